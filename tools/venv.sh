# Sourced with $lock set to a file: makes .venv if there is none and installs what the lock lists when it changed.
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Python 3.11 or newer is needed; PYTHON=/path/to/python3.11 names another." >&2
    exit 1
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
stamp=.venv/installed-$lock
if ! cmp -s "$lock" "$stamp"; then
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$lock"
    cp "$lock" "$stamp"
fi
