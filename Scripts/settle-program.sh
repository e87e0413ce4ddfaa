#!/bin/sh
# Makes the bytes of a program those of every build: settle-program.sh <program>
#
# The compiler leaves sums of its inputs in '.swift_modhash', the names of folders and options among them. Nothing reads them
# but a later build, so they are made nought; taking the section out would move what the linker has placed.
set -eu
program=$1
command -v readelf >/dev/null 2>&1 || exit 0
readelf -SW "$program" 2>/dev/null | sed -n 's/^ *\[ *[0-9]*\] \.swift_modhash  *[A-Z]* *[0-9a-f]* *\([0-9a-f]*\) *\([0-9a-f]*\) .*/\1 \2/p' |
  while read -r offset size; do
    dd if=/dev/zero of="$program" bs=1 seek=$((0x$offset)) count=$((0x$size)) conv=notrunc status=none
  done
