# Contrarius.

panel-contrarius = Contrarius
contrarius-track = track { $points }
contrarius-why = Why?
solo-standard = Standard
solo-veteran = Veteran
solo-expert = Expert
