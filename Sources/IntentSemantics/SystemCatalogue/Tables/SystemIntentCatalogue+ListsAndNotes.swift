// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Lists and Notes.
  static let listsAndNotes: [SystemIntentClass] = [
    SystemIntentClass(
      "INAddTasksIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("targetTaskList", "INTaskList?", "INAddTasksTargetTaskListResolutionResult"),
        SystemIntentParameter("taskTitles", "[INSpeakableString]?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("spatialEventTrigger", "INSpatialEventTrigger?", "INSpatialEventTriggerResolutionResult"),
        SystemIntentParameter(
          "temporalEventTrigger", "INTemporalEventTrigger?", "INAddTasksTemporalEventTriggerResolutionResult"),
        SystemIntentParameter("priority", "INTaskPriority", "INTaskPriorityResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .schemas([".reminders.createReminder"], since: "iOS 27", "one call creates one reminder")
    ),
    SystemIntentClass(
      "INAppendToNoteIntent", .listsAndNotes,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("targetNote", "INNote?", "INNoteResolutionResult"),
        SystemIntentParameter("content", "INNoteContent?", "INNoteContentResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCannotUpdatePasswordProtectedNote",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".notes.appendText"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INCreateNoteIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("title", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("content", "INNoteContent?", "INNoteContentResolutionResult"),
        SystemIntentParameter("groupName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .schemas([".notes.createNote"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INCreateTaskListIntent", .listsAndNotes,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("title", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("taskTitles", "[INSpeakableString]?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("groupName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".reminders.createList", ".reminders.createSection"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INDeleteTasksIntent", .listsAndNotes,
      availability: [.iOS("13.0", deprecated: "15.0"), .watchOS("6.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("taskList", "INTaskList?", "INDeleteTasksTaskListResolutionResult"),
        SystemIntentParameter("tasks", "[INTask]?", "INDeleteTasksTaskResolutionResult"),
        SystemIntentParameter("all", "Bool?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".reminders.deleteReminders"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INSearchForNotebookItemsIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("title", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("content", "String?", "INStringResolutionResult"),
        SystemIntentParameter("itemType", "INNotebookItemType", "INNotebookItemTypeResolutionResult"),
        SystemIntentParameter("status", "INTaskStatus", "INTaskStatusResolutionResult"),
        SystemIntentParameter("location", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("locationSearchType", "INLocationSearchType", "INLocationSearchTypeResolutionResult"),
        SystemIntentParameter("dateTime", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("dateSearchType", "INDateSearchType", "INDateSearchTypeResolutionResult"),
        SystemIntentParameter(
          "temporalEventTriggerTypes", "INTemporalEventTriggerTypeOptions",
          "INTemporalEventTriggerTypeOptionsResolutionResult"),
        SystemIntentParameter("taskPriority", "INTaskPriority", "INTaskPriorityResolutionResult"),
        SystemIntentParameter("notebookItemIdentifier", "String?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("entity queries of notes and reminders serve searches", isInferred: true)
    ),
    SystemIntentClass(
      "INSetTaskAttributeIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("targetTask", "INTask?", "INTaskResolutionResult"),
        SystemIntentParameter("taskTitle", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("status", "INTaskStatus", "INTaskStatusResolutionResult"),
        SystemIntentParameter("priority", "INTaskPriority", "INTaskPriorityResolutionResult"),
        SystemIntentParameter("spatialEventTrigger", "INSpatialEventTrigger?", "INSpatialEventTriggerResolutionResult"),
        SystemIntentParameter(
          "temporalEventTrigger", "INTemporalEventTrigger?", "INSetTaskAttributeTemporalEventTriggerResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .schemas([".reminders.updateReminder"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INSnoozeTasksIntent", .listsAndNotes,
      availability: [.iOS("13.0"), .watchOS("6.0")],
      parameters: [
        SystemIntentParameter("tasks", "[INTask]?", "INSnoozeTasksTaskResolutionResult"),
        SystemIntentParameter("nextTriggerTime", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("all", "Bool?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .schemas([".reminders.updateReminder"], since: "iOS 27", "change the due date", isInferred: true)
    ),
  ]
}
