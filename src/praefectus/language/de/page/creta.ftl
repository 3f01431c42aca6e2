# Creta.

province-any-good = eine beliebige Ware deiner Wahl
