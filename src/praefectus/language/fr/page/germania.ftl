# Ce que la page dit d’Germania.

castle-gives = { $castle } : avec un Tribun, { $good }
