internal import SourceDiagnostics

/// The names of the members that one class gets, compared with each other and with what it inherits.
struct MemberNames {
  /// What the members are called in messages, for example `parameter`.
  let kind: String

  /// The name of the owner, for messages.
  let owner: String

  /// What the generated class inherits from.
  let baseClass: BaseClass

  /// The type that the members' own class is made by name in, so that no member may have that name; nil for none.
  var constructedType: String?

  private var names: [String: Located<String>] = [:]

  init(kind: String, owner: String, baseClass: BaseClass) {
    self.kind = kind
    self.owner = owner
    self.baseClass = baseClass
  }

  /// Takes a name in; reports it when it is taken or inherited.
  ///
  /// Method names carry the parameter's name with an upper-case first letter, so a difference there only is none.
  mutating func add(_ name: Located<String>, in context: inout LoweringContext) {
    if let first = names.updateValue(name, forKey: name.value.withUppercasedFirstLetter) {
      context.error(
        .duplicateMemberName, "\(kind) '\(name.value)' is declared twice in '\(owner)'", at: name.range,
        hint: first.value == name.value ? nil : "names that differ in the first letter only collide in method names",
        previously: first.range)
    }
    if name.value == constructedType {
      context.error(
        .reservedMemberName, "'\(name.value)' is the name of the class that the \(kind) belongs to", at: name.range,
        hint: "rename it")
    }
    if baseClass.memberNames.contains(name.value)
      || baseClass.settableNames.contains(name.value.withLowercasedFirstLetter)
    {
      context.error(
        .reservedMemberName, "'\(name.value)' redeclares a member of '\(baseClass.rawValue)'", at: name.range,
        hint: "rename it")
    }
  }
}
