"""Tables printed in the game's box that the rules don't use, to check the data against."""

# the boards' PANTHEON: cards for sale of four gods, by the number of players
PANTHEON = {
    "imperium": {
        3: {"jupiter": 5, "saturnus": 5, "mercurius": 3, "mars": 3},
        4: {"jupiter": 7, "saturnus": 6, "mercurius": 4, "mars": 4},
        5: {"jupiter": 8, "saturnus": 7, "mercurius": 5, "mars": 5},
    },
    "italia": {
        2: {"jupiter": 3, "saturnus": 3, "mercurius": 2, "mars": 2},
        3: {"jupiter": 5, "saturnus": 5, "mercurius": 3, "mars": 3},
        4: {"jupiter": 7, "saturnus": 6, "mercurius": 4, "mars": 4},
    },
}
# cards for sale in a game, by the number of players
CARDS_IN_GAME = {2: 15, 3: 21, 4: 26, 5: 30}
# the fish market's example: how many spots it is from one stand of the coastal market to another
MARKET_DISTANCES = [("brick", "wine_cloth", 2), ("wine_cloth", "money", 2), ("money", "food", 1), ("food", "house", 1)]
