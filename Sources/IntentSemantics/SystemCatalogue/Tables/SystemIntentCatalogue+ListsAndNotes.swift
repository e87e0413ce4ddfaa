// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Lists and Notes.
  static let listsAndNotes: [SystemIntentClass] = [
    SystemIntentClass(
      "INAddTasksIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter(
          "targetTaskList", "INTaskList?", "INAddTasksTargetTaskListResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter(
          "taskTitles", "[INSpeakableString]?", "INSpeakableStringResolutionResult", isEssential: true),
        SystemIntentParameter("spatialEventTrigger", "INSpatialEventTrigger?", "INSpatialEventTriggerResolutionResult"),
        SystemIntentParameter(
          "temporalEventTrigger", "INTemporalEventTrigger?", "INAddTasksTemporalEventTriggerResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter(
          "priority", "INTaskPriority", "INTaskPriorityResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("modifiedTaskList", "INTaskList?"),
        SystemResponseProperty("addedTasks", "[INTask]?"),
      ],
      counterpart: .schemas([".reminders.createReminder"], since: "iOS 27", "one call creates one reminder")
    ),
    SystemIntentClass(
      "INAppendToNoteIntent", .listsAndNotes,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("targetNote", "INNote?", "INNoteResolutionResult", isEssential: true),
        SystemIntentParameter("content", "INNoteContent?", "INNoteContentResolutionResult", isEssential: true),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCannotUpdatePasswordProtectedNote",
      ],
      responseProperties: [
        SystemResponseProperty("note", "INNote?")
      ],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".notes.appendText"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INCreateNoteIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("title", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("content", "INNoteContent?", "INNoteContentResolutionResult", isEssential: true),
        SystemIntentParameter("groupName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("createdNote", "INNote?")
      ],
      counterpart: .schemas([".notes.createNote"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INCreateTaskListIntent", .listsAndNotes,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("title", "INSpeakableString?", "INSpeakableStringResolutionResult", isEssential: true),
        SystemIntentParameter("taskTitles", "[INSpeakableString]?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("groupName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("createdTaskList", "INTaskList?")
      ],
      isWithdrawnFromSiri: true,
      counterpart: .schemas([".reminders.createList", ".reminders.createSection"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INDeleteTasksIntent", .listsAndNotes,
      availability: [.iOS("13.0", deprecated: "15.0"), .watchOS("6.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("taskList", "INTaskList?", "INDeleteTasksTaskListResolutionResult"),
        SystemIntentParameter("tasks", "[INTask]?", "INDeleteTasksTaskResolutionResult", isEssential: true),
        SystemIntentParameter("all", "Bool?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("deletedTasks", "[INTask]?")
      ],
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
          "INTemporalEventTriggerTypeOptionsResolutionResult", availability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter(
          "taskPriority", "INTaskPriority", "INTaskPriorityResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter("notebookItemIdentifier", "String?", availability: [.iOS("11.2"), .watchOS("4.2")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("notes", "[INNote]?"),
        SystemResponseProperty("taskLists", "[INTaskList]?"),
        SystemResponseProperty("tasks", "[INTask]?"),
        SystemResponseProperty("sortType", "INSortType"),
      ],
      counterpart: .none("entity queries of notes and reminders serve searches", isInferred: true)
    ),
    SystemIntentClass(
      "INSetTaskAttributeIntent", .listsAndNotes,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("targetTask", "INTask?", "INTaskResolutionResult", isEssential: true),
        SystemIntentParameter(
          "taskTitle", "INSpeakableString?", "INSpeakableStringResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter("status", "INTaskStatus", "INTaskStatusResolutionResult"),
        SystemIntentParameter(
          "priority", "INTaskPriority", "INTaskPriorityResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter("spatialEventTrigger", "INSpatialEventTrigger?", "INSpatialEventTriggerResolutionResult"),
        SystemIntentParameter(
          "temporalEventTrigger", "INTemporalEventTrigger?", "INSetTaskAttributeTemporalEventTriggerResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("modifiedTask", "INTask?")
      ],
      counterpart: .schemas([".reminders.updateReminder"], since: "iOS 27")
    ),
    SystemIntentClass(
      "INSnoozeTasksIntent", .listsAndNotes,
      availability: [.iOS("13.0"), .watchOS("6.0")],
      parameters: [
        SystemIntentParameter("tasks", "[INTask]?", "INSnoozeTasksTaskResolutionResult", isEssential: true),
        SystemIntentParameter("nextTriggerTime", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("all", "Bool?"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("snoozedTasks", "[INTask]?")
      ],
      counterpart: .schemas([".reminders.updateReminder"], since: "iOS 27", "change the due date", isInferred: true)
    ),
  ]
}
