# Contrarius.

panel-contrarius = Contrarius
contrarius-track = piste { $points }
contrarius-why = Pourquoi ?
solo-beginner = Débutant
solo-standard = Standard
solo-veteran = Vétéran
solo-expert = Expert
