# Sourced: makes .venv if there is none and installs the packages of the file named, when that file has changed.
wanted=$1
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Python 3.11 or newer is needed; PYTHON=/path/to/python3.11 names another." >&2
    exit 1
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
stamp=.venv/installed-$wanted
if ! cat requirements.txt "$wanted" | cmp -s - "$stamp"; then
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement "$wanted"
    cat requirements.txt "$wanted" > "$stamp"
fi
