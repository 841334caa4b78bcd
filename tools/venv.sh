# Sourced with $lock set to a file: makes .venv if there is none and installs what the lock lists when it changed. What
# takes a while is said, on stderr, since what the program prints may be read by another.
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Python 3.11 or newer is needed; PYTHON=/path/to/python3.11 names another." >&2
    exit 1
fi
if ! [ -x .venv/bin/python ]; then
    echo "For the first time here: making .venv, a Python of its own in this folder." >&2
    "$python" -m venv .venv
fi
stamp=.venv/installed-$lock
if ! cmp -s "$lock" "$stamp"; then
    echo "Installing the $(grep -c '==' "$lock") packages of $lock into .venv, which takes a minute or two; later starts do not." >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$lock"
    cp "$lock" "$stamp"
    if [ "$(id -u)" = 0 ]; then # whoever has the folder, such as a service, installs the next time
        chown -R "$(ls -nd . | awk '{ print $3 ":" $4 }')" .venv
    fi
    echo "Installed." >&2
fi
