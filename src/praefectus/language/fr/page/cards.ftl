score-together = Ensemble
score-half = La moitié des deux
