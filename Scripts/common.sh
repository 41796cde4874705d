# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
#
# Sourced by every script: strict mode, the repository's folders, and step headlines with elapsed time.
# shellcheck shell=bash
set -euo pipefail

VITRINE_ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
VITRINE_CACHE="$VITRINE_ROOT/.cache"
VITRINE_VENV="$VITRINE_ROOT/.venv"
VITRINE_PYTHON="$VITRINE_VENV/bin/python"
# The folder that the server and the text engine read fonts from.
export VITRINE_FONTS="${VITRINE_FONTS:-$VITRINE_CACHE/fonts}"
# The folder that the server and the pictures read symbols from.
export VITRINE_ICONS="${VITRINE_ICONS:-$VITRINE_CACHE/icons}"

# Says what went wrong and what to do about it, then stops.
fail() {
    printf 'error: %s\n' "$1" >&2
    shift
    local line
    for line in "$@"; do printf '       %s\n' "$line" >&2; done
    exit 1
}

# step <title> <command...>: a headline, the command's own output, then the elapsed time and the outcome.
step() {
    local title="$1" started=$SECONDS status=0
    shift
    printf '\n==> %s\n' "$title"
    "$@" || status=$?
    if ((status != 0)); then
        printf '==> %s: FAILED (exit %d) after %d s\n' "$title" "$status" "$((SECONDS - started))" >&2
        return "$status"
    fi
    printf '==> %s: done in %d s\n' "$title" "$((SECONDS - started))"
}

# The line before measurements: when, on what, with which toolchain, of which commit.
measurement_header() {
    local processor
    processor="$(sed -n '0,/^model name/s/^model name[[:space:]]*: //p' /proc/cpuinfo)"
    printf '{"date":"%s","machine":"%s, %s cores","swift":"%s","commit":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%MZ)" \
        "$processor" "$(nproc)" "$(swift --version 2>/dev/null | sed -n '0,/Swift version/s/.*Swift version \([0-9.]*\).*/\1/p')" \
        "$(git rev-parse --short HEAD 2>/dev/null || echo none)"
}
