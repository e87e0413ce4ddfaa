#!/bin/sh
# Builds packages that use the plugins, changes them, and looks at what is run and compiled again:
#
#   run.sh <program> [<case> …]
#
# What a change of the package leads to is tried with both build systems of SwiftPM, or with that of BUILD_SYSTEM; they
# do not tell the same, so the cases look at what was run, at files and at their times.
#
# Cases are about this package, which is made in a temporary folder:
#
#   Cafe/
#     Package.swift               the target and its plugin
#     Sources/Cafe/
#       intentc.json              the portable flavour, so that the classes exist on every system
#       Menu.swift                uses a generated class
#       Base.lproj/Orders.intentdefinition
#       de.lproj/Orders.strings
#       Home/Home.intentdefinition
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shift

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
package=$work/plugins
mkdir -p "$package"
# Links are followed: a package that is shipped has none.
cp -RL "$here/Plugins/." "$package"
# Each run of the program is noted.
runs=$work/runs
printf '#!/bin/sh\necho run >> "%s"\nexec "%s" "$@"\n' "$runs" "$program" > "$work/intentc"
chmod +x "$work/intentc"
sh "$here/Scripts/artifact-bundle.sh" "$work/intentc" "$package/intentc.artifactbundle"

failures=0
passes=0
log=$work/log

fail() {
  failures=$((failures + 1))
  echo "FAILED  $case_name ($build_system): $1"
  sed 's/^/    /' "$log"
}

pass() { passes=$((passes + 1)); }

# Writes the package into the current folder.
make_package() {
  dependency=${1:-".package(name: \"intentc\", path: \"$package\")"}
  mkdir -p Sources/Cafe/Home
  cp -R "$here/Definitions/Orders/Base.lproj" "$here/Definitions/Orders/de.lproj" Sources/Cafe
  cp "$here/Definitions/Home/Home.intentdefinition" Sources/Cafe/Home
  echo '{ generate: { flavor: "portable" } }' > Sources/Cafe/intentc.json
  echo 'public let orders: [Any.Type] = [OrderCoffeeIntent.self, ToggleDeviceIntent.self]' > Sources/Cafe/Menu.swift
  cat > Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cafe", defaultLocalization: "en",
  products: [.library(name: "Cafe", targets: ["Cafe"])],
  dependencies: [$dependency],
  targets: [
    .target(
      name: "Cafe", dependencies: [.product(name: "IntentsTestKit", package: "intentc")],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")])
  ],
  swiftLanguageModes: [.v5]
)
END
}

# What is generated and compiled of the package, with times.
state() {
  find .build \( -name '*.intentdefinition.swift' -o -path '*Cafe*.o' \) -type f -exec ls -l --time-style=full-iso {} + 2> /dev/null | sort
}

# Runs SwiftPM; what it says is in the log.
build() {
  was=$(state)
  : > "$runs"
  swift build --build-system "$build_system" > "$log" 2>&1 && return 0
  # SwiftPM with the newer build system dies now and then while it plans a build, before it has run anything: that says
  # nothing about the plugins. A second time in a row is a failure.
  grep -q '^\*\*\* Program crashed' "$log" && grep -q '^Thread 0 "swift-' "$log" && [ ! -s "$runs" ] || return 1
  echo "again   $case_name ($build_system): SwiftPM crashed"
  swift build --build-system "$build_system" > "$log" 2>&1
}

builds() { build || { fail "the build fails"; return 1; } }

fails_to_build() { if build; then fail "the build passes"; return 1; fi; }

# Whether the log has a line that fits.
says() { grep -q -- "$1" "$log" || { fail "no line fits '$1'"; return 1; }; }

# Whether the last build has run the program, and whether it has made anything anew.
ran() { [ -s "$runs" ] || { fail "the program is not run"; return 1; }; }
ran_not() { if [ -s "$runs" ]; then fail "the program is run"; return 1; fi; }
changed_nothing() { [ "$(state)" = "$was" ] || { fail "something is made anew"; return 1; }; }

# Whether a definition was generated, with a class, and whether it was compiled.
generated() {
  file=$(find .build -name "$1.intentdefinition.swift" -type f)
  # shellcheck disable=SC2015 # it fails for either
  [ -n "$file" ] && grep -q "class $2:" "$file" || { fail "$2 is not generated"; return 1; }
}
compiled() {
  [ -n "$(find .build -path "*Cafe*$1.intentdefinition*.o" -type f)" ] || { fail "$1 is not compiled"; return 1; }
}

# The package as it is at first, whatever the cases before have done: only what differs is written, so that little has to
# be built.
restore() {
  [ -d "$work/original" ] || { mkdir "$work/original" && (cd "$work/original" && make_package); }
  find . -path ./.build -prune -o -type f -print | while read -r file; do
    [ -e "$work/original/$file" ] || rm "$file"
  done
  (cd "$work/original" && find . -type f) | while read -r file; do
    cmp -s "$work/original/$file" "$file" || { mkdir -p "$(dirname "$file")" && cp "$work/original/$file" "$file"; }
  done
}

# The package has been built.
settled() { restore && builds; }

case_fresh() {
  restore && rm -rf .build && builds && ran && generated Orders OrderCoffeeIntent && generated Home ToggleDeviceIntent &&
    compiled Orders && compiled Home && pass
}

case_noop() {
  # After a first build, the program may be run once more.
  settled && builds && builds && ran_not && changed_nothing && pass
}

case_touched() {
  settled && touch Sources/Cafe/Base.lproj/Orders.intentdefinition && builds && changed_nothing && pass
}

case_edited() {
  settled || return 0
  sed 's/<string>OrderCoffee</<string>OrderTea</' Sources/Cafe/Base.lproj/Orders.intentdefinition > edited
  mv edited Sources/Cafe/Base.lproj/Orders.intentdefinition
  fails_to_build && ran && says "cannot find 'OrderCoffeeIntent'" || return 0
  sed 's/OrderCoffee/OrderTea/' Sources/Cafe/Menu.swift > edited && mv edited Sources/Cafe/Menu.swift
  builds && generated Orders OrderTeaIntent && pass
}

case_configured() {
  settled || return 0
  echo '{ classPrefix: "ABC", generate: { flavor: "portable" } }' > Sources/Cafe/intentc.json
  fails_to_build && ran && says "cannot find 'OrderCoffeeIntent'" && pass
}

case_broken() {
  settled || return 0
  echo 'no property list' > Sources/Cafe/Home/Home.intentdefinition
  fails_to_build && says "Sources/Cafe/Home/Home.intentdefinition:1:1: error: .*\[malformed-definition\]" || return 0
  cp "$here/Definitions/Home/Home.intentdefinition" Sources/Cafe/Home
  builds && generated Home ToggleDeviceIntent && pass
}

case_removed() {
  settled || return 0
  rm Sources/Cafe/Home/Home.intentdefinition
  fails_to_build && says "cannot find 'ToggleDeviceIntent'" || return 0
  echo 'public let orders: [Any.Type] = [OrderCoffeeIntent.self]' > Sources/Cafe/Menu.swift
  builds && pass
}

case_renamed() {
  settled || return 0
  mv Sources/Cafe/Home/Home.intentdefinition Sources/Cafe/Home/House.intentdefinition
  builds && ran && generated House ToggleDeviceIntent && compiled House && pass
}

case_namesakes() {
  restore && mkdir Sources/Cafe/Other || return 0
  cp "$here/Definitions/Orders/Base.lproj/Orders.intentdefinition" Sources/Cafe/Other/home.intentdefinition
  fails_to_build && says "would both become 'home.intentdefinition.swift'" && pass
}

# Actions of a build, compiled with the stand-ins of the tests in place of Apple's frameworks.
case_appintents() {
  make_package "$(printf '.package(name: "intentc", path: "%s"), .package(name: "Frameworks", path: "frameworks")' "$package")" || return 0
  mkdir frameworks && cp -R "$here/Tests/Stubs/AppIntents" frameworks/Sources && rm -r frameworks/Sources/SchemaMacros || return 0
  cat > frameworks/Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Frameworks", products: [.library(name: "Frameworks", targets: ["AppIntents"])],
  targets: [
    .target(name: "CoreLocation"), .target(name: "UniformTypeIdentifiers"), .target(name: "CoreSpotlight"),
    .target(name: "AppIntents", dependencies: ["CoreLocation", "CoreSpotlight", "UniformTypeIdentifiers"]),
  ])
END
  sed 's/name: "IntentsTestKit", package: "intentc"/name: "Frameworks", package: "Frameworks"/' Package.swift > edited
  mv edited Package.swift
  echo '{ generate: { flavor: "app-intents" }, migrate: { perform: "gap" } }' > Sources/Cafe/intentc.json
  echo 'public let count = [OrderCoffee.title, ToggleDevice.title].count' > Sources/Cafe/Menu.swift
  builds && says "Orders.intentdefinition:[0-9]*:[0-9]*: warning: 'OrderCoffee' is not finished" && compiled Orders || return 0
  builds && builds && ran_not && changed_nothing || return 0
  # What the module declares itself is not generated a second time.
  echo 'struct ToggleDevice { static let title = "Off and on" }' > Sources/Cafe/ToggleDevice.swift
  fails_to_build && says "invalid redeclaration of 'ToggleDevice'" || return 0
  echo '{ generate: { flavor: "app-intents", own: ["ToggleDevice"] }, migrate: { perform: "gap" } }' > Sources/Cafe/intentc.json
  echo 'public let count = [ToggleDevice.title].count' > Sources/Cafe/Menu.swift
  builds || return 0
  if grep -q "'ToggleDevice' is not finished" "$log"; then fail "what the module declares is to be finished"; else pass; fi
}

case_dependant() {
  mkdir cafe && (cd cafe && make_package) && mkdir -p app/Sources/app && cd app || return 0
  echo 'import Cafe; print(orders.count)' > Sources/app/main.swift
  cat > Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "app", dependencies: [.package(name: "Cafe", path: "../cafe")],
  targets: [.executableTarget(name: "app", dependencies: [.product(name: "Cafe", package: "Cafe")])])
END
  builds && swift run --build-system "$build_system" --skip-build app > "$log" 2>&1 && says '^2$' && pass
}

# A repository with a version: flags that are unsafe would be refused here.
case_versioned() {
  cp -R "$package" intentc && (
    cd intentc && git init -q && git add -A && git -c user.name=Test -c user.email=test@example.org commit -qm Plugins && git tag 1.0.0
  ) || return 0
  mkdir cafe && cd cafe && make_package ".package(url: \"file://$(cd .. && pwd)/intentc\", from: \"1.0.0\")" && builds &&
    generated Orders OrderCoffeeIntent && compiled Orders && pass
}

# Runs a plugin that has to fail: SwiftPM fails with 1 then, and tells the exit status of the program.
exits() {
  status=0
  swift package "$@" > "$log" 2>&1 || status=$?
  [ "$status" -eq 1 ] || { fail "the exit status is $status"; return 1; }
}

case_commands() {
  make_package && echo 'public let menu = 1' > Sources/Cafe/Menu.swift || return 0
  swift package --allow-writing-to-package-directory intentc-generate --target Cafe > "$log" 2>&1 \
    || { fail "intentc-generate fails"; return 0; }
  test -f Sources/Cafe/Generated/OrderCoffeeIntent.swift || { fail "nothing is generated"; return 0; }
  swift package --allow-writing-to-package-directory intentc-generate --check > "$log" 2>&1 \
    || { fail "intentc-generate --check fails"; return 0; }
  # A definition that is gone.
  mv Sources/Cafe/Home/Home.intentdefinition Home.moved
  exits --allow-writing-to-package-directory intentc-generate --check && says "Sources/Cafe/Home/Home.intentdefinition' is gone" || return 0
  swift package --allow-writing-to-package-directory intentc-generate --prune > "$log" 2>&1 || { fail "--prune fails"; return 0; }
  if [ -e Sources/Cafe/Generated/ToggleDeviceIntent.swift ]; then fail "what is left of a definition stays"; return 0; fi
  mv Home.moved Sources/Cafe/Home/Home.intentdefinition
  rm Sources/Cafe/Generated/OrderCoffeeIntent.swift
  if swift package --allow-writing-to-package-directory intentc-generate --check > "$log" 2>&1; then
    fail "intentc-generate --check passes where a file is missing"; return 0
  fi
  says 'outdated-output' || return 0
  if swift package intentc-generate < /dev/null > "$log" 2>&1; then
    fail "intentc-generate writes without being allowed to"; return 0
  fi
  swift package --allow-writing-to-package-directory intentc-migrate --target Cafe > "$log" 2>&1 \
    || { fail "intentc-migrate fails"; return 0; }
  test -f Sources/Cafe/AppIntents/migration.lock.json || { fail "nothing is migrated"; return 0; }
  # The package is built where App Intents are not.
  if grep -L '^#if canImport(' Sources/Cafe/AppIntents/*.swift | grep -q .; then fail "files are not conditional"; return 0; fi
  swift package intentc-check > "$log" 2>&1 || { fail "intentc-check fails"; return 0; }
  if swift package intentc-check --target Tea > "$log" 2>&1; then fail "an unknown target passes"; return 0; fi
  says "there is no target 'Tea'" || return 0
  # Of two targets, that which is asked for; and the exit status of the program.
  mkdir Sources/Bar && cp "$here/Definitions/Home/Home.intentdefinition" Sources/Bar && echo 'let bar = 1' > Sources/Bar/Bar.swift
  sed 's/^  targets: \[/  targets: [ .target(name: "Bar"),/' Package.swift > edited && mv edited Package.swift
  swift package --allow-writing-to-package-directory intentc-generate --target Bar > "$log" 2>&1 \
    || { fail "intentc-generate fails for the second target"; return 0; }
  test -f Sources/Bar/Generated/ToggleDeviceIntent.swift || { fail "nothing is generated in the second target"; return 0; }
  if [ -e Sources/Cafe/Generated/OrderCoffeeIntent.swift ]; then fail "the other target is generated, too"; return 0; fi
  # Options that the plugin would give itself, and handlers in a target without a definition.
  swift package --allow-writing-to-package-directory intentc-generate --target Bar --no-config --output=Sources/Bar/Other > "$log" 2>&1 \
    || { fail "options of the program are refused"; return 0; }
  test -f Sources/Bar/Other/ToggleDeviceIntent.swift || { fail "nothing is in the folder that was asked for"; return 0; }
  mkdir Sources/Ext && echo 'final class Bar: NSObject, OrderCoffeeIntentHandling {}' > Sources/Ext/Bar.swift
  sed 's/^  targets: \[/  targets: [ .target(name: "Ext"),/' Package.swift > edited && mv edited Package.swift
  swift package intentc-check --target Cafe --target Ext > "$log" 2>&1 || { fail "intentc-check fails for handlers"; return 0; }
  says 'Sources/Ext/Bar.swift:1:' || return 0
  exits intentc-check --target Bar --no-such-option && says "no-such-option" && says "exit code 64" || return 0
  echo 'no property list' > Sources/Bar/Home.intentdefinition
  exits --allow-writing-to-package-directory intentc-generate --target Bar && says 'Home.intentdefinition:1:1: error' &&
    says "exit code 1" && pass
}

# What is for Xcode is compiled in Xcode only: here with a stand-in for its module, a planted mistake included.
case_xcode() {
  api=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/pm/PluginAPI
  swiftc -emit-module -parse-as-library -package-description-version 6.2 -module-name XcodeProjectPlugin -I "$api" -o XcodeProjectPlugin.swiftmodule \
    "$here/Tests/Stubs/XcodeProjectPlugin/XcodeProjectPlugin.swift" > "$log" 2>&1 || { fail "the stand-in does not compile"; return 0; }
  check() { swiftc -typecheck -package-description-version 6.2 -swift-version 6 -parse-as-library -warnings-as-errors -I "$api" -I . "$@" "$here"/Plugins/Shared/*.swift > "$log" 2>&1; }
  for plugin in IntentCompilerPlugin GenerateIntents MigrateIntents CheckIntents; do
    check "$here/Plugins/$plugin/$plugin.swift" || { fail "$plugin does not compile for Xcode"; return 0; }
    sed 's/context: XcodePluginContext/context: XcodeProject/' "$here/Plugins/$plugin/$plugin.swift" > mistake.swift
    if check mistake.swift; then fail "a mistake in $plugin is not found"; return 0; fi
  done
  pass
}

# The cases that builds are about, and those that say the same of both build systems.
build_cases="fresh noop touched edited broken removed renamed dependant versioned"
other_cases="configured namesakes appintents commands xcode"

count=0
# Runs cases: run <build system> <case> …
run() {
  build_system=$1
  shift
  for case_name in "$@"; do
    count=$((count + 1))
    case $case_name in
      dependant | versioned | appintents | commands | xcode) folder=$work/$build_system/$case_name ;;
      # They are about one package, whose builds stay.
      *) folder=$work/$build_system/shared ;;
    esac
    mkdir -p "$folder"
    start=$(date +%s)
    before=$passes
    cd "$folder"
    # What went wrong has been counted.
    "case_$case_name" || :
    cd "$work"
    if [ "$passes" -gt "$before" ]; then echo "passed  $case_name ($build_system, $(($(date +%s) - start)) s)"; fi
  done
}

if [ $# -gt 0 ]; then
  for system in ${BUILD_SYSTEM:-native}; do run "$system" "$@"; done
else
  # shellcheck disable=SC2086 # a list of words
  for system in ${BUILD_SYSTEM:-native swiftbuild}; do run "$system" $build_cases; done
  # shellcheck disable=SC2086
  run "${BUILD_SYSTEM:-native}" $other_cases
fi
echo "$passes of $count plugin layouts passed"
[ "$passes" -eq "$count" ]
