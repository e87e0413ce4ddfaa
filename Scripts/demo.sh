#!/bin/sh
# Generates the Swift of the sample definitions and shows it: demo.sh <intentc> [folder]
set -eu
intentc=$1
output=${2:-demo}

for folder in Definitions/*/; do
  folder=${folder%/}
  name=${folder##*/}
  # These have faults on purpose.
  [ "$name" = Invalid ] && continue
  echo "\$ intentc generate $folder --output $output/$name"
  "$intentc" generate "$folder" --output "$output/$name"
done

echo
echo "\$ intentc list Definitions/Orders"
"$intentc" list Definitions/Orders
echo
echo "\$ ls $output/Orders"
ls "$output/Orders"
echo
echo "\$ sed -n '1,42p' $output/Orders/RequestRefundIntent.swift"
sed -n '1,42p' "$output/Orders/RequestRefundIntent.swift"
echo "…"
echo
echo "The other definitions are described in Definitions/README.md, their Swift is in $output/."
