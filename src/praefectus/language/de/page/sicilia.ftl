# Sicilias Vulkan.

panel-volcano = Vulkan
volcano-calm = ruhig
volcano-no-bonus = keine Bonusware
volcano-no-building = kein Bauen
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
