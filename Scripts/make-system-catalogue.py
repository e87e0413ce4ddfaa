#!/usr/bin/env python3
"""Write the catalogue of system intents: make-system-catalogue.py system-intents.json.

The input lists the public interface of the Intents framework as JSON: an object whose 'intents' have a class name, a
domain, availability by platform, parameters with their resolution results, response codes and a modern counterpart. The
output is one Swift file for each domain in Sources/IntentSemantics/SystemCatalogue/Tables. What the tables leave out
can be derived (names of methods and classes, raw values of codes); the script stops where that would be wrong.
"""

import json
import pathlib
import sys

TABLES = pathlib.Path(__file__).parent.parent / "Sources/IntentSemantics/SystemCatalogue/Tables"
WIDTH = 120
PLATFORMS = ["iOS", "macOS", "watchOS", "tvOS"]
DOMAIN_CASES = {"CarPlay": "carPlay", "VoIP Calling": "voipCalling"}

KEEP = "keep the SiriKit intent"
DROP = "offer a plain app intent or nothing"
PLAIN = "offer a plain app intent"
ALL_MESSAGES = "the schemas of messages are adopted all together or not at all"

# What to do about a class, in the words of a report; domains stand for all their classes that are not named.
ADVICE = {
    "Car Commands": KEEP,
    "CarPlay": "drop it",
    "Reservations": "it is donated only; keep donating it",
    "Restaurant Reservations": KEEP,
    "Ride Booking": KEEP + "; since iOS 15 it works in Maps, Shortcuts and suggestions only",
    "Workouts": PLAIN,
    "Messaging": ALL_MESSAGES,
    "INAddMediaIntent": "which one depends on 'mediaDestination'",
    "INAddTasksIntent": "one call creates one reminder",
    "INAnswerCallIntent": KEEP,
    "INGetVisualCodeIntent": DROP,
    "INHangUpCallIntent": KEEP,
    "INPayBillIntent": DROP,
    "INPlayMediaIntent": "below iOS 27 an intent of protocol 'AudioPlaybackIntent' serves Shortcuts",
    "INRequestPaymentIntent": KEEP + " and offer a plain app intent beside it",
    "INSearchCallHistoryIntent": DROP,
    "INSearchForAccountsIntent": KEEP + " and offer a plain app intent beside it",
    "INSearchForBillsIntent": DROP,
    "INSearchForMediaIntent": "the value query of the audio schemas serves searches",
    "INSearchForMessagesIntent": "entity queries of the messages domain serve searches; below iOS 27 " + KEEP,
    "INSearchForNotebookItemsIntent": "entity queries of notes and reminders serve searches",
    "INSendPaymentIntent": KEEP + " and offer a plain app intent beside it",
    "INSetMessageAttributeIntent": "only the read state has a counterpart; " + ALL_MESSAGES,
    "INShareFocusStatusIntent": KEEP,
    "INSnoozeTasksIntent": "change the due date",
    "INStartAudioCallIntent": "first move to 'INStartCallIntent'",
    "INStartCallIntent": "below iOS 27 " + KEEP,
    "INStartPhotoPlaybackIntent": PLAIN,
    "INStartVideoCallIntent": "first move to 'INStartCallIntent'",
    "INTransferMoneyIntent": DROP,
    "INUpdateMediaAffinityIntent": PLAIN,
}


def fail(message):
    sys.exit(f"make-system-catalogue: {message}")


def literal(text):
    if any(character in text for character in '"\\\n'):
        fail(f"text needs an escape: {text!r}")
    return f'"{text}"'


def domain_case(domain):
    words = domain.split()
    return DOMAIN_CASES.get(domain) or words[0].lower() + "".join(word.capitalize() for word in words[1:])


def filled(items, indent, last):
    """The items in lines as full as they may be; 'last' follows the last item."""
    lines = []
    current = ""
    for item in [item + "," for item in items[:-1]] + [items[-1] + last]:
        if current and indent + len(current) + 1 + len(item) > WIDTH:
            lines.append(" " * indent + current)
            current = ""
        current += (" " if current else "") + item
    return lines + [" " * indent + current]


def array(head, items, indent):
    """An array literal on one line, or its elements between the brackets."""
    line = " " * indent + head + "[" + ", ".join(items) + "],"
    if len(line) <= WIDTH:
        return [line]
    elements = filled(items, indent + 2, "," if len(items) > 1 else "")
    return [" " * indent + head + "[", *elements, " " * indent + "],"]


def call(head, arguments, end, indent):
    """A call on one line, or its arguments in the lines below its name."""
    line = " " * indent + head + "(" + ", ".join(arguments) + end
    if len(line) <= WIDTH:
        return [line]
    return [" " * indent + head + "("] + filled(arguments, indent + 2, end)


def availability(intent):
    rows = []
    for platform in PLATFORMS:
        facts = intent["availability"].get(platform, {})
        if "introduced" in facts:
            deprecated = f', deprecated: {literal(facts["deprecated"])}' if "deprecated" in facts else ""
            rows.append(f'.{platform}({literal(facts["introduced"])}{deprecated})')
        elif not facts.get("unavailable"):
            fail(f"{intent['className']}: nothing known about {platform}")
    return rows


def parameter(intent, facts):
    name, kind, result = facts["name"], facts["swiftType"], facts["resolutionResult"]
    arguments = [literal(name), literal(kind)]
    if result:
        if facts["resolveMethod"] != "resolve" + name[0].upper() + name[1:]:
            fail(f"{intent['className']}.{name}: name of the resolve method cannot be derived")
        if result["array"] != kind.startswith("[") or facts["resolve"]["required"]:
            fail(f"{intent['className']}.{name}: shape of the resolve method cannot be derived")
        arguments.append(literal(result["class"]))
    if facts["deprecated"]:
        arguments.append("isDeprecated: true")
    return call("SystemIntentParameter", arguments, ")," if len(intent["parameters"]) > 1 else ")", 8)


def counterpart(intent):
    modern = intent["modern"]
    advice = ADVICE.get(intent["className"])
    if advice is None and (modern["kind"] == "none" or intent["domain"] == "Messaging"):
        advice = ADVICE.get(intent["domain"])
    inferred = ["isInferred: true"] if modern["confidence"] == "INFERRED" else []
    if modern["kind"] == "none":
        if advice is None:
            fail(f"{intent['className']}: no advice")
        return ".none", [literal(advice)] + inferred
    if modern["kind"] == "appIntentProtocol":
        return ".intentProtocol", [literal(*modern["names"]), "since: " + literal(modern["minimumOS"])]
    names = f'[{", ".join(literal(name) for name in modern["names"])}]'
    arguments = [names, "since: " + literal(modern["minimumOS"])]
    return ".schemas", arguments + ([literal(advice)] if advice else []) + inferred


def row(intent):
    name = intent["className"]
    codes = intent["responseCodes"]
    if [code["rawValue"] for code in codes] != list(range(len(codes))):
        fail(f"{name}: raw values of the codes are not their places")
    if intent["responseClass"] != name + "Response" or intent["protocolName"] not in (None, name + "Handling"):
        fail(f"{name}: names cannot be derived")
    lines = ["    SystemIntentClass("]
    lines.append(f"      {literal(name)}, .{domain_case(intent['domain'])},")
    lines += array("availability: ", availability(intent), 6)
    if intent["parameters"]:
        lines.append("      parameters: [")
        for facts in intent["parameters"]:
            lines += parameter(intent, facts)
        lines.append("      ],")
    else:
        lines.append("      parameters: [],")
    lines += array("responseCodes: ", [literal(code["name"]) for code in codes], 6)
    if intent["responseCodeEnum"] != name + "ResponseCode":
        lines.append(f'      responseCodeType: {literal(intent["responseCodeEnum"])},')
    flags = []
    if intent["protocolName"] is None:
        flags.append("isHandled: false")
    if intent["withdrawnFromSiriIOS15"]:
        flags.append("isWithdrawnFromSiri: true")
    if replacement := intent["availability"]["iOS"].get("replacement"):
        flags.append(f"replacement: {literal(replacement)}")
    if flags:
        lines.append(f'      {", ".join(flags)},')
    head, arguments = counterpart(intent)
    return lines + call("counterpart: " + head, arguments, ")", 6) + ["    )"]


def main():
    if len(sys.argv) != 2:
        fail("usage: make-system-catalogue.py system-intents.json")
    intents = json.loads(pathlib.Path(sys.argv[1]).read_text())["intents"]
    domains = {}
    for intent in sorted(intents, key=lambda intent: intent["className"]):
        domains.setdefault(intent["domain"], []).append(intent)
    TABLES.mkdir(parents=True, exist_ok=True)
    for old in TABLES.glob("*.swift"):
        old.unlink()
    for domain, members in domains.items():
        case = domain_case(domain)
        lines = [
            "// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change",
            "// the script, not this file.",
            "",
            "extension SystemIntentCatalogue {",
            f"  /// The intents of the domain {domain}.",
            f"  static let {case}: [SystemIntentClass] = [",
        ]
        for intent in members:
            lines += row(intent)
            lines[-1] += "," if len(members) > 1 else ""
        lines += ["  ]", "}", ""]
        file = TABLES / f"SystemIntentCatalogue+{case[0].upper() + case[1:]}.swift"
        file.write_text("\n".join(lines))
    print(f"{len(intents)} intents in {len(domains)} domains")


main()
