extension DefinitionChange {
  /// The intent, enumeration or type that it is about, for example `intent OrderSoup`; nil for the definition itself,
  /// which gains and loses them.
  package var group: String? { isAboutDefinition ? nil : subjects.first?.phrase }

  private var isAboutDefinition: Bool {
    guard subjects.count == 1 else { return subjects.isEmpty }
    switch action {
    case .added, .removed: return true
    default: return false
    }
  }

  /// What has happened, on one line, without the group, for example `parameter soup: type String → Integer`.
  package var sentence: String {
    let inner = (isAboutDefinition ? subjects[...] : subjects.dropFirst()).filter { $0.kind != .response }.map(\.phrase)
    let subject = inner.joined(separator: ", ")
    let isTop = subject.isEmpty
    switch action {
    case .added(let detail):
      return (isTop ? "added" : subject + " added") + (detail.map { ": " + $0 } ?? "")
    case .removed:
      return isTop ? "removed" : subject + " removed"
    case .renamed(let old):
      guard !isTop, let last = subjects.last else { return "renamed, was \(old.escapedForLine)" }
      let before = inner.dropLast() + [Subject(kind: last.kind, name: old).phrase]
      return before.joined(separator: ", ") + " renamed to \(last.name.escapedForLine)"
    case .changed(let term, let old, let new):
      return (isTop ? "" : subject + ": ") + term + Self.step(from: old, to: new)
    case .outdated(let term, let value, let wanted):
      return (isTop ? "" : subject + ": ") + "\(term) still \(value); must be \(wanted) now"
    case .reordered(let kind, let old, let new):
      let moved = Self.moved(from: old, to: new)
      return (isTop ? "" : subject + ": ") + "order of \(kind.plural) changed: " + Self.list(moved.old) + " → "
        + Self.list(moved.new)
    case .handler(let difference):
      return difference.sentence
    }
  }

  private static func step(from old: OutlineFact.Value?, to new: OutlineFact.Value?) -> String {
    switch (old, new) {
    case (nil, .flag?): ": on"
    case (.flag?, nil): ": off"
    default: " \(word(old)) → \(word(new))"
    }
  }

  /// A value in words; one that reads as if there were none is quoted.
  private static func word(_ value: OutlineFact.Value?) -> String {
    guard let text = value?.description else { return "none" }
    return text.lowercased() == "none" ? "\"\(text)\"" : text
  }

  /// The part of two orders in which they differ.
  static func moved(from old: [String], to new: [String]) -> (old: [String], new: [String]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    guard head + tail < old.count else { return (old, new) }
    return (Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.count > 8 ? names.prefix(7) + ["…"] : names[...]
    return shown.joined(separator: ", ")
  }
}

extension DefinitionChange.Subject {
  /// The entry in words, for example `parameter soup` or `summary (soup, quantity)`.
  package var phrase: String {
    switch kind {
    case .summary, .suggestion: "\(kind.noun) (\(name.replacing(",", with: ", ").escapedForLine))"
    default: name.isEmpty ? kind.noun : "\(kind.noun) \(name.escapedForLine)"
    }
  }
}

extension HandlerDifference {
  /// The difference on one line.
  var sentence: String {
    var parts: [String] = []
    if !added.isEmpty { parts.append("must implement " + added.joined(separator: ", ")) }
    parts += retyped.map { "must give \($0.new) in \($0.name), not \($0.old)" }
    if !removed.isEmpty { parts.append("is no longer asked for " + removed.joined(separator: ", ")) }
    return "handler " + parts.joined(separator: "; ")
  }
}

extension ElementKind {
  /// The words for several, for example `response codes`.
  var plural: String { self == .property ? "properties" : noun + "s" }
}
