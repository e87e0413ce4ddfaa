public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol AppValue: IntentValue, TypeDisplayRepresentable, Sendable
where ValueType == Self, UnwrappedType == Self {}

public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {
}
