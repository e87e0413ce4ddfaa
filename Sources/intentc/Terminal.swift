import IntentCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Terminal {
  /// Writes to standard output.
  ///
  /// A reader that has gone away, such as `head`, ends the program as it ends any other; any other failure is said and
  /// ends it with status 70, for example a full disk behind a redirection.
  static func write(_ text: String) {
    if let failure = write(text, to: STDOUT_FILENO) {
      writeError("intentc: error: cannot write to standard output: \(String(cString: strerror(failure)))\n")
      exit(ExitStatus.failure)
    }
  }

  /// Writes to standard error.
  static func writeError(_ text: String) {
    // There is no place left to complain in.
    _ = write(text, to: STDERR_FILENO)
  }

  /// Writes all of a text; the error number where that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafeWrite(descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  private static func unsafeWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// One of the two streams.
  enum Stream {
    case output
    case error

    /// Writes to the stream.
    func write(_ text: String) {
      switch self {
      case .output: Terminal.write(text)
      case .error: Terminal.writeError(text)
      }
    }

    /// Whether people see the stream directly.
    var isTerminal: Bool { isatty(self == .output ? STDOUT_FILENO : STDERR_FILENO) != 0 }

    /// Whether colours are welcome: the stream is a terminal, and `NO_COLOR` is not set.
    var takesColors: Bool { isTerminal && getenv("NO_COLOR") == nil }
  }

  /// Whether somebody types what the program reads.
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// The width of the terminal in characters; 80 where there is none.
  static var width: Int {
    guard isatty(STDOUT_FILENO) != 0 else { return 80 }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 100)
  }

  /// Ends the program.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
