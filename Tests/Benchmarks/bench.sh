#!/bin/sh
# Builds intentc as it is distributed, fully static, and measures it; arguments go to bench.py, see bench.py --help.
# INTENTC_BENCH_SCRATCH names another folder for the build than .build/bench.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
scratch=${INTENTC_BENCH_SCRATCH:-$root/.build/bench}

command -v python3 >/dev/null || { echo "bench: python3 is missing (apt-get install python3)" >&2; exit 1; }
command -v swift >/dev/null || { echo "bench: swift is missing (https://www.swift.org/install)" >&2; exit 1; }

set -- --tool "$scratch/release/intentc" "$@"
if [ "$(uname)" = Linux ]; then
  static="-Xswiftc -static-executable"
  # libxml2 needs these behind it; the C++ library serves ICU.
  for library in xml2 icui18n icuuc icudata z lzma m stdc++; do
    static="$static -Xlinker -l$library"
  done
  # shellcheck disable=SC2086 # a list of words
  if ! swift build --package-path "$root" -c release --product intentc --scratch-path "$scratch" $static >&2; then
    echo "bench: the static build failed; it needs libxml2-dev, libicu-dev, zlib1g-dev, liblzma-dev" >&2
    exit 1
  fi
else
  swift build --package-path "$root" -c release --product intentc --scratch-path "$scratch" >&2
fi
exec python3 "$here/bench.py" "$@"
