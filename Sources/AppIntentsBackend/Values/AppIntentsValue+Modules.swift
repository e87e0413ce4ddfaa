extension AppIntentsValue {
  /// The modules that a file with the value needs besides `AppIntents`, which passes Foundation on.
  var modules: Set<String> {
    switch kind {
    case .placemark: ["CoreLocation"]
    default: []
    }
  }
}
