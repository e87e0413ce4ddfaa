internal import AppIntentsBackend
internal import SourceDiagnostics

extension Diagnostic {
  /// The finding for something that is asked for and makes no sense.
  init(_ fault: ConfigurationFault) {
    self.init(.invalidConfiguration, fault.message, at: fault.location, hint: fault.hint)
  }
}
