// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents
#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
import CoreSpotlight
#endif

public struct LibraryBookAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    public static let defaultQuery = LibraryBookAppEntityQuery()

    @Property(title: "Author")
    public var author: String?

    #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
    @Property(title: "Pages", indexingKey: \.pageCount)
    #else
    @Property(title: "Pages")
    #endif
    public var pages: Int?

    @Property(title: "Due Back")
    public var dueBack: DateComponents?

    public var id: String
    public var displayString: String

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    public init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
