import Foundation
import TestSupport
import Testing

@Suite("The list of the system's intents")
struct SystemIntentListTests {
  @Test("all domains are listed without a path")
  func table() throws {
    try Workspace.with { workspace throws in
      let outcome = try workspace.run(["list", "--domains"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("  IN") } == 61)
      #expect(lines.count { !$0.hasPrefix(" ") } == 14)
      let message = try #require(lines.first { $0.contains("INSendMessageIntent ") })
      #expect(message.contains("performs") && message.contains("iOS 10.0, macOS 12.0, watchOS 3.2"))
      #expect(message.contains("'.messages.sendMessage'"))
      #expect(lines.contains { $0.contains("INSetRadioStationIntent ") && $0.contains("withdrawn") })
      #expect(lines.contains { $0.contains("INStartAudioCallIntent ") && $0.contains("deprecated") })
      #expect(lines.contains { $0.contains("INGetReservationDetailsIntent ") && $0.contains("donated only") })
    }
  }

  @Test("JSON tells what the catalogue knows", arguments: ["messages", "Messaging", "MESSAGING", "message"])
  func json(name: String) throws {
    try Workspace.with { workspace throws in
      let outcome = try workspace.run(["list", "--domain", name, "--json"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let root = try #require(try JSONSerialization.jsonObject(with: outcome.outputData) as? [String: Any])
      #expect(root["formatVersion"] as? Int == 1)
      let domains = try #require(root["domains"] as? [[String: Any]])
      #expect(domains.compactMap { $0["name"] as? String } == ["Messaging"])
      let intents = try #require(domains.first?["intents"] as? [[String: Any]])
      let send = try #require(intents.first { $0["className"] as? String == "INSendMessageIntent" })
      #expect(send["isPerformedBySiri"] as? Bool == true)
      #expect((send["responseCodes"] as? [String])?.count == 8)
      let parameters = try #require(send["parameters"] as? [[String: Any]])
      #expect(parameters.first?["resolutionResult"] as? String == "INSendMessageRecipientResolutionResult")
    }
  }

  @Test("a wrong name is explained")
  func wrongNames() throws {
    try Workspace.with { workspace throws in
      let ambiguous = try workspace.run(["list", "--domain", "car"])
      #expect(ambiguous.status == 64 && ambiguous.errors.contains("may be 'Car Commands' or 'CarPlay'"))
      let misspelt = try workspace.run(["list", "--domain", "mesaging"])
      #expect(misspelt.status == 64 && misspelt.errors.contains("did you mean 'Messaging'?"))
    }
  }
}
