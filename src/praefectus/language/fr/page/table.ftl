# La table : plateau, décision, joueurs, cartes à vendre, récit, discussion.

## Autour

skip-board = Vers le plateau
skip-decision = Vers la décision
past-move = Vous regardez l’étape { $number }
back-to-now = Retour au présent
cards-for-sale = Cartes à vendre
show-scoring = Voir le décompte final
connection-lost = La connexion est perdue. Elle revient d’elle-même ; votre choix est gardé.
choice-kept = La connexion est perdue ; votre choix est gardé et sera envoyé dès son retour.
your-seats = Vos places
this-screen = Cet écran :
bot-plays-for = Un robot joue pour { $name }.
take-seat-back = Reprendre la place
deck-left = encore { $count } dans la pioche
cards-left = cartes restantes
most-houses = le plus de maisons, sur 15
points-short = { $count } pts

## Sur un téléphone

phone-decide = Choix
phone-hand = Main
phone-store = Entrepôt
phone-cards = Cartes
phone-more = Points
phone-move = Étape { $number }
phone-now = Présent
phone-sheet = Volet
phone-sheet-what = Ce que vous pouvez faire
phone-sheet-size = Volet : { $size ->
    [peek] bas
    [full] plein
   *[half] moitié
} ; changer sa hauteur

## La décision

decision = Décision
looking-back = Retour en arrière
move-of = étape { $move } sur { $last }
in-round = manche { $round }
round-sending = manche { $round }, envoi
is-to-act = À { $name } de jouer
is-thinking = { $name } réfléchit
is-next-here = { $name } suit à cet écran
you-watch = Vous regardez.
nothing-here = Rien ne peut être joué ici.
try-copy = Essayer à partir d’ici, sur une copie
copy-move = Copier un lien vers cette étape
scoring-below = Le décompte final est plus bas
turn-so-far = Ce tour jusqu’ici
undo-to-step = annuler jusqu’avant cette étape
choose = Choisissez
choices = Choix
show-all = Voir les { $count } choix
this-turn = Ce tour
after-choice = après ce choix
what-you-have = ce que vous avez
end-turn = Finir le tour
reveals = révèle
hand-over-to = Passer à { $name }
time-up-bot = Le temps de { $name } est écoulé : laisser un robot continuer
plan-copy = Planifier sur une copie du plateau
next-game = Prochaine partie qui m’attend
no-other-game = Aucune autre partie ne vous attend.
undo-revealed = Quelque chose a été révélé : les autres doivent accepter
ask-undo = Demander l’annulation
undo-step = Annuler la dernière étape
undo-step-key = Annuler la dernière étape (Z)
undo-step-short = Étape
undo-turn = Annuler le tour
undo-turn-key = Annuler tout le tour (Maj Z)
undo-turn-short = Tour
hint-key = Que ferait un robot ? (I)
ask-hint = Demander conseil
ask-turn-back = Demander à reprendre mon tour
points-now = { $points } maintenant
less = moins
more = plus
marked = marqué
agree = D’accord
no = Non
waiting-for = en attente de { $names }

## Aide de la première partie

first-game = Première partie
lit-now = Éclairés : { $things }.
show-me = Montrer
the-rule = La règle
no-more-hints = Plus d’aide de ce genre
lit-cards = { $count } { $count ->
    [one] carte de votre main
   *[other] cartes de votre main
}
lit-cities = { $count } { $count ->
    [one] ville sur le plateau
   *[other] villes sur le plateau
}
lit-lines = { $count } { $count ->
    [one] ligne sur le plateau
   *[other] lignes sur le plateau
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
    [0] Rien n’est éclairé.
    [one] { $count } lieu est éclairé.
   *[other] { $count } lieux sont éclairés ; les flèches vont de l’un à l’autre.
}
lit-outside = Un lieu éclairé hors de vue : le montrer
lit-count = { $count } éclairés
zoom-in = agrandir
zoom-in-key = Agrandir (+)
zoom-out = réduire
zoom-out-key = Réduire (−)
whole-board = plateau entier
whole-board-key = Plateau entier (0)
owners = Propriétaires
owners-key = Montrer à qui est quoi (O)
prices = Prix
prices-key = Montrer les prix pour moi (P)
bonus-markers = Marqueurs bonus
bonus-marker = Marqueur bonus : { $marker }
bonus-now = ce que reçoit maintenant un Préfet qui prend les sesterces
marker-none = aucun
closed = fermée
coin = sesterce
city = Ville
city-of = { $good ->
    [brick] Ville de briques
    [food] Ville de nourriture
    [tool] Ville d’outils
    [wine] Ville de vin
    [cloth] Ville d’étoffe
   *[salt] Ville de sel
}
city-in = en { $province }. Marqueur bonus : { $marker }
price-for-you = Prix pour vous
none-yet = aucune
points-now-label = Points maintenant
prefect-nothing = Un Préfet n’apporterait rien ici à aucune maison pour l’instant.

## Joueurs, mains et entrepôts

automa = automate
stands-in = remplace
acting = joue
thinking = réfléchit
light-houses = Éclairer les maisons de { $name }
magnus-twice = Praefectus Magnus : le bonus de la prochaine production compte double
time-up = temps écoulé
time-left = temps restant
points-if-ended = points si la partie finissait maintenant
points-and-forecast = points si la partie finissait maintenant ; { $expected } à prévoir à la fin
land-on-board = Colons terrestres sur le plateau
ships-on-board = Navires sur le plateau
houses-left = maisons restant à construire
cards-in-hand = cartes en main / toutes les cartes
top-of-pile = au sommet de la pile : { $card }
pile-none = pas de pile
your-hand = Votre main
hand-of-cards = Votre main, { $count } cartes sur { $all }
pile-top = { $card } au sommet d’une pile de { $count }
no-pile = Pas encore de pile
no-hand = Aucune carte en main.
watching-hand = Vous regardez : main de { $name }
times = { $count } fois.
now = Maintenant
your-storehouse = Votre entrepôt
storehouse-of = Entrepôt de { $name }
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

shelf = Étalage
shelf-hide = Cacher
shelf-hide-key = Cacher l’étalage (M)
slot-payable = { $card }, vous pouvez payer
slot-pay = payable
slot-pay-worth = payable, +{ $points }
slot-worth = , vaut { $points } maintenant
slot-empty = case vide
slot-place-price = prix de cette case
slot-prices = prix de la carte | prix de la case

## La fin

last-round = Dernière manche
last-round-of = Dernière manche : { $names } à jouer encore
ends-with = Fin avec
ends-when = La partie finit quand la dernière carte est achetée ou une 15e maison construite ; chacun des autres joue alors encore une fois
last-card = dernière carte :
last-house = 15e maison :
left = encore { $count }
watchers = { $count } { $count ->
    [one] spectateur
   *[other] spectateurs
}

## Points, récit, discussion, notes

side = Points, journal, discussion
score = Points
log = Journal
chat = Discussion
notes = Notes
score-off = Le score en cours est coupé dans les réglages.
score-end = Fin
score-expected = Points à prévoir
score-chance = Chances de victoire
score-forecast-what = Ce que le robot le plus fort prévoit à partir d’ici, si tous jouent comme lui.
score-nothing = rien encore
score-show = Montrer sur le plateau
score-show-all = Tout montrer à nouveau
score-explains = Chaque nombre s’explique : choisissez-en un.
log-whose = Lignes de qui
log-all = Tous
log-only = Seulement { $name }
log-earlier = Lignes précédentes
log-setup = Mise en place
log-taken-back = Annulé : { $count }
log-look = Regarder la table après cela
chat-is-closed = La discussion est fermée jusqu’à la fin de la partie.
chat-silent = En équipe, les partenaires ne se parlent que par le Legatus.
chat-nothing = Rien n’a encore été dit.
chat-say = Dites quelque chose à la table
chat-sit = Prenez une place pour parler
chat-message = Message
chat-send = Envoyer
notes-kept = Gardé.
notes-private = Vous seul pouvez lire ceci.
notes-watching = Les notes appartiennent à une place ; vous regardez.
history = Historique
history-back = une étape en arrière
history-on = une étape en avant
history-play = dérouler
history-pause = pause
history-move = Étape
history-at = Étape { $move } sur { $last }
history-keys = ← → étapes, Maj : tours
chat-silenced = Vous n’entendez pas { $names }.
seed-chosen = mise en place { $seed } choisie par l’hôte, qui peut connaître les tirages

# Provinces that are colours
province-red = Rouge
province-green = Vert
province-light-green = Vert clair
province-dark-green = Vert foncé
province-yellow = Jaune
province-blue = Bleu
province-black = Noir
province-brown = Brun
province-crimson = Cramoisi
province-orange = Orange
province-taupe = Taupe
province-gold = Or
province-purple = Pourpre
province-teal = Bleu canard
province-turquoise = Turquoise
province-grey = Gris
province-pink = Rose
