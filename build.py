#!/usr/bin/env python3
"""The one entry point: play, build, test, bench and soak. See `python3 build.py --help`."""

import sys

if sys.version_info < (3, 12):
    sys.exit("build.py: Python 3.12 or newer is needed; this is Python " + sys.version.split()[0])

from buildtools.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
