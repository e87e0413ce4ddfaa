#!/bin/sh
# Builds and runs the examples with a program: run.sh <program> [<example> …]
#
# Packages get the plugins with this program instead of those that build it, since their own builds of it would take
# minutes each. What needs a tool that is not installed is skipped, and says so.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/..
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shift

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
log=$work/log
passes=0
failures=0
skips=0

fail() {
  failures=$((failures + 1))
  echo "FAILED   $example: $1"
  sed 's/^/    /' "$log"
}

pass() {
  passes=$((passes + 1))
  echo "passed   $example"
}

# Skips the example unless a command is there.
needs() {
  for command in "$@"; do
    if ! command -v "$command" >/dev/null 2>&1; then
      skips=$((skips + 1))
      echo "skipped  $example: there is no '$command'"
      return 1
    fi
  done
}

run() { "$@" >"$log" 2>&1; }
says() { grep -q -- "$1" "$log" || { fail "no line fits '$1'"; return 1; }; }

# A package of an example, in a folder of its own, with the plugins that have the program already.
package() {
  if [ ! -d "$work/plugins" ]; then
    mkdir "$work/plugins"
    # Links are followed: a package that is shipped has none.
    cp -RL "$root/Plugins/." "$work/plugins"
    sh "$root/Scripts/artifact-bundle.sh" "$program" "$work/plugins/intentc.artifactbundle"
  fi
  cp -R "$here/$example" "$work/$example"
  cd "$work/$example"
  rm -rf .build
  sed "s#path: \"../..\"#path: \"$work/plugins\"#" Package.swift >changed
  mv changed Package.swift
}

BuildToolPlugin() {
  package
  run swift run tea || { fail "it does not build"; return; }
  says 'Tea.intentdefinition has been compiled\|BrewTeaIntent has the kind 2' || return
  pass
}

AppIntents() {
  package
  run swift run tea || { fail "it does not build"; return; }
  says 'Tea.intentdefinition has been compiled\|BrewTea takes the place of BrewTeaIntent' || return
  generated=$(find .build -name Tea.intentdefinition.swift | head -n 1)
  grep -q 'struct BrewTea: AppIntent, CustomIntentMigratedAppIntent' "$generated" || { fail "there is no action"; return; }
  grep -q 'return BrewTeaIntentHandler()' "$generated" || { fail "the action has no handler"; return; }
  pass
}

PortableTests() {
  package
  run swift test || { fail "the tests fail"; return; }
  says 'Test run with 1 test in 1 suite passed' || return
  pass
}

CommandPlugin() {
  package
  run swift build || { fail "it does not build"; return; }
  run swift package --allow-writing-to-package-directory intentc-generate --check || { fail "the committed files are old"; return; }
  run swift package intentc-check || { fail "the check fails"; return; }
  pass
}

Bazel() {
  needs bazel || return 0
  cp -R "$here/Bazel" "$work/Bazel"
  mkdir "$work/dist"
  cp "$program" "$work/dist/intentc"
  cd "$work/Bazel"
  for file in WORKSPACE MODULE.bazel; do
    sed 's#path = "../../dist"#path = "../dist"#' "$file" >changed
    mv changed "$file"
  done
  bazel_build() { run bazel --output_user_root="$work/bazel" build //:intents --disk_cache="$work/bazel-cache" --color=no; }
  bazel_build || { fail "it does not build"; return; }
  grep -q 'class BrewTeaIntent: INIntent' bazel-bin/intents/Tea.intentdefinition.swift || { fail "nothing is generated"; return; }
  bazel_build && says '1 process: 1 internal' || return
  # Another build of the same inputs takes the output from the shared cache.
  run bazel --output_user_root="$work/bazel" clean
  bazel_build && says 'cache hit' || return
  bazel --output_user_root="$work/bazel" shutdown >/dev/null 2>&1
  chmod -R u+w "$work/bazel"
  pass
}

CMake() {
  needs cmake ninja || return 0
  cp -R "$here/CMake" "$work/CMake"
  cd "$work/CMake"
  run cmake -G Ninja -B build -DINTENTC="$program" || { fail "it is not configured"; return; }
  run cmake --build build || { fail "it does not build"; return; }
  run build/tea || { fail "it does not run"; return; }
  run cmake --build build && says 'no work to do' || return
  touch Tea.intentdefinition
  run cmake --build build && says 'Generating' || return
  run cmake --build build && says 'no work to do' || return
  # A configuration is an input as soon as it is there, and as long.
  generated=build/tea-intents/Tea.intentdefinition.swift
  echo '{ generate: { access: "internal" } }' >intentc.json
  { run cmake --build build && grep -q 'internal class BrewTeaIntent' $generated; } || { fail "no configuration is found"; return; }
  rm intentc.json
  { run cmake --build build && grep -q 'public class BrewTeaIntent' $generated; } || { fail "a configuration stays"; return; }
  # CMake 3.25 links again as long as the compiler leaves objects that do not change as they are.
  generates_nothing() {
    { run cmake --build build && ! grep -q 'Generating the' "$log"; } || { fail "it generates again"; return 1; }
  }
  generates_nothing || return
  # Definitions of a target are one module.
  sed 's/\(TeaKind\)/Other\1/; s/BrewTea/BrewOther/' Tea.intentdefinition >Other.intentdefinition
  sed 's/Tea.intentdefinition)/Tea.intentdefinition Other.intentdefinition)/' CMakeLists.txt >changed
  mv changed CMakeLists.txt
  run cmake --build build && says 'Generating' || return
  generates_nothing || return
  touch Other.intentdefinition
  run cmake --build build && says 'Generating' || return
  generates_nothing || return
  # One that goes off the list takes its output with it, and stops nothing.
  mv Other.intentdefinition ..
  cp CMakeLists.txt ..
  sed 's/ Other.intentdefinition)/)/' ../CMakeLists.txt >CMakeLists.txt
  run cmake --build build || { fail "a definition cannot be removed"; return; }
  generates_nothing || return
  mv ../Other.intentdefinition . && cat ../CMakeLists.txt >CMakeLists.txt
  run cmake --build build || { fail "a definition cannot come back"; return; }
  cp Tea.intentdefinition Other.intentdefinition
  if run cmake --build build; then fail "two definitions declare one name"; return; fi
  says 'previously declared here' || return
  mkdir More && mv Other.intentdefinition More/Tea.intentdefinition
  sed 's#Other.intentdefinition)#More/Tea.intentdefinition)#' CMakeLists.txt >changed
  mv changed CMakeLists.txt
  if run cmake --build build; then fail "two definitions have one output"; return; fi
  says "two definitions of 'tea' are called" || return
  pass
}

Make() {
  needs make || return 0
  cp -R "$here/Make" "$work/Make"
  cd "$work/Make"
  run make INTENTC="$program" || { fail "it does not build"; return; }
  run build/tea || { fail "it does not run"; return; }
  run make INTENTC="$program" && says 'up to date' || return
  # After a touch, the program runs once, and nothing is compiled.
  touch Tea.intentdefinition
  run make INTENTC="$program" && says ' generate ' || return
  if grep -q -- '-o build/tea' "$log"; then fail "unchanged output is compiled"; return; fi
  run make INTENTC="$program" && says 'up to date' || return
  # A configuration that comes or goes is a change; one that has gone stops nothing.
  echo '{ generate: { access: "internal" } }' >intentc.json
  run make INTENTC="$program" && says '-o build/tea' || return
  rm intentc.json
  run make INTENTC="$program" && says '-o build/tea' || return
  run make INTENTC="$program" && says 'up to date' || return
  rm build/Tea.intentdefinition.swift
  run make INTENTC="$program" && says ' generate ' || return
  pass
}

Xcode() {
  mkdir -p "$work/Xcode/bin"
  ln -s "$program" "$work/Xcode/bin/intentc"
  cd "$work/Xcode"
  PATH=$work/Xcode/bin:$PATH SCRIPT_INPUT_FILE_0=$here/Make/Tea.intentdefinition \
    SCRIPT_OUTPUT_FILE_0=$work/Xcode/phase/Tea.intentdefinition.swift run sh "$here/Xcode/run-script.sh" ||
    { fail "the phase fails"; return; }
  PATH=$work/Xcode/bin:$PATH INPUT_FILE_PATH=$here/Make/Tea.intentdefinition DERIVED_FILE_DIR=$work/Xcode/rule \
    run sh "$here/Xcode/build-rule.sh" || { fail "the rule fails"; return; }
  cmp -s phase/Tea.intentdefinition.swift rule/Tea.intentdefinition.swift || { fail "the files differ"; return; }
  # A phase may have several definitions, and a configuration, but no output of another name.
  sed 's/TeaKind/OtherKind/; s/BrewTea/BrewOther/' "$here/Make/Tea.intentdefinition" >"Other one.intentdefinition"
  phase() {
    PATH=$work/Xcode/bin:$PATH SCRIPT_INPUT_FILE_COUNT=3 SCRIPT_INPUT_FILE_0=$here/Make/Tea.intentdefinition \
      SCRIPT_INPUT_FILE_1="$work/Xcode/Other one.intentdefinition" SCRIPT_INPUT_FILE_2=$work/Xcode/intentc.json \
      SCRIPT_OUTPUT_FILE_COUNT=2 SCRIPT_OUTPUT_FILE_0=$work/Xcode/two/Tea.intentdefinition.swift \
      SCRIPT_OUTPUT_FILE_1="$work/Xcode/two/$1" run sh "$here/Xcode/run-script.sh"
  }
  if phase Other.swift; then fail "an output of another name is accepted"; return; fi
  says "Other one.intentdefinition.swift' is not among the output files" || return
  { phase "Other one.intentdefinition.swift" && [ -f "two/Other one.intentdefinition.swift" ]; } ||
    { fail "two definitions are not compiled"; return; }
  pass
}

GitHook() {
  needs git || return 0
  mkdir -p "$work/GitHook/bin"
  ln -s "$program" "$work/GitHook/bin/intentc"
  cd "$work/GitHook"
  commit() { PATH=$work/GitHook/bin:$PATH run git -c user.name=Test -c user.email=test@example.org commit -m "Tea"; }
  run git init -q . && cp "$here/GitHook/pre-commit" .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit
  sed 's/<dict>/<dct>/' "$here/Make/Tea.intentdefinition" >Tea.intentdefinition
  git add Tea.intentdefinition
  # What is staged counts, not what lies in the folder.
  cp "$here/Make/Tea.intentdefinition" Tea.intentdefinition
  if commit; then fail "a broken definition is committed"; return; fi
  says 'Tea.intentdefinition:4:1: error' || return
  git add Tea.intentdefinition
  commit || { fail "a sound definition is not committed"; return; }
  # So does what a commit takes away, and a configuration alone.
  mkdir de.lproj && printf '"TeaKd1" = "Teesorte";\n' >de.lproj/Tea.strings
  { git add de.lproj && commit; } || { fail "a table is not committed"; return; }
  echo '{ check: { languages: ["de"], rules: { "untranslated-title": "error" } } }' >intentc.json
  git add intentc.json
  if commit; then fail "a configuration that the tables do not satisfy is committed"; return; fi
  says '\[untranslated-title\]' || return
  sed -n 's|.*<string>\([A-Za-z0-9]*\)</string>.*|"\1" = "Tee";|p' Tea.intentdefinition >de.lproj/Tea.strings
  { git add de.lproj && commit; } || { fail "a translated definition is not committed"; return; }
  run git rm -q de.lproj/Tea.strings
  if commit; then fail "a table that is needed is removed"; return; fi
  says '\[untranslated-title\]' || return
  { run git rm -q Tea.intentdefinition && commit; } || { fail "the last definition cannot be removed"; return; }
  pass
}

# The commands of the snippets, with an archive from a folder, and in a folder of their own for /usr/local.
CI() {
  needs curl sha256sum tar git || return 0
  mkdir -p "$work/CI/release/intentc/bin" "$work/CI/project/Intents" "$work/CI/local"
  printf '#!/bin/sh\nexec "%s" "$@"\n' "$program" >"$work/CI/release/intentc/bin/intentc"
  chmod +x "$work/CI/release/intentc/bin/intentc"
  INTENTC_ARCHIVE=$(sed -n 's/^ *INTENTC_ARCHIVE: //p' "$here/CI/gitlab-ci.yml")
  INTENTC_URL=file://$work/CI/release
  (cd "$work/CI/release" && tar -czf "$INTENTC_ARCHIVE" intentc)
  INTENTC_SHA256=$(sha256sum "$work/CI/release/$INTENTC_ARCHIVE" | cut -d ' ' -f 1)
  export INTENTC_ARCHIVE INTENTC_URL INTENTC_SHA256
  # One command a line, those of a step of one kind or the other.
  commands() {
    sed -n "s#^ *\(- \|run: \|\)\(sudo \|\)\(\($2\) .*\)#\3#p" "$here/CI/$1" | sed "s#/usr/local#$work/CI/local#" | awk '!seen[$0]++'
  }
  steps() { (echo 'set -e' && commands "$1" "$2") >"$work/CI/steps.sh" && PATH=$work/CI/local/bin:$PATH run sh "$work/CI/steps.sh"; }
  cd "$work/CI/project"
  cp "$here/Make/Tea.intentdefinition" Intents
  for file in github-actions.yml gitlab-ci.yml; do
    grep -q "INTENTC_ARCHIVE: $INTENTC_ARCHIVE\$" "$here/CI/$file" || { fail "the archive of $file has another name"; return; }
    rm -rf "$work/CI/local/bin"
    if INTENTC_SHA256=0$INTENTC_SHA256 steps $file 'curl\|echo\|tar\|rm'; then fail "$file takes another archive"; return; fi
    if [ -e "$work/CI/local/bin/intentc" ]; then fail "$file unpacks another archive"; return; fi
    steps $file 'curl\|echo\|tar\|rm' || { fail "the steps of $file do not install"; return; }
    rm -rf Sources
    if steps $file intentc\ generate; then fail "the steps of $file pass without the generated code"; return; fi
    says 'outdated-output' || return
    run "$program" generate Intents --output Sources/Generated
    steps $file 'intentc check\|intentc generate' || { fail "the steps of $file find something"; return; }
    [ -s intents.sarif ] || { fail "there is no log"; return; }
    rm intents.sarif
  done
  pass
}

[ $# -gt 0 ] || set -- BuildToolPlugin AppIntents PortableTests CommandPlugin Bazel CMake Make Xcode GitHook CI
for example in "$@"; do
  cd "$work"
  counted=$((passes + failures + skips))
  "$example" || :
  # What ends without a word was a command that failed.
  [ $((passes + failures + skips)) -gt "$counted" ] || fail "a command fails"
done
echo "examples: $passes passed, $failures failed, $skips skipped"
[ "$failures" -eq 0 ]
