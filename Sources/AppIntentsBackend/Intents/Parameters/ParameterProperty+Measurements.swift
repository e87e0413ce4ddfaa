import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// The value at first, the unit and the sign of a measurement.
  ///
  /// Definitions say something about lengths of time only.
  func measurementArguments(record: inout MigrationRecord) -> [Argument] {
    guard value.kind == .measurement("UnitDuration") else { return [] }
    var arguments: [Argument] = []
    if let count = defaultCount, !isProvidersDefault {
      if value.isArray {
        remark(.lost, .defaultValue, "the initialiser takes none for several values", in: &record)
      } else {
        arguments.append(Argument("defaultValue", .real(count)))
      }
    }
    if options.form == .compatible, arguments.isEmpty { return [] }
    arguments.append(Argument(fixedUnit == nil ? "defaultUnit" : "unit", .implicitMember(unit.name)))
    guard options.form == .modern else { return arguments }
    if times?.allowsNegativeNumbers != true {
      arguments.append(Argument("supportsNegativeNumbers", .boolean(false)))
    }
    remarkOnTimes(record: &record)
    return arguments
  }

  /// The value at first as a measurement; nil where the definition has none.
  var measurementDefault: Expression? {
    defaultCount.map {
      .call(
        .name("Measurement"),
        [Argument("value", .real($0)), Argument("unit", .member(.name("UnitDuration"), unit.name))])
    }
  }

  private var times: TimeIntervalOptions? {
    if case .timeInterval(let times) = parameter.options { times } else { nil }
  }

  /// The word for the only unit in which a length can be given.
  private var fixedUnit: String? {
    times?.unit.flatMap { $0 == "Multiple" ? nil : $0 }
  }

  /// The unit that the code names.
  private var unit: TimeUnit {
    (fixedUnit ?? times?.defaultUnit).flatMap { TimeUnit($0) } ?? .second
  }

  /// The number at first, counted in the unit that the code names.
  private var defaultCount: Double? {
    guard let times, let number = times.defaultValue else { return nil }
    let seconds = (times.defaultUnit ?? fixedUnit).flatMap { TimeUnit.seconds(of: $0) } ?? 1
    return seconds == unit.seconds ? number.finiteValue : number.finiteValue * seconds / unit.seconds
  }

  /// Says which of the words and bounds lead to nothing.
  private func remarkOnTimes(record: inout MigrationRecord) {
    guard let times else { return }
    if let word = fixedUnit ?? times.defaultUnit {
      let key: ParameterKey = fixedUnit == nil ? .defaultUnit : .unit
      if word == "Days" {
        remark(.changed, key, "there is no unit for days, so the unit is the hour", in: &record)
      } else if TimeUnit(word) == nil {
        remark(.changed, key, "the word is not known, so the unit is the second", quoting: word, in: &record)
      }
    }
    if let minimum = times.minimum, minimum.value != 0 || times.allowsNegativeNumbers == true {
      remark(.lost, .minimumValue, "a measurement takes no range: refuse other values in 'perform()'", in: &record)
    }
    if times.maximum != nil {
      remark(.lost, .maximumValue, "a measurement takes no range: refuse other values in 'perform()'", in: &record)
    }
  }
}
