internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The places where a handler makes a response of an intent with other values than the sentence of its code speaks.
  ///
  /// Those count that name the class of the response, and those that give a response to the system.
  func outdatedResponses(
    in type: SwiftNominalType, of intent: HandledIntent, methods: [SwiftMember]
  ) -> [ResponseUse] {
    guard let className = intent.responseClassName else { return [] }
    let own = ownFactories(of: className)
    return type.declarations.flatMap { declaration -> [ResponseUse] in
      let tokens = SwiftTokenText(declaration.body, of: declaration.source).tokens
      let answering = methods.filter {
        $0.owner == declaration && ["handle", "confirm"].contains($0.method.name.value)
      }
      .compactMap(\.method.body?.offsets)
      return tokens.indices.compactMap { index -> ResponseUse? in
        guard let call = FactoryCall(at: index, in: tokens), let labels = intent.responseLabels[call.name],
          labels != call.labels, !own.contains(call.fullName),
          call.isOn(className, in: tokens)
            || answering.contains(where: { call.isAnswer(of: $0, in: tokens) })
        else { return nil }
        let location = SourceLocation(file: declaration.source, range: SourceRange(call.range))
        guard let labels else {
          return ResponseUse(
            location: location,
            message: "'\(className)' has no method '\(call.fullName)': the sentence speaks no values",
            hint: "give '\(className)(code: .\(call.name), userActivity: nil)'")
        }
        let expected = FactoryCall.fullName(call.name, labels)
        return ResponseUse(
          location: location, message: "'\(className)' has no method '\(call.fullName)', but '\(expected)'",
          hint: "give it the values that the sentence speaks now")
      }
    }
  }

  /// The methods that extensions of a response give it.
  private func ownFactories(of className: String) -> Set<String> {
    let extensions =
      types(named: className).flatMap(\.extensions)
      + index.strayExtensions.filter {
        $0.name.value.lastNamePart == className
      }
    return Set(extensions.flatMap(\.methods).map(\.fullName))
  }
}

/// A call of a method with a point in front, as in `.success(soup: soup)`.
private struct FactoryCall {
  /// The name without labels.
  let name: String

  /// The labels of the arguments, `_` for one without.
  let labels: [String]

  /// Where the name stands.
  let range: Range<Int>

  /// The index of the point.
  private let point: Int

  var fullName: String { Self.fullName(name, labels) }

  static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The call whose point has an index; nil where there is none.
  init?(at point: Int, in tokens: [ArraySlice<UInt8>]) {
    guard tokens[point].isMark("."), tokens.indices.contains(point + 2), tokens[point + 2].isMark("(") else {
      return nil
    }
    var labels: [String] = []
    var depth = 0
    var index = point + 2
    repeat {
      guard tokens.indices.contains(index) else { return nil }
      let token = tokens[index]
      let startsArgument = depth == 1 && (token.isMark(",") || index == point + 3)
      if ["(", "[", "{"].contains(where: token.isMark) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isMark) { depth -= 1 }
      if startsArgument, depth > 0 {
        let first = token.isMark(",") ? index + 1 : index
        guard tokens.indices.contains(first + 1) else { return nil }
        // A comma may stand behind the last argument.
        if !tokens[first].isMark(")") {
          labels.append(
            tokens[first + 1].isMark(":") ? String(decoding: tokens[first], as: UTF8.self).filter { $0 != "`" } : "_")
        }
      }
      index += 1
    } while depth > 0
    self.point = point
    self.labels = labels
    name = String(decoding: tokens[point + 1], as: UTF8.self).filter { $0 != "`" }
    range = tokens[point + 1].startIndex..<tokens[point + 1].endIndex
  }

  /// Whether a class is named in front of the point.
  func isOn(_ className: String, in tokens: [ArraySlice<UInt8>]) -> Bool {
    point > 0 && tokens[point - 1].elementsEqual(className.utf8)
  }

  /// Whether the response is what the body of a method gives: returned, or given to the completion handler, with labels
  /// that keep it apart from other things that are called alike.
  func isAnswer(of body: Range<Int>, in tokens: [ArraySlice<UInt8>]) -> Bool {
    guard point > 0, body.contains(range.lowerBound), !labels.contains("with"), labels.contains(where: { $0 != "_" })
    else { return false }
    if tokens[point - 1].elementsEqual("return".utf8) || tokens[point - 1].startIndex == body.lowerBound { return true }
    return point > 1 && tokens[point - 1].isMark("(") && tokens[point - 2].elementsEqual("completion".utf8)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the token is a mark.
  fileprivate func isMark(_ mark: Unicode.Scalar) -> Bool { count == 1 && first == UInt8(ascii: mark) }
}
