package import SourceDiagnostics

/// The types of some Swift files by the protocols that they conform to.
package struct SwiftSourceIndex: Sendable {
  /// An index of the given files.
  package init(sources: [SwiftSource]) {}
}

/// The declarations of a Swift file.
package struct SwiftSource: Sendable, Equatable {
  /// The file.
  package let source: SourceFile

  /// Reads a file.
  package init(reading source: SourceFile) {
    self.source = source
  }
}
