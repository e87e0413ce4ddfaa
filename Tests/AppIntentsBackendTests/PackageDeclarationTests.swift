import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The declaration of a package")
struct PackageDeclarationTests {
  private func files(_ options: MigrationOptions) throws -> [String: MigratedFile] {
    try IntentFixture.files([IntentFixture.intent()], options)
  }

  @Test("is public, and there from iOS 17 on")
  func declaration() throws {
    let file = try #require(files(MigrationOptions(packageName: "Kitchen"))["KitchenIntentsPackage.swift"])
    #expect(
      String(decoding: file.render(), as: UTF8.self) == """
        // Written by intentc for the app that has 'Kitchen'.

        import AppIntents

        @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
        public struct KitchenIntentsPackage: AppIntentsPackage {
        }

        """)
    #expect(file.record.remarks.map(\.verdict) == [.open])
    let later = try #require(
      files(MigrationOptions(target: .iOS17, packageName: "Kitchen"))["KitchenIntentsPackage.swift"])
    #expect(!String(decoding: later.render(), as: UTF8.self).contains("@available"))
  }

  @Test("is there only where the code is in a package")
  func absence() throws {
    #expect(try files(MigrationOptions()).keys.sorted() == ["MigrationGap.swift", "PaintHull.swift"])
  }
}
