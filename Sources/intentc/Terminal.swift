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
  /// A reader that has gone away, such as `head`, ends the program as it ends any other.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes to standard error.
  static func writeError(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafeWrite(descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
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

  /// Whether people see standard error directly.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  /// Whether colours are welcome on standard error: it is a terminal, and `NO_COLOR` is not set.
  static var errorTakesColors: Bool { errorIsTerminal && getenv("NO_COLOR") == nil }

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
