#!/usr/bin/env python3
"""Write the tables of plural rules and number symbols: make-language-tables.py

The data is that of the Unicode Common Locale Data Repository, as Babel has it ('pip install babel'). The output is two
Swift files in Sources/IntentDialogue/Language. Rules are written in the syntax of CLDR; a language that is not listed has
one form for all numbers. Symbols are written for the languages of LANGUAGES where they differ from those of English.

The number of digits from which on numbers are grouped is not in Babel: LATE_GROUPING names the languages that leave four
digits together. LATIN_DIGITS names those that Apple's systems write with other digits than CLDR says. Tests/IntentDialogueTests compare both tables with the library ICU.
"""

import pathlib
import subprocess
import textwrap

import babel
from babel import Locale
from babel.localedata import locale_identifiers

WIDTH = 120
FOLDER = pathlib.Path(__file__).parent.parent / "Sources/IntentDialogue/Language"
CATEGORIES = ["zero", "one", "two", "few", "many"]

# The languages that apps are translated into, and the regions that write numbers in a way of their own.
LANGUAGES = """
    af am ar ar_AE ar_EG ar_MA ar_SA az be bg bn bs ca cs cy da de de_AT de_CH el en en_IN en_ZA es es_419 es_MX es_US et
    eu fa fi fil fr fr_CA ga gd gl gu he hi hr hu hy id is it it_CH ja ka kab kk km kn ko ky lo lt lv mk ml mn mr ms
    my nb ne nl nn pa pl ps pt pt_PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh_Hant zu
""".split()
LATIN_DIGITS = ["bn", "mr"]
LATE_GROUPING = "be bg es et hu it it_CH ka lv pl pt_PT sl sq".split()


def text(node):
    """A condition of a rule in the syntax of CLDR."""
    kind, parts = node
    match kind:
        case "and" | "or":
            return f" {kind} ".join(text(part) for part in parts)
        case "not":
            return text(parts[0]).replace(" = ", " != ")
        case "relation":
            return f"{text(parts[1])} = {text(parts[2])}"
        case "range_list":
            ranges = [(low[1][0], high[1][0]) for low, high in parts]
            return ",".join(str(low) if low == high else f"{low}..{high}" for low, high in ranges)
        case "mod":
            return f"{text(parts[0])} % {text(parts[1])}"
        case "value":
            return str(parts[0])
        case _:
            return kind


def rules(locale):
    forms = sorted(locale.plural_form.abstract, key=lambda form: CATEGORIES.index(form[0]))
    return [(category, text(condition)) for category, condition in forms]


def grouped(rows):
    """The keys of equal values together, both in the order of the first key."""
    groups = []
    for key, value in rows:
        for keys, known in groups:
            if known == value:
                keys.append(key)
                break
        else:
            groups.append(([key], value))
    return groups


def symbols(name):
    locale = Locale.parse(name)
    system = "latn" if name in LATIN_DIGITS else locale.default_numbering_system
    all_symbols = [locale.number_symbols.get(system) or {}, locale.number_symbols["latn"]]
    keys = ["decimal", "group", "minusSign"]
    decimal, group, minus = (next(s[key] for s in all_symbols if s.get(key)) for key in keys)
    # Marks that order what is written from right to left are left out; an apostrophe is the typographic one.
    minus = minus.strip("\u200e\u200f\u061c")
    group = group.replace("'", "\u2019")
    return (system, decimal, group, minus, locale.decimal_formats[None].grouping[1] == 2, name in LATE_GROUPING)


def continued(lines):
    """The lines of a multi-line literal; those that are indented more go on with the line before."""
    return [
        line + " \\" if follower.startswith("      ") else line
        for line, follower in zip(lines, [*lines[1:], ""])]


def write(name, header, rows, end="  ]"):
    lines = [
        f"// Written by Scripts/make-language-tables.py from CLDR as Babel {babel.__version__} has it.", "",
        *header, *rows, end, "}", ""]
    (FOLDER / name).write_text("\n".join(lines))
    subprocess.run(["swift", "format", "-i", FOLDER / name], check=True)


def string(value):
    return '"' + "".join(f"\\u{{{ord(c):X}}}" if c in "\u00a0\u202f\u2212" else c for c in value) + '"'


def main():
    plain = sorted(name for name in locale_identifiers() if "_" not in name)
    listed = [(name, rules(Locale.parse(name))) for name in plain]
    # The one region with rules of its own.
    listed.append(("pt-PT", rules(Locale.parse("pt_PT"))))
    rows = []
    for names, forms in grouped([row for row in listed if row[1]]):
        row = " ".join(names) + " | " + "; ".join(f"{category}: {condition}" for category, condition in forms)
        rows += textwrap.wrap(row, WIDTH - 2, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False)
    write("PluralRules+Table.swift", [
        "extension PluralRules {",
        "  /// Languages, and behind a bar their rules; each row on a line.",
        '  static let table = """'], continued(rows), '    """')

    known = {}
    rows = []
    for name in LANGUAGES:
        known[name] = symbols(name)
        parent = name.split("_")[0]
        if known[name] != (known[parent] if parent != name else known.get("en", symbols("en"))):
            rows.append((name.replace("_", "-"), known[name]))
    lines = []
    for names, (system, decimal, group, minus, pairs, late) in grouped(rows):
        arguments = [string(decimal), f"group: {string(group)}"]
        if system != "latn":
            arguments.append(f"zero: {string(ZERO[system])}")
        if minus != "-":
            arguments.append(f"minus: {string(minus)}")
        if pairs:
            arguments.append("groupsPairs: true")
        if late:
            arguments.append("groupsLate: true")
        lines += [f"    ({string(' '.join(names))}, NumberSymbols({', '.join(arguments)})),"]
    write("NumberSymbols+Table.swift", [
        "extension NumberSymbols {",
        "  /// The languages and their symbols, where these are not those of English.",
        "  static let table: [(languages: String, symbols: NumberSymbols)] = ["], lines)


# The digit zero of each numbering system; the others follow it.
ZERO = {"arab": "\u0660", "arabext": "\u06f0", "beng": "\u09e6", "deva": "\u0966", "mymr": "\u1040"}

main()
