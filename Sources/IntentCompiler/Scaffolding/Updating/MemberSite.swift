internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// Where members go into a type, and how lines are written there.
///
/// They go before the closing brace: on lines of their own in front of its line where it starts one, else between it and
/// what stands before it.
struct MemberSite {
  /// The type or extension.
  let declaration: SwiftTypeDeclaration

  /// The offset at which the text goes in.
  let offset: Int

  /// How far members stand from the edge.
  let indentation: Indentation

  private let layout: TextLayout

  /// What stands in front of the members and behind them.
  private let opening: [UInt8]
  private let closing: [UInt8]

  /// The end of a type.
  ///
  /// - Parameter declaration: The type or extension, whose braces have to be balanced.
  init(in declaration: SwiftTypeDeclaration) {
    self.declaration = declaration
    let text = declaration.source.bytes
    let brace = Int(declaration.closingBrace.lowerBound)
    let body = Int(declaration.body.lowerBound)
    let layout = TextLayout(text, at: brace)
    self.layout = layout
    let outer = layout.indentation(ofLineAt: Int(declaration.range.lowerBound))
    indentation = Self.indentation(of: declaration, outer: outer, layout)
    let isEmpty = text[body..<brace].allSatisfy(\.isSwiftBlank)
    let lineStart = layout.startOfLine(at: brace)
    if lineStart > body, text[lineStart..<brace].allSatisfy(\.isSwiftBlank) {
      offset = lineStart
      let isBehindBlankLine = layout.isBlankLine(endingAt: lineStart)
      opening = isEmpty || isBehindBlankLine ? [] : layout.lineBreak
      // A blank line in front of the brace stays one.
      closing = isBehindBlankLine && !isEmpty ? layout.lineBreak : []
    } else {
      offset = brace
      opening = layout.lineBreak + (isEmpty ? [] : layout.lineBreak)
      closing = Array(outer.utf8)
    }
  }

  /// The text that brings members, each of which ends its last line with a line feed.
  func text(_ members: [UInt8]) -> [UInt8] {
    opening + layout.withLineBreaks(members) + closing
  }

  private static func indentation(
    of declaration: SwiftTypeDeclaration, outer: String, _ layout: TextLayout
  ) -> Indentation {
    let starts =
      declaration.methods.map(\.range) + declaration.properties.map(\.range) + declaration.cases.map(\.name.range)
    let firstLine = layout.startOfLine(at: Int(declaration.body.lowerBound))
    // Within conditional compilation members may stand deeper.
    let base = starts.map { Int($0.lowerBound) }
      .filter { layout.startOfLine(at: $0) > firstLine }
      .map(layout.indentation(ofLineAt:))
      .min { Indentation.columns(of: $0) < Indentation.columns(of: $1) }
    guard let base else { return Indentation(base: outer + layout.unit, unit: layout.unit) }
    let isDeeper = base.hasPrefix(outer) && base.utf8.count > outer.utf8.count
    return Indentation(base: base, unit: isDeeper ? String(base.dropFirst(outer.count)) : layout.unit)
  }
}
