#!/bin/sh
# Copies the program, its manual page and its completions: install.sh <program> <prefix>
set -eu
program=$1
prefix=$2

bash=$prefix/share/bash-completion/completions
zsh=$prefix/share/zsh/site-functions
fish=$prefix/share/fish/vendor_completions.d
man=$prefix/share/man/man1
mkdir -p "$prefix/bin" "$bash" "$zsh" "$fish" "$man"

cp "$program" "$prefix/bin/intentc"
chmod 755 "$prefix/bin/intentc"
"$program" documentation man > "$man/intentc.1"
"$program" completions bash > "$bash/intentc"
"$program" completions zsh > "$zsh/_intentc"
"$program" completions fish > "$fish/intentc.fish"
echo "installed below $prefix"
