internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// Where lines go into a block, and how lines are written there.
///
/// They go before the closing brace: on lines of their own in front of its line where it starts one, else between it and
/// what stands before it.
struct InsertionSite {
  /// The file.
  let file: SourceFile

  /// The offset at which the text goes in.
  let offset: Int

  /// How far lines stand from the edge.
  let indentation: Indentation

  private let layout: TextLayout

  /// What stands in front of the lines and behind them.
  private let opening: [UInt8]
  private let closing: [UInt8]

  /// Whether a blank line stands between what goes in and what is there.
  private let isApart: Bool

  /// The end of a type.
  ///
  /// - Parameter declaration: The type or extension, whose braces have to be balanced.
  init(endOf declaration: SwiftTypeDeclaration) {
    let members =
      declaration.methods.map(\.range) + declaration.properties.map(\.range) + declaration.cases.map(\.name.range)
    self.init(
      in: declaration.source, block: declaration.body.offsets, start: Int(declaration.range.lowerBound),
      lines: members.map { Int($0.lowerBound) }, isApart: true)
  }

  /// The end of a block.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - block: What stands between the braces.
  ///   - start: Where what has the block starts, whose indentation the closing brace has.
  ///   - lines: Where parts of the block start.
  ///   - isApart: Whether a blank line stands between what goes in and what is there.
  init(in file: SourceFile, block: Range<Int>, start: Int, lines: [Int], isApart: Bool) {
    self.file = file
    self.isApart = isApart
    let text = file.bytes
    let layout = TextLayout(text, at: block.upperBound)
    self.layout = layout
    let outer = layout.indentation(ofLineAt: start)
    indentation = Self.indentation(of: lines, in: block, outer: outer, layout)
    let isEmpty = text[block].allSatisfy(\.isSwiftBlank)
    let gap = isEmpty || !isApart ? [] : layout.lineBreak
    let lineStart = layout.startOfLine(at: block.upperBound)
    if lineStart > block.lowerBound, text[lineStart..<block.upperBound].allSatisfy(\.isSwiftBlank) {
      offset = lineStart
      // A blank line in front of the brace stays one.
      let isBehindBlankLine = !isEmpty && isApart && layout.isBlankLine(endingAt: lineStart)
      opening = isBehindBlankLine ? [] : gap
      closing = isBehindBlankLine ? layout.lineBreak : []
    } else {
      offset = block.upperBound
      opening = layout.lineBreak + gap
      closing = Array(outer.utf8)
    }
  }

  /// The text that brings some pieces of lines, each of which ends with a line feed.
  func text(_ pieces: [[UInt8]]) -> [UInt8] {
    let separator: [UInt8] = isApart ? [UInt8(ascii: "\n")] : []
    return opening + layout.withLineBreaks(Array(pieces.joined(separator: separator))) + closing
  }

  private static func indentation(
    of lines: [Int], in block: Range<Int>, outer: String, _ layout: TextLayout
  ) -> Indentation {
    let firstLine = layout.startOfLine(at: block.lowerBound)
    // Within conditional compilation parts may stand deeper.
    let base = lines.filter { layout.startOfLine(at: $0) > firstLine }
      .map(layout.indentation(ofLineAt:))
      .min { Indentation.columns(of: $0) < Indentation.columns(of: $1) }
    guard let base else { return Indentation(base: outer + layout.unit, unit: layout.unit) }
    let isDeeper = base.hasPrefix(outer) && base.utf8.count > outer.utf8.count
    return Indentation(base: base, unit: isDeeper ? String(base.dropFirst(outer.count)) : layout.unit)
  }
}
