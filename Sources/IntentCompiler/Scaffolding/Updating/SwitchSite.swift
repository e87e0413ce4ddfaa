internal import HandlerBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The end of the `switch` over outcomes in a method that nobody has touched.
struct SwitchSite {
  /// Where cases go.
  let site: InsertionSite

  /// The end of the `switch` that is the whole body of a method, or of the closure that the body calls a method with.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - style: In which form it is written.
  init?(in method: SwiftMember, style: HandlerOptions.Style) {
    guard let body = method.method.body else { return nil }
    let file = method.owner.source
    let tokens = SwiftTokenText(body, of: file).tokens
    // The body and the closure end with a brace of their own.
    let closing = tokens.count - (style == .async ? 2 : 3)
    let isWord = { (index: Int, word: String) in tokens[index].elementsEqual(word.utf8) }
    guard closing > 0, isWord(closing, "}"),
      let first = tokens.indices.first(where: { isWord($0, "switch") }),
      let opening = tokens.indices.first(where: { $0 > first && isWord($0, "{") }), opening < closing
    else { return nil }
    let cases = ((opening + 1)..<closing).filter { isWord($0, "case") }.map { tokens[$0].startIndex }
    site = InsertionSite(
      in: file, block: tokens[opening].endIndex..<tokens[closing].startIndex, start: tokens[first].startIndex,
      lines: cases, isApart: false)
  }
}
