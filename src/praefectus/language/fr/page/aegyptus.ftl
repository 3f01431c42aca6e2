# Ce que la page dit d’Aegyptus.

fertile-here = Le marqueur de fertilité est ici
fertile-lesson = Le marqueur de fertilité est ici : qui produit ici avec un Préfet reçoit plus de blé, puis le marqueur descend le fleuve.
trade-lesson = Commerce { $trade } : ses navires rapportent des sesterces dès que quelqu’un produit ici.
