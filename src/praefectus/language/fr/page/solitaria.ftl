# Contrarius.

panel-contrarius = Contrarius
contrarius-track = piste { $points }
contrarius-reaction = Ce que fait Contrarius
contrarius-next = Ensuite : { $what }.
contrarius-die = Son dé
contrarius-why = Pourquoi ?
solo-beginner = Débutant
solo-standard = Standard
solo-veteran = Vétéran
solo-expert = Expert
