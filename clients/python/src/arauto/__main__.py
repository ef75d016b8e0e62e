"""`python -m arauto`, the same as the command `arauto`."""

import sys

from arauto._cli import main

sys.exit(main())
