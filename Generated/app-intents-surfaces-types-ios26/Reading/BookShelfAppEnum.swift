// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

import AppIntents

#if compiler(>=6.2) && !os(tvOS) && !os(watchOS)
@AppEnum(schema: .photos.albumType)
#endif
public enum BookShelfAppEnum: String, AppEnum {
    case wishlist
    case reading
    case finished

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shelf")
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .wishlist: DisplayRepresentation(title: "Wish List", synonyms: ["to read"]),
        .reading: "Reading",
        .finished: "Finished"
    ]
}
