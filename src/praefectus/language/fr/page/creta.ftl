# Creta.

province-any-good = une marchandise de votre choix
