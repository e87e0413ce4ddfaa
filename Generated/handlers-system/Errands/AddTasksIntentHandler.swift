// Scaffolded by intentc from Errands.intentdefinition for INAddTasksIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INAddTasksIntent` of the domain Lists and Notes: “Add Tasks”.
///
/// “Adds tasks to one of your lists.”
///
/// - Suggested as “Add ${taskTitles}”
/// - In App Intents: schema '.reminders.createReminder' from iOS 27; one call creates one reminder.
class AddTasksIntentHandler: NSObject, INAddTasksIntentHandling {
    // MARK: - Resolving

    /// Resolves `targetTaskList`.
    ///
    /// - Value: `INTaskList`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        guard let targetTaskList = intent.targetTaskList else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        // - `.confirmationRequired(with:forReason:)`: `.listShouldBeCreated`.
        return .success(with: targetTaskList)
    }

    /// Resolves `taskTitles`.
    ///
    /// - Values: `INSpeakableString`
    /// - Asked for where there are none.
    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [Intents.INSpeakableStringResolutionResult] {
        guard let taskTitles = intent.taskTitles, !taskTitles.isEmpty else {
            return [.needsValue()]
        }
        return taskTitles.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.disambiguation(with:)`: The user chooses among several.
            return .success(with: value)
        }
    }

    /// Resolves `spatialEventTrigger`.
    ///
    /// - Value: `INSpatialEventTrigger`
    /// - May be missing.
    func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult {
        guard let spatialEventTrigger = intent.spatialEventTrigger else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: spatialEventTrigger)
    }

    /// Resolves `temporalEventTrigger`.
    ///
    /// - Value: `INTemporalEventTrigger`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent
    ) async -> INAddTasksTemporalEventTriggerResolutionResult {
        guard let temporalEventTrigger = intent.temporalEventTrigger else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        // - `.unsupported(forReason:)`: `.timeInPast`, `.invalidRecurrence`.
        return .success(with: temporalEventTrigger)
    }

    /// Resolves `priority`.
    ///
    /// - Value: `INTaskPriority`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult {
        if intent.priority == .unknown {
            return .notRequired()
        }
        return .success(with: intent.priority)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INAddTasksIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.inProgress`
        // - `.success`
        // - `.failureRequiringAppLaunch`
        let response = INAddTasksIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `modifiedTaskList`, `INTaskList?`
        // - `addedTasks`, `[INTask]?`
        return response
    }
}

#endif
