"""Caravanserai. Processes that draw or think read this file too, so everything is imported only where it is run."""

import gc
import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - somebody may start it with an older one
        sys.exit("Python 3.11 or newer is needed. Start the bot with ./play, which looks for one.")
    gc.disable()  # what is imported stays: to search it for garbage again and again took a quarter of the time
    try:
        from operation.command_line import main
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing}. Start the bot with ./play, which installs its packages.")
    except FileNotFoundError as missing:  # such as a folder of words
        sys.exit(f"{missing}. Put this version's files back.")
    gc.freeze()
    gc.enable()
    sys.exit(main())
