public import Foundation

/// Something to do.
open class INTask: NSObject {
  /// What is to do.
  public let title: INSpeakableString

  /// Whether it is done.
  public let status: INTaskStatus

  /// What the app knows it by.
  public let identifier: String?

  /// A task for a test.
  public init(title: INSpeakableString, status: INTaskStatus, identifier: String?) {
    self.title = title
    self.status = status
    self.identifier = identifier
  }
}

/// Things to do.
open class INTaskList: NSObject {
  /// The name.
  public let title: INSpeakableString

  /// What is to do.
  public let tasks: [INTask]

  /// What the app knows it by.
  public let identifier: String?

  /// A list for a test.
  public init(title: INSpeakableString, tasks: [INTask], identifier: String?) {
    self.title = title
    self.tasks = tasks
    self.identifier = identifier
  }
}
