import Foundation
import TestSupport
import Testing

@Suite("Process runner")
struct ProcessRunnerTests {
  private func shell(timeLimit: Duration = .seconds(60), in folder: URL? = nil) -> ProcessRunner {
    ProcessRunner(
      program: URL(filePath: "/bin/sh"), environment: ["GREETING": "hello"], workingDirectory: folder,
      timeLimit: timeLimit)
  }

  @Test("keeps the streams apart and returns the status")
  func streams() throws {
    let outcome = try shell().run(
      ["-c", "cat; echo \"$GREETING $1\" >&2; exit 3", "sh", "a b"], standardInput: Data("in".utf8))
    #expect(outcome.status == 3)
    #expect(outcome.signal == nil)
    #expect(outcome.output == "in")
    #expect(outcome.errors == "hello a b\n")
  }

  @Test("takes more output than a pipe holds, on both streams")
  func largeOutput() throws {
    let command = "head -c 1000000 /dev/zero >&2; head -c 2000000 /dev/zero"
    let outcome = try shell().run(["-c", command])
    #expect(outcome.outputData.count == 2_000_000)
    #expect(outcome.errorData.count == 1_000_000)
  }

  @Test("kills what runs too long, with its children")
  func timeLimit() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try shell(timeLimit: .milliseconds(300)).run(["-c", "echo begun; sleep 600; echo ended"])
    #expect(outcome.termination == .timedOut)
    #expect(outcome.output == "begun\n")
    #expect(clock.now - start < .seconds(60))
  }

  @Test("tells a signal from a status")
  func signal() throws {
    let outcome = try shell().run(["-c", "kill -ABRT $$"])
    #expect(outcome.signal == SIGABRT)
    #expect(outcome.status == nil)
  }

  @Test("starts in the working directory and keeps the crash reporter away")
  func surroundings() throws {
    try TemporaryDirectory.withDirectory { folder in
      let outcome = try shell(in: folder.url).run(["-c", "pwd -P; echo $SWIFT_BACKTRACE"])
      #expect(outcome.output == "\(folder.url.path)\nenable=no\n")
    }
  }

  @Test("refuses a program that does not exist")
  func missingProgram() {
    #expect(throws: (any Error).self) {
      try ProcessRunner(program: URL(filePath: "/nowhere/program")).run([])
    }
  }
}
