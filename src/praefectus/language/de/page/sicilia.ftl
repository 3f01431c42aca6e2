# Sicilias Vulkan.

panel-volcano = Vulkan
volcano-calm = ruhig
volcano-no-bonus = keine Bonusware
volcano-no-building = Bauverbot
volcano-no-production = keine Produktion
volcano-reached = erreicht
volcano-stage = Vulkan, Stufe { $stage }
volcano-left = { $count ->
    [one] Noch { $count } Plättchen.
   *[other] Noch { $count } Plättchen.
}
province-erupted = der Vulkan ist hier ausgebrochen: Es wird nie wieder produziert
province-no-building = hier kann niemand mehr bauen
province-smoke = Rauch: Ein Präfekt bekommt hier keinen Bonus
volcano-row-0 = Hier liegt noch kein Plättchen.
volcano-row-1 = Noch geschieht nichts.
volcano-row-2 = Hier gibt es keine Bonusware mehr; Häuser produzieren noch.
volcano-row-3 = Hier darf niemand mehr bauen; Häuser, die stehen, bleiben.
volcano-row-4 = Diese Provinz produziert nie wieder.
volcano-next = Das nächste Plättchen: { $what }
