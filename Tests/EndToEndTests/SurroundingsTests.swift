import Foundation
import TestSupport
import Testing

@Suite("Surroundings of the program")
struct SurroundingsTests {
  private static let samples = [
    "App/Home.intentdefinition": "Home/Home.intentdefinition",
    "App/Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition",
    "App/Travel.intentdefinition": "Travel/Travel.intentdefinition",
  ]

  @Test("output does not depend on place, language, time zone, home, or the run")
  func isDeterministic() throws {
    try Workspace.with(Self.samples) { workspace throws in
      #expect(try workspace.run(["generate", "App", "-o", "first"]).status == 0)
      let first = try workspace.code(in: "first")
      try workspace.makeFolder("elsewhere/deep")
      let environments: [[String: String]] = [
        [:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Pacific/Apia"], ["HOME": "/nonexistent"],
        ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"], ["SOURCE_DATE_EPOCH": "1"],
      ]
      for (index, environment) in environments.enumerated() {
        let outcome = try workspace.run(
          ["generate", "../../App", "-o", "out\(index)"], in: "elsewhere/deep", environment: environment)
        #expect(outcome.status == 0)
        #expect(try workspace.code(in: "elsewhere/deep/out\(index)") == first)
      }
      let paths = ["Travel", "Orders", "Home"].map { workspace.folder.file("App/\($0).intentdefinition").path }
      #expect(try workspace.run(["generate"] + paths + ["-o", "last"]).status == 0)
      #expect(try workspace.code(in: "last") == first)
    }
  }

  @Test("diagnostics of many definitions come in one order")
  func diagnosticsAreDeterministic() throws {
    try Workspace.with { workspace throws in
      for sample in SampleDefinition.invalid.prefix(40) {
        try workspace.folder.write(try sample.contents(), to: "\(sample.stem).intentdefinition")
      }
      let first = try workspace.run(["generate", ".", "-o", "out"])
      #expect(first.status == 1 && !first.errors.isEmpty)
      for _ in 0..<5 {
        #expect(try workspace.run(["generate", ".", "-o", "out"]) == first)
      }
    }
  }

  @Test("standard input is not read")
  func standardInput() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let shell = try #require(ProcessRunner.program(named: "sh"))
      // What the program leaves of its input goes to the next one.
      let script = "{ '\(workspace.program.path)' generate App -qo out; cat; }"
      let outcome = try workspace.run(["-c", script], program: shell, standardInput: Data("kept".utf8))
      #expect(outcome.status == 0 && outcome.output == "kept")
      #expect(
        try workspace.run(["-c", "'\(workspace.program.path)' generate App -qo out <&-"], program: shell).status == 0)
    }
  }

  @Test("a reader that goes away does not make it crash")
  func closedPipe() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let bash = try #require(ProcessRunner.program(named: "bash"))
      for command in ["documentation man", "completions bash", "list App --json", "generate App -o out --dry-run"] {
        // A process that is told by a signal that its pipe is closed has status 141; no other crash is accepted.
        let script = "'\(workspace.program.path)' \(command) | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}"
        let status = try workspace.run(["-c", script], program: bash).output
        #expect(["0\n", "70\n", "141\n"].contains(status), "\(command): \(status)")
        let closed = try workspace.run(
          ["-c", "'\(workspace.program.path)' \(command) >&- 2>&-; echo $? >status"], program: bash)
        #expect(closed.status == 0)
        #expect(["0\n", "70\n"].contains(try workspace.read("status")), "\(command)")
      }
    }
  }

  @Test(
    "a full disk is told and leaves no half file", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let bash = try #require(ProcessRunner.program(named: "bash"))
      // Files may not grow beyond one block; the signal about it is ignored, so that writing fails.
      let script = "trap '' XFSZ; ulimit -f 1; '\(workspace.program.path)' generate App -o out; exit $?"
      let outcome = try workspace.run(["-c", script], program: bash)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: cannot write to folder 'out': "), "\(outcome.errors)")
      for (path, contents) in try FileTree.contents(of: workspace.folder.file("out")) {
        #expect(contents.suffix(10) == Data("nable all\n".utf8), "\(path) is not whole")
      }
    }
  }

  @Test("a run that is killed leaves whole files only")
  func killed() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let bash = try #require(ProcessRunner.program(named: "bash"))
      for delay in ["0.005", "0.01", "0.015", "0.02", "0.03"] {
        let script = "'\(workspace.program.path)' generate App -qo out & sleep \(delay); kill -9 $!; wait"
        _ = try workspace.run(["-c", script], program: bash)
        // What is still being written lies in a hidden folder, and in no file's place.
        let files = try FileTree.contents(of: workspace.folder.file("out"))
        for (path, contents) in files where path.hasSuffix(".swift") && !path.contains(".intentc-staging-") {
          #expect(contents.suffix(10) == Data("nable all\n".utf8), "\(path) is not whole")
        }
      }
      // A later run is not disturbed by what was left.
      #expect(try workspace.run(["generate", "App", "-o", "out"]).status == 0)
      #expect(try workspace.run(["generate", "App", "-o", "out", "--check"]).status == 0)
    }
  }
}
