/// The grammar in which a command's options are written.
package enum CommandStyle: Sendable, Equatable {
  /// `--output DIR`, `--output=DIR`, `-o DIR`, `-oDIR`, clusters `-abc`, and `--` before operands.
  ///
  /// A value that begins with a dash has to be written with `=`, so a forgotten value is noticed.
  case standard
  /// `-output DIR` with long names behind one dash, the value always the next word, whatever it looks like.
  ///
  /// Tools of Apple's developer directory are called like this. A subcommand may stand behind options.
  case singleDash
}
