"""Playing by link: the link is the game, sent by any messenger; every device checks chance (docs/links.md)."""

from praefectus.game.post.compare import Comparison, compare
from praefectus.game.post.device import Device, read_private_link
from praefectus.game.post.hand_over import agree, ask_for_seat, withdraw
from praefectus.game.post.join import join, make, merge
from praefectus.game.post.post_link import PostError, PostGame, open_post, write_post

__all__ = [
    "Comparison",
    "Device",
    "PostError",
    "PostGame",
    "agree",
    "ask_for_seat",
    "compare",
    "join",
    "make",
    "merge",
    "open_post",
    "read_private_link",
    "withdraw",
    "write_post",
]
