internal import SwiftCode

extension MacroUse {
  /// The macro as it stands in a file.
  ///
  /// For example: `API_AVAILABLE(ios(12.0), macos(11.0))`
  var text: String {
    arguments.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name
  }
}

extension SourceWriter {
  /// Appends macros with a blank in front of each.
  mutating func writeSuffix(_ macros: [MacroUse]) {
    for macro in macros {
      write(" ")
      write(macro.text)
    }
  }

  /// Appends a line of macros; nothing where there are none.
  mutating func writePrefix(_ macros: [MacroUse]) {
    guard !macros.isEmpty else { return }
    write(macros.map(\.text).joined(separator: " "))
    endLine()
  }
}
