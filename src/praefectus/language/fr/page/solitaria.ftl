# Contrarius.

panel-contrarius = Contrarius
contrarius-track = piste { $points }
contrarius-why = Pourquoi ?
solo-standard = Standard
solo-veteran = Vétéran
solo-expert = Expert
