/// What is to become of a use of the old world while the definition is there.
package enum LegacyOutlook: String, Sendable, Hashable, CaseIterable {
  /// It has to be changed: until then, nothing is done for the App Intents.
  case change
  /// It may stay as it is, and goes with the definition.
  case stay
}

extension LegacyAdvice {
  /// What is to become of a use that has a successor.
  package func outlook(of use: LegacyUse, _ successor: LegacySuccessor) -> LegacyOutlook {
    switch successor {
    case _ where use.kind == .frameworkResult: .change
    case .system: .stay
    case .nothing where use.kind.isGeneratedType: .stay
    case .type(let type) where use.kind == .handler && type.isBridged && type.asking == .unnamed: .change
    case .type(let type), .begun(let type): outlook(of: use, asksHandlers: type.isBridged)
    case .nothing, .all: outlook(of: use, asksHandlers: asksHandlers)
    }
  }

  private func outlook(of use: LegacyUse, asksHandlers: Bool) -> LegacyOutlook {
    switch use.kind {
    case .handler, .handlingProtocol: asksHandlers ? .stay : .change
    case .dispatcher, .continuation, .authorization: .stay
    case .donation, .suggestion, .relevance, .addToSiri, .widgetConfiguration, .timelineProvider, .interface,
      .vocabulary, .frameworkResult:
      .change
    case .deletion, .intentClass, .responseClass, .enumeration, .object, .resolutionResult, .unsupportedReason:
      use.stayingCount == use.count ? .stay : .change
    }
  }
}

extension LegacyOutlook {
  /// What code of the kind is called, for people.
  package var title: String {
    switch self {
    case .change: "Code to change"
    case .stay: "Code that may stay"
    }
  }
}
