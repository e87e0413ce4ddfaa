import SiriKitInterface

extension SystemHandlerUnit {
  /// The condition for a system to have the intent; nil for all.
  ///
  /// For example: `!TARGET_OS_TV`
  var platformCondition: String? {
    missingPlatforms.isEmpty ? nil : Availability.condition(without: missingPlatforms)
  }
}
