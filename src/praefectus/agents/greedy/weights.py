"""The weights of the greedy player, in tenths of a point; greedy.json has them."""

import json
from pathlib import Path

_weights: dict[str, int] = json.loads((Path(__file__).parents[1] / "greedy.json").read_text(encoding="utf-8"))
W_HOUSE = _weights["house"]
W_HOUSE_GOOD = _weights["house_per_price_of_good"]
W_HOUSE_COIN = _weights["house_per_coin"]
W_PROVINCE = _weights["new_province_per_saturnus_card"]
W_KIND = _weights["new_kind_per_mercurius_card"]
W_TEMPLE = _weights["temple_per_jupiter_card"]
W_SPECIALIST = _weights["point_of_a_specialist"]
W_STEP = _weights["step"]
W_COIN = _weights["coin"]
W_OTHERS_COIN = _weights["others_coin"]
W_CARD = _weights["card"]
W_CARD_COIN = _weights["card_per_coin_of_its_price"]
W_VESTA = _weights["vesta_card"]
W_MERCURIUS = _weights["mercurius_card"]
W_VENUS = _weights["venus_card"]
W_JUPITER = _weights["jupiter_per_house"]
W_SATURNUS = _weights["saturnus_per_house"]
W_MARS = _weights["mars_per_colonist"]
W_TRIBUNE = _weights["tribune"]
W_BACK = _weights["tribune_per_card_back"]
W_IN_HAND = _weights["tribune_per_card_in_hand"]
W_COLONIST = _weights["new_colonist"]
COLONISTS_WANTED = _weights["colonists_wanted"]
W_MISSING = _weights["missing_good"]
PURSE_WANTED = _weights["purse_wanted"]
W_FORUM = _weights["forum_card"]
W_FISH = _weights["market_fish"]
