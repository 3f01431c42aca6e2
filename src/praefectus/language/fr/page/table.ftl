# La table : plateau, décision, joueurs, cartes à vendre, journal, discussion.

## Autour

skip-board = Vers le plateau
skip-decision = Vers la décision
past-move = Vous voyez le coup { $number }
back-to-now = Revenir à la partie
cards-for-sale = Cartes à vendre
show-scoring = Voir le décompte final
connection-lost = Connexion perdue. Reconnexion…
choice-kept = Connexion perdue. Votre choix sera envoyé dès votre retour en ligne.
your-seats = Vos places
this-screen = Sur cet appareil :
bot-plays-for-you = Un robot joue pour vous, { $name }.
away-since = { $name } est hors ligne depuis { $time }.
waiting-since = On attend { $name } depuis { $time }.
reminded-at = Rappel envoyé à { $name } à { $time }.
remind = Envoyer un rappel à { $name }
you-are-reminded = Les autres vous attendent.
you-were-reminded = Les autres vous attendent. Rappel envoyé à { $time }.
stand-in-from = Un robot peut jouer à sa place à partir de { $time }.
stand-in-let = Laisser un robot jouer pour { $name }
take-seat-back = Reprendre la main
deck-left = encore { $count } dans la pioche
cards-left = cartes restantes
most-houses = le plus de villas (sur 15)
points-short = { $count } pts

## Sur un téléphone

phone-decide = Choix
phone-hand = Main
phone-store = Marchandises
phone-cards = Cartes
phone-more = Plus
phone-move = Coup { $number }
phone-now = En direct
phone-sheet = Panneau
phone-sheet-what = Ce que vous pouvez faire
phone-sheet-size = Panneau : { $size ->
    [peek] petit
    [full] plein
   *[half] moitié
} ; changer la hauteur

## La décision

decision = Décision
looking-back = Retour en arrière
move-of = coup { $move } sur { $last }
in-round = manche { $round }
round-sending = manche { $round }, envoi
is-to-act = À { $name } de jouer
is-thinking = { $name } réfléchit
is-next-here = Passez l’appareil à { $name }
you-watch = Vous regardez.
nothing-here = On ne peut pas jouer dans une position passée.
try-copy = Essayer autre chose à partir d’ici (sur une copie)
scoring-below = Le décompte final est plus bas
turn-so-far = Ce tour jusqu’ici
undo-to-step = annuler cette étape et tout ce qui suit
choose = Choisissez
choices = Choix
show-all = Voir les { $count } choix
this-turn = Ce tour
after-choice = Après ce choix
what-you-have = Vous avez
end-turn = Terminer le tour
reveals = ne peut pas être annulé
reveals-what = Révèle quelque chose, par exemple une nouvelle carte. Ensuite, il faut l’accord de tous pour annuler.
hand-over-to = Je suis { $name } : voir mes cartes
time-up-bot = { $name } n’a plus de temps : laisser un robot prendre la suite
sandbox = Essai
sandbox-what = Essayez ce que vous voulez : la partie ne change pas.
sandbox-bots = Les robots jouent
sandbox-save = Enregistrer
sandbox-saved = Enregistré dans Mes parties.
sandbox-back = Retour à la partie
plan-copy = Préparer la suite sur une copie
next-game = Ma prochaine partie en attente
no-other-game = Aucune autre partie ne vous attend.
undo-revealed = Quelque chose a été révélé : les autres doivent accepter
ask-undo = Demander l’annulation
undo-step = Annuler la dernière étape
undo-step-key = Annuler la dernière étape (Z)
undo-step-short = Annuler l’étape
undo-turn = Annuler le tour
undo-turn-key = Annuler tout le tour (Maj Z)
undo-turn-short = Annuler le tour
hint-key = Que ferait un robot ? (I)
ask-hint = Conseil
ask-turn-back = Demander à annuler mon tour
points-now = { $points } maintenant
less = moins
more = plus
marked = marqué
agree = D’accord
no = Non
waiting-for = en attente { OF($names) }

## Aide de la première partie

first-game = Astuce de la première partie
lit-now = Vous pouvez cliquer sur : { $things }.
show-me = Montrer
the-rule = Voir la règle
no-more-hints = Désactiver les astuces
lit-cards = { $count } { $count ->
    [one] carte de votre main
   *[other] cartes de votre main
}
lit-cities = { $count } { $count ->
    [one] cité sur le plateau
   *[other] cités sur le plateau
}
lit-lines = { $count } { $count ->
    [one] route sur le plateau
   *[other] routes sur le plateau
}
lit-colonists = { $count } { $count ->
    [one] colon sur le plateau
   *[other] colons sur le plateau
}
lit-provinces = { $count } { $count ->
    [one] province
   *[other] provinces
}
lit-slots = { $count } { $count ->
    [one] carte à vendre
   *[other] cartes à vendre
}
lit-seats = { $count } { $count ->
    [one] joueur
   *[other] joueurs
}
lit-goods = { $count } { $count ->
    [one] marchandise
   *[other] marchandises
}

## Le plateau

board-lit = Plateau { $board }. { $count ->
    [0] Rien à choisir ici.
    [one] { $count } lieu à choisir.
   *[other] { $count } lieux à choisir ; utilisez les flèches.
}
lit-outside = Montrer le lieu en surbrillance hors de l’écran
lit-count = { $count } en surbrillance
zoom-in = agrandir
zoom-in-key = Agrandir (+)
zoom-out = réduire
zoom-out-key = Réduire (−)
whole-board = plateau entier
whole-board-key = Plateau entier (0)
owners = Propriétaires
owners-key = Montrer qui possède quoi (O)
prices = Prix
prices-key = Montrer les prix pour moi (P)
bonus-markers = Jetons Bonus
bonus-marker = Jeton Bonus : { $marker }
bonus-now = ce qu’un Préfet prendrait maintenant
marker-none = aucun
marker-open = Un Préfet peut produire ici.
marker-used = A déjà produit. On ne pourra produire ici qu’après qu’un Préfet aura pris les pièces.
closed = fermée
coin = sesterce
city = Cité
city-of = { $good ->
    [brick] Cité Brique
    [food] Cité Blé
    [tool] Cité Outil
    [wine] Cité Vin
    [cloth] Cité Tissu
   *[salt] Cité Sel
}
city-in = { $city } { $where }. Jeton Bonus : { $marker }
province-where = (province { $province })
price-for-you = Prix pour vous
none-yet = aucune pour l’instant
points-now-label = Points maintenant
prefect-nothing = Produire ici ne donnerait rien à personne pour l’instant.

## Joueurs, mains et entrepôts

automa = adversaire automatique
stands-in = un robot joue
acting = doit jouer
thinking = réfléchit
light-houses = Mettre en surbrillance les villas { OF($name) }
magnus-twice = Praefectus Magnus : double bonus à votre prochaine production
time-up = temps écoulé
time-left = temps restant
points-if-ended = points si la partie se terminait maintenant
points-and-forecast = points si la partie se terminait maintenant ; prévision { $expected }
land-on-board = Colons terrestres sur le plateau
ships-on-board = Navires sur le plateau
houses-left = villas restant à construire
cards-in-hand = cartes en main / toutes les cartes
top-of-pile = dessus de la défausse : { $card }
pile-none = pas de défausse
your-hand = Votre main
hand-of-cards = Votre main, { $count } cartes sur { $all }
pile-top = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $card } au-dessus
no-pile = Défausse vide
no-hand = Aucune carte en main.
watching-hand = Vous regardez la main { OF($name) }
times = ×{ $count }
now = Maintenant
your-storehouse = Votre entrepôt
storehouse-of = Entrepôt { OF($name) }
spaces-free = { $count } { $count ->
    [one] case libre
   *[other] cases libres
}
space-free = case libre
good-prices = prix de chaque marchandise, à l’achat et à la vente
good-worth = { $good }, vaut { $price }
land-at-home = colon terrestre dans l’entrepôt
ship-at-home = navire dans l’entrepôt

## Cartes à vendre

shelf = Cartes à vendre
shelf-hide = Masquer
shelf-hide-key = Masquer les cartes à vendre (M)
slot-payable = { $card }, abordable
slot-pay = abordable
slot-pay-worth = abordable, +{ $points }
slot-worth = vaut { $points } maintenant
slot-empty = case vide
slot-place-price = coût de cette case
slot-prices = coût de la carte | coût de la case

## La fin

last-round = Dernière manche
last-round-of = Dernière manche, doivent encore jouer : { $names }
ends-with = Fin de partie
ends-when = La partie se termine quand la dernière carte est achetée ou une 15e villa construite ; chacun des autres joue alors un dernier tour
last-card = dernière carte :
last-house = 15e villa :
left = encore { $count }
watchers = { $count } { $count ->
    [one] spectateur
   *[other] spectateurs
}

## Points, journal, discussion, notes

side = Points, journal, discussion
score = Points
log = Journal
chat = Discussion
notes = Notes
score-off = Le score en cours est désactivé dans les réglages.
score-end = Fin
score-expected = Points prévus
score-chance = Chances de victoire
score-forecast-what = La prévision du robot le plus fort, si tous jouaient comme lui.
score-nothing = encore rien.
score-of = { $what }, { $name } :
score-sum = { $sentence } = { $points }.
score-cell = { $what }, { $name } : { $points }. { $sentence }
score-cell-bare = { $what }, { $name } : { $points }
score-show = Montrer sur le plateau
score-show-all = Tout montrer à nouveau
score-explains = Cliquez sur un nombre pour en voir le détail.
log-whose = Montrer les coups de
log-all = Tous
log-only = Seulement { $name }
log-earlier = Coups précédents
log-setup = Mise en place
log-taken-back = Annulé : { $count }
log-look = Voir le plateau après ce coup
chat-is-closed = La discussion est fermée jusqu’à la fin de la partie.
chat-silent = En équipe, les partenaires ne communiquent que par le Legatus.
chat-nothing = Pas encore de messages.
chat-say = Écrire à la table
chat-sit = Prenez une place pour discuter
chat-phrases = Phrases toutes prêtes. Chacun les lit dans sa langue.
chat-reactions = Réactions
reaction-agree = pouce levé
reaction-applause = bravo
reaction-laugh = rire
reaction-surprise = surprise
reaction-think = réflexion
reaction-cheer = hourra
chat-message = Message
chat-send = Envoyer
notes-kept = Enregistré.
notes-private = Visible par vous uniquement.
notes-watching = Seuls les joueurs peuvent prendre des notes.
history = Historique
history-back = un coup en arrière
history-on = un coup en avant
history-play = lecture
history-pause = pause
history-move = Coup
history-at = Coup { $move } sur { $last }
history-keys = ← → coups, Maj : tours
chat-silenced = Messages masqués : { $names }
seed-chosen = code { $seed }, choisi par l’hôte

# Provinces that are colours
province-red = Rouge
    .where = (province rouge)
province-green = Vert
    .where = (province verte)
province-light-green = Vert clair
    .where = (province vert clair)
province-dark-green = Vert foncé
    .where = (province vert foncé)
province-yellow = Jaune
    .where = (province jaune)
province-blue = Bleu
    .where = (province bleue)
province-black = Noir
    .where = (province noire)
province-brown = Brun
    .where = (province brune)
province-crimson = Cramoisi
    .where = (province cramoisie)
province-orange = Orange
    .where = (province orange)
province-taupe = Taupe
    .where = (province taupe)
province-gold = Or
    .where = (province dorée)
province-purple = Violet
    .where = (province violette)
province-teal = Bleu canard
    .where = (province bleu canard)
province-turquoise = Turquoise
    .where = (province turquoise)
province-grey = Gris
    .where = (province grise)
province-pink = Rose
    .where = (province rose)
fold = Afficher moins
unfold = Tout afficher : { $what }
chat-unread = { $count ->
    [one] Discussion, 1 nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
