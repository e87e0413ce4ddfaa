internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// Where lines go into a block, and how lines are written there.
///
/// They go before the closing brace or `@end`, or before something else that ends the block: on lines of their own in front of its
/// line where it starts one, else between it and what stands before it. Comments right above that something belong to it.
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

  /// The place in front of a case of an enumeration that has a line of its own; nil where the case has none.
  init?(beforeCase name: String, of declaration: SwiftTypeDeclaration) {
    guard let other = declaration.cases.first(where: { $0.name.value == name }) else { return nil }
    let text = declaration.source.bytes
    let offset = Int(other.name.range.lowerBound)
    let lineStart = TextLayout(text, at: offset).startOfLine(at: offset)
    let line = text[lineStart..<offset].drop(while: \.isSwiftBlank)
    guard lineStart > declaration.body.offsets.lowerBound,
      String(decoding: line, as: UTF8.self).filter({ !$0.isWhitespace && $0 != "`" }) == "case"
    else { return nil }
    self.init(
      in: declaration.source, block: declaration.body.offsets.lowerBound..<line.startIndex,
      start: Int(declaration.range.lowerBound), lines: declaration.cases.map { Int($0.name.range.lowerBound) },
      isApart: true)
  }

  /// The end of an implementation in Objective-C, in front of `@end`.
  init(endOf container: ObjectiveCContainer) {
    self.init(
      in: container.source, block: container.body.offsets, start: Int(container.range.lowerBound), lines: [],
      isApart: true, isFlush: true)
  }

  /// The place behind the line that a range ends on.
  init(behind range: SourceRange, in file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    let layout = TextLayout(bytes, at: Int(range.upperBound))
    self.layout = layout
    indentation = Indentation(unit: layout.unit)
    let end = bytes[Int(range.upperBound)...].firstIndex(where: \.isLineBreak)
    offset = end.map { $0 + layout.lineBreak.count } ?? bytes.count
    opening = end == nil ? layout.lineBreak : []
    closing = []
    isApart = false
  }

  /// The end of a block.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - block: What stands between the opening brace and the closing one, or what else lines go in front of.
  ///   - start: Where what has the block starts, whose indentation the closing brace has.
  ///   - lines: Where parts of the block start.
  ///   - isApart: Whether a blank line stands between what goes in and what is there.
  ///   - isFlush: Whether lines stand as far from the edge as what has the block.
  init(in file: SourceFile, block: Range<Int>, start: Int, lines: [Int], isApart: Bool, isFlush: Bool = false) {
    self.file = file
    self.isApart = isApart
    let text = file.bytes
    let layout = TextLayout(text, at: block.upperBound)
    self.layout = layout
    let outer = layout.indentation(ofLineAt: start)
    indentation =
      isFlush
      ? Indentation(base: outer, unit: layout.unit) : Self.indentation(of: lines, in: block, outer: outer, layout)
    let isEmpty = text[block].allSatisfy(\.isSwiftBlank)
    let gap = isEmpty || !isApart ? [] : layout.lineBreak
    let lineStart = layout.startOfLine(at: block.upperBound)
    if lineStart > block.lowerBound, text[lineStart..<block.upperBound].allSatisfy(\.isSwiftBlank) {
      let isBrace = text.indices.contains(block.upperBound) && "}@".utf8.contains(text[block.upperBound])
      offset = isBrace ? lineStart : layout.startOfComment(above: lineStart, after: block.lowerBound)
      // A blank line in front of the brace stays one.
      let isBehindBlankLine = !isEmpty && isApart && layout.isBlankLine(endingAt: offset)
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
