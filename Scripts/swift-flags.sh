#!/bin/sh
# Prints the options for 'swift build' and 'swift test' on this machine; fails when libxml2's headers are not found.
#
# SwiftPM asks pkg-config for the folder of the headers. Where pkg-config is missing or does not know libxml2, the usual
# folders are searched, and the one that has the headers is named to the compiler.
set -eu

folder=
if ! pkg-config --exists libxml-2.0 2>/dev/null; then
  set -- /usr/include/libxml2 /usr/local/include/libxml2 /opt/homebrew/opt/libxml2/include/libxml2 \
    /usr/local/opt/libxml2/include/libxml2
  if sdk=$(xcrun --show-sdk-path 2>/dev/null); then set -- "$sdk/usr/include/libxml2" "$@"; fi
  for candidate in "$@"; do
    if [ -f "$candidate/libxml/parser.h" ]; then
      folder=$candidate
      break
    fi
  done
  if [ -z "$folder" ]; then
    echo "swift-flags: libxml2/libxml/parser.h is in none of the usual folders" >&2
    exit 1
  fi
fi
flags=${folder:+"-Xcc -I$folder"}

# Warnings are errors for the compiler that the code was last read with; newer ones may know more of them.
if swift --version 2>/dev/null | grep -q 'Swift version 6\.3'; then
  flags="$flags -Xswiftc -warnings-as-errors"
fi
echo "$flags"
