# Contrarius.

panel-contrarius = Contrarius
contrarius-track = Leiste { $points }
contrarius-reaction = Was Contrarius tut
contrarius-next = Danach: { $what }.
contrarius-die = Sein Würfel
contrarius-why = Warum?
solo-beginner = Anfänger
solo-standard = Standard
solo-veteran = Veteran
solo-expert = Experte
