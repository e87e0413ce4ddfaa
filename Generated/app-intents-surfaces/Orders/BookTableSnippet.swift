// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import SwiftUI

/// What ‘Book a Table’ shows in the end.
struct BookTableSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Book a Table"
    static let isDiscoverable = false
    static let persistentIdentifier = "BookTableSnippet"

    @Parameter(title: "Table")
    var tableName: String?

    @Parameter(title: "Date")
    var date: DateComponents?

    @Parameter(title: "Guests")
    var guests: Int?

    @Parameter(title: "Area")
    var `in`: SeatingAreaAppEnum?

    @Parameter(title: "Group Name")
    var groupName: String?

    init() {
    }

    init(
        tableName: String? = nil,
        date: DateComponents? = nil,
        guests: Int? = nil,
        in: SeatingAreaAppEnum? = nil,
        groupName: String? = nil
    ) {
        self.tableName = tableName
        self.date = date
        self.guests = guests
        self.in = `in`
        self.groupName = groupName
    }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Called whenever the snippet is drawn: look values up if need be, and change nothing.
        return .result(
            view: BookTableSnippetView(
                tableName: tableName,
                date: date,
                guests: guests,
                in: `in`,
                groupName: groupName
            )
        )
    }
}

/// What the snippet of ‘Book a Table’ looks like.
struct BookTableSnippetView: View {
    let tableName: String?
    let date: DateComponents?
    let guests: Int?
    let `in`: SeatingAreaAppEnum?
    let groupName: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text(LocalizedStringResource("Book a Table")).font(.headline)
            if let tableName {
                LabeledContent {
                    Text(LocalizedStringResource("\(tableName)"))
                } label: {
                    Text(LocalizedStringResource("Table"))
                }
            }
            if let date {
                LabeledContent {
                    Text(LocalizedStringResource("\(Calendar.current.date(from: date) ?? .now, format: .dateTime)"))
                } label: {
                    Text(LocalizedStringResource("Date"))
                }
            }
            if let guests {
                LabeledContent {
                    Text(LocalizedStringResource("\(guests)"))
                } label: {
                    Text(LocalizedStringResource("Guests"))
                }
            }
            if let `in` {
                LabeledContent {
                    Text(LocalizedStringResource("\(`in`)"))
                } label: {
                    Text(LocalizedStringResource("Area"))
                }
            }
            if let groupName {
                LabeledContent {
                    Text(LocalizedStringResource("\(groupName)"))
                } label: {
                    Text(LocalizedStringResource("Group Name"))
                }
            }
        }
    }
}

#endif
