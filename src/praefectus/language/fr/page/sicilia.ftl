# Le volcan de Sicilia.

panel-volcano = Volcan
volcano-calm = calme
volcano-no-bonus = pas de bonus
volcano-no-building = pas de construction
volcano-no-production = pas de production
volcano-reached = atteint
volcano-stage = volcan, degré { $stage }
volcano-left = { $count ->
    [one] Encore { $count } tuile.
   *[other] Encore { $count } tuiles.
}
province-erupted = le volcan est entré en éruption ici : la province ne produit plus jamais
province-no-building = plus personne ne peut construire ici
province-smoke = fumée : un Préfet n’a pas de bonus ici
volcano-row-0 = Aucune tuile ici pour l’instant.
volcano-row-1 = Rien ne se passe encore.
volcano-row-2 = Il n’y a plus de bonus ici ; les villas produisent encore.
volcano-row-3 = On ne peut plus construire ici ; les villas présentes restent.
volcano-row-4 = Cette province ne produira plus jamais.
volcano-next = La prochaine tuile : { $what }
