#!/bin/sh
# Holds the documentation against the program: check-docs.sh <intentc> [--update]
#
# The generated pages, the marked code blocks of all pages (see excerpts.awk) and the list of diagnostics. The architecture tests
# look at links.
# With --update the pages and outputs are written anew first.
set -eu
export LC_ALL=C
intentc=$1
update=${2:-}
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

problem() {
  echo "check-docs: $*" >&2
  failed=1
}

# Compares a page with its text as of now, or replaces it.
settle() {
  if cmp -s "$2" "$1"; then
    return
  elif [ -n "$update" ]; then
    cp "$2" "$1"
    echo "check-docs: $1 written"
  else
    problem "$1 is out of date; run 'make docs'"
    diff "$1" "$2" | head -n 20 >&2 || true
  fi
}

"$intentc" documentation markdown > "$scratch/commands.md"
settle docs/commands.md "$scratch/commands.md"
"$intentc" documentation man > "$scratch/intentc.1"
settle docs/intentc.1 "$scratch/intentc.1"
"$intentc" documentation diagnostics > "$scratch/diagnostics.md"
settle docs/diagnostics.md "$scratch/diagnostics.md"
"$intentc" documentation schema > "$scratch/schema.json"
settle docs/intentc.schema.json "$scratch/schema.json"

# The commands of the pages run in a folder of their own, which looks like the repository after 'make demo'.
root=$(pwd)
mkdir "$scratch/bin" "$scratch/root"
ln -s "$(cd "$(dirname "$intentc")" && pwd)/intentc" "$scratch/bin/intentc"
ln -s intentc "$scratch/bin/intentbuilderc"
ln -s "$root/Definitions" "$scratch/root/Definitions"
ln -s "$root/Tests" "$scratch/root/Tests"
ln -s "$root/Generated" "$scratch/root/Generated"
PATH=$scratch/bin:$PATH
export PATH
(cd "$scratch/root" && sh "$root/$here/demo.sh" intentc > /dev/null)

pages="README.md CONTRIBUTING.md $(ls docs/*.md)"
for page in $pages; do
  case $page in docs/commands.md | docs/diagnostics.md) continue ;; esac
  if (cd "$scratch/root" && awk -v page="$page" -f "$root/$here/excerpts.awk" "$root/$page") > "$scratch/page"; then
    settle "$page" "$scratch/page"
  else
    failed=1
  fi
done

# Every kind of finding is a rule, so that it can be explained and silenced.
find Sources -name '*.swift' -exec sed -n 's/.*let [A-Za-z]*: DiagnosticID = "\([a-z-]*\)".*/\1/p' {} + | sort -u \
  > "$scratch/declared"
"$intentc" explain | sed 's/ .*//' | sort > "$scratch/rules"
for id in $(comm -23 "$scratch/declared" "$scratch/rules"); do
  problem "there is no rule for $id"
done

# The table of modules is that of the architecture tests: a module and what it may import, a line each.
table=Tests/ArchitectureTests/Architecture.swift
if [ -e "$table" ]; then
  tr -d ' \n' < "$table" | grep -o 'Module("[^"]*",mayImport:\[[^]]*\]' |
    sed 's/^Module("//; s/",mayImport:\[/ /; s/,*\]$//; s/"//g' > "$scratch/walls"
  # shellcheck disable=SC2016 # the marks are those of the page
  sed -n '/^## Modules/,/^## Values/s/^| `\([A-Za-z0-9]*\)` |.*|\([^|]*\)|$/\1 \2/p' docs/architecture.md |
    awk '{ name = $1; $1 = ""; gsub(/[` ]/, ""); print name " " $0 }' > "$scratch/shown"
  if ! cmp -s "$scratch/walls" "$scratch/shown"; then
    problem "docs/architecture.md and $table have different tables"
    diff "$scratch/walls" "$scratch/shown" >&2 || true
  fi
fi

exit "$failed"
