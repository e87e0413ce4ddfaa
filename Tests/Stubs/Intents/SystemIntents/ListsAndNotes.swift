// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INAddTasksIntent: INIntent {
  @objc(initWithTargetTaskList:taskTitles:spatialEventTrigger:temporalEventTrigger:priority:)
  public init(
    targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?
  ) { fatalError() }
  @objc open var targetTaskList: INTaskList? { fatalError() }
  @objc open var taskTitles: [INSpeakableString]? { fatalError() }
  @objc open var spatialEventTrigger: INSpatialEventTrigger? { fatalError() }
  @objc open var temporalEventTrigger: INTemporalEventTrigger? { fatalError() }
  @objc open var priority: INTaskPriority { fatalError() }
}

@objc public enum INAddTasksIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INAddTasksIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INAddTasksIntentResponseCode { fatalError() }
  @objc open var modifiedTaskList: INTaskList? { get { fatalError() } set {} }
  @objc open var addedTasks: [INTask]? { get { fatalError() } set {} }
}

@objc public protocol INAddTasksIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleAddTasks:completion:)
  func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
  @objc(handleAddTasks:completion:)
  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmAddTasks:completion:)
  optional func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
  @objc(confirmAddTasks:completion:)
  optional func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse

  @available(*, renamed: "resolveTargetTaskList(for:)")
  @objc(resolveTargetTaskListForAddTasks:completion:)
  optional func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
  )
  @objc(resolveTargetTaskListForAddTasks:completion:)
  optional func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult

  @available(*, deprecated)
  @objc(resolveTargetTaskListForAddTasks:withCompletion:)
  optional func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
  )

  @available(*, renamed: "resolveTaskTitles(for:)")
  @objc(resolveTaskTitlesForAddTasks:withCompletion:)
  optional func resolveTaskTitles(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  )
  @objc(resolveTaskTitlesForAddTasks:withCompletion:)
  optional func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]

  @available(*, renamed: "resolveSpatialEventTrigger(for:)")
  @objc(resolveSpatialEventTriggerForAddTasks:withCompletion:)
  optional func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
  )
  @objc(resolveSpatialEventTriggerForAddTasks:withCompletion:)
  optional func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult

  @available(*, renamed: "resolveTemporalEventTrigger(for:)")
  @objc(resolveTemporalEventTriggerForAddTasks:completion:)
  optional func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  )
  @objc(resolveTemporalEventTriggerForAddTasks:completion:)
  optional func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTemporalEventTriggerResolutionResult

  @available(*, deprecated)
  @objc(resolveTemporalEventTriggerForAddTasks:withCompletion:)
  optional func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
  )

  @available(*, renamed: "resolvePriority(for:)")
  @objc(resolvePriorityForAddTasks:withCompletion:)
  optional func resolvePriority(
    for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  )
  @objc(resolvePriorityForAddTasks:withCompletion:)
  optional func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
}

@objc open class INAppendToNoteIntent: INIntent {
  @objc(initWithTargetNote:content:)
  public init(targetNote: INNote?, content: INNoteContent?) { fatalError() }
  @objc open var targetNote: INNote? { fatalError() }
  @objc open var content: INNoteContent? { fatalError() }
}

@objc public enum INAppendToNoteIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureCannotUpdatePasswordProtectedNote
}

@objc open class INAppendToNoteIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INAppendToNoteIntentResponseCode { fatalError() }
  @objc open var note: INNote? { get { fatalError() } set {} }
}

@objc public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleAppendToNote:completion:)
  func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
  @objc(handleAppendToNote:completion:)
  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmAppendToNote:completion:)
  optional func confirm(
    intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
  )
  @objc(confirmAppendToNote:completion:)
  optional func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse

  @available(*, renamed: "resolveTargetNote(for:)")
  @objc(resolveTargetNoteForAppendToNote:withCompletion:)
  optional func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
  )
  @objc(resolveTargetNoteForAppendToNote:withCompletion:)
  optional func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult

  @available(*, renamed: "resolveContent(for:)")
  @objc(resolveContentForAppendToNote:withCompletion:)
  optional func resolveContent(
    for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
  )
  @objc(resolveContentForAppendToNote:withCompletion:)
  optional func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
}

@objc open class INCreateNoteIntent: INIntent {
  @objc(initWithTitle:content:groupName:)
  public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) { fatalError() }
  @objc open var title: INSpeakableString? { fatalError() }
  @objc open var content: INNoteContent? { fatalError() }
  @objc open var groupName: INSpeakableString? { fatalError() }
}

@objc public enum INCreateNoteIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INCreateNoteIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INCreateNoteIntentResponseCode { fatalError() }
  @objc open var createdNote: INNote? { get { fatalError() } set {} }
}

@objc public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleCreateNote:completion:)
  func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
  @objc(handleCreateNote:completion:)
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmCreateNote:completion:)
  optional func confirm(
    intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
  )
  @objc(confirmCreateNote:completion:)
  optional func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse

  @available(*, renamed: "resolveTitle(for:)")
  @objc(resolveTitleForCreateNote:withCompletion:)
  optional func resolveTitle(
    for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveTitleForCreateNote:withCompletion:)
  optional func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveContent(for:)")
  @objc(resolveContentForCreateNote:withCompletion:)
  optional func resolveContent(
    for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
  )
  @objc(resolveContentForCreateNote:withCompletion:)
  optional func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult

  @available(*, renamed: "resolveGroupName(for:)")
  @objc(resolveGroupNameForCreateNote:withCompletion:)
  optional func resolveGroupName(
    for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveGroupNameForCreateNote:withCompletion:)
  optional func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INCreateTaskListIntent: INIntent {
  @objc(initWithTitle:taskTitles:groupName:)
  public init(
    title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?
  ) { fatalError() }
  @objc open var title: INSpeakableString? { fatalError() }
  @objc open var taskTitles: [INSpeakableString]? { fatalError() }
  @objc open var groupName: INSpeakableString? { fatalError() }
}

@objc public enum INCreateTaskListIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INCreateTaskListIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INCreateTaskListIntentResponseCode { fatalError() }
  @objc open var createdTaskList: INTaskList? { get { fatalError() } set {} }
}

@objc public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleCreateTaskList:completion:)
  func handle(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
  @objc(handleCreateTaskList:completion:)
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmCreateTaskList:completion:)
  optional func confirm(
    intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  )
  @objc(confirmCreateTaskList:completion:)
  optional func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse

  @available(*, renamed: "resolveTitle(for:)")
  @objc(resolveTitleForCreateTaskList:withCompletion:)
  optional func resolveTitle(
    for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveTitleForCreateTaskList:withCompletion:)
  optional func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveTaskTitles(for:)")
  @objc(resolveTaskTitlesForCreateTaskList:withCompletion:)
  optional func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  )
  @objc(resolveTaskTitlesForCreateTaskList:withCompletion:)
  optional func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]

  @available(*, renamed: "resolveGroupName(for:)")
  @objc(resolveGroupNameForCreateTaskList:withCompletion:)
  optional func resolveGroupName(
    for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveGroupNameForCreateTaskList:withCompletion:)
  optional func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INDeleteTasksIntent: INIntent {
  @nonobjc public init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil) { fatalError() }
  @objc open var taskList: INTaskList? { fatalError() }
  @objc open var tasks: [INTask]? { fatalError() }
  @nonobjc public var all: Bool? { fatalError() }
}

@objc public enum INDeleteTasksIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INDeleteTasksIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INDeleteTasksIntentResponseCode { fatalError() }
  @objc open var deletedTasks: [INTask]? { get { fatalError() } set {} }
}

@objc public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleDeleteTasks:completion:)
  func handle(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
  @objc(handleDeleteTasks:completion:)
  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmDeleteTasks:completion:)
  optional func confirm(
    intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
  )
  @objc(confirmDeleteTasks:completion:)
  optional func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse

  @available(*, renamed: "resolveTaskList(for:)")
  @objc(resolveTaskListForDeleteTasks:withCompletion:)
  optional func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
  )
  @objc(resolveTaskListForDeleteTasks:withCompletion:)
  optional func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult

  @available(*, renamed: "resolveTasks(for:)")
  @objc(resolveTasksForDeleteTasks:withCompletion:)
  optional func resolveTasks(
    for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
  )
  @objc(resolveTasksForDeleteTasks:withCompletion:)
  optional func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
}

@objc open class INSearchForNotebookItemsIntent: INIntent {
  @objc(initWithTitle:content:itemType:status:location:locationSearchType:dateTime:dateSearchType:temporalEventTriggerTypes:taskPriority:notebookItemIdentifier:)
  public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [],
    taskPriority: INTaskPriority, notebookItemIdentifier: String?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType, notebookItemIdentifier: String?
  ) { fatalError() }
  @objc open var title: INSpeakableString? { fatalError() }
  @objc open var content: String? { fatalError() }
  @objc open var itemType: INNotebookItemType { fatalError() }
  @objc open var status: INTaskStatus { fatalError() }
  @objc open var location: CLPlacemark? { fatalError() }
  @objc open var locationSearchType: INLocationSearchType { fatalError() }
  @objc open var dateTime: INDateComponentsRange? { fatalError() }
  @objc open var dateSearchType: INDateSearchType { fatalError() }
  @objc open var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions { fatalError() }
  @objc open var taskPriority: INTaskPriority { fatalError() }
  @objc open var notebookItemIdentifier: String? { fatalError() }
}

@objc public enum INSearchForNotebookItemsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForNotebookItemsIntentResponseCode { fatalError() }
  @objc open var notes: [INNote]? { get { fatalError() } set {} }
  @objc open var taskLists: [INTaskList]? { get { fatalError() } set {} }
  @objc open var tasks: [INTask]? { get { fatalError() } set {} }
  @objc open var sortType: INSortType { get { fatalError() } set {} }
}

@objc public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForNotebookItems:completion:)
  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
  )
  @objc(handleSearchForNotebookItems:completion:)
  func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForNotebookItems:completion:)
  optional func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
  )
  @objc(confirmSearchForNotebookItems:completion:)
  optional func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse

  @available(*, renamed: "resolveTitle(for:)")
  @objc(resolveTitleForSearchForNotebookItems:withCompletion:)
  optional func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveTitleForSearchForNotebookItems:withCompletion:)
  optional func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveContent(for:)")
  @objc(resolveContentForSearchForNotebookItems:withCompletion:)
  optional func resolveContent(
    for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveContentForSearchForNotebookItems:withCompletion:)
  optional func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveItemType(for:)")
  @objc(resolveItemTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
  )
  @objc(resolveItemTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult

  @available(*, renamed: "resolveStatus(for:)")
  @objc(resolveStatusForSearchForNotebookItems:withCompletion:)
  optional func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
  )
  @objc(resolveStatusForSearchForNotebookItems:withCompletion:)
  optional func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult

  @available(*, renamed: "resolveLocation(for:)")
  @objc(resolveLocationForSearchForNotebookItems:withCompletion:)
  optional func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolveLocationForSearchForNotebookItems:withCompletion:)
  optional func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveLocationSearchType(for:)")
  @objc(resolveLocationSearchTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
  )
  @objc(resolveLocationSearchTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INLocationSearchTypeResolutionResult

  @available(*, renamed: "resolveDateTime(for:)")
  @objc(resolveDateTimeForSearchForNotebookItems:withCompletion:)
  optional func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDateTimeForSearchForNotebookItems:withCompletion:)
  optional func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveDateSearchType(for:)")
  @objc(resolveDateSearchTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
  )
  @objc(resolveDateSearchTypeForSearchForNotebookItems:withCompletion:)
  optional func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateSearchTypeResolutionResult

  @available(*, renamed: "resolveTemporalEventTriggerTypes(for:)")
  @objc(resolveTemporalEventTriggerTypesForSearchForNotebookItems:withCompletion:)
  optional func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
  )
  @objc(resolveTemporalEventTriggerTypesForSearchForNotebookItems:withCompletion:)
  optional func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INTemporalEventTriggerTypeOptionsResolutionResult

  @available(*, renamed: "resolveTaskPriority(for:)")
  @objc(resolveTaskPriorityForSearchForNotebookItems:withCompletion:)
  optional func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  )
  @objc(resolveTaskPriorityForSearchForNotebookItems:withCompletion:)
  optional func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
}

@objc open class INSetTaskAttributeIntent: INIntent {
  @objc(initWithTargetTask:taskTitle:status:priority:spatialEventTrigger:temporalEventTrigger:)
  public init(
    targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?
  ) { fatalError() }
  @objc open var targetTask: INTask? { fatalError() }
  @objc open var taskTitle: INSpeakableString? { fatalError() }
  @objc open var status: INTaskStatus { fatalError() }
  @objc open var priority: INTaskPriority { fatalError() }
  @objc open var spatialEventTrigger: INSpatialEventTrigger? { fatalError() }
  @objc open var temporalEventTrigger: INTemporalEventTrigger? { fatalError() }
}

@objc public enum INSetTaskAttributeIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetTaskAttributeIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetTaskAttributeIntentResponseCode { fatalError() }
  @objc open var modifiedTask: INTask? { get { fatalError() } set {} }
}

@objc public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetTaskAttribute:completion:)
  func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
  )
  @objc(handleSetTaskAttribute:completion:)
  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetTaskAttribute:completion:)
  optional func confirm(
    intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
  )
  @objc(confirmSetTaskAttribute:completion:)
  optional func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse

  @available(*, renamed: "resolveTargetTask(for:)")
  @objc(resolveTargetTaskForSetTaskAttribute:withCompletion:)
  optional func resolveTargetTask(
    for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
  )
  @objc(resolveTargetTaskForSetTaskAttribute:withCompletion:)
  optional func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult

  @available(*, renamed: "resolveTaskTitle(for:)")
  @objc(resolveTaskTitleForSetTaskAttribute:withCompletion:)
  optional func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveTaskTitleForSetTaskAttribute:withCompletion:)
  optional func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveStatus(for:)")
  @objc(resolveStatusForSetTaskAttribute:withCompletion:)
  optional func resolveStatus(
    for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
  )
  @objc(resolveStatusForSetTaskAttribute:withCompletion:)
  optional func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult

  @available(*, renamed: "resolvePriority(for:)")
  @objc(resolvePriorityForSetTaskAttribute:withCompletion:)
  optional func resolvePriority(
    for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
  )
  @objc(resolvePriorityForSetTaskAttribute:withCompletion:)
  optional func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult

  @available(*, renamed: "resolveSpatialEventTrigger(for:)")
  @objc(resolveSpatialEventTriggerForSetTaskAttribute:withCompletion:)
  optional func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
  )
  @objc(resolveSpatialEventTriggerForSetTaskAttribute:withCompletion:)
  optional func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSpatialEventTriggerResolutionResult

  @available(*, renamed: "resolveTemporalEventTrigger(for:)")
  @objc(resolveTemporalEventTriggerForSetTaskAttribute:completion:)
  optional func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
  )
  @objc(resolveTemporalEventTriggerForSetTaskAttribute:completion:)
  optional func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult

  @available(*, deprecated)
  @objc(resolveTemporalEventTriggerForSetTaskAttribute:withCompletion:)
  optional func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
  )
}

@objc open class INSnoozeTasksIntent: INIntent {
  @nonobjc public init(
    tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil
  ) { fatalError() }
  @objc open var tasks: [INTask]? { fatalError() }
  @objc open var nextTriggerTime: INDateComponentsRange? { fatalError() }
  @nonobjc public var all: Bool? { fatalError() }
}

@objc public enum INSnoozeTasksIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSnoozeTasksIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSnoozeTasksIntentResponseCode { fatalError() }
  @objc open var snoozedTasks: [INTask]? { get { fatalError() } set {} }
}

@objc public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSnoozeTasks:completion:)
  func handle(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
  @objc(handleSnoozeTasks:completion:)
  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSnoozeTasks:completion:)
  optional func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
  )
  @objc(confirmSnoozeTasks:completion:)
  optional func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse

  @available(*, renamed: "resolveTasks(for:)")
  @objc(resolveTasksForSnoozeTasks:withCompletion:)
  optional func resolveTasks(
    for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
  )
  @objc(resolveTasksForSnoozeTasks:withCompletion:)
  optional func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]

  @available(*, renamed: "resolveNextTriggerTime(for:)")
  @objc(resolveNextTriggerTimeForSnoozeTasks:withCompletion:)
  optional func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveNextTriggerTimeForSnoozeTasks:withCompletion:)
  optional func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult
}
