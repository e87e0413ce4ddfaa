/// The targets whose code runs in one process.
package struct XcodeProcess: Sendable, Equatable {
  /// The id of the target that starts it: an app, an extension, tests; a library where nothing of the project uses it.
  package let mainTargetID: String

  /// The ids of all targets, the main one first.
  package let targetIDs: [String]

  /// A process of the given targets.
  package init(mainTargetID: String, targetIDs: [String]) {
    self.mainTargetID = mainTargetID
    self.targetIDs = targetIDs
  }
}
