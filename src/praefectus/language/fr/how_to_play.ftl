# Comment jouer : sept étapes pour débuter. Les nombres viennent d’exemples joués par les règles.

how-to-play = Comment jouer
how-to-play-lead = Sept petites étapes, et vous pouvez commencer votre première partie. Sur toutes les images, vous êtes Rouge.

## 1. Le but

learn-goal = Le but du jeu
learn-goal-1 = Vous dirigez une famille de marchands dans l’Empire romain. Vos colons partent de { $start }, vous construisez des villas dans les cités, et vos villas vous donnent des marchandises.
learn-goal-2 = Le joueur qui a le plus de points gagne, et presque tous les points viennent des cartes. Chaque carte appartient à un dieu, et chaque dieu récompense une chose que vous avez bâtie.
learn-goal-3 = Il n’y a pas de dés, et personne ne peut rien vous prendre.
learn-goal-picture = Une partie terminée sur le plateau { $board }. Vous avez { $houses } villas dans { $provinces } provinces.

## 2. Votre main

learn-hand = Vos sept cartes
learn-hand-1 = Tout le monde commence avec les mêmes sept cartes. Chaque carte est une action :
learn-hand-2 = Vous commencez aussi avec { $coins }, { $goods } et deux colons à { $start } : un colon terrestre et un navire.
learn-hand-picture = Votre première main. Le symbole dans le coin d’une carte indique son dieu.
learn-store-picture = Votre entrepôt a { $spaces } cases. Les colons qui ne sont pas sur le plateau prennent aussi de la place.

## 3. Un tour

learn-turn = Votre tour
learn-turn-1 = À votre tour, jouez une carte, faites ce qu’elle dit et posez-la face visible sur votre défausse. Puis c’est au tour du joueur suivant.
learn-turn-2 = Les cartes jouées y restent jusqu’à ce que vous jouiez le Tribun, qui les ramène toutes en main. Il rapporte { $coin } pour chaque carte au-delà de la troisième et permet de placer un nouveau colon pour { $cost }.
learn-turn-3 = On ne peut pas passer son tour, et rien ne se passe entre les tours. La question est donc toujours : quelle carte ensuite ?
learn-turn-picture = Vous avez joué { $played } cartes ; sur votre défausse, on voit : { $card }. Il vous reste { $left } cartes en main.

## 4. Déplacer et construire

learn-build = Déplacer et construire
learn-build-1 = L’Architecte déplace d’abord vos colons. Vous avez un pas pour chaque colon sur le plateau et répartissez ces pas comme vous voulez. Les colons terrestres suivent les routes brunes, et les navires les routes bleues.
learn-build-2 = Puis vous construisez des villas dans les cités voisines de vos colons. Le coût d’une villa dépend de la marchandise que produit la cité :
learn-build-3 = S’il y a déjà des villas dans la cité, vous payez plus de sesterces : deux fois plus pour la deuxième villa, trois fois plus pour la troisième. Vous ne pouvez avoir qu’une villa par cité.
learn-build-before = Avant : vos deux colons sont à { $start } ; vous avez donc { $steps } pas.
learn-build-after = Après : le navire est près de { $sea }, le colon terrestre près de { $land }. Vous construisez dans les deux cités et payez { $paid }.
learn-build-city = Cité
learn-build-first = Première villa
learn-build-second = Deuxième
learn-build-third = Troisième

## 5. Produire et échanger

learn-produce = Produire et commercer
learn-produce-1 = Avec un Préfet, vous produisez dans une province dont le jeton montre une marchandise. Chaque villa y donne à son propriétaire la marchandise de sa cité, quel que soit le joueur qui a joué la carte. Vous seul recevez en plus la marchandise du jeton, qui est alors retourné côté pièces.
learn-produce-2 = Ou vous prenez le bonus en sesterces : { $coin } pour chaque pièce visible sur les jetons. Tous les jetons sont alors retournés et servent de nouveau.
learn-produce-3 = Le Marchand vous donne { $coins } et vous laisse acheter ou vendre deux types de marchandises à la banque, à prix fixes : { $prices }.
learn-produce-before = { $province } avant que vous y produisiez. Marchandise du jeton : { $good }.
learn-produce-after = Après : { $gains }. Le jeton montre maintenant des pièces ; un bonus en sesterces rapporterait alors { $cash }.
learn-produce-you = vous recevez { $goods }
learn-produce-other = { $who } reçoit { $goods }
learn-trade-picture = Vous avez { $before } et recevez { $given }. Vous vendez { $sold } pour { $earned } et achetez { $bought } pour { $spent } : il vous reste { $after }.

## 6. Cartes et dieux

learn-cards = Cartes et dieux
learn-cards-1 = Avec le Sénateur, vous achetez jusqu’à deux des sept cartes à vendre. Une carte coûte les marchandises qu’elle montre et celles de sa case. La case tout à gauche est gratuite.
learn-cards-2 = Une nouvelle carte vous donne une action de plus, et des points à la fin. Voici ce que vaut une carte de chaque dieu :
learn-cards-3 = Réunissez donc les cartes des dieux qui récompensent vos points forts, et continuez à bâtir pour eux.
learn-cards-picture = Sept cartes à vendre. La carte de la case { $slot } ({ $card }) coûte { $cost }.

## 7. La fin

learn-end = La fin
learn-end-1 = La partie s’achève quand un joueur achète la dernière carte ou construit la dernière de ses { $houses } villas. Il reçoit la carte Concordia, qui vaut { $points } points. Tous les autres jouent encore un tour.
learn-end-2 = Maintenant toutes vos cartes comptent, en main et dans la défausse. Voici le décompte de votre partie de la première image. Vous avez { $houses } villas dans { $provinces } provinces, dont { $brick } dans des cités Brique, et { $colonists } colons sur le plateau. Vous avez { $coins } et, dans l’entrepôt, { $goods }.
learn-end-picture = Vos { $points } points, dieu par dieu.
learn-end-3 = C’est tout ce qu’il faut. Dans votre première partie, des astuces expliquent chaque nouvelle décision.
learn-end-god = Dieu
learn-end-counted = Cartes et ce qu’elles comptent
learn-end-points = Points
learn-end-total = Total
