# L'aide des règles : la recherche.

search-common-words = a ai as au aux avec avoir ce ces cet cette combien comme comment dans de des dois doit du elle elles en est et être eu fait faire il ils je l la le les leur leurs lui ma mais me mes moi mon ne nous on ou où par pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui quoi règle règles sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y
