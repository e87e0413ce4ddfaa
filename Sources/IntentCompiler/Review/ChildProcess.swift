#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Another program, run to its end.
///
/// Foundation's own way is not in `FoundationEssentials`.
struct ChildProcess {
  /// The exit status; 128 and the number of the signal where one ended it.
  let status: Int32

  /// What it wrote to its standard output.
  let output: [UInt8]

  /// What it wrote to its standard error.
  let errors: [UInt8]

  /// What git says is wrong.
  var problem: String {
    let message = String(decoding: errors, as: UTF8.self)
    let line = message.split(separator: "\n").first { !$0.hasPrefix("hint:") } ?? "git ended with \(status)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : String(line)
  }

  /// The words that start git in the repository that a path is in; one that is not absolute is in that of the current folder.
  static func git(for path: String) -> [String] {
    ["git"] + (path.hasPrefix("/") ? ["-C", path.directoryOfPath] : [])
  }

  /// Runs a program that is searched for as a shell does, with nothing on its standard input.
  init(_ words: [String]) throws(FileSystemError) {
    var outputPipe: [Int32] = [-1, -1]
    var errorPipe: [Int32] = [-1, -1]
    guard pipe(&outputPipe) == 0 else { throw FileSystemError(code: errno) }
    guard pipe(&errorPipe) == 0 else {
      let code = errno
      Self.closeAll(outputPipe)
      throw FileSystemError(code: code)
    }
    do {
      let process = try Self.start(words, output: outputPipe, errors: errorPipe)
      close(outputPipe[1])
      close(errorPipe[1])
      let texts = Self.readAll([outputPipe[0], errorPipe[0]])
      close(outputPipe[0])
      close(errorPipe[0])
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      // The macros of the C library for the parts of a status are not imported.
      let signal = status & 0x7F
      self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
      output = texts[0]
      errors = texts[1]
    } catch {
      Self.closeAll(outputPipe + errorPipe)
      throw error
    }
  }

  private static func closeAll(_ descriptors: [Int32]) {
    for descriptor in descriptors { close(descriptor) }
  }

  private static func start(_ words: [String], output: [Int32], errors: [Int32]) throws(FileSystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw FileSystemError(code: ENOMEM) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
    for descriptor in output + errors {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer {
      for pointer in arguments + variables { free(pointer) }
    }
    var process = pid_t()
    let code = posix_spawnp(&process, words.first ?? "", &actions, nil, arguments, variables)
    guard code == 0 else { throw FileSystemError(code: code) }
    return process
  }

  /// What comes from several descriptors until all have ended; none of them waits for another.
  private static func readAll(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts: [[UInt8]] = descriptors.map { _ in [] }
    var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        var received = 0
        let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          received = read(open[index].fd, buffer.baseAddress, buffer.count)
          count = max(received, 0)
        }
        if received < 0, errno == EINTR { continue }
        if received <= 0 {
          open[index].fd = -1
        } else {
          texts[index] += part
        }
      }
    }
    return texts
  }
}
