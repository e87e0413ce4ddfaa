#!/bin/sh
# Makes an artifact bundle for SwiftPM of a program: artifact-bundle.sh <program> <bundle> [<version>]
set -eu
program=$1
bundle=$2
version=${3:-0.0.0}

case $(uname -s)-$(uname -m) in
  Linux-x86_64) triples='"x86_64-unknown-linux-gnu"' ;;
  Linux-aarch64) triples='"aarch64-unknown-linux-gnu"' ;;
  Darwin-*) triples='"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
  *)
    echo "artifact-bundle: no triple is known for this system" >&2
    exit 1
    ;;
esac

rm -rf "$bundle"
mkdir -p "$bundle/bin"
cp "$program" "$bundle/bin/intentc"
cat > "$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "intentc": {
      "type": "executable",
      "version": "$version",
      "variants": [ { "path": "bin/intentc", "supportedTriples": [ $triples ] } ]
    }
  }
}
END
