score-together = Zusammen
score-half = Hälfte von beiden
