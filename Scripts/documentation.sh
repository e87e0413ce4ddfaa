#!/bin/sh
# Makes the pages of the library out of a build: documentation.sh <folder with modules> <archive>
#
# A declaration without documentation, a link to nothing and anything else that DocC warns of is an error, and so is code of
# the tutorial and of the article that does not compile.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
modules=$1
archive=$2

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
pages=$here/Sources/IntentCompiler/Documentation.docc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
graphs=$work/graphs
mkdir "$graphs"
headers=$(pkg-config --cflags libxml-2.0 2>/dev/null || sh "$here/Scripts/swift-flags.sh" | grep -o '\-I[^ ]*' || :)
set -- -I "$modules" -Xcc "-fmodule-map-file=$here/Sources/CLibXML2/module.modulemap"
for flag in $headers; do set -- "$@" -Xcc "$flag"; done
"$tools/swift-symbolgraph-extract" -module-name IntentCompiler -minimum-access-level public \
  -target "$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)" \
  -output-dir "$graphs" "$@"
# What the standard library adds to every type has its own documentation.
rm -f "$graphs"/*@*.json
mkdir -p "$(dirname "$archive")"
rm -rf "$archive"
"$tools/docc" convert "$pages" --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name IntentCompiler --fallback-bundle-identifier org.example.IntentCompiler \
  --experimental-documentation-coverage --coverage-summary-level brief --warnings-as-errors --output-dir "$archive"

# Each step of the tutorial is a file, and the blocks of the article go on from each other, in scopes within scopes.
{
  echo 'import IntentCompiler'
  echo 'func article(bytes: [UInt8]) {'
  awk '/^### /{ code = 1 }
    /^```swift$/ && code { inside = 1; depth++; print "do {"; next }
    /^```$/ { inside = 0 }
    inside && !/^import / { print }
    END { while (depth-- > 0) print "}" }' "$pages/GettingStarted.md"
  echo '}'
} >"$work/Article.swift"
for file in "$work/Article.swift" "$pages"/Resources/Tool-*.swift; do
  case $file in *-Package.swift) continue ;; esac
  swiftc -typecheck -parse-as-library -suppress-warnings -swift-version 6 "$@" "$file" || { echo "documentation: $file does not compile" >&2; exit 1; }
done
