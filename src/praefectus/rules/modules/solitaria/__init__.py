"""Solitaria: Contrarius, who plays no cards but reacts to every card of a person, by dice and fixed preferences."""
