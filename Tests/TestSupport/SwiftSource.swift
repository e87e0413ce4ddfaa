package import Foundation

/// The text of a Swift file, which need not exist as a file.
package struct SwiftSource: Sendable, Equatable {
  /// The name of the file, with suffix; it is what diagnostics name.
  package let name: String
  /// The whole text.
  package let text: String

  /// A file of the given name and text.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Reads a file.
  ///
  /// - Throws: The file system's error, or Foundation's if the file is not UTF-8.
  package init(contentsOf file: URL) throws {
    self.init(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// The name without suffix: in generated SiriKit files, the type that the file has to declare.
  package var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name }
}

extension SwiftSource {
  /// The types that generated code declares outside of others, in order.
  package var declaredTypes: [String] {
    let declaration = #/^(?:@objc )?(?:nonisolated )?(?:public |package |internal )(?:class|enum|protocol) (\w+)/#
    return text.split(separator: "\n").compactMap { line in
      // Most lines are members or comments, and to match them takes long.
      guard line.hasSuffix("{"), !line.hasPrefix(" ") else { return nil }
      return line.prefixMatch(of: declaration).map { String($0.1) }
    }
  }
}
