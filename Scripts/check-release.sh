#!/bin/sh
# Builds a release of the commit twice, in clones at different places, and tries what comes out:
#
#   check-release.sh [<folder of a release>  <folder of another>]
#
# With folders, these releases are tried in place of new ones.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "check-release: $*" >&2
  exit 1
}

if [ $# -eq 2 ]; then
  one=$(cd "$1" && pwd)
  two=$(cd "$2" && pwd)
else
  git clone -q "$here" "$work/one"
  git clone -q "$here" "$work/a longer place, the second"
  one=$work/one/dist
  two="$work/a longer place, the second/dist"
  for folder in "$one" "$two"; do
    make -C "${folder%/dist}" release >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; fail "the build fails"; }
  done
fi

cmp "$one/intentc" "$two/intentc" || fail "the programs differ"
cmp "$one/SHA256SUMS" "$two/SHA256SUMS" || { diff "$one/SHA256SUMS" "$two/SHA256SUMS" || fail "the archives differ"; }
(cd "$one" && sha256sum --quiet -c SHA256SUMS)
echo "two builds: the same bytes"

cd "$work"
definition=$here/Examples/Make/Tea.intentdefinition
mkdir root empty
deb=$(echo "$one"/intentc_*.deb)
if [ -e "$deb" ]; then
  if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error "$deb" || fail "lintian finds errors"
    echo "lintian: no errors"
  else
    echo "lintian: skipped, it is not installed"
  fi
  # Installed and taken away again as on a system with nothing else, where that is allowed.
  if [ "$(id -u)" -eq 0 ]; then
    mkdir -p system/var/lib/dpkg/info system/var/lib/dpkg/updates && touch system/var/lib/dpkg/status
    packages() { dpkg --root="$work/system" --log=/dev/null --force-script-chrootless "$@" >"$work/log" 2>&1; }
    packages --install "$deb" || { cat "$work/log" >&2; fail "it cannot be installed"; }
    system/usr/bin/intentc --version >/dev/null || fail "what is installed does not run"
    packages --remove intentc || fail "it cannot be removed"
    if [ -e system/usr/bin/intentc ]; then fail "removing it leaves it there"; fi
    echo "package: can be installed and removed"
  fi
  dpkg -x "$deb" root
  # Nothing but the program is in its world, and '/proc', where Swift looks for the command line.
  cp "$definition" root/Tea.intentdefinition
  mkdir root/proc
  if unshare --mount true 2>/dev/null; then
    unshare --mount sh -c 'mount --bind /proc root/proc && exec chroot root /usr/bin/intentc generate /Tea.intentdefinition \
      --output /out --quiet' || fail "it does not run in an empty root"
  else
    root/usr/bin/intentc generate "$definition" --output root/out --quiet || fail "it does not run"
  fi
  test -f root/out/BrewTeaIntent.swift || fail "nothing is generated"
  for file in usr/share/man/man1/intentc.1.gz usr/share/bash-completion/completions/intentc \
    usr/share/zsh/vendor-completions/_intentc usr/share/fish/vendor_completions.d/intentc.fish; do
    test -s "root/$file" || fail "there is no $file"
  done
  echo "package: runs in a root of its own"
fi

# As the guide says.
mkdir archive && tar -xzf "$(echo "$one"/intentc-[0-9]*-*-*.tar.gz)" --strip-components 1 -C archive
program=$work/archive/bin/intentc
"$program" generate "$definition" --output archive/out --quiet || fail "the program of the archive does not run"
test "$("$program" --version)" = "$("$one/intentc" --version)"
if command -v ldd >/dev/null && [ "$(uname)" = Linux ]; then
  if ldd "$program" >/dev/null 2>&1; then fail "the program needs libraries"; fi
fi
echo "archive: one program that needs no library"

# The plugins with the program in them, as a user has them.
mkdir plugins && tar -xzf "$one"/intentc-plugins-*.tar.gz -C plugins --strip-components 1
cp -R "$here/Examples/BuildToolPlugin" example
cd example
sed "s#path: \"../..\"#path: \"$work/plugins\"#" Package.swift >changed
mv changed Package.swift
swift run tea >"$work/log" 2>&1 || { cat "$work/log" >&2; fail "the example does not build with the bundle"; }
cd "$work"
unzip -q "$one"/intentc-*.artifactbundle.zip
cmp intentc.artifactbundle/bin/intentc "$one/intentc" || fail "the bundle has another program"
echo "artifact bundle: builds the example"
