#!/bin/sh
# Makes the files of a release of a program: package.sh <program> <folder>
#
#   intentc-<version>-<system>-<machine>.tar.gz   program, manual page, completions, licence
#   intentc-<version>.artifactbundle.zip          the program for SwiftPM
#   intentc-plugins-<version>.tar.gz              the folder Plugins with the program in it
#   intentc_<version>_<machine>.deb               where there is dpkg-deb
#   SHA256SUMS
#
# The bytes of each are a function of the program and the commit: files have the time of the commit, no owner, an order.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
mkdir -p "$2"
folder=$(cd "$2" && pwd)

version=$("$program" --version | cut -d ' ' -f 2)
time=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}
system=$(uname -s | tr '[:upper:]' '[:lower:]')
machine=$(uname -m)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# GNU's name on Linux; a Mac has BSD's, which knows fewer options.
tar=$(command -v gtar || command -v tar)

# A tree as an archive; $1 is the tree, $2 the archive.
archive() {
  (cd "$(dirname "$1")" && "$tar" --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner --format=ustar \
    -cf - "$(basename "$1")") | gzip -9n >"$2"
}

# Sets the times of all files of a tree, for formats that cannot be told.
settle() { find "$1" -exec touch -h -d "@$time" {} +; }

rm -f "$folder"/intentc-*.tar.gz "$folder"/intentc-*.zip "$folder"/intentc_*.deb "$folder/SHA256SUMS"

name=intentc-$version-$system-$machine
sh "$here/Scripts/install.sh" "$program" "$work/$name" >/dev/null
mkdir -p "$work/$name/share/doc/intentc"
cp "$here/LICENSE" "$work/$name/share/doc/intentc"
archive "$work/$name" "$folder/$name.tar.gz"

bundle=$work/intentc.artifactbundle
sh "$here/Scripts/artifact-bundle.sh" "$program" "$bundle" "$version"
settle "$bundle"
(cd "$work" && find intentc.artifactbundle -type f | LC_ALL=C sort | zip -q -X -9 "$folder/intentc-$version.artifactbundle.zip" -@)

# SwiftPM knows a package by the name of its folder.
plugins=$work/plugins/intentc
mkdir -p "$plugins/Sources"
# Links are followed: a package that is shipped has none. Of the sources, only those of its library go along.
(cd "$here/Plugins" && cp -RL ./*.swift Shared IntentCompilerPlugin GenerateIntents MigrateIntents CheckIntents \
  "$plugins")
cp -R "$here/Sources/IntentDialogue" "$here/Sources/IntentsTestKit" "$plugins/Sources"
cp -R "$bundle" "$here/LICENSE" "$plugins"
archive "$plugins" "$folder/intentc-plugins-$version.tar.gz"

if command -v dpkg-deb >/dev/null; then
  debian=$work/debian
  architecture=$(dpkg --print-architecture)
  sh "$here/Scripts/install.sh" "$program" "$debian/usr" >/dev/null
  mkdir -p "$debian/DEBIAN" "$debian/usr/share/doc/intentc" "$debian/usr/share/lintian/overrides"
  mkdir -p "$debian/usr/share/zsh"
  mv "$debian/usr/share/zsh/site-functions" "$debian/usr/share/zsh/vendor-completions"
  gzip -9n "$debian/usr/share/man/man1/intentc.1"
  cat >"$debian/usr/share/doc/intentc/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: intentc

Files: *
Copyright: 2026 The authors of intentc
License: Apache-2.0
 On Debian systems, the full text of the Apache License, Version 2.0 can be
 found in /usr/share/common-licenses/Apache-2.0.
Comment:
 The program contains libxml2 (MIT), ICU (Unicode), zlib, liblzma, and the
 Swift runtime and standard library (Apache-2.0 with Runtime Library Exception).
END
  printf 'intentc (%s) unstable; urgency=medium\n\n  * Release %s.\n\n -- The authors of intentc <intentc@example.org>  %s\n' \
    "$version" "$version" "$(LC_ALL=C date -u -R -d "@$time")" | gzip -9n >"$debian/usr/share/doc/intentc/changelog.gz"
  cat >"$debian/usr/share/lintian/overrides/intentc" <<'END'
# One file that runs everywhere is the purpose of this build.
intentc: statically-linked-binary
intentc: embedded-library
END
  cat >"$debian/DEBIAN/control" <<END
Package: intentc
Version: $version
Architecture: $architecture
Maintainer: The authors of intentc <intentc@example.org>
Installed-Size: $(du -sk "$debian/usr" | cut -f 1)
Section: devel
Priority: optional
Description: compiler for SiriKit intent definitions
 intentc reads the .intentdefinition files of Xcode and writes the Swift that
 Apple's intentbuilderc writes from them. It checks definitions and their
 translations, scaffolds handlers, and migrates to App Intents.
END
  find "$debian" -type d -exec chmod 755 {} +
  find "$debian/usr/share" "$debian/DEBIAN" -type f -exec chmod 644 {} +
  settle "$debian"
  SOURCE_DATE_EPOCH=$time dpkg-deb --root-owner-group -Zxz --build "$debian" \
    "$folder/intentc_${version}_$architecture.deb" >/dev/null
fi

cd "$folder"
# shellcheck disable=SC2046 # names without blanks
if command -v sha256sum >/dev/null; then
  sha256sum $(find . -maxdepth 1 -type f -name 'intentc[-_]*' | sed 's|./||' | LC_ALL=C sort) >SHA256SUMS
else
  shasum -a 256 $(find . -maxdepth 1 -type f -name 'intentc[-_]*' | sed 's|./||' | LC_ALL=C sort) >SHA256SUMS
fi
cat SHA256SUMS
