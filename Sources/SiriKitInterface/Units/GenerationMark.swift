package import IntentSemantics

/// The line by which a generated file is known again, and the definition that it names.
///
/// Two marks are equal when file name and namespace are: the name alone is shared by many projects, and definitions that
/// began as copies share the namespace.
package struct GenerationMark: Sendable, Hashable {
  /// The file name of the definition.
  package let definitionName: String

  /// The definition's namespace; nil where it has none.
  package let namespace: String?

  /// The mark of a program's files.
  package init(_ program: IntentProgram) {
    self.init(fileName: program.definitionName, namespace: program.namespace)
  }

  /// The mark of the files of a definition.
  ///
  /// - Parameters:
  ///   - fileName: The file name of the definition.
  ///   - namespace: The definition's namespace; nil where it has none.
  package init(fileName: String, namespace: String?) {
    definitionName = Self.singleLine(fileName)
    self.namespace = namespace.flatMap { Self.isToken($0) ? $0 : nil }
  }

  /// The mark in the content of a file; nil for a file that was written by hand.
  ///
  /// It is the first line unless something was put in front of it, for example by a merge.
  package init?(inFile bytes: [UInt8]) {
    // A beginning of a few lines is enough, and spares looking through large files.
    for line in bytes.prefix(2048).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = line.starts(with: Self.byteOrderMark) ? line.dropFirst(Self.byteOrderMark.count) : line
      guard text.starts(with: Self.opening) else { continue }
      let subject = String(decoding: text.dropFirst(Self.opening.count), as: UTF8.self)
      guard subject.hasSuffix(Self.warning) else { continue }
      self.init(subject: String(subject.dropLast(Self.warning.count)))
      return
    }
    return nil
  }

  /// The mark of a subject such as `Orders.intentdefinition (aB3dE6)`.
  private init(subject: String) {
    guard subject.hasSuffix(")"), let parenthesis = subject.lastIndex(of: "(") else {
      definitionName = subject
      namespace = nil
      return
    }
    definitionName = String(subject[..<parenthesis].dropLast())
    namespace = String(subject[subject.index(after: parenthesis)...].dropLast())
  }

  /// The text of the line, without the comment sign.
  package var text: String {
    Self.origin + definitionName + (namespace.map { " (\($0))" } ?? "") + Self.warning
  }

  /// A file name as it stands in a comment: runs of blanks, control characters and characters that reorder text are one
  /// blank.
  private static func singleLine(_ name: String) -> String {
    name.unicodeScalars.split { scalar in
      switch scalar.value {
      case 0...0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }.map { String($0) }.joined(separator: " ")
  }

  /// Whether a namespace has the form that Xcode gives it, so that it can stand in the line.
  private static func isToken(_ namespace: String) -> Bool {
    !namespace.isEmpty && namespace.utf8.count <= 64
      && namespace.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static let origin = GeneratedOrigin.words
  private static let opening = Array(("// " + origin).utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let warning = ". Do not edit: changes will be overwritten."
}
