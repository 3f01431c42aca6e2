# Entre amis, par lien

post-title = Entre amis, par lien
post-what = Ni serveur, ni compte : le lien est la partie. Jouez votre tour, envoyez le lien par n’importe quelle messagerie et ouvrez celui qui revient.
post-by-link = Par lien
post-game = Partie { OF($name) } par lien
post-make = Nouvelle partie par lien
post-make-now = Créer la partie
post-own-seat = Votre place
post-paste = Collez un lien reçu
post-open = Ouvrir
post-opening = Ouverture du lien…
post-fair = Ce que le hasard apporte après votre tour se décide quand la personne suivante ouvre le lien. Personne ne peut le choisir ni le connaître avant, et chaque appareil le vérifie.
post-not-saved = Cette partie n’est pas enregistrée sur cet appareil. Ouvrez ici son lien le plus récent.
post-volatile = Ce navigateur n’enregistre rien. Copiez votre lien privé, sinon vous perdez votre place en fermant la page.
post-not-here = C’est impossible dans les parties par lien.
post-forget = Supprimer de cet appareil
post-forget-sure = Vraiment supprimer ?

# Codes QR par l’appareil photo

scan-code = Scanner un code QR
scan-picture = Ce que voit l’appareil photo
scan-hold = Tenez l’appareil photo au-dessus du code QR de l’autre appareil.
scan-stop = Arrêter
scan-not-allowed = L’appareil photo n’est pas autorisé ici. Autorisez-le dans les réglages du navigateur pour cette page, ou collez le lien.
scan-no-camera = Aucun appareil photo trouvé. Collez plutôt le lien.

# rejoindre

post-take = { $name } vous invite. Indiquez votre nom, prenez une place, puis renvoyez le lien.
post-full = Toutes les places sont prises.
post-invite = { $count ->
    [one] Envoyez le lien à l’autre personne. Ouvrez le lien qu’elle vous renvoie.
   *[other] Envoyez le lien à tout le monde, de préférence dans un groupe. Ouvrez les liens qui reviennent.
}
post-joined = Vous avez une place. Renvoyez ce lien à { $name } et aux autres.
post-begins = Toutes les places sont prises. { $name } ouvre ce lien et met en place le plateau.

# jouer

post-play = À vous de jouer. Terminez votre tour pour obtenir le lien à envoyer.
post-more = Lien
post-send = Envoyer le lien à { $name }
post-send-all = Envoyer le lien à tout le monde
post-send-what = Le lien contient toute la partie et tous les noms. Envoyez-le au groupe pour que chacun voie votre tour.
post-not-yet = C’est à vous de jouer. Le lien à envoyer vient à la fin de votre tour.
post-watching = Vous regardez. C’est à { $name } de jouer.
post-text-join = Rejoignez ma partie sur Praefectus :
post-text-begin = Toutes les places sont prises. { $name } commence :
post-text-turn = C’est à { $name } de jouer :
post-text-over = La partie est terminée :
post-text-asked = { $name } demande une place. Êtes-vous d’accord ?
post-older = Ce lien est plus ancien que la partie sur cet appareil. Vous voyez le dernier tour.
post-other-people = Cette partie a commencé avec d’autres personnes. Demandez un lien à celle qui l’a créée.
post-fork = Deux tours différents
post-fork-what = La partie sur cet appareil et le lien ouvert se séparent ici. Décidez ensemble quel tour compte.
post-fork-here = Sur cet appareil : { $name }
post-fork-there = Dans le lien : { $name }
post-fork-keep = Garder celui de l’appareil
post-fork-take = Prendre celui du lien

# appareils perdus

post-private = Lien privé pour vous
post-private-what = Il vous rend votre place si cet appareil est perdu. Gardez-le en lieu sûr et ne l’envoyez jamais aux autres.
post-private-copy = Copier le lien privé
post-lost = Un appareil est perdu
post-lost-what = Si quelqu’un a perdu son appareil et son lien privé, un autre appareil peut prendre la place. Tous les autres doivent être d’accord.
post-lost-whose = La place de qui
post-lost-ask = Demander la place
post-asked = { $name } demande la place { OF($other) }.
post-asked-send = Envoyez ce lien à tout le monde. Quand tous les autres sont d’accord, la place change de main.
post-agree = D’accord
post-decline = Pas d’accord
