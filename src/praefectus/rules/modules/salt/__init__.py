"""Salt: the wildcard among the goods.

Salt can be exchanged for any other good at any time, so the storehouse pays it wherever a good is missing, real goods
first: salt is never worth less than a good. It has no price; to sell it, a seat exchanges it for a traded good,
and Vesta counts it as the most valuable good. Salt cities produce with their province, not for a specialist, count for
Jupiter and Saturnus, count with the specialist who gains most by them, and are no type of goods for Mercurius.
The bonus marker of a province leaves its salt cities out; a province of nothing but salt cities shows brick.
"""
