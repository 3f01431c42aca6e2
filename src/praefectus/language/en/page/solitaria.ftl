# Contrarius.

panel-contrarius = Contrarius
contrarius-track = track { $points }
contrarius-why = Why?
solo-beginner = Beginner
solo-standard = Standard
solo-veteran = Veteran
solo-expert = Expert
