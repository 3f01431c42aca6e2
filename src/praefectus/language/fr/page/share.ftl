# Partager : un lien qui contient une partie entière, son code QR et une image de la position.

share = Partager
share-what = Ce lien contient toute la partie. Toute personne qui l’a peut voir et rejouer la partie ; aucun serveur ne la conserve.
share-title = Praefectus : { $board }
share-which = Ce que vous partagez
share-moment = Jusqu’à ce moment
share-whole = Toute la partie, ouverte à ce moment
share-link = Lien
share-send = Partager…
share-save-picture = Enregistrer l’image
share-send-picture = Partager l’image
share-drawing = Dessin de l’image…
share-no-picture = L’image n’a pas pu être dessinée.
share-copy-by-hand = Le lien est sélectionné. Copiez-le au clavier ou par un appui long.
share-code = Le lien sous forme de code QR
share-scan = Scannez-le avec l’appareil photo d’un téléphone.
share-to-play = au tour { OF($name) }
share-seat = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}

## Une partie ouverte à partir de son lien

opened-title = Partie partagée
opened-what = Vous regardez une partie partagée. Vos coups ne la changent pas.
opened-play = Continuer à partir d’ici
opened-analyse = Analyser
opened-watch = Regarder depuis le début
opened-seat = Vous jouez
opened-others = Les autres places
opened-bots = Robots : { $level }
opened-myself = Je joue toutes les places
opened-begin = Commencer
opened-unreadable = Ce lien ne peut pas être ouvert
opened-beginning-what = Le début de la partie est intact.
opened-beginning = Ouvrir le début
