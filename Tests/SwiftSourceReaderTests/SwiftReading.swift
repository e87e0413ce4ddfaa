import SourceDiagnostics
import SwiftSourceReader

/// What is read in a text, in forms that are easy to compare.
struct SwiftReading {
  let source: SwiftSourceReader.SwiftSource

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8], path: String = "Test.swift") {
    source = SwiftSourceReader.SwiftSource(reading: SourceFile(path: path, bytes: bytes))
  }

  /// The types as `struct Soup: Food`.
  var types: [String] {
    source.types.map { type in
      let inherited = type.inheritedTypes.map(\.value).joined(separator: ", ")
      return "\(type.kind) \(type.qualifiedName)" + (inherited.isEmpty ? "" : ": \(inherited)")
    }
  }

  /// The methods of all types as `Soup.eat(with:)`.
  var methods: [String] {
    source.types.flatMap { type in type.methods.map { "\(type.qualifiedName).\($0.fullName)" } }
  }

  /// The properties of all types as `Soup.name`.
  var properties: [String] {
    source.types.flatMap { type in type.properties.map { "\(type.qualifiedName).\($0.name.value)" } }
  }

  /// The bytes of a range as text.
  func text(_ range: SourceRange) -> String {
    String(decoding: source.source.bytes[range.offsets], as: UTF8.self)
  }
}
