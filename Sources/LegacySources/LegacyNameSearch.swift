internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds names of a file that tell of the old world.
struct LegacyNameSearch {
  private let source: SourceFile
  private let names: LegacyNames
  private let own: OwnTypes
  private let inference: IntentInference
  private let variables: SwiftVariableTypes
  private let found: [SwiftNameUse]

  /// The types around the names, in the same order.
  private let scopes: [SwiftTypeDeclaration?]

  /// Where handlers and dispatchers are.
  private let servants: [SourceRange]

  /// Where views are that Siri shows, which get interactions to show them.
  private let interfaces: [SourceRange]

  /// The bodies of methods.
  private let bodies: [SourceRange]

  /// Names that are looked at besides those of types.
  private static let members: Set<String> = ["donate", "intent", "NSStringFromClass"]

  /// Types of variables that matter besides those of intents: an activity has a phrase, too.
  private static let otherTypes: Set<String> = ["INInteraction", "NSUserActivity"]

  init(
    _ source: SwiftSource, names: LegacyNames, own: OwnTypes, inference: IntentInference,
    beside declarations: LegacyDeclarations
  ) {
    self.source = source.source
    self.names = names
    self.own = own
    self.inference = inference
    servants = declarations.servants[source.source.path] ?? []
    interfaces = declarations.interfaces[source.source.path] ?? []
    bodies = source.types.flatMap(\.methods).compactMap(\.body)
    let intents = names.intentClasses
    let wanted = Self.members.union(FrameworkName.byName.keys).union(names.meanings.keys).union(intents)
    found = SwiftNameUse.all(of: wanted, in: source.source)
    variables = SwiftVariableTypes(
      of: SystemIntentNames.all.union(intents).union(inference.aliasNames).union(Self.otherTypes), in: source.source)
    var scopes = SourceScopes(source)
    self.scopes = found.map { scopes.type(around: $0.name.range.lowerBound) }
  }

  /// What was found: the generated types each once, everything else place by place.
  var uses: [LegacyUse] {
    let frameworkUses = frameworkUses
    return frameworkUses + generatedUses(beside: frameworkUses) + activityUses
  }

  private func location(_ use: SwiftNameUse) -> SourceLocation {
    SourceLocation(file: source, range: use.name.range)
  }

  /// The intent that is an argument of a call.
  private func subject(of use: SwiftNameUse, _ index: Int, label: String?) -> IntentInference.Subject {
    guard let label, let argument = label.isEmpty ? use.arguments?.first : use.argument(label) else { return .unknown }
    return inference.subject(
      in: argument.range, of: source, found[(index + 1)...], variables, inside: scopes[index])
  }

  /// The intent whose member a name is.
  private func owner(of use: SwiftNameUse) -> IntentInference.Subject {
    guard let owner = use.path.last else { return .unknown }
    guard let type = variables.type(of: owner, at: use.name.range.lowerBound) else {
      return owner.lowercased().contains("activity") ? .foreign : .unknown
    }
    return inference.intentClass(type).map { .known($0) } ?? .foreign
  }

  private static func contains(_ ranges: [SourceRange], _ use: SwiftNameUse) -> Bool {
    ranges.contains { $0.contains(use.name.range) }
  }

  // MARK: Frameworks

  private var frameworkUses: [LegacyUse] {
    var uses: [LegacyUse] = []
    // Buttons and centres are named often, and each is dealt with once.
    var places: [String: Int] = [:]
    let deletesDonations = !SwiftCodeWords(["deleteDonations"], in: source).found.isEmpty
    var donated = IntentInference.Subject.unknown
    for (index, use) in found.enumerated() where !use.isDeclared {
      func add(_ kind: LegacyUseKind, _ subject: IntentInference.Subject, _ name: String) {
        let className: String?
        switch subject {
        case .known(let name): className = name
        case .unknown: className = nil
        case .foreign: return
        }
        // Where the file deletes donations of App Intents, nothing is left to do for the old ones.
        let isDone = kind == .deletion && deletesDonations
        uses.append(
          LegacyUse(
            kind: kind, className: className, name: name, location: location(use), stayingCount: isDone ? 1 : 0))
      }
      switch use.name.value {
      case "donate":
        // What is made and donated in one expression is found by what makes it.
        guard let owner = use.path.last, variables.type(of: owner, at: use.name.range.lowerBound) == "INInteraction"
        else { continue }
        add(.donation, donated, owner + ".donate")
      case "intent":
        guard use.path.last == "interaction", !Self.contains(interfaces, use) else { continue }
        add(.continuation, inference.subject(ofCastTo: use.cast), "interaction.intent")
      case "NSStringFromClass":
        guard case .known(let className) = subject(of: use, index, label: ""), names.meanings[className] != nil else {
          continue
        }
        add(.continuation, .known(className), "NSStringFromClass(\(className).self)")
      default:
        let rows = FrameworkName.byName[use.name.value] ?? []
        guard let row = rows.first(where: { $0.fits(use) }), row.isMember || !own.areMeant(by: use, in: scopes[index])
        else { continue }
        if row.isCounted {
          if let place = places[row.name] {
            uses[place].count += 1
            continue
          }
          places[row.name] = uses.count
        }
        let subject = row.isMember ? owner(of: use) : subject(of: use, index, label: row.intentLabel)
        if row.kind == .donation { donated = subject }
        add(row.kind, subject, row.words(for: use))
      }
    }
    return uses
  }

  // MARK: Generated types

  private func generatedUses(beside frameworkUses: [LegacyUse]) -> [LegacyUse] {
    let lines = LineTable(source.bytes)
    func line(_ range: SourceRange) -> Int { lines.position(at: Int(range.lowerBound)).line }
    // What the app goes on with is named in the same line, or in another of the same method, as the type of what it has.
    let continuations = frameworkUses.filter { $0.kind == .continuation }.map(\.location.range)
    let continued = Set(continuations.map(line))
    let continuing = bodies.filter { body in continuations.contains { body.contains($0) } }
    func isContinued(_ use: SwiftNameUse) -> Bool {
      if continued.contains(line(use.name.range)) { return true }
      return Self.contains(continuing, use) && (use.isTypeOfCast || use.member == "self")
    }
    var places: [String: Int] = [:]
    var uses: [LegacyUse] = []
    for (use, scope) in zip(found, scopes) {
      guard let meaning = names.meanings[use.name.value], !use.isDeclared, !use.isMemberOfOther,
        !own.areMeant(by: use, in: scope)
      else { continue }
      let isServed = Self.contains(servants, use)
      // It is what makes a handler one.
      if isServed, meaning.kind == .handlingProtocol { continue }
      let stays = isServed || isContinued(use)
      if let place = places[use.name.value] {
        uses[place].count += 1
        if isServed { uses[place].handlerCount += 1 }
        if stays { uses[place].stayingCount += 1 }
      } else {
        places[use.name.value] = uses.count
        uses.append(
          LegacyUse(
            kind: meaning.kind, className: meaning.className, name: use.name.value, location: location(use), count: 1,
            handlerCount: isServed ? 1 : 0, stayingCount: stays ? 1 : 0))
      }
    }
    return uses
  }

  // MARK: Activities

  private var activityUses: [LegacyUse] {
    SwiftStringUse.all(of: names.intentClasses, in: source).filter(\.namesActivity).map { use in
      LegacyUse(
        kind: .continuation, className: use.text.value, name: "\"\(use.text.value)\"",
        location: SourceLocation(file: source, range: use.text.range))
    }
  }
}

extension SwiftStringUse {
  /// Whether it names a type of activities.
  fileprivate var namesActivity: Bool {
    func tells(_ name: String?) -> Bool { name?.lowercased().contains("activity") ?? false }
    return switch purpose {
    case .argument(let function, let label): tells(function) || tells(label)
    case .comparison(let name): name == nil || tells(name)
    case .value(let name): tells(name)
    case .other: false
    }
  }
}

extension FrameworkName {
  /// Whether it is a member, whose owner is looked at and not what it means.
  fileprivate var isMember: Bool { if case .asMember = form { true } else { false } }

  /// Whether its uses are counted by file.
  fileprivate var isCounted: Bool { if case .any = form { true } else { false } }

  /// Whether it is used in the way that counts.
  fileprivate func fits(_ use: SwiftNameUse) -> Bool {
    switch form {
    case .any: !use.isMemberOfOther
    case .call(let labels):
      !use.isMemberOfOther && [nil, "init"].contains(use.member) && (use.labels?.starts(with: labels) ?? false)
    case .member(let members): !use.isMemberOfOther && (use.member.map(members.contains) ?? false)
    case .asMember: use.isMember
    }
  }

  /// The use in words of Swift.
  fileprivate func words(for use: SwiftNameUse) -> String {
    if case .asMember = form { return name }
    if case .any = form { return name + (use.member.map { $0 == "init" ? "" : "." + $0 } ?? "") }
    if let member = use.member, member != "init" { return name + "." + member }
    guard let labels = use.labels, !labels.isEmpty else { return name }
    return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
