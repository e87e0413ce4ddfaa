import IntentCompiler
import TestSupport

extension MigrationSetting {
  private struct UnknownValue: Error {
    let value: String
  }

  /// The options that the setting stands for.
  ///
  /// - Throws: An error for a word that the compiler does not know.
  func options() throws -> MigrateOptions {
    var options = MigrateOptions()
    try Self.set(&options.form, form)
    try Self.set(&options.languageMode, languageMode)
    try Self.set(&options.stringKeys, stringKeys)
    if let access {
      guard let level = AccessLevel(rawValue: access) else { throw UnknownValue(value: access) }
      options.access = level
    }
    if let target {
      guard let version = MigrationTarget(target) else { throw UnknownValue(value: target) }
      options.target = version
    }
    options.writesPredictions = predictions ?? options.writesPredictions
    options.writesDialogs = dialogs ?? options.writesDialogs
    options.requiresWidgetParameters = required ?? options.requiresWidgetParameters
    options.continuesInApp = continueInApp ?? options.continuesInApp
    options.performing = bridge == true ? .bridge : options.performing
    options.handlerClasses = handlers ?? options.handlerClasses
    return options
  }

  private static func set<Value: RawRepresentable<String>>(_ option: inout Value, _ word: String?) throws {
    guard let word else { return }
    guard let value = Value(rawValue: word) else { throw UnknownValue(value: word) }
    option = value
  }
}
