import HandlerTrials
import IntentSemantics
import TestSupport
import Testing

/// Scaffolded handlers of all samples, whose open places are filled, run through everything that the definitions know.
@Suite("Outcomes of scaffolded handlers")
struct OutcomeTests {
  @Test("are those that the definition has, each of them", arguments: TrialConfiguration.allCases)
  func everyOutcome(configuration: TrialConfiguration) throws {
    let program = try TrialProgram.compiled(configuration)
    let plans = try Self.plans(for: configuration)
    let requests = plans.map { plan in
      TrialRequest.Handler(
        intent: plan.intent.className, handler: plan.intent.className + "Handler", trials: plan.trials.map(\.trial))
    }
    let records = try program.records(of: requests)
    var visits: Set<String> = []
    for (plan, records) in zip(plans, records) {
      var codes: Set<String> = []
      for (trial, record) in zip(plan.trials, records) {
        let faults = trial.faults(of: record)
        #expect(faults.isEmpty, "\(plan.intent.className): \(trial.trial.name)")
        visits.formUnion(record.visits)
        codes.insert(record.code)
      }
      // A handler of a widget's intent is never asked for an outcome.
      #expect(codes.isSuperset(of: plan.isHandled ? plan.codes : []), "\(plan.intent.className)")
    }
    let answers = Set(program.handlers.flatMap(\.answers))
    #expect(!answers.isEmpty)
    #expect(answers.subtracting(visits).sorted() == [], "answers that nothing has led to")
  }

  @Test("can be reached from every open place of the scaffold", arguments: TrialConfiguration.allCases)
  func everyOpenPlace(configuration: TrialConfiguration) throws {
    let program = try TrialProgram.compiled(configuration)
    #expect(program.handlers.count == (try Self.plans(for: configuration)).count)
    #expect(program.openCount == program.handlers.map(\.filledCount).reduce(0, +))
    #expect(program.openCount > program.handlers.count)
  }

  private static func plans(for configuration: TrialConfiguration) throws -> [TrialPlan] {
    try configuration.samples.flatMap { sample in
      let program = try sample.program()
      let tables = try TranslationFolder(of: sample)
      // An intent about which nobody is asked anything has no handler.
      return program.intents.map { TrialPlan($0, of: program, tables: tables) }.filter { !$0.trials.isEmpty }
    }
  }
}
