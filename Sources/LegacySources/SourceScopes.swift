internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types around places of a file, asked for in the order of the file.
struct SourceScopes {
  private let types: [SwiftTypeDeclaration]
  private var next = 0
  private var open: [SwiftTypeDeclaration] = []

  init(_ source: SwiftSource) {
    types = source.types.sorted { $0.body.lowerBound < $1.body.lowerBound }
  }

  /// The innermost type or extension around an offset, which is not in front of the last one that was asked for.
  mutating func type(around offset: UInt32) -> SwiftTypeDeclaration? {
    while next < types.count, types[next].body.lowerBound <= offset {
      open.append(types[next])
      next += 1
      while let last = open.last, last.body.upperBound <= offset { open.removeLast() }
    }
    while let last = open.last, last.body.upperBound <= offset { open.removeLast() }
    return open.last
  }
}
