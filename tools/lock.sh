#!/bin/sh
# Writes requirements.lock, requirements-dev.lock and that of tools/learning: every package with its hashes, for Python
# 3.11 and newer on any system. Run it after a change of a requirements.txt or of requirements-dev.txt; "--upgrade" looks
# for newer ones below them.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"${PYTHON:-python3}" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check uv==0.13.9
lock() {
    from=$1 to=$2
    shift 2
    "$folder/bin/uv" pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras \
        --default-index https://pypi.org/simple --custom-compile-command tools/lock.sh "$@" --output-file "$to" "$from"
}
lock requirements.txt requirements.lock "$@"
lock requirements-dev.txt requirements-dev.lock --constraint requirements.lock "$@"
lock tools/learning/requirements.txt tools/learning/requirements.lock --constraint requirements-dev.lock "$@"
