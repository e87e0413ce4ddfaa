import Localization
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("de.lproj", "de", "de"), ("zh-Hans.lproj", "zh-Hans", "zh-Hans"), ("pt_BR.lproj", "pt_BR", "pt-BR"),
      ("English.lproj", "English", "en"), ("zh_hant_tw.lproj", "zh_hant_tw", "zh-Hant-TW"),
      ("es-419.lproj", "es-419", "es-419"), ("iw.lproj", "iw", "he"), ("EN-gb.lproj", "EN-gb", "en-GB"),
      ("zh_TW.lproj", "zh_TW", "zh-Hant"), ("kab.lproj", "kab", "kab"), ("-.lproj", "-", "-"),
      ("ca-valencia.lproj", "ca-valencia", "ca-valencia"), ("fil_PH.lproj", "fil_PH", "fil-PH"),
    ])
  func `a folder names its language as it is spelt and as it is compared`(
    folder: String, spelling: String, identifier: String
  ) throws {
    let language = try #require(LanguageFolder(folderName: folder)?.language)
    #expect(language.spelling == spelling && language.description == spelling)
    #expect(language.identifier == identifier)
    #expect(language == LanguageName(identifier) && Set([language, LanguageName(identifier)]).count == 1)
  }

  @Test func `some folders are for no language`() {
    #expect(LanguageFolder(folderName: "Base.lproj")?.content == .base)
    #expect(LanguageFolder(folderName: "mul.lproj")?.content == .multiple)
    for name in ["", ".lproj", "de", "de.lproj.bak", "lproj"] {
      #expect(LanguageFolder(folderName: name) == nil, "\(name)")
    }
  }

  @Test func `regions make different languages`() {
    #expect(LanguageName("pt-BR") != LanguageName("pt"))
    #expect(LanguageName("zh-Hans") != LanguageName("zh-Hant"))
  }
}
