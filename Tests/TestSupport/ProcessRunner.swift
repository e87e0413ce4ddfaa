import Dispatch
package import Foundation

/// Runs a program and waits for its end.
///
/// The three standard streams are files, not pipes. So neither a lot of output nor a grandchild that outlives the program and
/// keeps its streams open can make the caller wait.
package struct ProcessRunner: Sendable {
  /// The file of the program.
  package let program: URL
  /// Variables that are added to those of the running tests, or replace them.
  package let environment: [String: String]
  /// The folder that the program starts in; `nil` for that of the running tests.
  package let workingDirectory: URL?
  /// How long the program may run before it is killed, together with its process group.
  package let timeLimit: Duration

  /// Describes how a program is to be run.
  package init(
    program: URL,
    environment: [String: String] = [:],
    workingDirectory: URL? = nil,
    timeLimit: Duration = .seconds(120)
  ) {
    self.program = program
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.timeLimit = timeLimit
  }

  /// Runs the program and blocks until it has ended or was killed.
  ///
  /// - Throws: The system's error if the program cannot be started. A failure of the program is part of the outcome.
  package func run(_ arguments: [String], standardInput: Data = Data()) throws -> ProcessOutcome {
    let scratch = try TemporaryDirectory(named: "intentc-process")
    let input = try FileHandle(forReadingFrom: scratch.write(standardInput, to: "in"))
    let outputFile = try scratch.write(Data(), to: "out")
    let errorFile = try scratch.write(Data(), to: "err")
    let output = try FileHandle(forWritingTo: outputFile)
    let errors = try FileHandle(forWritingTo: errorFile)
    defer {
      for handle in [input, output, errors] { try? handle.close() }
    }

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = fullEnvironment
    process.currentDirectoryURL = workingDirectory
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try Self.withUnblockedSignals { try process.run() }

    var timedOut = false
    if ended.wait(timeout: .now() + timeLimit.seconds) == .timedOut {
      timedOut = true
      Self.kill(process.processIdentifier)
      ended.wait()
    }
    // The streams vanish with the folder, which must therefore outlive the reading.
    return try withExtendedLifetime(scratch) {
      ProcessOutcome(
        termination: timedOut ? .timedOut : Self.termination(of: process),
        outputData: try Data(contentsOf: outputFile),
        errorData: try Data(contentsOf: errorFile))
    }
  }

  /// The variables that the program sees.
  ///
  /// Swift's crash reporter would take seconds and stay behind when a crash is what the test expects.
  private var fullEnvironment: [String: String] {
    ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
  }

  private static func termination(of process: Process) -> ProcessTermination {
    switch process.terminationReason {
    case .uncaughtSignal: .signalled(process.terminationStatus)
    default: .exited(status: process.terminationStatus)
    }
  }

  /// Runs `body` while the current thread blocks no signal.
  ///
  /// The threads that tests run on block signals, and a program inherits what its creator blocks.
  private static func withUnblockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try body()
  }

  /// Kills the program, and what it has started if it leads a process group of its own.
  private static func kill(_ identifier: pid_t) {
    let leadsGroup = getpgid(identifier) == identifier
    _ = Foundation.kill(leadsGroup ? -identifier : identifier, SIGKILL)
  }
}
