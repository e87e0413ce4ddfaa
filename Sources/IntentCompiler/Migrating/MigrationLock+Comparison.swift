internal import SourceDiagnostics

extension MigrationLock {
  /// What users would lose if this record took the place of an earlier one.
  ///
  /// A type that is gone, and a name or type that changed, are errors. What was taken out of the definition is a warning:
  /// its stored values are dropped, and nothing else suffers.
  ///
  /// - Parameters:
  ///   - earlier: The record of the last run.
  ///   - source: The file with it.
  /// - Returns: The findings.
  func losses(since earlier: MigrationLock, in source: SourceFile) -> [Diagnostic] {
    var losses = Losses(source: source)
    if let change = prefixChange(since: earlier) {
      losses.add(
        earlier.intents[0].className,
        "the class prefix was \(change.old.prefixWords), and is now \(change.new.prefixWords)",
        "saved shortcuts find their actions by the names of the old classes: say 'classPrefix: \"\(change.old)\"' in "
          + "'intentc.json'")
      return losses.diagnostics
    }
    losses.compare(earlier.enumerations, enumerations)
    losses.compare(earlier.types, types)
    let intents = Dictionary(self.intents.map { ($0.className, $0) }) { first, _ in first }
    for old in earlier.intents {
      guard let new = intents[old.className] else {
        losses.add(
          old.className, "no App Intent takes the place of '\(old.className)' any more",
          "saved shortcuts show \"Unknown Action\"; keep the intent in the definition")
        continue
      }
      if old.type != new.type {
        losses.add(
          old.className, "the structure of '\(old.className)' would be '\(new.type)', not '\(old.type)'",
          "the system knows it by that name")
      }
      losses.compare(old.parameters, new.parameters, of: old)
      losses.compareSurfaces(old, new)
    }
    return losses.diagnostics
  }
}

extension MigrationLock {
  /// The old and the new class prefix, where all that differs in the classes of intents is the prefix.
  private func prefixChange(since earlier: MigrationLock) -> (old: String, new: String)? {
    let old = earlier.intents.map(\.className)
    let new = Set(intents.map(\.className))
    guard let first = old.first, new.isDisjoint(with: old) else { return nil }
    for name in intents.map(\.className) {
      let common = zip(first.reversed(), name.reversed()).prefix { $0 == $1 }.count
      let (oldPrefix, newPrefix) = (String(first.dropLast(common)), String(name.dropLast(common)))
      let fits = old.filter { $0.hasPrefix(oldPrefix) && new.contains(newPrefix + $0.dropFirst(oldPrefix.count)) }
      if common > "Intent".count, fits.count == old.count { return (oldPrefix, newPrefix) }
    }
    return nil
  }
}

extension String {
  /// A class prefix in a sentence.
  fileprivate var prefixWords: String { isEmpty ? "none" : "'\(self)'" }
}

/// The losses while they are collected.
private struct Losses {
  let source: SourceFile
  var diagnostics: [Diagnostic] = []

  /// The new names of enumerations and entities that have been reported, by the old ones.
  private var renames: [String: String] = [:]

  /// Losses of a record.
  init(source: SourceFile) {
    self.source = source
  }

  /// Compares enumerations: the names of one and of its values.
  mutating func compare(_ old: [MigrationLock.Enumeration], _ new: [MigrationLock.Enumeration]) {
    let known = Dictionary(new.map { ($0.className, $0) }) { first, _ in first }
    for old in old {
      guard let new = known[old.className] else {
        add(old.className, "enumeration '\(old.className)' is gone", "its stored values are dropped", .warning)
        continue
      }
      compareNames(old.type, new.type, of: "enumeration", old.className)
      compare(old.values, new.values, of: old)
      compareOpening(old.opening, new.opening, old.className)
    }
  }

  /// Compares entities, those of results too: shortcuts go on with what an action gives them.
  mutating func compare(_ old: [MigrationLock.ObjectType], _ new: [MigrationLock.ObjectType]) {
    let known = Dictionary(new.map { ($0.className, $0) }) { first, _ in first }
    for old in old {
      guard let new = known[old.className] else {
        add(old.className, "type '\(old.className)' is gone", "its stored objects are dropped", .warning)
        continue
      }
      compareNames(old.type, new.type, of: "entity", old.className)
      compareOpening(old.opening, new.opening, old.className)
      guard let identifier = old.identifier, new.identifier != identifier else { continue }
      if let other = new.identifier {
        add(
          old.className, "the identifier of '\(new.type)' would be of type '\(other)', not '\(identifier)'",
          "stored objects are looked up by it")
      } else {
        add(
          old.className, "'\(new.type)' would have no identifier any more, as no parameter has such objects",
          "its stored objects are dropped", .warning)
      }
    }
  }

  private mutating func compareNames(_ old: String, _ new: String, of kind: String, _ className: String) {
    guard old != new else { return }
    renames[old] = new
    add(
      className, "the \(kind) of '\(className)' would be '\(new)', not '\(old)'",
      "the system knows it by that name: keep that, and change the name for people only")
  }

  /// Compares where people have settings of an intent.
  mutating func compareSurfaces(_ old: MigrationLock.Intent, _ new: MigrationLock.Intent) {
    let gone = old.surfaces.subtracting(new.surfaces)
    if gone.contains(.widget) {
      add(
        old.className, "'\(new.type)' would be the configuration of widgets no longer",
        "placed widgets lose their settings; say 'widget: true' of it in 'intentc.json'")
    }
    if gone.contains(.control) {
      add(
        old.className, "'\(new.type)' has no configuration for controls any more",
        "placed controls lose their settings; with 'control: true' they keep them", .warning)
    }
  }

  /// Compares the actions that open the app.
  private mutating func compareOpening(_ old: String?, _ new: String?, _ className: String) {
    guard let old, new != old else { return }
    add(
      className, "'\(old)' is not written any more",
      "shortcuts with it show \"Unknown Action\"; keep its file, and hide it with 'isDiscoverable = false'", .warning)
  }

  /// The type of a parameter with the new name of what it is made of.
  private func renamed(_ type: String) -> String {
    for (old, new) in renames {
      if type == old { return new }
      if type == "[\(old)]" { return "[\(new)]" }
    }
    return type
  }

  /// Compares parameters: of one name, their types; of one tag, their names.
  mutating func compare(
    _ old: [MigrationLock.Parameter], _ new: [MigrationLock.Parameter], of intent: MigrationLock.Intent
  ) {
    for parameter in old {
      let element = "\(intent.className).\(parameter.name)"
      if let same = new.first(where: { $0.name == parameter.name }) {
        if same.type != parameter.type, same.type != renamed(parameter.type) {
          add(
            intent.className, "'\(element)' would be of type '\(same.type)', not '\(parameter.type)'",
            "stored values are matched by name and type: where the type has a new name, keep the old one and change the name "
              + "for people only; for other values, add another parameter")
        }
      } else if let renamed = new.first(where: { $0.tag == parameter.tag })
        ?? new.first(where: { $0.name.lowercased() == parameter.name.lowercased() })
      {
        add(
          intent.className, "'\(element)' would be called '\(renamed.name)'",
          "stored values are matched by the name, upper and lower case included; keep it")
      } else {
        add(intent.className, "'\(element)' is gone", "its stored values are dropped", .warning)
      }
    }
  }

  /// Compares values: of one legacy raw value, their names.
  mutating func compare(
    _ old: [MigrationLock.Value], _ new: [MigrationLock.Value], of enumeration: MigrationLock.Enumeration
  ) {
    for value in old where !new.contains(where: { $0.name == value.name }) {
      let element = "\(enumeration.className).\(value.name)"
      if let renamed = new.first(where: { $0.index == value.index }) {
        add(
          enumeration.className, "'\(element)' would be called '\(renamed.name)'",
          "stored values are matched by the name, which is the raw value; keep it")
      } else {
        add(enumeration.className, "'\(element)' is gone", "its stored values are dropped", .warning)
      }
    }
  }

  /// Takes a loss down, at the entry of the record that names the legacy class.
  mutating func add(_ className: String, _ message: String, _ hint: String, _ severity: Severity = .error) {
    // As this tool writes it, or as people do.
    let place =
      source.range(of: "\"class\":\"\(className)\"") ?? source.range(of: "\"class\": \"\(className)\"")
      ?? .position(0)
    diagnostics.append(
      Diagnostic(
        .brokenMigration, severity: severity, message, at: SourceLocation(file: source, range: place),
        hint: severity == .error ? hint + "; if no user has it, remove the entry from the record" : hint))
  }
}
