import SwiftCode

extension SwiftVisit {
  /// The oldest system on which a piece is run or can be named: that of the target, or of what is around the piece, its own
  /// attributes included.
  func version(for target: SystemVersion) -> SystemVersion {
    var version = target
    for node in ancestors + [node] {
      for name in node.versions {
        if let other = SystemVersion(iOSName: name) { version = max(version, other) }
      }
    }
    return version
  }
}

extension SwiftVisit {
  /// The systems that do not have a piece, by the attributes and conditions of what is around it and its own.
  var missingSystems: Set<String> {
    (ancestors + [node]).reduce(into: []) { systems, node in
      switch node {
      case .declaration(let declaration):
        let unavailable = declaration.availabilityArguments.filter { $0.contains("unavailable") }
        systems.formUnion(unavailable.compactMap(\.first))
      case .statement(.conditional(let condition, _)):
        systems.formUnion(SystemVersion.System.ruledOut(by: condition))
      default: break
      }
    }
  }

  /// Whether a piece is compiled under a condition only.
  var isCompiledUnderCondition: Bool {
    ancestors.contains { node in
      switch node {
      case .declaration(.conditional), .statement(.conditional): true
      default: false
      }
    }
  }
}

extension SwiftNode {
  /// The versions of systems, with their names, that whatever is in the piece can count on.
  fileprivate var versions: [String] {
    switch self {
    case .declaration(let declaration):
      declaration.availableVersions
    case .branch(let conditions):
      conditions.flatMap { condition in if case .available(let names) = condition { names } else { [String]() } }
    case .attribute, .type, .statement, .expression:
      []
    }
  }
}

extension Declaration {
  /// The versions in the `@available` attributes.
  ///
  /// For example: `iOS 17.0`, `macOS 14.0`, `*`
  var availableVersions: [String] { availabilityArguments.flatMap(\.self) }

  /// The arguments of each `@available` attribute.
  ///
  /// For example: `tvOS`, `unavailable`
  fileprivate var availabilityArguments: [[String]] {
    attributeLines.flatMap(\.attributes).filter { $0.name == "available" }.map { attribute in
      (attribute.arguments ?? []).compactMap { if case .verbatim(let text) = $0.value { text } else { nil } }
    }
  }
}

extension Declaration {
  fileprivate var attributeLines: [AttributeLine] {
    switch self {
    case .type(let type): type.attributes
    case .enumCase(let enumCase): enumCase.attributes
    case .variable(let variable): variable.attributes
    case .function(let function): function.attributes
    case .initializer(let initializer): initializer.attributes
    case .conditional(_, let inner): inner.attributeLines
    case .heading, .verbatim, .blankLine, .typeAlias: []
    }
  }
}

extension SystemVersion.System {
  /// The names of the systems on which nothing is compiled under a condition.
  static func ruledOut(by condition: String) -> Set<String> {
    let terms = condition.split(separator: " ")
    return Set(allCases.map(\.rawValue).filter { terms.contains("!os(\($0))") })
  }
}

extension SystemVersion {
  /// The version of a name such as `iOS 17.0`; nil for other systems.
  init?(iOSName name: String) {
    let parts = name.split(separator: " ")
    guard parts.count == 2, parts[0] == "iOS" else { return nil }
    let numbers = parts[1].split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil, major >= 16 else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }
}
