package import SourceDiagnostics

extension DiagnosticID {
  /// A name cannot be a Swift identifier.
  package static let invalidIdentifier: DiagnosticID = "invalid-identifier"
  /// Two intents, enumerations or types have one name.
  package static let duplicateDeclaration: DiagnosticID = "duplicate-declaration"
  /// Two declarations would have one Swift name or one file.
  package static let outputNameCollision: DiagnosticID = "output-name-collision"
  /// Two parameters or properties of one owner have one name.
  package static let duplicateMemberName: DiagnosticID = "duplicate-member-name"
  /// A parameter or property has the name of an inherited member.
  package static let reservedMemberName: DiagnosticID = "reserved-member-name"
  /// A declaration has the name of a type that the generated code itself uses.
  package static let shadowedTypeName: DiagnosticID = "shadowed-type-name"
  /// The file records another class prefix than the one in force.
  package static let recordedPrefix: DiagnosticID = "recorded-prefix"
  /// A reference leads to no enumeration or type.
  package static let unresolvedReference: DiagnosticID = "unresolved-reference"
  /// The type of a parameter is none that the generator knows.
  package static let unknownParameterType: DiagnosticID = "unknown-parameter-type"
  /// The type of an intent is neither custom nor system.
  package static let unknownIntentType: DiagnosticID = "unknown-intent-type"
  /// An intent has no title.
  package static let missingTitle: DiagnosticID = "missing-title"
  /// The input or key parameter of an intent is none of its parameters.
  package static let unknownInputParameter: DiagnosticID = "unknown-input-parameter"
  /// A default value has another type than its parameter.
  package static let invalidDefault: DiagnosticID = "invalid-default"
  /// The parent of a parameter does not exist.
  package static let unknownParent: DiagnosticID = "unknown-parent"
  /// The parents of parameters form a cycle.
  package static let parentCycle: DiagnosticID = "parent-cycle"
  /// A condition does not fit its parent.
  package static let predicateMismatch: DiagnosticID = "predicate-mismatch"
  /// A combination names an unknown parameter, repeats one, or stands twice.
  package static let invalidCombination: DiagnosticID = "invalid-combination"
  /// A token of a sentence names nothing.
  package static let unknownToken: DiagnosticID = "unknown-token"
  /// A response code or unsupported reason stands twice or has a built-in name.
  package static let invalidCode: DiagnosticID = "invalid-code"
  /// The output of a response is none of its parameters.
  package static let unknownOutput: DiagnosticID = "unknown-output"
  /// An enumeration is of a kind that makes no difference to the code.
  package static let enumerationKind: DiagnosticID = "enumeration-kind"
  /// An enumeration has no value at all.
  package static let missingEnumValue: DiagnosticID = "missing-enum-value"
  /// Two values of an enumeration have one name.
  package static let duplicateEnumValue: DiagnosticID = "duplicate-enum-value"
  /// Two values of an enumeration have one raw value.
  package static let duplicateEnumIndex: DiagnosticID = "duplicate-enum-index"
}
