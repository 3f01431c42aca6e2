# La première partie guidée et les courtes leçons : ce que dit le guide.

coach = Guide
coach-begin = Commencer
coach-stop = Désactiver le guide
coach-go-on = Continuer
coach-learned = Ce que vous avez appris
coach-suggests = Suggestion : { $choice }.
front-guided = Première partie guidée
front-guided-what = Une vraie partie contre deux robots faciles, expliquée pas à pas jusqu’à ce que vous repreniez vos cartes pour la première fois.
front-lessons = Tutoriels des extensions

lesson-first = Votre première partie
lesson-first-goal-1 = Le joueur qui a le plus de points gagne, et presque tous les points viennent des cartes.
lesson-first-goal-2 = Chaque carte appartient à un dieu, et chaque dieu récompense une chose : villas, provinces, types de marchandises, colons ou argent.
lesson-first-goal-3 = Chaque carte rapporte selon ce que son dieu récompense. Réunissez donc plusieurs cartes d’un dieu, et développez ce qu’il récompense.
lesson-first-learned-1 = Vous jouez une carte par tour. Le Tribun les ramène toutes : plus il y en a à la fois, mieux c’est.
lesson-first-learned-2 = Les villas rapportent des marchandises quand leur province produit ; les marchandises paient villas et cartes.
lesson-first-learned-3 = Chaque carte rapporte selon ce que son dieu récompense. L’onglet « Points » montre ce que vaudrait votre prochaine villa ou carte.

lesson-salt = Sel
lesson-salt-goal-1 = Le sel remplace toute autre marchandise, quand vous payez et quand vous vendez.
lesson-salt-goal-2 = Une villa dans une cité Sel est chère (1 outil, 1 vin, 5 sesterces) et produit du sel.
lesson-salt-goal-3 = Gardez le sel pour ce qui vous manque : vos autres marchandises sont payées d’abord.
lesson-salt-learned-1 = Le jeu dépense d’abord vos autres marchandises : le sel n’est jamais gaspillé.

lesson-forum = Le forum
lesson-forum-goal-1 = Vous commencez avec un patricien, qui reste avec vous toute la partie.
lesson-forum-goal-2 = Quand vous jouez le Tribun, vous pouvez prendre une carte du forum. Plus vous reprenez de cartes, plus vous avez de choix.
lesson-forum-goal-3 = Les citoyens aident une seule fois, tout de suite ; les patriciens restent.
lesson-forum-learned-1 = Un Tribun tardif, avec beaucoup de cartes, vous laisse choisir dans tout le forum.

lesson-fish = Le marché aux poissons
lesson-fish-goal-1 = Les poissons remplacent les jetons Bonus : produisez dans une province pour prendre les siens, et dépensez-les aux étals du marché.
lesson-fish-goal-2 = Deux poissons partagent une case de votre entrepôt.
lesson-fish-goal-3 = Chaque étal montre ce qu’il donne et pour combien de poissons. Survolez-le pour le lire.
lesson-fish-learned-1 = Le poisson est une seconde monnaie : il achète ce que vos villas ne produisent pas.

lesson-teams = Équipes
lesson-teams-goal-1 = Vous et votre partenaire d’en face additionnez vos points.
lesson-teams-goal-2 = Quand vous avez exécuté votre carte, votre partenaire peut l’utiliser aussi, et inversement.
lesson-teams-goal-3 = Choisissez donc des cartes qui vous aident tous les deux. Venus récompense les provinces où vous avez tous les deux une villa.
lesson-teams-learned-1 = Ce dont votre partenaire aura besoin est une aussi bonne raison de jouer une carte que vos propres besoins.

lesson-roma = Roma
lesson-roma-goal-1 = Le plateau est la cité elle-même : les colons entrent par les portes, et les navires suivent une piste de ports.
lesson-roma-goal-2 = Un navire prend ce que donne son port ; à Carthago et à Athenae il peut construire en accostant, et seulement alors.
lesson-roma-goal-3 = Tout le reste est comme d’habitude : villas, marchandises, cartes et dieux.
lesson-roma-learned-1 = Choisissez bien le moment de vos navires : ils ne reviennent jamais, et un port ne récompense qu’à l’arrivée.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = Quand vous jouez le Tribun, vous piochez une tuile volcan, et le volcan touche cette province d’un degré de plus.
lesson-sicilia-goal-2 = D’abord le bonus disparaît, puis plus personne n’y construit, enfin plus rien n’y est produit.
lesson-sicilia-goal-3 = Consultez le panneau du volcan avant de construire. Il montre où en est l’éruption dans chacune des trois provinces.
lesson-sicilia-learned-1 = Produisez tôt dans les provinces du volcan, et construisez aussi ailleurs.

lesson-solo = Contre Contrarius
lesson-solo-goal-1 = Vous jouez en solo. Contrarius répond à chacun de vos tours avec des dés et ses propres règles.
lesson-solo-goal-2 = Il n’a besoin ni de marchandises ni d’argent : il construit, achète et marque.
lesson-solo-goal-3 = Le panneau montre comment il répondra à chacune de vos cartes.
lesson-solo-learned-1 = Regardez sa réponse avant de jouer : une carte un peu moins bonne pour vous peut être bien pire pour lui.

coach-card-architect = Les villas d’abord : chacune rapporte une marchandise quand sa province produit, et des points avec la plupart des dieux. Déplacez vos colons, puis construisez à côté.
coach-card-prefect = Produisez maintenant dans une province : tous ceux qui y ont une villa reçoivent sa marchandise, et vous seul recevez le bonus. Choisissez-en une où vous avez une villa, ou dont le bonus vous est utile.
coach-card-mercator = L’argent manque au début. Prenez 3 sesterces, vendez ce que vous avez en trop et achetez ce que coûte votre prochaine villa.
coach-card-senator = Les cartes sont des points. Achetez-en une dont le dieu récompense ce que vous avez déjà. Survolez une carte à vendre pour voir ce qu’elle vaut pour vous.
coach-card-colonist = Avec plus de colons, vous atteignez plus de cités, et Mars les récompense.
coach-card-tribune = Votre main est petite. Le Tribun ramène toutes vos cartes, plus un sesterce par carte au-delà de la troisième.
coach-card-diplomat = Le Diplomate copie la carte du dessus d’une autre défausse. Y en a-t-il une que vous joueriez une seconde fois ?
coach-card = Sous son nom, chaque carte montre ce qu’elle ferait maintenant.
coach-move = Toutes les routes à votre portée sont en surbrillance, avec leurs pas et les cités voisines. Arrêtez-vous là où vous pouvez payer une villa (cochée).
coach-walk = Choisissez la route où le colon s’arrête.
coach-build = Construisez tout ce que vous pouvez payer. Les marchandises chères (vin, tissu) rapportent plus tard, et chaque nouvelle province ou nouveau type de marchandises compte pour un dieu.
coach-prefect = Les meilleures possibilités sont en tête. Une province où d’autres ont des villas les aide aussi.
coach-trade = Deux types de marchandises : vendez ce dont votre prochaine villa n’a pas besoin, et achetez ce qui manque.
coach-buy = Les premières cases sont bon marché. Préférez un dieu dont vous avez déjà des cartes, ou qui récompense ce que vous avez en nombre.
coach-pay = Payez la marchandise dont vous avez le moins besoin.
coach-colonist = Placez des colons si vous pouvez les payer ; sinon, prenez l’argent.
coach-settle = Les colons partiront d’ici à votre prochain Architecte.
coach-copy = Copiez la carte que vous joueriez ensuite de toute façon : la vôtre reste en main.
coach-take = Gardez ce que coûte votre prochaine villa ou carte.
coach-forum-patrician = Les patriciens restent toute la partie. Choisissez-en un qui convient à votre façon de jouer.
coach-forum-forum = Prenez ce qui vous aide le plus tôt. Les cartes plus loin demandent plus de cartes reprises.
coach-end = Il ne reste rien à faire ici : terminez votre tour. Jusque-là, vous pouvez tout annuler.
coach-market = Avant de jouer votre carte, vous pouvez visiter le marché : la première fois à n’importe quel étal, ensuite dans le sens des flèches. Chaque étal que vous passez coûte 1 sesterce.
coach-stand = Faites ce que l’étal propose, ou passez.
coach-offer = Choisissez ce que vous payez ici, et ce que vous recevez.
coach-use_forum = Vous pouvez utiliser une carte du forum ici. Les citoyens partent ensuite, les patriciens restent.
coach-teams-role = La carte de votre partenaire : utilisez-la aussi, avec vos propres colons et marchandises, ou passez.
coach-start = Commencez près de bonnes cités, et loin de votre partenaire.
coach-sail = Un navire avance d’un port ou plus. Chaque port donne autre chose.
coach-ship_house = Maintenant ou jamais : une fois le navire reparti, vous ne pouvez plus construire ici.
coach-god = Choisissez le dieu qui vous rapporte le plus maintenant ; chaque ligne montre combien.
coach-salt-play = Le sel paie tout ce qui vous manque : regardez donc ce qu’il vous permettrait de payer.
coach-fish-prefect = Deux poissons sur une case valent l’attente. Prendre les sesterces remplit les cases vides et vous donne une marchandise au choix.
coach-teams-play = Votre partenaire peut utiliser la même carte juste après vous.
coach-roma-play = L’Architecte déplace aussi les navires : un pas mène un navire à n’importe quel port plus loin.
coach-sicilia-play = Regardez le panneau du volcan : où la prochaine tuile est-elle dangereuse ?
coach-solo-play = Chaque ligne montre comment Contrarius répondra.
coach-role = Choisissez le personnage à utiliser. Chaque ligne montre ce qu’il ferait.
coach-suggest = Choisissez la carte qui vous aiderait le plus tous les deux.
coach-partner = Jouez une carte qui vous aide tous les deux. Vous l’exécutez d’abord.
