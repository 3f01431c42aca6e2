# Contrarius.

panel-contrarius = Contrarius
contrarius-track = Leiste { $points }
contrarius-why = Warum?
solo-beginner = Anfänger
solo-standard = Standard
solo-veteran = Veteran
solo-expert = Experte
