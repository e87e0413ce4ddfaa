#!/usr/bin/env python3
"""Write the stand-ins of the system's intents: make-system-stubs.py system-intents.json.

The input is that of make-system-catalogue.py. The output is one Swift file for each domain in
Tests/Stubs/Intents/SystemIntents, with the classes, response codes and handling protocols as Swift sees them: names,
labels, types and selectors, without behaviour. Members that Objective-C cannot represent, such as numbers that may be
missing, are an addition of the framework's Swift interface and get '@nonobjc'. A member is marked as deprecated where
its class is not: code that is to compile without a warning must not use it. Availability by platform is left out.

A header in Tests/Stubs/ObjectiveC/Intents has the same for handlers in Objective-C, with the availability, as far as such
handlers name it.
"""

import json
import pathlib
import re
import sys

STUBS = pathlib.Path(__file__).parent.parent / "Tests/Stubs/Intents/SystemIntents"
HEADERS = STUBS.parent.parent / "ObjectiveC/Intents"
WIDTH = 120
SWIFT_ONLY = re.compile(r"\b(Bool|Int|Double|Float)\?|ChargingConnectorType")


def fail(message):
    sys.exit(f"make-system-stubs: {message}")


def is_deprecated(availability):
    return any("deprecated" in facts for facts in (availability or {}).values())


def is_missing(availability):
    """Whether a member is on no platform."""
    known = [facts for facts in (availability or {}).values()]
    return bool(known) and all(facts.get("unavailable") for facts in known)


def split(text):
    """The parts between commas that stand outside of brackets."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(text):
        if character == "-" and text[place + 1 : place + 2] == ">":
            continue
        if character in "([<":
            depth += 1
        elif character in ")]" or (character == ">" and text[place - 1] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return parts + [text[start:].strip()]


def declaration(prefix, text, body, indent=2):
    """A function or an initialiser on one line, or with its parameters in lines of their own."""
    line = " " * indent + prefix + text + body
    if len(line) <= WIDTH:
        return [line]
    head, rest = text.split("(", 1)
    depth, end = 1, 0
    for end, character in enumerate(rest):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            break
    parameters, tail = split(rest[:end]), rest[end:]
    lines, current = [" " * indent + prefix + head + "("], ""
    for place, item in enumerate(parameters):
        item += "," if place < len(parameters) - 1 else ""
        if current and indent + 3 + len(current) + len(item) > WIDTH:
            lines.append(" " * (indent + 2) + current)
            current = ""
        current += (" " if current else "") + item
    return lines + [" " * (indent + 2) + current, " " * indent + tail + body]


def initializer(facts):
    """An initialiser of an intent."""
    text = facts["swift"]
    if text == "init()":
        return []
    deprecated = ["  @available(*, deprecated)"] if facts.get("deprecated") else []
    if SWIFT_ONLY.search(text) or "selector" not in facts:
        return deprecated + declaration("@nonobjc public ", text, " { fatalError() }")
    return deprecated + [f"  @objc({facts['selector']})"] + declaration("public ", text, " { fatalError() }")


def variable(name, kind, writable, deprecated):
    attribute = "@nonobjc public" if SWIFT_ONLY.search(kind) else "@objc open"
    body = "{ get { fatalError() } set {} }" if writable else "{ fatalError() }"
    mark = ["  @available(*, deprecated)"] if deprecated else []
    return mark + [f"  {attribute} var {name}: {kind.replace(' : ', ': ')} {body}"]


def method(facts, required):
    """A requirement in its two forms, which share a selector."""
    optional = "" if required else "optional "
    deprecated = is_deprecated(facts["availability"])
    attributes = ["deprecated"] if deprecated else []
    if facts.get("async"):
        head = facts["async"].removeprefix("func ")
        name, parameters = head.split("(", 1)
        labels = "".join(item.split(":")[0].split()[0] + ":" for item in split(parameters[: parameters.index(")")]))
        attributes.append(f'renamed: "{name}({labels})"')
    lines = ["  @available(*, " + ", ".join(attributes) + ")"] if attributes else []
    lines += [f"  @objc({facts['selector']})"] + declaration(optional, facts["completion"], "")
    if facts.get("async"):
        lines += ["  @available(*, deprecated)"] if deprecated else []
        lines += [f"  @objc({facts['selector']})"] + declaration(optional, facts["async"], "")
    return lines


def requirements(intent):
    own = intent["availability"] if is_deprecated(intent["availability"]) else None

    def unmarked(facts):
        """What is deprecated with its class needs no mark of its own."""
        is_marked = is_deprecated(facts["availability"]) and not (
            own and facts["availability"]["iOS"].get("deprecated") == own["iOS"]["deprecated"]
        )
        return facts if is_marked else dict(facts, availability=None)

    groups = [method(intent["handle"], True), method(intent["confirm"], False)]
    for parameter in intent["parameters"]:
        if parameter["resolveMethod"]:
            groups.append(method(unmarked(parameter["resolve"]), False))
        for other in parameter.get("otherResolve", []):
            # Two pairs of one name cannot be told apart here; the one that is superseded stands without its 'async' form.
            groups.append(method(dict(unmarked(other), **{"async": None}), False))
    for extra in intent["extraProtocolMethods"]:
        groups.append(method(unmarked(extra), extra["required"]))
    return [line for group in groups for line in [*group, ""]][:-1]


def codes(intent):
    """The enumeration of the response codes."""
    lines, current = [f"@objc public enum {intent['responseCodeEnum']}: Int {{"], ""
    for place, code in enumerate(intent["responseCodes"]):
        if code["rawValue"] != place:
            fail(f"{intent['className']}: raw values of the codes are not their places")
        missing = is_missing(code["availability"])
        if current and (missing or len(current) + 2 + len(code["name"]) > WIDTH):
            lines.append(current)
            current = ""
        if missing:
            lines += ["  @available(*, unavailable)", f"  case {code['name']}"]
        else:
            current += f", {code['name']}" if current else f"  case {code['name']}"
    lines += [current] if current else []
    return lines + ["}", ""]


def stub(intent, elsewhere):
    """All declarations of an intent, without enumerations that are declared elsewhere."""
    name, response = intent["className"], intent["responseClass"]
    is_old = is_deprecated(intent["availability"])
    lines = [f"@objc open class {name}: INIntent {{"]
    if intent["initializer"]:
        lines += initializer(intent["initializer"])
        for other in intent["initializer"]["otherInitializers"]:
            lines += initializer(dict(other, deprecated=other.get("deprecated") and not is_old))
    for parameter in intent["parameters"]:
        if parameter["hasProperty"]:
            deprecated = parameter["deprecated"] and not is_old
            lines += variable(parameter["name"], parameter["swiftType"], parameter.get("writable"), deprecated)
    lines += ["}", ""]
    if intent["responseCodeEnum"] not in elsewhere:
        lines += codes(intent)
    lines.append(f"@objc open class {response}: INIntentResponse {{")
    for text in intent["responseInitializers"]:
        labels = split(text.removeprefix("init(").removesuffix(")"))
        names = [label.split(":")[0].split()[-1] for label in labels]
        first = "initWith" + names[0][0].upper() + names[0][1:]
        lines += [f"  @objc({':'.join([first, *names[1:]])}:)"]
        lines += declaration("public ", text, " { fatalError() }")
    lines += variable("code", intent["responseCodeEnum"], False, False)
    for facts in intent["responseProperties"]:
        deprecated = facts["deprecated"] and not is_old
        lines += variable(facts["name"], facts["swiftType"], facts["writable"], deprecated)
    lines += ["}", ""]
    if "observerProtocol" in intent:
        observer = intent["observerProtocol"]
        lines.append(f"@objc public protocol {observer['name']}: NSObjectProtocol {{")
        lines += [line for text in observer["methods"] for line in declaration("", text, "")] + ["}", ""]
    if intent["protocolName"]:
        lines.append(f"@objc public protocol {intent['protocolName']}: NSObjectProtocol {{")
        lines += requirements(intent) + ["}", ""]
    return lines


OBJECTS = {"String": "NSString", "URL": "NSURL", "Date": "NSDate", "DateComponents": "NSDateComponents"}
PLATFORMS = {"iOS": "ios", "macOS": "macos", "watchOS": "watchos"}


def capital(name):
    return name[0].upper() + name[1:]


def objective_c_type(kind, enumerations):
    """A type of Swift as Objective-C has it, where it is the type of a property or a parameter."""
    kind = kind.split(" = ")[0]
    optional = kind.endswith("?")
    kind = kind.removesuffix("?")
    if kind in ("Bool", "Int", "Double"):
        plain = {"Bool": "BOOL", "Int": "NSInteger", "Double": "double"}[kind]
        return "NSNumber *" if optional else plain
    if kind.startswith("["):
        return f"NSArray<{objective_c_type(kind[1:-1], enumerations)}> *"
    if kind.startswith("Measurement<"):
        return f"NSMeasurement<NS{kind[12:-1]} *> *"
    return kind if kind in enumerations else f"{OBJECTS.get(kind, kind)} *"


def macros(availability, own=None):
    """The macros of availability; none where it is that of the class around."""
    if not availability or availability == own:
        return ""
    new = [(n, facts) for p, n in PLATFORMS.items() if (facts := availability.get(p, {})).get("introduced")]
    lines = [f"{n}({facts['introduced']})" for n, facts in new if not facts.get("deprecated")]
    old = [f"{n}({facts['introduced']}, {facts['deprecated']})" for n, facts in new if facts.get("deprecated")]
    missing = [n for p, n in {**PLATFORMS, "tvOS": "tvos"}.items() if availability.get(p, {}).get("unavailable")]
    return " ".join(
        [f"API_AVAILABLE({', '.join(lines)})"] * bool(lines)
        + [f'API_DEPRECATED("", {", ".join(old)})'] * bool(old)
        + [f"API_UNAVAILABLE({', '.join(missing)})"] * bool(missing)
    )


def objective_c_values(name, facts):
    """The constants of an enumeration or an option set; a case does not repeat the last word of its type."""
    word = re.findall("[A-Z][a-z]*", name)[-1].lower()
    cases = facts.get("cases") or [dict(o, rawValue=f"1 << {o['rawValue']}") for o in facts["options"]]
    names = [capital(case["name"]) for case in cases]
    names = [n[len(word) :] if n.lower().startswith(word) and n[len(word) :][:1].isupper() else n for n in names]
    macro, kind = ("NS_ENUM", "NSInteger") if facts["kind"] == "enum" else ("NS_OPTIONS", "NSUInteger")
    values = [f"  {name}{n} = {case['rawValue']}," for n, case in zip(names, cases)]
    return [f"typedef {macro}({kind}, {name}) {{", *values, "};", ""]


def objective_c_method(facts, own):
    """A requirement of a protocol, from its Swift form with a completion handler."""
    text, selector = facts["completion"], facts["selector"]
    intent = re.search(r"\w+: (IN\w+Intent)", text)[1]
    kinds = [f"({intent} *)intent"]
    if "completion:" in text.replace("with completion:", "completion:"):
        answer = re.search(r"\((\[?)(\w+)\]?\) -> Void", text)
        answer = f"NSArray<{answer[2]} *> *" if answer[1] else f"{answer[2]} *"
        kinds.append(f"(void (^)({answer}answer))completion")
    elif "observer" in text:
        kinds.append(f"(id<{re.search('any (.+)[)]', text)[1]}>)observer")
    words = selector.split(":")[:-1]
    line = " ".join(f"{word}:{kind}" for word, kind in zip(words, kinds))
    return f"- (void){line} {macros(facts['availability'], own)}".rstrip() + ";"


def objective_c_result(name, facts, enumerations):
    """A class of results with what accepts a value."""
    lines = [f"@interface {name} : {facts['superclass']}"]
    for factory in facts["factories"]:
        match = re.match(r"class func success\(with (\w+): (.+)\) -> Self", factory)
        if match:
            kind = objective_c_type(match[2], enumerations)
            lines.append(f"+ (instancetype)successWith{capital(match[1])}:({kind}){match[1]};")
    return [macros(facts["availability"]), *lines, "@end", ""]


def objective_c(document):
    """The header for handlers in Objective-C."""
    intents = sorted((i for i in document["intents"] if i["protocolName"]), key=lambda intent: intent["className"])
    enumerations, results = document["enumerations"], document["resolutionResults"]
    known = set(re.findall(r"@interface (\w+)", (HEADERS / "Intents.h").read_text()))
    lines, classes, values, answers = [], set(), [], []
    for intent in intents:
        for parameter in intent["parameters"]:
            kind = parameter["type"].strip("[]?")
            if kind in enumerations and kind not in values:
                values.append(kind)
            elif re.fullmatch(r"IN\w+", kind) and kind not in enumerations:
                classes.add(kind)
            for facts in [parameter.get("resolve")] * bool(parameter["resolveMethod"]) + parameter.get("otherResolve", []):
                name = re.search(r"(IN\w+ResolutionResult)", facts["completion"])[1]
                chain = [name]
                while chain[-1] in results and results[chain[-1]]["superclass"] not in known | set(answers):
                    chain.append(results[chain[-1]]["superclass"])
                for name in reversed(chain):
                    if name in results and name not in answers and name not in known:
                        answers.append(name)
    for name in sorted(classes):
        lines.append(f"@class {name};")
    lines.append("")
    for name in values:
        lines += objective_c_values(name, enumerations[name])
    for name in answers:
        for factory in results[name]["factories"]:
            for kind in re.findall(r"IN\w+", factory):
                if kind not in enumerations and kind not in known and "success(with" in factory:
                    lines.append(f"@class {kind};")
        lines += objective_c_result(name, results[name], enumerations)
    for intent in intents:
        own = intent["availability"]
        name, response = intent["className"], intent["responseClass"]
        lines += [macros(own), f"@interface {name} : INIntent"]
        for parameter in intent["parameters"]:
            if parameter["hasProperty"]:
                kind = objective_c_type(parameter["swiftType"], enumerations)
                nullable = "nullable, " if "*" in kind else ""
                mark = macros(parameter["availability"], own)
                lines.append(f"@property (readonly, {nullable}nonatomic) {kind} {parameter['name']} {mark}".rstrip() + ";")
        lines += ["@end", ""]
        if intent["responseCodeEnum"] not in values:
            lines += objective_c_values(
                intent["responseCodeEnum"], {"kind": "enum", "cases": intent["responseCodes"]}
            )
        lines += [macros(intent["responseAvailability"] or own), f"@interface {response} : INIntentResponse"]
        for text in intent["responseInitializers"]:
            items = [item.split(":") for item in split(text.removeprefix("init(").removesuffix(")"))]
            names = [label.split()[-1] for label, _ in items]
            kinds = [objective_c_type(kind.strip(), [*enumerations, intent["responseCodeEnum"]]) for _, kind in items]
            kinds = [f"nullable {kind}" if kind.startswith("NSUserActivity") else kind for kind in kinds]
            words = ["initWith" + capital(names[0]), *names[1:]]
            lines.append("- (instancetype)" + " ".join(f"{w}:({k}){n}" for w, k, n in zip(words, kinds, names)) + ";")
        lines += ["@end", ""]
        if "observerProtocol" in intent:
            lines += [f"@protocol {intent['observerProtocol']['name']} <NSObject>", "@end", ""]
        # Where there is no response, there is nothing to conform to.
        missing = {p: f for p, f in (intent["responseAvailability"] or {}).items() if f.get("unavailable")}
        own = {**(intent["protocolAvailability"] or {}), **missing}
        lines += [macros(own), f"@protocol {intent['protocolName']} <NSObject>", "@required"]
        methods = [(intent["handle"], True), (intent["confirm"], False)]
        for parameter in intent["parameters"]:
            if parameter["resolveMethod"]:
                methods.append((parameter["resolve"], False))
            methods += [(other, False) for other in parameter.get("otherResolve", [])]
        methods += [(extra, extra["required"]) for extra in intent["extraProtocolMethods"]]
        lines += [objective_c_method(facts, own) for facts, required in methods if required] + ["@optional"]
        lines += [objective_c_method(facts, own) for facts, required in methods if not required] + ["@end", ""]
    text = "\n".join(lines)
    (HEADERS / "SystemIntents.h").write_text(
        "// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the\n"
        "// script, not this file.\n\nNS_ASSUME_NONNULL_BEGIN\n\n" + text + "\nNS_ASSUME_NONNULL_END\n"
    )


def main():
    if len(sys.argv) != 2:
        fail("usage: make-system-stubs.py system-intents.json")
    document = json.loads(pathlib.Path(sys.argv[1]).read_text())
    intents = document["intents"]
    domains = {}
    for intent in sorted(intents, key=lambda intent: intent["className"]):
        domains.setdefault(intent["domain"], []).append(intent)
    STUBS.mkdir(parents=True, exist_ok=True)
    for old in STUBS.glob("*.swift"):
        old.unlink()
    for domain, members in domains.items():
        lines = [
            "// swift-format-ignore-file",
            "// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the",
            "// script, not this file.",
            "",
            "import CoreLocation",
            "import Foundation",
            "",
        ]
        for intent in members:
            lines += stub(intent, document["enumerations"])
        name = "".join(word[0].upper() + word[1:] for word in domain.split())
        (STUBS / f"{name}.swift").write_text("\n".join(lines))
    objective_c(document)
    print(f"{len(intents)} intents in {len(domains)} domains")


main()
