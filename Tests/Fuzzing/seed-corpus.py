#!/usr/bin/env python3
"""Collect the inputs that a fuzzer starts from.

Copies every definition of the given folders into the corpus folder, named by its content so that copies fall together,
and adds pieces that no healthy definition has: empty input, a binary list, other encodings, cuts in the middle.
"""

import argparse
import hashlib
import pathlib
import sys

HEAD = b'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n'
PIECES = [
    b"",
    b"\n",
    b"bplist00\xd0\x08",
    HEAD + b"<dict/></plist>",
    HEAD + b"<dict><key>INIntents</key><array/><key>INEnums</key><array/></dict></plist>\n",
    HEAD + b"<dict><key>a</key><string>&amp;&#65;<![CDATA[<b>]]></string><key>a</key><true/></dict></plist>",
    HEAD + b"<array><integer>-1</integer><real>0.5</real><date>2020-01-01T00:00:00Z</date><data>YWI=</data></array></plist>",
    HEAD + b"<dict>\r\n\t<key>\xc3\xa4</key>\r\n\t<string>\xff</string>\r\n</dict></plist>",
    b"\xef\xbb\xbf" + HEAD + b"<dict/></plist>",
    "\ufeff<plist><dict/></plist>".encode("utf-16-le"),
    b'<!DOCTYPE plist [<!ENTITY a "b">]><plist><string>&a;</string></plist>',
    b"<plist>" + b"<array>" * 300,
    b"<<<<<<< HEAD\n<plist/>\n=======\n>>>>>>> x\n",
]


# Files around definitions, by the kinds of CheckFuzzer.
CHECKED = [
    (1, b'/* a */ "s1" = "Bestelle ${soup}\\n";\nt1 = "Suppe bestellen";\n'),
    (1, HEAD + b"<dict><key>t1</key><string>a</string></dict></plist>"),
    (1, '"s1" = "$ {soup}";'.encode("utf-16")),
    (2, HEAD + b"<dict><key>s1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
     b"<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>${soup}"
     b"</string></dict></dict></dict></plist>"),
    (3, b'{"sourceLanguage":"en","strings":{"s1":{"localizations":{"de":{"stringUnit":{"state":"new","value":"a"}}}}}}'),
    (4, HEAD + b"<dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>"
     b"<array><string>OrderSoupIntent</string></array></dict></dict></dict></plist>"),
    (5, b"{objects = {P = {isa = PBXProject; mainGroup = M; targets = (A); }; M = {isa = PBXGroup; children = (D); }; "
     b"D = {isa = PBXFileReference; path = Example.intentdefinition; }; A = {isa = PBXNativeTarget; buildPhases = (S); }; "
     b"S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = D; }; }; rootObject = P; }"),
    (6, HEAD + b"<dict><key>com.apple.developer.siri</key><true/></dict></plist>"),
    (7, HEAD + b"<dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>OrderSoupIntent</string>"
     b"<key>IntentExamples</key><array><string>a</string></array></dict></array></dict></plist>"),
    (8, b"class A: NSObject, OrderSoupIntentHandling { func resolveSoup(for i: OrderSoupIntent) async -> B { #\"\\#(a)\"# } }"),
    (9, b"@interface A : NSObject <OrderSoupIntentHandling>\n@end\n"),
    (10, b"enum Size: String, AppEnum { case small = \"Small\"; static let caseDisplayRepresentations: [Self: "
     b"DisplayRepresentation] = [.small: .init(title: \"S\")] }\nstruct A: CustomIntentMigratedAppIntent, "
     b"WidgetConfigurationIntent { static let intentClassName = \"OrderSoupIntent\"; static var title: "
     b"LocalizedStringResource { \"a \\(b(\"c\"))\" }; @Parameter(title: \"T\", default: .small) var soup: [Size]? }"),
    (10, b"struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { if a { AppShortcut(intent: A(), "
     b"phrases: [\"\"\"\n  a \\\n  \\(.applicationName) \\(\\.$soup)\n  \"\"\"]) } else { .init(intent: A(), phrases: []) } } }"),
    (11, b'"Order ${soup} in ${applicationName}" = "Bestelle ${soup}";\n'),
    (12, b'{"sourceLanguage":"en","strings":{"Order ${soup} in ${applicationName}":{"localizations":{"de":{"stringSet":'
     b'{"state":"translated","values":["${applicationName}"]}}}}}}'),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", type=pathlib.Path, help="folders with definitions, searched deeply")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path(__file__).parent / "corpus")
    parser.add_argument("--largest", type=int, default=16 * 1024, metavar="BYTES", help="leave larger files out")
    arguments = parser.parse_args()

    inputs = list(PIECES)
    # What fuzzing and reviews have found comes first.
    for folder in [pathlib.Path(__file__).parent / "cases", *arguments.folders]:
        files = sorted(file for file in folder.rglob("*") if ".intentdefinition" in file.name and file.is_file())
        if not files:
            print(f"seed-corpus: no definition in {folder}", file=sys.stderr)
        for content in (file.read_bytes() for file in files):
            if len(content) <= arguments.largest:
                inputs += [content, content[: len(content) // 2]]
    arguments.output.mkdir(parents=True, exist_ok=True)
    # The checker takes the first byte for the kind of file: 0 is a definition, the others follow below.
    inputs += [bytes([kind]) + content for kind, content in CHECKED]
    inputs += [b"\0" + content for content in inputs[: len(PIECES)]]
    for content in inputs:
        (arguments.output / hashlib.sha256(content).hexdigest()[:24]).write_bytes(content)
    print(f"{len(set(inputs))} inputs in {arguments.output}")


if __name__ == "__main__":
    main()
