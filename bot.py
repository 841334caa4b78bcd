"""Caravanserai. Processes that draw or think read this file too, so everything is imported only where it is run."""

import sys

if __name__ == "__main__":
    from operation.command_line import main

    sys.exit(main())
