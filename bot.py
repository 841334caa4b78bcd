"""Caravanserai. Processes that draw or think read this file too, so everything is imported only where it is run."""

import gc
import sys

if __name__ == "__main__":
    gc.disable()  # what is imported stays: to search it for garbage again and again took a quarter of the time
    from operation.command_line import main

    gc.freeze()
    gc.enable()
    sys.exit(main())
