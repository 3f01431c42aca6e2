# Liens

link-not-a-link = Ce n’est pas un lien vers une partie. Copiez le lien en entier et réessayez.
link-other-format = Ce lien vient d’une version plus récente du jeu. Mettez à jour, puis rouvrez-le.
link-newer = Ce lien vient d’une version plus récente du jeu. Mettez à jour, puis rouvrez-le.
link-damaged = Ce lien est abîmé : des caractères ont changé. Redemandez-le.
link-cut-off = Ce lien est coupé : sa fin manque. Demandez le lien entier.
link-setup = Ce lien mène à une partie qui ne peut pas être mise en place ici : { $why }
link-unknown-cards = Ce lien contient des cartes que cette version ne connaît pas.
link-older-rules = Ce lien a été écrit avec d’autres règles ({ $rules }) ; la suite de la partie ne peut pas être affichée.
link-other-rules = Les règles ont changé depuis l’écriture de ce lien ; la suite de la partie ne peut pas être affichée.
link-no-edition = Impossible d’écrire un lien pour cette partie : une édition manque dans editions.json.
link-beginning = Le début de cette partie est intact. Ajoutez --beginning pour le voir.

# la ligne de commande

cli-link = Afficher une partie enregistrée sous forme de lien : toute la partie en quelques centaines de caractères.
cli-option-site = Le site qui ouvre le lien, par exemple https://play.example.org/.
cli-option-beginning = Si un lien est abîmé, montrer la partie qui est sûre.
