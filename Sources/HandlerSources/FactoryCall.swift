internal import SwiftSourceReader

/// A call of a method with a point in front, as in `.success(soup: soup)`.
struct FactoryCall {
  /// The name without labels.
  let name: String

  /// The labels of the arguments, `_` for one without.
  let labels: [String]

  /// Where the name stands.
  let range: Range<Int>

  /// The two tokens in front of the point, or as many as there are.
  private let front: [ArraySlice<UInt8>]

  /// The name with the labels.
  var fullName: String { SwiftMethod.fullName(name, labels) }

  // MARK: Reading

  /// An open bracket.
  private struct Frame {
    /// The index of the point of a call; nil for any other bracket.
    let point: Int?

    /// The labels so far.
    var labels: [String] = []

    /// Whether an argument starts with the next token.
    var expectsArgument = true
  }

  /// The calls in some tokens, in the order of their ends; takes time in proportion to the number of tokens.
  static func all(in tokens: [ArraySlice<UInt8>]) -> [FactoryCall] {
    var calls: [FactoryCall] = []
    var frames: [Frame] = []
    for (index, token) in tokens.enumerated() {
      let isClosing = [")", "]", "}"].contains(where: token.isMark)
      if let last = frames.last, last.expectsArgument, !isClosing {
        frames[frames.count - 1].expectsArgument = false
        if last.point != nil {
          let isLabel = tokens.indices.contains(index + 1) && tokens[index + 1].isMark(":")
          frames[frames.count - 1].labels.append(isLabel ? text(token) : "_")
        }
      }
      if ["(", "[", "{"].contains(where: token.isMark) {
        let isCall = token.isMark("(") && index > 1 && tokens[index - 2].isMark(".")
        frames.append(Frame(point: isCall ? index - 2 : nil))
      } else if isClosing {
        guard let frame = frames.popLast(), let point = frame.point, token.isMark(")") else { continue }
        calls.append(
          FactoryCall(
            name: text(tokens[point + 1]), labels: frame.labels,
            range: tokens[point + 1].startIndex..<tokens[point + 1].endIndex,
            front: Array(tokens[..<point].suffix(2))))
      } else if token.isMark(","), !frames.isEmpty {
        frames[frames.count - 1].expectsArgument = true
      }
    }
    return calls
  }

  private static func text(_ token: ArraySlice<UInt8>) -> String {
    String(decoding: token, as: UTF8.self).filter { $0 != "`" }
  }

  // MARK: What it is for

  /// Whether a class is named in front of the point.
  func isOn(_ className: String) -> Bool { front.last?.elementsEqual(className.utf8) == true }

  /// Whether the response is what the body of a method gives: returned, or given to the completion handler, with labels
  /// that keep it apart from other things that are called alike.
  func isAnswer(of body: Range<Int>) -> Bool {
    guard let last = front.last, body.contains(range.lowerBound), !labels.contains("with"),
      labels.contains(where: { $0 != "_" })
    else { return false }
    if last.elementsEqual("return".utf8) || last.startIndex == body.lowerBound { return true }
    return front.count > 1 && last.isMark("(") && front.first?.elementsEqual("completion".utf8) == true
  }
}

extension ArraySlice<UInt8> {
  /// Whether the token is a mark.
  fileprivate func isMark(_ mark: Unicode.Scalar) -> Bool { count == 1 && first == UInt8(ascii: mark) }
}
