#!/bin/sh
# Makes sure that what the build needs is there: Swift and the development files of libxml2.
# With words: on Debian makes sure of these packages too; where they cannot be installed, they are named.
set -eu

may_install() {
  command -v apt-get >/dev/null 2>&1 || return 1
  if [ "$(id -u)" -eq 0 ]; then
    as_root=
  elif command -v sudo >/dev/null 2>&1 && sudo -n true >/dev/null 2>&1; then
    as_root="sudo -n"
  else
    return 1
  fi
}

install_packages() {
  echo "prepare: apt-get install $*"
  # A stale list is no reason to stop: the packages may be known already.
  $as_root apt-get update -qq </dev/null || true
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" \
    </dev/null >/dev/null
}

has_package() {
  dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'
}

if ! command -v swift >/dev/null 2>&1; then
  echo "prepare: there is no 'swift'; install Swift 6.2 or newer from https://www.swift.org/install" >&2
  exit 1
fi

here=$(dirname "$0")
if ! sh "$here/swift-flags.sh" >/dev/null 2>&1; then
  if may_install; then
    install_packages libxml2-dev pkg-config
  else
    cat >&2 <<'END'
prepare: the development files of libxml2 are missing. Install them, then run make again:
  Debian, Ubuntu   sudo apt-get install libxml2-dev pkg-config
  Fedora, RHEL     sudo dnf install libxml2-devel pkgconf-pkg-config
  macOS            xcode-select --install, or: brew install libxml2 pkg-config
END
    exit 1
  fi
fi

command -v dpkg-query >/dev/null 2>&1 || exit 0
missing=
for package in "$@"; do
  has_package "$package" || missing="$missing $package"
done
if [ -n "$missing" ]; then
  if may_install; then
    # shellcheck disable=SC2086 # a list of words
    install_packages $missing
  else
    echo "prepare: not installed:$missing" >&2
  fi
fi
