#!/bin/sh
# Builds a fuzzer and lets it run: run.sh [seconds] [fuzzer] [folder with definitions]...
# Findings land in findings/; "run.sh 0" only builds. Linux, with the toolchain from swift.org.
set -eu
cd "$(dirname "$0")"
seconds=${1:-60}
fuzzer=${2:-CompilerFuzzer}
if [ $# -ge 2 ]; then shift 2; else shift $#; fi

# One sanitizer option for SwiftPM, the pair for the compiler: two --sanitize options do not add up.
# Optimised, as a debug build runs a tenth of the inputs; preconditions and bounds are still checked.
swift build -c release --product "$fuzzer" --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
[ "$seconds" -gt 0 ] || exit 0

python3 seed-corpus.py "$@"
mkdir -p findings
# The crash reporter trips over the address sanitizer and would hold the terminal.
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions="$PWD/lsan.supp":print_suppressions=0
exec "$(swift build -c release --show-bin-path)/$fuzzer" -max_total_time="$seconds" -dict=intentdefinition.dict \
  -artifact_prefix=findings/ -timeout=10 -rss_limit_mb=4096 -max_len=16384 -print_final_stats=1 corpus
