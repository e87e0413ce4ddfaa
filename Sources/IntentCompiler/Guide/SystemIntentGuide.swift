internal import IntentSemantics
internal import SourceDiagnostics

/// The intents of the system, by domain: what there is, whether Siri still performs it, and what took its place.
public enum SystemIntentGuide {
  /// A name that the catalogue does not have; the description says which are like it.
  public struct UnknownName: Error, Sendable, CustomStringConvertible {
    /// One clause, for example `there is no domain 'mesaging'; did you mean 'Messaging'?`.
    public let description: String
  }

  /// The intents of all domains, or of one.
  ///
  /// - Parameters:
  ///   - domain: What people call the domain, for example `messages`; nil for all of them.
  ///   - format: The form of the answer.
  /// - Returns: The text, which ends with a line feed.
  /// - Throws: An error if there is no such domain, or if the name may mean more than one.
  public static func text(domain: String? = nil, format: ListRequest.Format = .table) throws(UnknownName) -> String {
    var domains = SystemIntentDomain.allCases
    if let domain {
      do {
        domains = [try SystemIntentCatalogue.domain(matching: domain)]
      } catch {
        throw UnknownName(description: error.description)
      }
    }
    let intents = Dictionary(grouping: SystemIntentCatalogue.all, by: \.domain)
    let listing = SystemIntentListing(domains: domains.map { ($0, intents[$0] ?? []) })
    return switch format {
    case .table: listing.table
    case .json: listing.json.text(.indented) + "\n"
    }
  }
}
