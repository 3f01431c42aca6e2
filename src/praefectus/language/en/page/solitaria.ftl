# Contrarius.

panel-contrarius = Contrarius
contrarius-track = track { $points }
contrarius-reaction = What Contrarius does
contrarius-next = Then: { $what }.
contrarius-die = The die he rolled
contrarius-why = Why?
solo-beginner = Beginner
solo-standard = Standard
solo-veteran = Veteran
solo-expert = Expert
