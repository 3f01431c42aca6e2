# La première partie guidée et les courtes leçons : ce que dit le guide.

coach = Guide
coach-begin = Commencer
coach-stop = Désactiver le guide
coach-go-on = Continuer
coach-learned = Ce que vous avez appris
coach-suggests = Suggestion : { $choice }.
front-guided = Première partie guidée
front-guided-what = Une vraie partie contre deux robots faciles, expliquée pas à pas jusqu’à ce que vous repreniez vos cartes.
front-lessons = Tutoriels des extensions

lesson-first = Votre première partie
lesson-first-goal-1 = Qui a le plus de points gagne, et presque tous les points viennent des cartes.
lesson-first-goal-2 = Chaque carte appartient à un dieu, et chaque dieu récompense une chose : villas, provinces, types de marchandises, colons, sesterces.
lesson-first-goal-3 = Chaque carte rapporte selon ce que son dieu récompense. Réunissez donc plusieurs cartes d’un dieu, et développez ce qu’il récompense.
lesson-first-learned-1 = Vous jouez une carte par tour. Le Tribun les ramène toutes : plus il y en a à la fois, mieux c’est.
lesson-first-learned-2 = Les villas rapportent des marchandises quand leur province produit ; les marchandises paient villas et cartes.
lesson-first-learned-3 = Les cartes sont multipliées par ce que comptent leurs dieux : voyez sous « Points » ce qu’apporterait la prochaine villa ou carte.

lesson-salt = Sel
lesson-salt-goal-1 = Le sel remplace toute autre marchandise, quand vous payez et quand vous vendez.
lesson-salt-goal-2 = Une villa dans une cité Sel est chère (1 outil, 1 vin, 5 sesterces) et produit du sel.
lesson-salt-goal-3 = Gardez le sel pour ce qui vous manque : ce que vous avez est payé d’abord.
lesson-salt-learned-1 = Le jeu dépense d’abord vos autres marchandises : le sel n’est jamais gaspillé.

lesson-forum = Le forum
lesson-forum-goal-1 = Vous commencez avec un patricien, qui vous sert toute la partie.
lesson-forum-goal-2 = Qui joue le Tribun peut prendre une carte du forum ; plus de cartes reviennent, plus il y en a à portée.
lesson-forum-goal-3 = Les citoyens aident une fois et aussitôt ; les patriciens restent.
lesson-forum-learned-1 = Un Tribun tardif avec beaucoup de cartes donne le choix de tout le forum.

lesson-fish = Le marché aux poissons
lesson-fish-goal-1 = Les poissons remplacent les jetons Bonus : produisez dans une province pour prendre les siens, et dépensez-les aux étals du marché.
lesson-fish-goal-2 = Deux poissons partagent une case de votre entrepôt.
lesson-fish-goal-3 = Chaque étal dit ce qu’il donne pour combien de poissons : survolez-le pour le lire.
lesson-fish-learned-1 = Le poisson est une seconde monnaie : il achète ce que vos villas ne produisent pas.

lesson-teams = Équipes
lesson-teams-goal-1 = Vous et votre partenaire d’en face additionnez vos points.
lesson-teams-goal-2 = Quand vous avez exécuté votre carte, votre partenaire peut aussitôt faire de même ; et vous après votre partenaire.
lesson-teams-goal-3 = Choisissez donc des cartes qui vous aident tous les deux ; Venus compte les provinces où vous avez tous les deux une villa.
lesson-teams-learned-1 = Ce dont votre partenaire a besoin ensuite est une aussi bonne raison pour une carte que votre propre besoin.

lesson-roma = Roma
lesson-roma-goal-1 = Le plateau est la cité même : les colons entrent par les portes, les navires suivent une piste de ports.
lesson-roma-goal-2 = Un navire prend ce que donne son port ; à Carthago et à Athenae il peut construire en accostant, et seulement alors.
lesson-roma-goal-3 = Le reste est connu : villas, marchandises, cartes et dieux.
lesson-roma-learned-1 = Prévoyez vos navires : ils ne reviennent jamais, et ce que donne un port se prend en accostant.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = Qui joue le Tribun pioche une tuile volcan : le volcan touche d’un degré de plus la province qu’elle nomme.
lesson-sicilia-goal-2 = D’abord le bonus disparaît, puis plus personne n’y construit, enfin plus rien n’y est produit.
lesson-sicilia-goal-3 = Consultez le panneau du volcan avant de construire : il montre où en est chacune de ses trois provinces.
lesson-sicilia-learned-1 = Produisez tôt dans les provinces du volcan, et construisez aussi ailleurs.

lesson-solo = Contre Contrarius
lesson-solo-goal-1 = Vous jouez seul ; Contrarius répond à chacun de vos tours par des dés et ses propres règles.
lesson-solo-goal-2 = Il n’a besoin ni de marchandises ni de sesterces : il construit, achète et marque.
lesson-solo-goal-3 = Le panneau dit ce qu’il fera à chacune de vos cartes.
lesson-solo-learned-1 = Regardez sa réponse avant de jouer : une carte moins bonne pour vous peut être bien pire pour lui.

coach-card-architect = Les villas d’abord : chacune rapporte une marchandise quand sa province produit, et des points avec la plupart des dieux. Déplacez vos colons, puis construisez à côté.
coach-card-prefect = Produisez maintenant dans une province : tous ceux qui y ont une villa reçoivent sa marchandise, et vous seul le bonus.
coach-card-mercator = L’argent manque au début : prenez 3 sesterces, vendez ce que vous avez en trop et achetez ce que demande la prochaine villa.
coach-card-senator = Les cartes sont des points : achetez-en une dont le dieu compte ce que vous avez déjà. Survolez une carte à vendre pour voir ce qu’elle rapporterait.
coach-card-colonist = Plus de colons atteignent plus de cités, et Mars les compte.
coach-card-tribune = Votre main est petite : le Tribun ramène toutes les cartes, avec un sesterce pour chacune après la troisième.
coach-card-diplomat = Le Diplomate copie la carte visible d’une autre défausse : laquelle joueriez-vous une seconde fois ?
coach-card = Sous son nom, chaque carte montre ce qu’elle ferait maintenant.
coach-move = Toutes les routes à portée sont en surbrillance, avec leurs pas et les cités qu’elles ouvrent. Arrêtez-vous là où une villa est abordable (cochée).
coach-walk = Choisissez la route où le colon s’arrête.
coach-build = Construisez tout ce que vous pouvez payer. Les marchandises chères (vin, tissu) rapportent plus tard, et chaque nouvelle province ou nouveau type de marchandises compte pour un dieu.
coach-prefect = Les meilleures possibilités sont en tête. Une province où d’autres ont des villas les aide aussi.
coach-trade = Deux types de marchandises : vendez ce dont la prochaine villa n’a pas besoin, achetez ce qui lui manque.
coach-buy = Les premières cases sont bon marché. Préférez un dieu dont vous avez des cartes, ou qui compte ce que vous avez en nombre.
coach-pay = Donnez ce dont vous avez le moins besoin.
coach-colonist = Placez des colons si vous pouvez les payer ; sinon, prenez les sesterces.
coach-settle = Ce colon partira d’ici à votre prochain Architecte.
coach-copy = La meilleure carte à copier est celle que vous joueriez de toute façon ensuite : la vôtre reste en main.
coach-take = Gardez ce que demande la prochaine villa ou carte.
coach-forum-patrician = Les patriciens durent toute la partie : choisissez-en un qui convient à votre jeu.
coach-forum-forum = Prenez ce qui vous aide le plus vite ; plus loin, il faut plus de cartes reprises.
coach-end = Il ne reste rien à faire ici : terminez votre tour. Jusque-là, chaque étape peut être annulée.
coach-market = Avant votre carte vous pouvez visiter le marché : la première fois à n’importe quel étal, ensuite dans le sens des flèches. Chaque étal que vous passez coûte 1 sesterce.
coach-stand = Faites ce que l’étal propose, ou laissez-le.
coach-offer = Choisissez ce que vous payez ici, et ce que vous recevez.
coach-use_forum = Une carte du forum peut servir ici : les citoyens partent ensuite, les patriciens restent.
coach-teams-role = La carte de votre partenaire : exécutez-la aussi, avec vos propres colons et marchandises, ou laissez-la.
coach-start = Commencez où de bonnes cités sont proches, et où votre partenaire n’est pas.
coach-sail = Un navire avance d’un port ou plus : chacun donne autre chose.
coach-ship_house = Maintenant ou jamais : quand le navire est reparti, cet emplacement est hors de portée.
coach-god = Prenez le dieu qui vous rapporte le plus maintenant : chaque ligne le montre.
coach-salt-play = Le sel paie ce qui vous manque : voyez donc ce que vous pourriez payer avec lui.
coach-fish-prefect = Deux poissons au même endroit valent l’attente ; récolter remplit les endroits vides et donne une marchandise au choix.
coach-teams-play = Votre partenaire peut exécuter la même carte juste après vous.
coach-roma-play = L’Architecte déplace aussi les navires : un pas mène un navire à n’importe quel port plus loin.
coach-sicilia-play = Regardez le tableau du volcan : où la prochaine tuile est-elle dangereuse ?
coach-solo-play = Chaque ligne dit comment Contrarius va répondre.
coach-role = Choisissez lequel des deux personnages vous utilisez : chaque ligne dit ce qu’il ferait.
coach-suggest = Nommez la carte qui vous aiderait le plus tous deux.
coach-partner = Jouez une carte qui vous aide tous deux : vous l’exécutez d’abord.
