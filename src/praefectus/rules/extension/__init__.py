"""The extension points: where the modules change or add to the base game, by phase.

These are the only files that look at which modules are on. Each point says what the base game does; a module's home
holds what it does instead. The rules call the points as extension.name(...); where several modules change the same
thing, its point is the one place that shows what happens, in which order.
"""

from praefectus.rules.extension.architect import *  # noqa: F403
from praefectus.rules.extension.houses import *  # noqa: F403
from praefectus.rules.extension.invariants import *  # noqa: F403
from praefectus.rules.extension.prefect import *  # noqa: F403
from praefectus.rules.extension.scoring import *  # noqa: F403
from praefectus.rules.extension.setup import *  # noqa: F403
from praefectus.rules.extension.storehouse import *  # noqa: F403
from praefectus.rules.extension.trade import *  # noqa: F403
from praefectus.rules.extension.tribune import *  # noqa: F403
from praefectus.rules.extension.turn import *  # noqa: F403
