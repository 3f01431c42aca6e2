# La première partie guidée et les courtes leçons : ce que dit le guide.

coach = Guide
coach-begin = Commencer
coach-stop = Plus de conseils
coach-go-on = Continuer à jouer
coach-learned = Ce que vous avez appris
coach-suggests = Suggestion : { $choice }.
front-guided = Première partie guidée
front-guided-what = Une vraie partie contre deux robots faciles, expliquée pas à pas jusqu’à votre premier Tribun.
front-lessons = Courtes leçons

lesson-first = Votre première partie
lesson-first-goal-1 = Qui a le plus de points à la fin gagne, et presque tous les points viennent de vos cartes.
lesson-first-goal-2 = Chaque carte appartient à un dieu, et chaque dieu compte une chose que vous avez : maisons, provinces, sortes de marchandises, colons, sesterces.
lesson-first-goal-3 = Chaque carte d’un dieu est multipliée par ce qu’il compte : réunissez donc les cartes d’un dieu et construisez ce qu’il compte.
lesson-first-learned-1 = Un tour, c’est une carte ; les cartes jouées reviennent avec le Tribun, plus il y en a à la fois, mieux c’est.
lesson-first-learned-2 = Les maisons rapportent des marchandises quand leur province produit ; les marchandises paient maisons et cartes.
lesson-first-learned-3 = Les cartes sont multipliées par ce que comptent leurs dieux : voyez sous « Points » ce qu’apporterait la prochaine maison ou carte.

lesson-salt = Sel
lesson-salt-goal-1 = Le sel remplace toute autre marchandise, quand vous payez et quand vous vendez.
lesson-salt-goal-2 = Une maison dans une ville de sel est chère (1 outil, 1 vin, 5 sesterces) et produit du sel.
lesson-salt-goal-3 = Gardez le sel pour ce qui vous manque : ce que vous avez est payé d’abord.
lesson-salt-learned-1 = Le sel ne vaut jamais moins que la marchandise qu’il remplace ; on ne vous demande donc jamais de le gaspiller.

lesson-forum = Le forum
lesson-forum-goal-1 = Vous commencez avec un patricien, qui vous sert toute la partie.
lesson-forum-goal-2 = Qui joue le Tribun peut prendre une carte du forum ; plus de cartes reviennent, plus il y en a à portée.
lesson-forum-goal-3 = Les citoyens aident une fois et aussitôt ; les patriciens restent.
lesson-forum-learned-1 = Un Tribun tardif avec beaucoup de cartes donne le choix de tout le forum.

lesson-fish = Le marché aux poissons
lesson-fish-goal-1 = Le poisson se trouve à la place des marqueurs de bonus : qui fait produire une province le prend, et le dépense aux étals du marché.
lesson-fish-goal-2 = Deux poissons partagent une case de votre entrepôt.
lesson-fish-goal-3 = Chaque étal dit ce qu’il donne pour combien de poissons : survolez-le pour le lire.
lesson-fish-learned-1 = Le poisson est une seconde monnaie : il achète ce que vos maisons ne produisent pas.

lesson-teams = Équipes
lesson-teams-goal-1 = Vous et votre partenaire d’en face additionnez vos points.
lesson-teams-goal-2 = Quand vous avez exécuté votre carte, votre partenaire peut aussitôt faire de même ; et vous après votre partenaire.
lesson-teams-goal-3 = Choisissez donc des cartes qui vous aident tous deux ; Vénus compte les provinces où vous avez tous deux une maison.
lesson-teams-learned-1 = Ce dont votre partenaire a besoin ensuite est une aussi bonne raison pour une carte que votre propre besoin.

lesson-roma = Roma
lesson-roma-goal-1 = Le plateau est la ville même : les colons entrent par les portes, les navires suivent une piste de ports.
lesson-roma-goal-2 = Un navire prend ce que donne son port ; à Carthago et à Athenae il peut construire en accostant, et seulement alors.
lesson-roma-goal-3 = Le reste est connu : maisons, marchandises, cartes et dieux.
lesson-roma-learned-1 = Prévoyez vos navires : ils ne reviennent jamais, et ce que donne un port se prend en accostant.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = Qui joue le Tribun pioche une tuile du volcan : la province qu’elle nomme souffre d’un degré de plus.
lesson-sicilia-goal-2 = D’abord le bonus disparaît, puis plus personne n’y construit, enfin plus rien n’y est produit.
lesson-sicilia-goal-3 = Regardez le tableau du volcan avant de construire : il dit où en est chacune des trois provinces du volcan.
lesson-sicilia-learned-1 = Faites produire tôt les provinces du volcan, et ayez aussi des maisons ailleurs.

lesson-solo = Contre Contrarius
lesson-solo-goal-1 = Vous jouez seul ; Contrarius répond à chacun de vos tours par des dés et ses propres règles.
lesson-solo-goal-2 = Il n’a besoin ni de marchandises ni de sesterces : il construit, achète et marque.
lesson-solo-goal-3 = Le panneau dit ce qu’il fera à chacune de vos cartes.
lesson-solo-learned-1 = Regardez sa réponse avant de jouer : une carte qui vous aide moins peut le tenir plus bas.

coach-card-architect = Les maisons d’abord : chacune rapporte une marchandise quand sa province produit, et des points avec la plupart des dieux. Vos colons marchent, puis vous construisez près d’eux.
coach-card-prefect = Faites maintenant produire une province : tous ceux qui y ont une maison reçoivent sa marchandise, et vous seul le bonus. Choisissez-en une où vous avez une maison, ou une marchandise utile.
coach-card-mercator = L’argent manque au début : prenez 3 sesterces, vendez ce que vous avez en trop et achetez ce que demande la prochaine maison.
coach-card-senator = Les cartes sont des points : achetez-en une dont le dieu compte ce que vous avez déjà. Survolez une carte à vendre pour voir ce qu’elle rapporterait.
coach-card-colonist = Plus de colons atteignent plus de villes, et Mars les compte.
coach-card-tribune = Votre main est petite : le Tribun ramène toutes les cartes, avec un sesterce pour chacune après la troisième.
coach-card-diplomat = Le Diplomate fait ce qui est au sommet d’une autre pile : voyez quelle carte vous joueriez une seconde fois.
coach-card = Voyez ce que ferait chaque carte maintenant : c’est écrit sous son nom.
coach-move = Toutes les lignes à portée sont éclairées, avec les pas qu’elles coûtent et les villes qu’elles ouvrent. Arrêtez-vous où vous pouvez payer une maison : celles-là sont cochées.
coach-walk = Choisissez la ligne où le colon s’arrête.
coach-build = Construisez tout ce que vous pouvez payer : les marchandises chères (vin, étoffe) rapportent plus ensuite, et chaque nouvelle province ou sorte de marchandise compte pour un dieu.
coach-prefect = Ce qui rapporte le plus est en tête. Une province où d’autres ont des maisons les aide aussi.
coach-trade = Deux sortes de marchandises : vendez ce dont la prochaine maison n’a pas besoin, achetez ce qui lui manque.
coach-buy = Les premières cases sont bon marché. Préférez un dieu dont vous avez des cartes, ou qui compte ce que vous avez en nombre.
coach-pay = Donnez ce dont vous avez le moins besoin.
coach-colonist = De nouveaux colons si vous pouvez les payer, sinon des sesterces.
coach-settle = Là où un nouveau colon entre sur le plateau, il peut partir la fois suivante.
coach-copy = La meilleure carte à copier est celle que vous joueriez de toute façon ensuite : la vôtre reste en main.
coach-take = Gardez ce que demande la prochaine maison ou carte.
coach-forum-patrician = Les patriciens durent toute la partie : choisissez-en un qui convient à votre jeu.
coach-forum-forum = Prenez ce qui vous aide le plus vite ; plus loin, il faut plus de cartes reprises.
coach-end = Il ne reste rien à faire ici : terminez votre tour. Jusque-là, chaque pas peut être repris.
coach-market = Avant votre carte vous pouvez visiter le marché : la première fois à n’importe quel étal, ensuite dans le sens des flèches. Chaque étal que vous passez coûte 1 sesterce.
coach-stand = Faites ce que l’étal propose, ou laissez-le.
coach-offer = Choisissez ce que vous payez ici, et ce que vous recevez.
coach-use_forum = Une carte du forum peut servir ici : les citoyens partent ensuite, les patriciens restent.
coach-teams-role = La carte de votre partenaire : exécutez-la aussi, avec vos propres colons et marchandises, ou laissez-la.
coach-start = Commencez où de bonnes villes sont proches, et où votre partenaire n’est pas.
coach-sail = Un navire avance d’un port ou plus : chacun donne autre chose.
coach-ship_house = Maintenant ou jamais : quand le navire est reparti, cet emplacement est hors de portée.
coach-god = Prenez le dieu qui vous rapporte le plus maintenant : chaque ligne le dit.
coach-salt-play = Le sel paie ce qui vous manque : voyez donc ce que vous pourriez payer avec lui.
coach-fish-prefect = Deux poissons au même endroit valent l’attente ; récolter remplit les endroits vides et donne une marchandise au choix.
coach-teams-play = Votre partenaire peut exécuter la même carte juste après vous.
coach-roma-play = L’Architecte déplace aussi les navires : un pas mène un navire à n’importe quel port plus loin.
coach-sicilia-play = Regardez le tableau du volcan : où la prochaine tuile est-elle dangereuse ?
coach-solo-play = Chaque ligne dit comment Contrarius va répondre.
coach-role = Choisissez lequel des deux personnages vous exécutez : chaque ligne dit ce qu’il ferait.
coach-suggest = Nommez la carte qui vous aiderait le plus tous deux.
coach-partner = Jouez une carte qui vous aide tous deux : vous l’exécutez d’abord.
