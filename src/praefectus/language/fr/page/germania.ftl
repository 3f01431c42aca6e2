# Ce que la page dit de Germania.

castle-gives = { $castle } : avec un Tribun, { $good }
