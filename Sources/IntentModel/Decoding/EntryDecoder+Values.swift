internal import PropertyListReader
package import SourceDiagnostics

extension EntryDecoder {
  /// A text of the file.
  ///
  /// - Parameters:
  ///   - key: the key to look for.
  ///   - requirement: whether it must be there.
  ///   - acceptsBoolean: whether a boolean is read as `YES` or `NO`.
  /// - Returns: the text, or nil where the key is absent or an error was reported.
  package mutating func string(
    _ key: StaticString, _ requirement: KeyRequirement = .optional, acceptsBoolean: Bool = false
  ) -> Located<String>? {
    guard let value = entry(key, .string, requirement)?.value else { return nil }
    if let string = value.string { return Located(string, at: value.valueRange) }
    if acceptsBoolean, let boolean = value.boolean { return Located(boolean ? "YES" : "NO", at: value.valueRange) }
    reportWrongType(of: value, forKey: key, expected: .string)
    return nil
  }

  /// A truth value.
  package mutating func boolean(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> Located<Bool>? {
    guard let value = entry(key, .boolean, requirement)?.value else { return nil }
    guard let boolean = value.boolean else {
      reportWrongType(of: value, forKey: key, expected: .boolean)
      return nil
    }
    return Located(boolean, at: value.valueRange)
  }

  /// An integer of 64 bits with a sign.
  ///
  /// - Parameters:
  ///   - key: the key to look for.
  ///   - requirement: whether it must be there.
  ///   - acceptsBoolean: whether a boolean is read as 1 or 0.
  /// - Returns: the number, or nil where the key is absent or an error was reported.
  package mutating func integer(
    _ key: StaticString, _ requirement: KeyRequirement = .optional, acceptsBoolean: Bool = false
  ) -> Located<Int>? {
    guard let value = entry(key, .integer, requirement)?.value else { return nil }
    if acceptsBoolean, let boolean = value.boolean { return Located(boolean ? 1 : 0, at: value.valueRange) }
    guard let integer = value.integer else {
      reportWrongType(of: value, forKey: key, expected: .integer)
      return nil
    }
    guard let number = integer.value else {
      reportOutOfRange(integer, at: value.valueRange, forKey: key, expected: "a signed 64-bit integer")
      return nil
    }
    return Located(number, at: value.valueRange)
  }

  /// An integer of 64 bits without a sign.
  package mutating func unsignedInteger(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> Located<UInt64>? {
    guard let value = entry(key, .integer, requirement)?.value else { return nil }
    guard let integer = value.integer else {
      reportWrongType(of: value, forKey: key, expected: .integer)
      return nil
    }
    guard !integer.isNegative else {
      reportOutOfRange(integer, at: value.valueRange, forKey: key, expected: "an unsigned 64-bit integer")
      return nil
    }
    return Located(integer.magnitude, at: value.valueRange)
  }

  /// A number of any type where the format has a real.
  package mutating func real(
    _ key: StaticString, _ requirement: KeyRequirement = .optional
  ) -> Located<ScalarEntry>? {
    guard let value = entry(key, .real, requirement)?.value else { return nil }
    return scalar(value, forKey: key, allowed: [.integer, .real], expected: .real)
  }

  /// A value of one of several types.
  package mutating func scalar(_ key: StaticString, _ kinds: ExpectedKinds) -> Located<ScalarEntry>? {
    guard let value = entry(key, kinds, .optional)?.value else { return nil }
    return scalar(value, forKey: key, allowed: kinds, expected: kinds)
  }

  /// A bound of a number; nil as well where it is the empty data that an editor leaves behind for a removed bound.
  package mutating func bound(_ key: StaticString) -> Located<ScalarEntry>? {
    guard let value = entry(key, [.data, .integer, .real], .optional)?.value else { return nil }
    if let data = value.data, data.isEmpty { return nil }
    return scalar(value, forKey: key, allowed: [.integer, .real], expected: [.integer, .real])
  }

  /// A text and its string ID.
  ///
  /// - Parameters:
  ///   - key: the key of the text.
  ///   - idKey: the key of the ID.
  ///   - requirement: which of the two must be there; a text that is not empty needs an ID in any case.
  /// - Returns: what is there; nil where both are absent.
  package mutating func text(
    _ key: StaticString, id idKey: StaticString, _ requirement: TextRequirement = .optional
  ) -> LocalizedTextEntry? {
    let textRequirement: KeyRequirement =
      switch requirement {
      case .optional, .idRequired: .optional
      case .required: .required
      case .requiredElsewhere: .requiredElsewhere
      }
    let text = string(key, textRequirement)
    let hasText = text.map { !$0.value.isEmpty } ?? false
    let idRequirement: KeyRequirement = requirement == .optional ? .optional : .required
    let id = stringID(idKey, of: text, idRequirement, isNeeded: hasText)
    return LocalizedTextEntry(text: text, id: id)
  }

  private mutating func scalar(
    _ value: PropertyListNode, forKey key: StaticString, allowed: ExpectedKinds, expected: ExpectedKinds
  ) -> Located<ScalarEntry>? {
    let range = value.valueRange
    if allowed.contains(ExpectedKinds(value.kind)) {
      if let string = value.string { return Located(.string(string), at: range) }
      if let integer = value.integer { return Located(.integer(integer), at: range) }
      if let real = value.real { return Located(.real(real), at: range) }
      if let boolean = value.boolean { return Located(.boolean(boolean), at: range) }
    }
    reportWrongType(of: value, forKey: key, expected: expected)
    return nil
  }

  private mutating func stringID(
    _ key: StaticString, of text: Located<String>?, _ requirement: KeyRequirement, isNeeded: Bool
  ) -> Located<String>? {
    // A missing ID is reported here, with a fresh one.
    guard let value = entry(key, .string, requirement == .required ? .requiredElsewhere : .optional)?.value else {
      if isNeeded || requirement == .required {
        reportMissingStringID(key, of: text?.value)
      }
      return nil
    }
    guard let string = value.string else {
      reportWrongType(of: value, forKey: key, expected: .string)
      return nil
    }
    if string.isEmpty && isNeeded {
      reportEmptyStringID(key, value, of: text?.value)
    }
    return Located(string, at: value.valueRange)
  }
}
