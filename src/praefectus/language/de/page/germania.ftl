# Was die Seite über Germania sagt.

castle-gives = { $castle }: mit einem Tribun { $good }
