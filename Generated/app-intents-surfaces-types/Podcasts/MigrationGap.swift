// Written by intentc for the gaps in migrated code.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The work of a handler that has not been moved yet.
enum MigrationGap: Error {
    case open

    /// A value that the code does not make yet.
    static func value<T>() throws -> T {
        throw MigrationGap.open
    }
}

// swiftformat:enable all
// swiftlint:enable all
