# Liens

link-not-a-link = Ce n’est pas un lien vers une partie. Copiez le lien en entier et réessayez.
link-other-format = Ce lien vient d’une version plus récente du jeu. Mettez à jour, puis rouvrez-le.
link-newer = Ce lien vient d’une version plus récente du jeu. Mettez à jour, puis rouvrez-le.
link-damaged = Ce lien est endommagé : des caractères ont changé. Redemandez-le.
link-cut-off = Ce lien est coupé : sa fin manque. Demandez le lien entier.
link-setup = Ce lien mène à une partie qui ne peut pas être mise en place ici : { $why }
link-unknown-cards = Ce lien contient des cartes que cette version ne connaît pas.
link-older-rules = Ce lien a été créé avec d’autres règles ({ $rules }) ; la suite de la partie ne peut pas être affichée.
link-other-rules = Les règles ont changé depuis la création de ce lien ; la suite de la partie ne peut pas être affichée.
link-no-edition = Impossible d’écrire un lien pour cette partie : une édition manque dans editions.json.
link-other-form = { $holds ->
    [seat] C’est le lien privé d’une place, pas une partie. Ne l’ouvrez que sur votre propre appareil.
    [puzzle] Ce lien contient un problème, pas une partie.
    [post] Ce lien contient une partie qui se joue par lien. Ouvrez-le dans votre navigateur.
    [game] Ce lien contient une partie partagée. Ouvrez-le dans votre navigateur.
   *[board] Ce lien contient un plateau, pas une partie.
}
link-too-large = C’est trop grand pour un lien. Enregistrez-le plutôt dans un fichier.
link-too-long = Cette partie est trop longue pour être ouverte ici.
link-seats = Cette partie compte { $seats } places.
link-beginning = Le début de cette partie est intact. Ajoutez --beginning pour le voir.

# par lien

post-begun-early = Dans ce lien, la partie a commencé avant que toutes les places soient prises. Redemandez-le.
post-seat-twice = Dans ce lien, deux personnes occupent la même place. Redemandez-le.
post-false-draw = Dans ce lien, un tirage { OF($name) } a été modifié. Demandez le lien d’origine.
post-chain-used-up = Cette partie est trop longue pour continuer par lien.
post-how-many = Par lien, on peut jouer de 2 à 6.
post-all-taken = Toutes les places de cette partie sont prises.
post-seat-taken = Cette place est prise. Choisissez-en une autre.
post-same-seat = { $one } et { $other } ont pris la même place. L’un des deux doit en choisir une autre.
post-same-name = Il y a déjà un joueur qui s’appelle { $name }. Choisissez un autre nom.
post-name = Indiquez un nom de { $most } caractères au plus.
post-not-running = Une place ne peut changer de main que pendant la partie.
post-no-person = Personne n’occupe cette place.
post-nobody-asks = Personne ne demande de place.
post-not-your-turn = Dans ce lien, ce n’est pas à vous de jouer.
post-needs-table = C’est impossible par lien : un tour envoyé ne peut plus être changé.

# la ligne de commande

cli-link = Afficher une partie enregistrée sous forme de lien : toute la partie en quelques centaines de caractères.
cli-option-site = Le site qui ouvre le lien, par exemple https://play.example.org/.
cli-option-beginning = Si un lien est endommagé, montrer la partie qui est sûre.
