"""The coin field of Corsica and Creta: every Prefect who takes the cash bonus gets some extra."""

from praefectus import data

FIELD_COINS = data.coin_field().coins
FIELD_ALWAYS_PAYS = int(data.coin_field().also_without_coins_on_markers)


def field_coins(coins: int) -> int:
    """The coins of the field, beside those of the markers."""
    if coins > 0 or FIELD_ALWAYS_PAYS:
        return FIELD_COINS
    return 0
