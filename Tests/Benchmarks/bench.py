#!/usr/bin/env python3
"""Measure intentc beside other programs and print one Markdown table.

Whole processes are measured, from start to exit, in rounds in which every program has its turn, so that a busy moment
of the machine hits all alike; the table has medians. A number says little about another machine: compare the ratios.

Used when present: hyperfine (else an own loop with posix_spawn), GNU time (peak memory), xmllint, a C compiler. Nothing
is installed; what is missing is said on standard error and left out of the table.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import plistlib
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import xml.parsers.expat

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TINY = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>INEnums</key>
\t<array/>
\t<key>INIntentDefinitionModelVersion</key>
\t<string>1.2</string>
\t<key>INIntentDefinitionNamespace</key>
\t<string>tInY00</string>
\t<key>INIntents</key>
\t<array/>
\t<key>INTypes</key>
\t<array/>
</dict>
</plist>
"""


def complain(text):
    print(f"bench: {text}", file=sys.stderr)


def make_definition():
    """The generator beside this script, whose name is no module's."""
    spec = importlib.util.spec_from_file_location("make_definition", HERE / "make-definition.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.definition


class Program:
    """A command to measure, and a folder that is to be gone before each of its runs."""

    def __init__(self, name, arguments, fresh=None, statuses=(0,)):
        self.name = name
        self.arguments = [str(argument) for argument in arguments]
        self.fresh = fresh
        self.statuses = statuses

    def clear(self):
        if self.fresh:
            shutil.rmtree(self.fresh, ignore_errors=True)

    def check(self):
        """Runs once; a program that fails must not be praised for its speed."""
        self.clear()
        outcome = subprocess.run(self.arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if outcome.returncode not in self.statuses:
            text = outcome.stderr.decode(errors="replace").strip()[-2000:]
            sys.exit(f"bench: {shlex.join(self.arguments)} returned {outcome.returncode}\n{text}")


class Stopwatch:
    """Takes the wall time and the peak memory of programs."""

    def __init__(self, scratch):
        self.scratch = scratch
        self.hyperfine = shutil.which("hyperfine")
        self.gnu_time = shutil.which("time")
        if not self.hyperfine:
            complain("hyperfine is missing, using an own loop (apt-get install hyperfine)")
        if not self.gnu_time:
            complain("GNU time is missing, no peak memory (apt-get install time)")

    def seconds(self, programs, runs):
        """The median wall time of each program, interleaved."""
        times = {program.name: [] for program in programs}
        for program in programs:
            program.check()
        for _ in range(runs):
            for program in programs:
                times[program.name].append(self.once(program))
        return {name: statistics.median(values) for name, values in times.items()}

    def short_seconds(self, programs, runs):
        """The same for programs of a few milliseconds, where the loop's own cost would count."""
        if not self.hyperfine or any(program.fresh for program in programs):
            return self.seconds(programs, runs)
        times = {program.name: [] for program in programs}
        rounds = 5
        result = self.scratch / "hyperfine.json"
        for program in programs:
            program.check()
        for _ in range(rounds):
            subprocess.run(
                [self.hyperfine, "-N", "--style", "none", "--warmup", "3", "--runs", str(max(2, -(-runs // rounds)))]
                + ["--export-json", str(result)] + [shlex.join(program.arguments) for program in programs],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for program, outcome in zip(programs, json.loads(result.read_text())["results"]):
                times[program.name] += outcome["times"]
        return {name: statistics.median(values) for name, values in times.items()}

    def once(self, program):
        program.clear()
        actions = [
            (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0),
        ]
        start = time.perf_counter()
        child = os.posix_spawnp(program.arguments[0], program.arguments, os.environ, file_actions=actions)
        _, status = os.waitpid(child, 0)
        elapsed = time.perf_counter() - start
        if os.waitstatus_to_exitcode(status) not in program.statuses:
            sys.exit(f"bench: {shlex.join(program.arguments)} failed")
        return elapsed

    def megabytes(self, program):
        """The largest resident set.

        Linux counts the memory of the process that spawned a program as the program's own start, so a small one has to
        do it; this interpreter is none.
        """
        if not self.gnu_time:
            return None
        program.clear()
        report = self.scratch / "time.txt"
        # BSD's time has no -f; it fails here and the column stays empty.
        outcome = subprocess.run(
            [self.gnu_time, "-f", "%M", "-o", str(report)] + program.arguments,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return int(report.read_text().split()[-1]) / 1024 if outcome.returncode in program.statuses else None


class Table:
    """The rows of the report, column by column of the same width."""

    HEADER = ["what", "program", "time", "× intentc", "peak memory", "× intentc", "remark"]

    def __init__(self):
        self.rows = []

    def add(self, what, program, seconds, base=None, memory=None, base_memory=None, remark=""):
        self.rows.append(
            [
                what, program, milliseconds(seconds), f"{seconds / base:.2f}" if base else "",
                f"{memory:.1f} MB" if memory else "", f"{memory / base_memory:.2f}" if memory and base_memory else "",
                remark,
            ]
        )

    def print(self):
        rows = [self.HEADER] + self.rows
        widths = [max(len(row[column]) for row in rows) for column in range(len(self.HEADER))]
        rows.insert(1, ["-" * width for width in widths])
        for row in rows:
            print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |")


def milliseconds(seconds):
    return f"{seconds * 1000:.2f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


def output_size(folder):
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


class Bench:
    def __init__(self, arguments, scratch):
        self.arguments = arguments
        self.scratch = scratch
        self.watch = Stopwatch(scratch)
        self.table = Table()
        # What was aimed at: words, measured value, bound.
        self.aims = []
        self.xmllint = shutil.which("xmllint")
        if not self.xmllint:
            complain("xmllint is missing, no row for it (apt-get install libxml2-utils)")

    def intentc(self, name, definition, output, fresh):
        words = shlex.split(self.arguments.command)
        words = [word.format(input=definition, output=output) for word in words]
        return Program(name, [self.arguments.tool] + words, fresh=output if fresh else None)

    def both(self, definition, output):
        """A run that writes everything, and then one that finds it written; the difference is the file system's."""
        return [
            self.intentc("intentc generate", definition, output, fresh=True),
            self.intentc("intentc generate again", definition, output, fresh=False),
        ]

    def in_one_file(self, definition, output):
        """A run that writes one file, so that the cost of making thousands is left out."""
        program = self.intentc("intentc generate, one file", definition, output, fresh=True)
        return Program(program.name, program.arguments + ["--layout", "single"], fresh=program.fresh)

    def lint(self, definition):
        return [Program("xmllint --noout", [self.xmllint, "--noout", definition])] if self.xmllint else []

    def remark(self, program):
        return "output is up to date" if program.name.endswith("again") else "reads only"

    def compare(self, definition):
        """One real definition: the compiler beside programs that only read the file."""
        output = self.scratch / "real"
        script = f"import plistlib; plistlib.load(open({str(definition)!r}, 'rb'))"
        programs = self.both(definition, output) + self.lint(definition)
        programs += [Program("python3, plistlib.load", [sys.executable, "-S", "-c", script])]
        times = self.watch.seconds(programs, self.arguments.runs)
        base, base_memory = times["intentc generate"], self.watch.megabytes(programs[0])
        what = f"{definition.name}, {definition.stat().st_size / 1e3:.0f} kB"
        for other, bound in [("xmllint --noout", 3), ("python3, plistlib.load", 0.2)]:
            if other in times:
                self.aims.append((f"{what}: intentc generate ÷ {other}", base / times[other], bound))
        for program in programs:
            memory = self.watch.megabytes(program)
            remark = f"writes {output_size(output) / 1e3:.0f} kB" if program.fresh else self.remark(program)
            self.table.add(what, program.name, times[program.name], base, memory, base_memory, remark)

        content = definition.read_bytes()
        times = []
        for _ in range(self.arguments.runs):
            start = time.perf_counter()
            plistlib.loads(content)
            times.append(time.perf_counter() - start)
        self.table.add(what, "plistlib.loads alone", statistics.median(times), base, remark="inside a running python3")

    def grow(self, sizes):
        """Made definitions of growing size: time and memory must grow no faster than the input."""
        definition_of = make_definition()
        before = None
        for megabytes in sizes:
            definition = self.scratch / f"Made{megabytes}.intentdefinition"
            definition.write_bytes(definition_of(megabytes * 1_000_000))
            size = definition.stat().st_size
            output = self.scratch / f"made{megabytes}"
            programs = [self.in_one_file(definition, self.scratch / f"single{megabytes}")]
            programs += self.both(definition, output) + self.lint(definition)
            times = self.watch.seconds(programs, max(3, self.arguments.runs // max(1, megabytes // 4)))
            base, base_memory = times[programs[0].name], self.watch.megabytes(programs[0])
            self.aim_at_growth(megabytes, size, base, base_memory, times.get("xmllint --noout"), before)
            for program in programs:
                remark = self.remark(program)
                if program is programs[0]:
                    remark = f"{size / 1e6 / base:.0f} MB/s, writes {output_size(program.fresh) / 1e6:.1f} MB"
                    if before:
                        growth = f"input ×{size / before[0]:.1f}, time ×{base / before[1]:.1f}"
                        if base_memory and before[2]:
                            growth += f", memory ×{base_memory / before[2]:.1f}"
                        remark += f"; {growth}"
                elif program.fresh:
                    remark = f"writes {sum(1 for _ in output.iterdir())} files"
                memory = base_memory if program is programs[0] else self.watch.megabytes(program)
                self.table.add(
                    f"made, {megabytes} MB", program.name, times[program.name], base, memory, base_memory, remark)
            before = (size, base, base_memory)
            shutil.rmtree(output, ignore_errors=True)
            shutil.rmtree(self.scratch / f"single{megabytes}", ignore_errors=True)
            definition.unlink()

    def aim_at_growth(self, megabytes, size, seconds, memory, lint_seconds, before):
        what = f"made, {megabytes} MB, one file"
        if lint_seconds:
            self.aims.append((f"{what}: intentc generate ÷ xmllint --noout", seconds / lint_seconds, 3))
        if memory:
            self.aims.append((f"{what}: peak memory ÷ input", memory * 1048576 / size, 8))
        if before:
            self.aims.append((f"{what}: growth of time ÷ growth of input", seconds / before[1] / (size / before[0]), 1.15))

    def check(self):
        """All published definitions with their translations in one process, beside a program that only reads XML.

        Old-style tables are no XML, so the other program has less to read.
        """
        folder = corpus() or ROOT / "Definitions"
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
        checked = [file for file in files if file.suffix in (".intentdefinition", ".strings", ".stringsdict", ".plist")]
        readable = [file for file in checked if is_xml(file)]
        size = sum(file.stat().st_size for file in checked)
        # Findings are expected: published definitions have faults.
        arguments = [self.arguments.tool, "check", folder, "--no-config", "--quiet"]
        programs = [Program("intentc check", arguments, statuses=(0, 1))]
        if self.xmllint:
            programs.append(Program("xmllint --noout", [self.xmllint, "--noout", *readable]))
        times = self.watch.seconds(programs, self.arguments.runs)
        base, base_memory = times[programs[0].name], self.watch.megabytes(programs[0])
        what = f"{folder.name}, {len(checked)} files, {size / 1e6:.1f} MB"
        for program in programs:
            remark = "" if program is programs[0] else f"{len(readable)} files"
            self.table.add(
                what, program.name, times[program.name], base, self.watch.megabytes(program), base_memory, remark)
        if self.xmllint:
            self.aims.append((f"{what}: intentc check ÷ xmllint --noout", base / times["xmllint --noout"], 10))
        self.aims.append((f"{what}: seconds of intentc check", base, 1))
        self.check_made()

    def check_made(self):
        """Made definitions of growing size: the time of a check must grow no faster than the input."""
        definition_of = make_definition()
        before = None
        for megabytes in (1, 10):
            definition = self.scratch / f"Checked{megabytes}.intentdefinition"
            definition.write_bytes(definition_of(megabytes * 1_000_000))
            size = definition.stat().st_size
            arguments = [self.arguments.tool, "check", definition, "--no-config", "--quiet"]
            program = Program("intentc check", arguments, statuses=(0, 1))
            seconds = self.watch.seconds([program], max(3, self.arguments.runs // megabytes))[program.name]
            memory = self.watch.megabytes(program)
            self.table.add(f"made, {megabytes} MB", program.name, seconds, seconds, memory, memory)
            if before:
                growth = seconds / before[1] / (size / before[0])
                self.aims.append(("made, 10 MB: growth of time ÷ growth of input, intentc check", growth, 1.3))
            before = (size, seconds)
            definition.unlink()

    def migrate(self, definition):
        """Definitions with their translations to App Intents: all files written, and then found written.

        Old-style tables are no XML, so the other program has less to read.
        """
        for definition in dict.fromkeys([definition, most_translated_definition() or definition]):
            files = [definition] + tables(definition)
            readable = [file for file in files if is_xml(file)]
            output = self.scratch / "migrated"
            arguments = [self.arguments.tool, "migrate", definition, "--output", output, "--no-config", "--quiet"]
            programs = [
                Program("intentc migrate", arguments, fresh=output),
                Program("intentc migrate again", arguments),
            ]
            if self.xmllint:
                programs.append(Program("xmllint --noout", [self.xmllint, "--noout", *readable]))
            times = self.watch.seconds(programs, self.arguments.runs)
            base, base_memory = times["intentc migrate"], self.watch.megabytes(programs[0])
            what = f"{definition.name}, {definition.stat().st_size / 1e3:.0f} kB, {len(files) - 1} tables"
            for program in programs:
                memory = self.watch.megabytes(program)
                remark = self.remark(program)
                if program.fresh:
                    remark = f"writes {output_size(output) / 1e3:.0f} kB"
                elif program.name.startswith("xmllint"):
                    remark = f"{len(readable)} files"
                self.table.add(what, program.name, times[program.name], base, memory, base_memory, remark)
            if self.xmllint:
                # It reads one of dozens of files where tables are no XML.
                bound = 10 if len(readable) == len(files) else 50
                self.aims.append((f"{what}: intentc migrate ÷ xmllint --noout", base / times["xmllint --noout"], bound))
            shutil.rmtree(output, ignore_errors=True)

    def print_aims(self):
        print("\n| aim | measured | at most | |\n| --- | --- | --- | --- |")
        for what, value, bound in self.aims:
            print(f"| {what} | {value:.2f} | {bound} | {'met' if value <= bound else 'missed'} |")

    def start(self):
        """The smallest definition, beside a C program that does nothing."""
        definition = self.scratch / "Tiny.intentdefinition"
        definition.write_bytes(TINY)
        programs = [
            self.intentc("intentc generate", definition, self.scratch / "tiny", fresh=False),
            Program("intentc --version", [self.arguments.tool, "--version"]),
        ]
        if self.arguments.no_version:
            programs.pop()
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler:
            source = self.scratch / "nothing.c"
            source.write_text("int main(void) { return 0; }\n")
            for name, options in [("C, does nothing", []), ("C, static, does nothing", ["-static"])]:
                program = self.scratch / f"nothing{len(options)}"
                outcome = subprocess.run(
                    [compiler, "-O2", *options, str(source), "-o", str(program)], stderr=subprocess.DEVNULL)
                if outcome.returncode == 0:
                    programs.append(Program(name, [program]))
        else:
            complain("a C compiler is missing, no row for a program that does nothing (apt-get install gcc)")
        times = self.watch.short_seconds(programs, 10 * self.arguments.runs)
        base, base_memory = times["intentc generate"], self.watch.megabytes(programs[0])
        if "C, static, does nothing" in times:
            over = (base - times["C, static, does nothing"]) * 1000
            self.aims.append(("start-up: milliseconds over a static C program that does nothing", over, 3))
        for program in programs:
            self.table.add(
                "start-up", program.name, times[program.name], base, self.watch.megabytes(program), base_memory)


def corpus():
    """The published definitions where they are installed."""
    folder = ROOT.parent / "shared" / "corpus" / "files"
    return folder if folder.is_dir() else None


def tables(definition):
    """The tables of a definition, in language folders beside it or beside its own."""
    folder = definition.parent.parent if definition.parent.suffix == ".lproj" else definition.parent
    names = [definition.stem + suffix for suffix in (".strings", ".stringsdict")]
    return [file for file in sorted(folder.glob("*.lproj/*")) if file.name in names]


def most_translated_definition():
    """The definition of the corpus with the largest tables, where the corpus is installed."""
    folder = corpus()
    files = folder.rglob("*.intentdefinition") if folder else []
    sizes = [(sum(table.stat().st_size for table in tables(file)), file) for file in files if file.is_file()]
    return max(sizes)[1] if sizes else None


def is_xml(file):
    """Whether a file is well-formed XML; two published definitions are not."""
    content = file.read_bytes()
    if not content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return False
    parser = xml.parsers.expat.ParserCreate()
    try:
        parser.Parse(content, True)
    except xml.parsers.expat.ExpatError:
        return False
    return True


def largest_definition():
    """The largest definition of the corpus where that is installed, else of the repository."""
    for folder in [ROOT.parent / "shared" / "corpus" / "files", ROOT / "Definitions", ROOT / "Tests"]:
        files = [file for file in folder.rglob("*.intentdefinition") if file.is_file()] if folder.is_dir() else []
        if files:
            return max(files, key=lambda file: (file.stat().st_size, str(file)))
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("definition", nargs="?", type=pathlib.Path, help="default: the largest of the corpus")
    parser.add_argument("--tool", default=str(ROOT / ".build" / "release" / "intentc"), help="the program to measure")
    parser.add_argument(
        "--command", default="generate {input} --output {output}", help="its arguments (default: %(default)s)")
    parser.add_argument("--runs", type=int, default=15, help="runs of each program (default: %(default)s)")
    parser.add_argument("--sizes", default="1,10,50", help="megabytes of the made definitions (default: %(default)s)")
    parser.add_argument("--no-version", action="store_true", help="leave 'intentc --version' out")
    parser.add_argument("--only", choices=["compare", "grow", "start", "check", "migrate"], help="a part of the table")
    arguments = parser.parse_args()
    if not shutil.which(arguments.tool):
        sys.exit(f"bench: no program {arguments.tool}; build it with bench.sh or name one with --tool")

    # Beside the build, since folders for temporary files are often crowded, or in memory.
    folder = ROOT / ".build"
    with tempfile.TemporaryDirectory(prefix="bench-", dir=folder if folder.is_dir() else None) as scratch:
        bench = Bench(arguments, pathlib.Path(scratch))
        if arguments.only in (None, "compare", "migrate"):
            definition = arguments.definition or largest_definition()
            if definition is None:
                definition = pathlib.Path(scratch) / "Made.intentdefinition"
                definition.write_bytes(make_definition()(600_000))
            definition = definition.resolve()
            if arguments.only != "migrate":
                bench.compare(definition)
            if arguments.only != "compare":
                bench.migrate(definition)
        if arguments.only in (None, "grow"):
            bench.grow([int(size) for size in arguments.sizes.split(",")])
        if arguments.only in (None, "check"):
            bench.check()
        if arguments.only in (None, "start"):
            bench.start()
        bench.table.print()
        bench.print_aims()


if __name__ == "__main__":
    main()
