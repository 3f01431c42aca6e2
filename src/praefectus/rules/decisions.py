"""Every decision of the game, complete: all files of the rulebook are loaded, and each declares its own."""

import pkgutil
from importlib import import_module

from praefectus import rules
from praefectus.rules.declarations import DECISIONS as DECISIONS
from praefectus.rules.declarations import check_declarations

for _file in sorted(info.name for info in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")):
    import_module(_file)
check_declarations()
