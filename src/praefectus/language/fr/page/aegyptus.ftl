# Ce que la page dit d’Aegyptus.

fertile-here = Le marqueur de fertilité est ici
