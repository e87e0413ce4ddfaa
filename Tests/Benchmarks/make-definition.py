#!/usr/bin/env python3
"""Write a large valid intent definition: make-definition.py BYTES OUTPUT.

The same size always gives the same bytes. The file is laid out as Xcode does and consists of groups, each of an
enumeration, a type and three intents with eight parameters, so every size has the same mixture. Names, tags and string
IDs are unique. The result is the first file of whole groups that is at least as large as asked for.
"""

import argparse
import pathlib
from xml.sax.saxutils import escape

NAMESPACE = "bEnCh0"
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class StringIDs:
    """Hands out six-character string IDs in a fixed order that does not look like counting."""

    def __init__(self):
        self.next = 0

    def fresh(self):
        # The step has no factor in common with 62^6, so nothing repeats.
        value = self.next * 22_801_763_489 % 62**6
        self.next += 1
        text = ""
        for _ in range(6):
            value, digit = divmod(value, 62)
            text += DIGITS[digit]
        return text


def element(value, depth, lines):
    """Appends a value in the canonical layout."""
    tabs = "\t" * depth
    if value is True or value is False:
        lines.append(f"{tabs}<{'true' if value else 'false'}/>")
    elif isinstance(value, int):
        lines.append(f"{tabs}<integer>{value}</integer>")
    elif isinstance(value, float):
        lines.append(f"{tabs}<real>{value:g}</real>" if value else f"{tabs}<real>0.0</real>")
    elif isinstance(value, str):
        lines.append(f"{tabs}<string>{escape(value)}</string>")
    elif isinstance(value, list):
        lines.append(f"{tabs}<array>")
        for item in value:
            element(item, depth + 1, lines)
        lines.append(f"{tabs}</array>")
    else:
        lines.append(f"{tabs}<dict>")
        for key in sorted(value):
            lines.append(f"{tabs}\t<key>{escape(key)}</key>")
            element(value[key], depth + 1, lines)
        lines.append(f"{tabs}</dict>")


class Group:
    """An enumeration, a type and the intents that use them."""

    def __init__(self, number, ids):
        self.number = f"{number:05}"
        self.ids = ids

    def text(self, key, text):
        return {key: text, key + "ID": self.ids.fresh()}

    def enumeration(self):
        values = []
        for index, name in enumerate(["unknown", "small", "medium", "large", "extraLarge", "default"]):
            value = {"INEnumValueName": name}
            value |= self.text("INEnumValueDisplayName", name.capitalize())
            if index:
                value["INEnumValueIndex"] = index
            values.append(value)
        result = {"INEnumGeneratesHeader": True, "INEnumName": f"CupSize{self.number}", "INEnumType": "Regular"}
        return result | self.text("INEnumDisplayName", f"Cup size {self.number}") | {"INEnumValues": values}

    def object_type(self):
        properties = []
        for tag, (name, kind) in enumerate(
            [
                ("identifier", "String"), ("displayString", "String"), ("pronunciationHint", "String"),
                ("alternativeSpeakableMatches", "SpeakableString"),
            ],
            start=1,
        ):
            entry = {"INTypePropertyDefault": True, "INTypePropertyDisplayPriority": tag}
            entry |= {"INTypePropertyName": name, "INTypePropertyTag": tag, "INTypePropertyType": kind}
            if kind == "SpeakableString":
                entry["INTypePropertySupportsMultipleValues"] = True
            properties.append(entry)
        for tag, (name, kind) in enumerate([("street", "String"), ("seats", "Integer"), ("page", "URL")], start=100):
            entry = {"INTypePropertyDisplayPriority": tag - 95, "INTypePropertyName": name}
            entry |= {"INTypePropertyTag": tag, "INTypePropertyType": kind}
            properties.append(entry | self.text("INTypePropertyDisplayName", name.capitalize()))
        result = {"INTypeLastPropertyTag": 102, "INTypeName": f"TeaShop{self.number}", "INTypeProperties": properties}
        return result | self.text("INTypeDisplayName", f"Tea shop {self.number}")

    def dialogs(self, name, kinds):
        texts = {
            "Primary": f"Which {name}?",
            "Confirmation": f"Just to confirm, you wanted ‘${{{name}}}’?",
            "DisambiguationIntroduction": f"There are ${{count}} options matching ‘${{{name}}}’.",
        }
        result = []
        for kind in kinds:
            dialog = {"INIntentParameterPromptDialogCustom": True, "INIntentParameterPromptDialogType": kind}
            if kind in texts:
                dialog |= self.text("INIntentParameterPromptDialogFormatString", texts[kind])
            result.append(dialog)
        return result

    def parameter(self, tag, name, kind, extra, metadata=None, kinds=("Configuration", "Primary")):
        prefix = "INIntentParameter"
        result = {
            prefix + "Configurable": True, prefix + "DisplayPriority": tag, prefix + "Name": name,
            prefix + "SupportsResolution": True, prefix + "Tag": tag, prefix + "Type": kind,
            prefix + "PromptDialogs": self.dialogs(name, kinds),
        }
        result |= self.text(prefix + "DisplayName", name.capitalize())
        result |= {prefix + key: value for key, value in extra.items()}
        if metadata:
            result[prefix + "Metadata"] = {prefix + "Metadata" + key: value for key, value in metadata.items()}
        return result

    def parameters(self):
        full = ("Configuration", "Primary", "DisambiguationIntroduction", "Confirmation")
        words = self.text("TrueDisplayName", "hot") | self.text("FalseDisplayName", "iced")
        size = {"EnumType": f"CupSize{self.number}", "EnumTypeNamespace": NAMESPACE, "CustomDisambiguation": True}
        shop = {
            "ObjectType": f"TeaShop{self.number}", "ObjectTypeNamespace": NAMESPACE, "CustomDisambiguation": True,
            "SupportsDynamicEnumeration": True,
        }
        relationship = {
            "INIntentParameterRelationshipParentName": "size",
            "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
            "INIntentParameterRelationshipPredicateValue": "large",
        }
        return [
            self.parameter(1, "leaf", "String", {}, {"Capitalization": "Sentences", "DefaultValueID": self.ids.fresh()}),
            self.parameter(2, "size", "Integer", size, {"DefaultValue": "medium"}, full),
            self.parameter(3, "shop", "Object", shop, None, full),
            self.parameter(4, "isHot", "Boolean", {}, {"DefaultValue": True} | words),
            self.parameter(
                5, "cups", "Integer", {"Relationship": relationship, "UnsupportedReasons": self.reasons()},
                {"DefaultValue": 1, "MinimumValue": 1, "MaximumValue": 12, "Type": "Stepper"}),
            self.parameter(
                6, "strength", "Decimal", {}, {"DefaultValue": 0.5, "MinimumValue": 0.0, "MaximumValue": 1.0, "Type": "Slider"}),
            self.parameter(7, "pickup", "DateComponents", {}, {"Type": "DateTime"}),
            self.parameter(8, "labels", "String", {"SupportsMultipleValues": True}, {"Capitalization": "Words"}),
        ]

    def reasons(self):
        prefix = "INIntentParameterUnsupportedReason"
        texts = [
            ("negativeNumbersNotSupported", "Default", "A number of cups is not negative."),
            ("greaterThanMaximumValue", "Default", "At most ${maximumValue} cups fit on a tray."),
            ("lessThanMinimumValue", "Default", "Order ${minimumValue} cup or more."),
            ("soldOut", "Custom", "Fewer cups than ${cups} are left of ${leaf}."),
        ]
        return [
            {prefix + "Code": code, prefix + kind: True} | self.text(prefix + "FormatString", text)
            for code, kind, text in texts
        ]

    def response(self):
        code, parameter = "INIntentResponseCode", "INIntentResponseParameter"
        codes = []
        for name, text in [
            ("success", "${order} is on its way & costs < ${price}."), ("failure", "That failed."),
            ("closed", "The shop is closed until ${price}."),
        ]:
            entry = {code + "Name": name} | self.text(code + "FormatString", text)
            if name == "success":
                entry[code + "Success"] = True
            codes.append(entry | self.text(code + "ConciseFormatString", text))
        parameters = [
            {parameter + "DisplayPriority": tag, parameter + "Name": name, parameter + "Tag": tag, parameter + "Type": "String"}
            | self.text(parameter + "DisplayName", name.capitalize())
            for tag, name in enumerate(["order", "price"], start=1)
        ]
        return {
            "INIntentResponseCodes": codes, "INIntentResponseLastParameterTag": 2, "INIntentResponseOutput": "order",
            "INIntentResponseParameters": parameters,
        }

    def intent(self, verb):
        prefix = "INIntentParameterCombination"
        summary = {prefix + "SupportsBackgroundExecution": True}
        names = "leaf,size,shop,isHot,strength,pickup,labels"
        short = summary | self.text(prefix + "Title", f"{verb} ${{leaf}} in ${{size}} at ${{shop}}")
        long = summary | self.text(prefix + "Title", f"{verb} ${{cups}} × ${{leaf}} in ${{size}} at ${{shop}}")
        suggestion = summary | {prefix + "IsPrimary": True} | self.text(prefix + "Title", f"{verb} ${{leaf}}")
        suggestion |= self.text(prefix + "Subtitle", "${shop}, ${size}")
        result = {
            "INIntentCategory": "order", "INIntentConfigurable": True, "INIntentInput": "leaf",
            "INIntentKeyParameter": "leaf", "INIntentLastParameterTag": 8,
            "INIntentManagedParameterCombinations": {names: short, names + ",cups": long},
            "INIntentName": f"{verb}Tea{self.number}", "INIntentParameterCombinations": {"leaf,size,shop": suggestion},
            "INIntentParameters": self.parameters(), "INIntentResponse": self.response(), "INIntentType": "Custom",
            "INIntentVerb": "Order",
        }
        result |= self.text("INIntentDescription", f"Has tea of kind {self.number} made – “as you like it”.")
        return result | self.text("INIntentTitle", f"{verb} tea {self.number}")


def definition(size):
    """The bytes of a definition of at least the given size."""
    ids = StringIDs()
    enumerations, intents, types = [], [], []
    total, number = 1000, 0
    while total < size or number == 0:
        group = Group(number, ids)
        for value, lines in (
            [(group.enumeration(), enumerations), (group.object_type(), types)]
            + [(group.intent(verb), intents) for verb in ("Order", "Reserve", "Taste")]
        ):
            piece = []
            element(value, 2, piece)
            text = "\n".join(piece)
            total += len(text.encode())
            lines.append(text)
        number += 1
    head = f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>INEnums</key>
\t<array>
"""
    middle = f"""
\t</array>
\t<key>INIntentDefinitionModelVersion</key>
\t<string>1.2</string>
\t<key>INIntentDefinitionNamespace</key>
\t<string>{NAMESPACE}</string>
\t<key>INIntentDefinitionSystemVersion</key>
\t<string>21F79</string>
\t<key>INIntentDefinitionToolsBuildVersion</key>
\t<string>13F100</string>
\t<key>INIntentDefinitionToolsVersion</key>
\t<string>13.4.1</string>
\t<key>INIntents</key>
\t<array>
"""
    return "".join(
        [
            head, "\n".join(enumerations), middle, "\n".join(intents), "\n\t</array>\n\t<key>INTypes</key>\n\t<array>\n",
            "\n".join(types), "\n\t</array>\n</dict>\n</plist>\n",
        ]
    ).encode()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bytes", type=int)
    parser.add_argument("output", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.output.write_bytes(definition(arguments.bytes))


if __name__ == "__main__":
    main()
