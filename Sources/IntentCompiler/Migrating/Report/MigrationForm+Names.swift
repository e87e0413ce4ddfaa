internal import AppIntentsBackend

extension MigrationForm {
  /// The form as the command line names it.
  var name: String {
    switch self {
    case .modern: MigrateOptions.Form.modern.rawValue
    case .compatible: MigrateOptions.Form.compatible.rawValue
    }
  }
}

extension SystemVersion {
  /// The system as the command line names it.
  var name: String { "iOS\(major).\(minor)" }
}
