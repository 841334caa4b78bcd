# Sourced with $lock set to a file: makes .venv if there is none and installs what the lock lists when it changed. What
# takes a while is said, on stderr, since what the program prints may be read by another.
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Python 3.11 or newer is needed; PYTHON=/path/to/python3.11 names another." >&2
    exit 1
fi
stamp=.venv/installed-$lock
# Without pip it was left half made, or is of a Python that the system has replaced by a newer one.
if ! .venv/bin/python -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec("pip") is None)' 2>/dev/null; then
    echo "For the first time with this Python: making .venv, a Python of its own in this folder." >&2
    "$python" -m venv .venv
    rm -f .venv/installed-*
fi
if ! cmp -s "$lock" "$stamp"; then
    echo "Installing the $(grep -c '==' "$lock") packages of $lock into .venv, which takes a minute or two; later starts do not." >&2
    if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$lock"; then
        echo "Not installed: what stands above says why. It needs the internet and some free disk; try it again then." >&2
        exit 1
    fi
    cp "$lock" "$stamp"
    if [ "$(id -u)" = 0 ]; then # whoever has the folder, such as a service, installs the next time
        chown -R "$(ls -nd . | awk '{ print $3 ":" $4 }')" .venv
    fi
    echo "Installed." >&2
fi
