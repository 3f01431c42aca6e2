"""python -m praefectus.cli is the command praefectus."""

import sys

from praefectus.cli import main

sys.exit(main())
