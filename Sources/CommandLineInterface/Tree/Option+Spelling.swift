extension Option {
  /// Whether the next word, or the rest of this one, belongs to the option.
  var takesValue: Bool { valueKind != nil }

  /// What the value may be; `nil` for flags.
  var valueKind: ValueKind? {
    if case .value(_, let kind) = kind { kind } else { nil }
  }

  /// What stands for the value in usage lines; `nil` for flags.
  var valueName: String? {
    if case .value(let name, let kind) = kind { kind.placeholder(name) } else { nil }
  }

  /// Whether `no-` may stand before the name.
  var isInvertible: Bool {
    if case .invertibleFlag = kind { true } else { false }
  }

  /// The long form as it is typed.
  ///
  /// For example: `--output`, in the other grammar `-output`.
  func spelling(in style: CommandStyle) -> String { style.longPrefix + name }

  /// The negated long form; `nil` where there is none.
  func negatedSpelling(in style: CommandStyle) -> String? {
    isInvertible ? style.longPrefix + "no-" + name : nil
  }

  /// Every word that selects the option.
  func spellings(in style: CommandStyle) -> [String] {
    (short.map { ["-\($0)"] } ?? []) + [spelling(in: style)] + (negatedSpelling(in: style).map { [$0] } ?? [])
  }

  /// The long form with the name of its value, for usage lines and lists.
  ///
  /// For example: `--output <dir>`, `--report <form[=file]>`, `--[no-]color`.
  func signature(in style: CommandStyle) -> String {
    let words = isInvertible ? style.longPrefix + "[no-]" + name : spelling(in: style)
    return valueName.map { "\(words) <\($0)>" } ?? words
  }
}

extension CommandStyle {
  /// What stands before a long name.
  var longPrefix: String {
    switch self {
    case .standard: "--"
    case .singleDash: "-"
    }
  }
}
