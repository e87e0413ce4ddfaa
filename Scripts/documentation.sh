#!/bin/sh
# Makes the pages of the library out of a build: documentation.sh <folder with modules> <archive>
#
# A declaration without documentation, a link to nothing and anything else that DocC warns of is an error.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
modules=$1
archive=$2

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
headers=$(pkg-config --cflags libxml-2.0 2>/dev/null || sh "$here/Scripts/swift-flags.sh" | grep -o '\-I[^ ]*' || :)
# shellcheck disable=SC2086,SC2046 # lists of words
"$tools/swift-symbolgraph-extract" -module-name IntentCompiler -I "$modules" -minimum-access-level public \
  -target "$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)" \
  -Xcc "-fmodule-map-file=$here/Sources/CLibXML2/module.modulemap" $(for flag in $headers; do printf -- '-Xcc %s ' "$flag"; done) \
  -output-dir "$graphs"
# What the standard library adds to every type has its own documentation.
rm -f "$graphs"/*@*.json
mkdir -p "$(dirname "$archive")"
rm -rf "$archive"
"$tools/docc" convert "$here/Sources/IntentCompiler/Documentation.docc" --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name IntentCompiler --fallback-bundle-identifier org.example.IntentCompiler \
  --experimental-documentation-coverage --coverage-summary-level brief --warnings-as-errors --output-dir "$archive"
