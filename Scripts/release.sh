#!/bin/sh
# Builds the optimised program into a folder: release.sh <folder>
#
# On Linux everything is linked in where the static libraries are installed (Debian: libxml2-dev libicu-dev zlib1g-dev
# liblzma-dev); else Swift alone is, and the shared libxml2 of the system is used.
set -eu
here=$(dirname "$0")
folder=$1
flags=$(sh "$here/swift-flags.sh")
set -- -c release --product intentc --scratch-path .build/release-build

# The bytes of the program are a function of the sources: paths of this machine are left out, and so is the linker's name
# for the program, which it makes of everything that 'strip' removes.
root=$(pwd -P)
set -- "$@" -Xswiftc -file-prefix-map -Xswiftc "$root=." -Xcc "-ffile-prefix-map=$root=."
case $(uname) in Linux) set -- "$@" -Xlinker --build-id=none ;; esac

build() {
  # shellcheck disable=SC2086 # a list of words
  swift build "$@" $flags
}

static_flags() {
  command -v pkg-config >/dev/null 2>&1 || return 1
  # ICU, which Debian's libxml2 contains, is written in C++.
  for library in $(pkg-config --static --libs-only-l libxml-2.0) -lstdc++; do
    printf ' -Xlinker %s' "$library"
  done
}

case $(uname) in
  Linux)
    # shellcheck disable=SC2086 # a list of words
    if ! { more=$(static_flags) && build "$@" -Xswiftc -static-executable $more; }; then
      echo "release: static libraries are missing; libxml2 stays shared" >&2
      build "$@" --static-swift-stdlib
    fi
    ;;
  *) build "$@" ;;
esac

mkdir -p "$folder"
cp "$(swift build "$@" --show-bin-path)/intentc" "$folder/intentc"
strip "$folder/intentc"
sh "$here/settle-program.sh" "$folder/intentc"
ls -l "$folder/intentc"
