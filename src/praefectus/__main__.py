"""python -m praefectus: the same as the command."""

import sys

from praefectus.cli import main

sys.exit(main())
