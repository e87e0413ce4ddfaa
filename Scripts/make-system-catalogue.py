#!/usr/bin/env python3
"""Write the catalogue of system intents: make-system-catalogue.py system-intents.json.

The input lists the public interface of the Intents framework as JSON: an object whose 'intents' have a class name, a
domain, availability by platform, parameters with their resolution results, handling methods, response codes and
properties, and a modern counterpart; beside them it has 'resolutionResults' and 'enumerations'. The output is one Swift
file for each domain, one for the results and one for the enumerations, in
Sources/IntentSemantics/SystemCatalogue/Tables. What the tables leave out can be derived (names of methods and classes,
labels, types of results, raw values of codes); the script stops where that would be wrong.
"""

import json
import pathlib
import re
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

# The parameters that a task cannot do without, by our judgement: nothing in the interface says so. A handler asks for
# them; the others it leaves as they are. Values that cannot be missing need no entry.
ESSENTIAL = {
    "INActivateCarSignalIntent": ["signals"],
    "INAddMediaIntent": ["mediaItems"],
    "INAddTasksIntent": ["taskTitles"],
    "INAppendToNoteIntent": ["targetNote", "content"],
    "INCreateNoteIntent": ["content"],
    "INCreateTaskListIntent": ["title"],
    "INDeleteTasksIntent": ["tasks"],
    "INEditMessageIntent": ["editedContent"],
    "INGetVisualCodeIntent": ["visualCodeType"],
    "INListRideOptionsIntent": ["pickupLocation"],
    "INPayBillIntent": ["billPayee", "transactionAmount"],
    "INPlayMediaIntent": ["mediaItems"],
    "INRequestPaymentIntent": ["payer", "currencyAmount"],
    "INRequestRideIntent": ["pickupLocation"],
    "INSaveProfileInCarIntent": ["profileNumber"],
    "INSearchForMediaIntent": ["mediaItems"],
    "INSendMessageIntent": ["recipients", "content"],
    "INSendPaymentIntent": ["payee", "currencyAmount"],
    "INSetAudioSourceInCarIntent": ["audioSource"],
    "INSetCarLockStatusIntent": ["locked"],
    "INSetDefrosterSettingsInCarIntent": ["enable"],
    "INSetMessageAttributeIntent": ["attribute"],
    "INSetProfileInCarIntent": ["profileNumber"],
    "INSetTaskAttributeIntent": ["targetTask"],
    "INSnoozeTasksIntent": ["tasks"],
    "INStartAudioCallIntent": ["contacts"],
    "INStartCallIntent": ["contacts"],
    "INStartVideoCallIntent": ["contacts"],
    "INStartWorkoutIntent": ["workoutName"],
    "INTransferMoneyIntent": ["fromAccount", "toAccount", "transactionAmount"],
    "INUpdateMediaAffinityIntent": ["mediaItems", "affinityType"],
}


# The classes of results by name, as the input has them.
RESULTS = {}


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
    lines = [" " * indent + head + "("]
    while arguments and max(map(len, arguments)) > WIDTH - indent - 3:
        # A list that does not fit on a line of its own has its elements between the brackets.
        place = next(place for place, item in enumerate(arguments) if len(item) > WIDTH - indent - 3)
        label, _, elements = arguments[place].partition(": [")
        if place:
            lines += filled(arguments[:place], indent + 2, ",")
        rest = arguments[place + 1 :]
        # A dictionary is broken between its entries.
        start = '"' if '": [' in elements else '[."]'
        elements = re.split(rf", (?={start})(?![^(]*\))", elements.removesuffix("]"))
        lines += [" " * (indent + 2) + label + ": [", *filled(elements, indent + 4, ",")]
        lines.append(" " * (indent + 2) + "]" + ("," if rest else end))
        arguments = rest
    return lines + (filled(arguments, indent + 2, end) if arguments else [])


def versions(facts, what):
    """The calls for the platforms that have a declaration, in the order of the platforms."""
    rows = []
    for platform in PLATFORMS:
        known = facts.get(platform, {})
        if "introduced" in known:
            deprecated = f', deprecated: {literal(known["deprecated"])}' if "deprecated" in known else ""
            rows.append(f'.{platform}({literal(known["introduced"])}{deprecated})')
        elif not known.get("unavailable"):
            fail(f"{what}: nothing known about {platform}")
    return rows


def member_versions(intent, member, what):
    """The same for a member of a class; nothing where it says no more than the class."""
    merged = {}
    for platform, known in intent["availability"].items():
        own = (member or {}).get(platform, {})
        if own.get("unavailable"):
            merged[platform] = own
        elif "unavailable" in known:
            merged[platform] = known
        else:
            # A member whose own version is older came with its class.
            introduced = max(known["introduced"], own.get("introduced", "0"), key=number)
            merged[platform] = {"introduced": introduced}
            if "deprecated" in own and own["deprecated"] != known.get("deprecated"):
                merged[platform]["deprecated"] = own["deprecated"]
    plain = {
        platform: {key: value for key, value in known.items() if key in ("introduced", "unavailable")}
        for platform, known in intent["availability"].items()
    }
    return [] if merged == plain else versions(merged, what)


def with_result(availability, result):
    """A method is of no use on a platform that lacks its result."""
    missing = {platform: known for platform, known in result["availability"].items() if known.get("unavailable")}
    return (availability or {}) | missing


def number(version):
    return [int(part) for part in version.split(".")]


def element(kind):
    """The type of one value, without the marks of an array and of an optional."""
    return kind.removesuffix("?").removeprefix("[").removesuffix("]")


def short_name(intent):
    return intent["className"].removeprefix("IN").removesuffix("Intent")


def labels_intent(intent):
    """Whether the methods name the task in the label of the intent; then the completion has no 'with' before it."""
    handle = intent["handle"]
    return bool(handle) and not handle["completion"].startswith("func handle(intent:")


def check_handling(intent):
    """Stops where the methods of the protocol are not what the product derives."""
    name, short, result = intent["className"], short_name(intent), intent["className"] + "Response"
    task = short[0].lower() + short[1:]
    for method in ("handle", "confirm"):
        facts = intent[method]
        label = task + r" \w+" if labels_intent(intent) else "intent"
        for form, rest in (
            ("completion", rf", completion: @escaping @Sendable \({result}\) -> Void\)"),
            ("async", rf"\) async -> {result}"),
        ):
            if not re.fullmatch(rf"func {method}\({label}: {name}{rest}", facts[form]):
                fail(f"{name}: form of {method} cannot be derived")
        if facts["selector"] != f"{method}{short}:completion:" or facts["availability"]:
            fail(f"{name}: selector or availability of {method} cannot be derived")
        if facts["required"] != (method == "handle"):
            fail(f"{name}: whether {method} is required cannot be derived")


def updates(intent):
    """Whether the handler is told to send updates: nothing, or the case for the table."""
    methods = [method for method in intent["extraProtocolMethods"] if "deprecated" not in str(method["availability"])]
    if not methods:
        return None
    name = intent["className"]
    expected = {
        f"func startSendingUpdates(for intent: {name}, to observer: any {name}ResponseObserver)",
        f"func stopSendingUpdates(for intent: {name})",
    }
    if {method["completion"] for method in methods} != expected or len({m["required"] for m in methods}) != 1:
        fail(f"{name}: further methods cannot be derived")
    if any(member_versions(intent, method["availability"], name) for method in methods if method["required"]):
        fail(f"{name}: availability of further methods cannot be derived")
    return ".required" if methods[0]["required"] else ".optional"


def parameter(intent, facts):
    name, kind, result = facts["name"], facts["swiftType"], facts["resolutionResult"]
    what = f"{intent['className']}.{name}"
    arguments = [literal(name), literal(kind)]
    if result:
        method = facts["resolve"]
        if facts["resolveMethod"] != "resolve" + name[0].upper() + name[1:]:
            fail(f"{what}: name of the resolve method cannot be derived")
        if result["array"] != kind.startswith("[") or method["required"]:
            fail(f"{what}: shape of the resolve method cannot be derived")
        returned = f"[{result['class']}]" if result["array"] else result["class"]
        label = "completion:" if labels_intent(intent) else "with completion:"
        completion = f", {label} @escaping @Sendable ({returned}) -> Void)"
        start = f"func {facts['resolveMethod']}(for intent: {intent['className']}"
        if method["completion"] != start + completion:
            fail(f"{what}: labels of the resolve method cannot be derived")
        if method["async"] not in (None, f"{start}) async -> {returned}"):
            fail(f"{what}: async form of the resolve method cannot be derived")
        if (method["async"] is None) != ("deprecated" in str(method["availability"]) and facts["deprecated"]):
            fail(f"{what}: whether there is an async form cannot be derived")
        arguments.append(literal(result["class"]))
    own = member_versions(intent, facts["availability"], what)
    if own:
        arguments.append(f"availability: [{', '.join(own)}]")
    if result:
        resolution = member_versions(intent, with_result(method["availability"], RESULTS[result["class"]]), what)
        if resolution and resolution != own:
            arguments.append(f"resolutionAvailability: [{', '.join(resolution)}]")
        if any("deprecated" in known for known in (method["availability"] or {}).values()):
            arguments.append("isResolutionDeprecated: true")
    if facts["deprecated"]:
        arguments.append("isDeprecated: true")
    if name in ESSENTIAL.get(intent["className"], []):
        if not result or facts["deprecated"]:
            fail(f"{what}: nothing resolves what is called essential")
        arguments.append("isEssential: true")
    return call("SystemIntentParameter", arguments, ")," if len(intent["parameters"]) > 1 else ")", 8)


def response_properties(intent):
    rows = []
    arguments = []
    for facts in intent["responseProperties"]:
        row = [literal(facts["name"]), literal(facts["swiftType"])]
        labels = re.findall(r"(?:\(|, )(\w+)(?: (\w+))?: ", intent["responseInitializers"][0])
        label = next((outer for outer, inner in labels if facts["name"] in (outer, inner)), None)
        if label:
            row.append("argument: " + literal(label))
            separate = f" {facts['name']}" if label != facts["name"] else ""
            arguments.append(f"{label}{separate}: {facts['swiftType']}, ")
        elif not facts["writable"]:
            fail(f"{intent['className']}: nothing sets {facts['name']}")
        if facts["deprecated"]:
            row.append("isDeprecated: true")
        rows.append(row)
    code = f"code: {intent['responseCodeEnum']}, userActivity: NSUserActivity?)"
    if intent["responseInitializers"] != [f"init({''.join(arguments)}{code}"]:
        fail(f"{intent['className']}: initialiser of the response cannot be derived")
    end = ")," if len(rows) > 1 else ")"
    return [line for row in rows for line in call("SystemResponseProperty", row, end, 8)]


def code_versions(intent):
    rows = []
    for code in intent["responseCodes"]:
        own = member_versions(intent, code["availability"], code["objcName"])
        if own or "unavailable" in str(code["availability"]) and all(
            (code["availability"].get(platform) or {}).get("unavailable")
            for platform, known in intent["availability"].items()
            if "introduced" in known
        ):
            rows.append(f'{literal(code["name"])}: [{", ".join(own)}]')
    return rows


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
    if intent["protocolName"]:
        check_handling(intent)
        if versions(intent["protocolAvailability"], name) != versions(intent["availability"], name):
            fail(f"{name}: availability of the protocol cannot be derived")
    lines = ["    SystemIntentClass("]
    lines.append(f"      {literal(name)}, .{domain_case(intent['domain'])},")
    lines += array("availability: ", versions(intent["availability"], name), 6)
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
    # A handler is of no use on a platform that lacks the response.
    handler = member_versions(intent, intent["responseAvailability"], name)
    if handler:
        lines += array("handlerAvailability: ", handler, 6)
    if restricted := code_versions(intent):
        lines += array("codeAvailability: ", restricted, 6)
    if intent["responseProperties"]:
        lines.append("      responseProperties: [")
        lines += response_properties(intent)
        lines.append("      ],")
    flags = []
    if intent["protocolName"] is None:
        flags.append("isHandled: false")
    if labels_intent(intent):
        flags.append("labelsIntent: true")
    if updates(intent):
        flags.append("updates: " + updates(intent))
    if intent["withdrawnFromSiriIOS15"]:
        flags.append("isWithdrawnFromSiri: true")
    if replacement := intent["availability"]["iOS"].get("replacement"):
        flags.append(f"replacement: {literal(replacement)}")
    if flags:
        lines.append(f'      {", ".join(flags)},')
    head, arguments = counterpart(intent)
    return lines + call("counterpart: " + head, arguments, ")", 6) + ["    )"]


def write(file, comment, name, kind, lines):
    file.write_text(
        "\n".join(
            [
                "// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change",
                "// the script, not this file.",
                "",
                "extension SystemIntentCatalogue {",
                f"  /// {comment}",
                f"  static let {name}: [{kind}] = [",
                *lines,
                "  ]",
                "}",
                "",
            ]
        )
    )


def resolved(intents):
    """The parameters that a handler resolves."""
    return [
        (intent, facts)
        for intent in intents
        for facts in intent["parameters"]
        if facts["resolutionResult"] and not facts["deprecated"]
    ]


def reason_versions(enumeration, name):
    """Where a reason exists that came after its enumeration; nothing where it says no more."""
    case = next(case for case in enumeration["cases"] if case["name"] == name)
    return member_versions(enumeration, case["availability"], name)


def success_type(results, name):
    while name in results:
        for factory in results[name]["factories"]:
            if match := re.match(r"class func success\(with \w+: (.+?)(?: = \[\])?\) -> Self", factory):
                return match[1]
        name = results[name]["superclass"]
    return None


def result_rows(document):
    """The results that handlers answer with, and their superclasses."""
    results, enumerations = document["resolutionResults"], document["enumerations"]
    names = set()
    for intent, facts in resolved(document["intents"]):
        name = facts["resolutionResult"]["class"]
        if success_type(results, name) != element(facts["swiftType"]):
            fail(f"{intent['className']}.{facts['name']}: argument of success(with:) cannot be derived")
        while name != "INIntentResolutionResult":
            names.add(name)
            name = results[name]["superclass"]
    lines = []
    for name in sorted(names):
        facts = results[name]
        factories = facts["factories"]
        arguments = [literal(name)]
        newer = []
        base = facts["superclass"]
        if base != "INIntentResolutionResult":
            arguments.append("extends: " + literal(base))
        elif any(factory.startswith("class func disambiguation(") for factory in factories):
            arguments.append("canDisambiguate: true")
        stem = name.removesuffix("ResolutionResult")
        several = f"class func successes(with resolvedMediaItems: [INMediaItem]) -> [{name}]" in factories
        if several != name.endswith("MediaItemResolutionResult"):
            fail(f"{name}: whether it has successes(with:) cannot be derived")
        for label, kind in (("unsupportedReasons", "UnsupportedReason"), ("confirmationReasons", "ConfirmationReason")):
            if any(f"reason: {stem}{kind})" in factory for factory in factories):
                # Reasons that the interface marks as deprecated are not for new code.
                cases = [
                    case["name"]
                    for case in enumerations[stem + kind]["cases"]
                    if "deprecated" not in str(case["availability"])
                ]
                arguments.append(f"{label}: [{', '.join(map(literal, cases))}]")
                for case in cases:
                    if rows := reason_versions(enumerations[stem + kind], case):
                        newer.append(f"{literal(case)}: [{', '.join(rows)}]")
            elif kind in str(factories):
                fail(f"{name}: type of the reason cannot be derived")
        if newer:
            arguments.append(f"reasonAvailability: [{', '.join(newer)}]")
        lines += call("SystemResolutionResult", arguments, "),", 4)
    return lines


def enumeration_rows(document):
    """The types of the parameters that handlers resolve, as far as they are enumerations or option sets."""
    names = {element(facts["swiftType"]) for _, facts in resolved(document["intents"])}
    lines = []
    for name in sorted(names & set(document["enumerations"])):
        facts = document["enumerations"][name]
        if facts["kind"] == "optionSet":
            lines += call("SystemEnumeration", [literal(name), ".optionSet"], "),", 4)
            continue
        unknown = [case["name"] for case in facts["cases"] if case["rawValue"] == 0]
        if len(unknown) != 1 or not unknown[0].lower().endswith("unknown"):
            fail(f"{name}: no case says that the value is missing")
        lines += call("SystemEnumeration", [literal(name), f".cases(unknown: {literal(unknown[0])})"], "),", 4)
    return lines


def main():
    if len(sys.argv) != 2:
        fail("usage: make-system-catalogue.py system-intents.json")
    document = json.loads(pathlib.Path(sys.argv[1]).read_text())
    intents = document["intents"]
    RESULTS.update(document["resolutionResults"])
    for name, parameters in ESSENTIAL.items():
        known = [facts["name"] for intent in intents if intent["className"] == name for facts in intent["parameters"]]
        if unknown := set(parameters) - set(known):
            fail(f"{name}: there is no {unknown}")
    domains = {}
    for intent in sorted(intents, key=lambda intent: intent["className"]):
        domains.setdefault(intent["domain"], []).append(intent)
    TABLES.mkdir(parents=True, exist_ok=True)
    for old in TABLES.glob("*.swift"):
        old.unlink()
    for domain, members in domains.items():
        case = domain_case(domain)
        lines = []
        for intent in members:
            lines += row(intent)
            lines[-1] += "," if len(members) > 1 else ""
        file = TABLES / f"SystemIntentCatalogue+{case[0].upper() + case[1:]}.swift"
        write(file, f"The intents of the domain {domain}.", case, "SystemIntentClass", lines)
    write(
        TABLES / "SystemIntentCatalogue+ResolutionResults.swift",
        "The results of the handling methods and their superclasses.",
        "resolutionResults", "SystemResolutionResult", result_rows(document),
    )
    write(
        TABLES / "SystemIntentCatalogue+Enumerations.swift",
        "The enumerations and option sets that handlers resolve.",
        "enumerations", "SystemEnumeration", enumeration_rows(document),
    )
    print(f"{len(intents)} intents in {len(domains)} domains")


main()
