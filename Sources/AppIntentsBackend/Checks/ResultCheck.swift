import SwiftCode

/// What `perform()` declares is what it gives.
enum ResultCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.visits.flatMap { file, visit -> [MigrationFault] in
      guard case .declaration(.function(let function)) = visit.node, function.name == "perform" else { return [] }
      let declared = Set(function.result?.constituents.map(\.baseName) ?? [])
      guard declared.contains("IntentResult") else {
        return declared == ["Never"] ? [] : [fault("'perform()' declares no result", file, visit)]
      }
      let results = file.visits.filter { inner in
        inner.ancestors.starts(with: visit.ancestors + [visit.node]) && inner.isResult
      }.compactMap(\.call)
      if results.isEmpty {
        return [fault("'perform()' gives no result", file, visit)]
      }
      return results.compactMap { call in
        let given = call.labels.compactMap { protocols[$0] } + ["IntentResult"]
        guard Set(given) != declared else { return nil }
        return fault(
          "'perform()' declares \(declared.sorted()) and gives \(given.sorted())", file, visit)
      }
    }
  }

  private static let protocols = [
    "dialog": "ProvidesDialog", "opensIntent": "OpensIntent", "snippetIntent": "ShowsSnippetIntent",
    "value": "ReturnsValue", "view": "ShowsSnippetView",
  ]
}

extension SwiftVisit {
  /// Whether it is `.result(…)`.
  fileprivate var isResult: Bool { call?.function == .implicitMember("result") }
}
