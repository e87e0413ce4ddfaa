internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The methods that have the shape of one that a definition once asked for, and take the intent, but are none of its
  /// protocol.
  ///
  /// Methods of one's own are told by their shape: they have other names, labels or results.
  func superfluousMethods(of type: SwiftNominalType, for intent: HandledIntent) -> [SwiftMember] {
    type.methods.filter { member in
      guard let shape = HandlingShape(of: member.method),
        let name = intentName(of: member), intent.classNames.contains(name),
        !intent.declares(member.method.name.value, member.method.labels)
      else { return false }
      // Anybody may write a function that gives a default; one that is called has another purpose.
      return shape != .defaultValue || !isMentioned(member.method.name.value, besides: member)
    }
  }

  /// Whether a name stands anywhere besides where a method is declared.
  private func isMentioned(_ name: String, besides member: SwiftMember) -> Bool {
    let word = Array(name.utf8)
    return sources.contains { source in
      source.hasWord(word, outside: source == member.owner.source ? member.method.name.range.offsets : 0..<0)
    }
  }
}

/// What a method is for, as far as its name and types tell.
private enum HandlingShape {
  case resolution
  case options
  case defaultValue

  /// The shape of a method; nil for one that no handling protocol could ask for.
  init?(of method: SwiftMethod) {
    guard !method.isStatic, method.modifiers.allSatisfy({ $0 != "private" && $0 != "fileprivate" }),
      method.labels.first == "for"
    else { return nil }
    let last = method.parameterTypes.last ?? ""
    let name = method.name.value
    // The form with a completion handler takes what the other one gives.
    let isCompletion =
      method.labels.count > 1 && ["with", "completion"].contains(method.labels.last)
      && last.contains("->")
    let labels = isCompletion ? Array(method.labels.dropLast()) : method.labels
    let answer = isCompletion ? last : method.isAsync ? method.result ?? "" : ""
    if Self.isWord("resolve", startOf: name), labels == ["for"], answer.contains("ResolutionResult") {
      self = .resolution
    } else if Self.isWord("provide", startOf: name), name.hasSuffix("OptionsCollection") || name.hasSuffix("Options"),
      [["for"], ["for", "searchTerm"]].contains(labels),
      answer.contains("INObjectCollection") || (answer.contains("[") && (isCompletion || method.isThrowing))
    {
      self = .options
    } else if Self.isWord("default", startOf: name), method.labels == ["for"], !method.isAsync, !method.isThrowing,
      let result = method.result, result != "Void", result != "()"
    {
      self = .defaultValue
    } else {
      return nil
    }
  }

  /// Whether a name in camel case starts with a word and goes on.
  private static func isWord(_ word: String, startOf name: String) -> Bool {
    guard name.hasPrefix(word), let next = name.dropFirst(word.count).first else { return false }
    return !next.isLowercase
  }
}

extension SourceFile {
  /// Whether a word stands somewhere, the given bytes apart.
  fileprivate func hasWord(_ word: [UInt8], outside range: Range<Int>) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    var position = 0
    while position <= bytes.count - word.count {
      guard bytes[position] == first, bytes[position..<(position + word.count)].elementsEqual(word),
        position == 0 || !bytes[position - 1].isWordByte,
        position + word.count == bytes.count || !bytes[position + word.count].isWordByte,
        position != range.lowerBound || range.isEmpty
      else {
        position += 1
        continue
      }
      return true
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
