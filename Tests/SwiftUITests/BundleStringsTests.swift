// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineLayout
import VitrineTesting

private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "home.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Rick and Morty"}},
        "de": {"stringUnit": {"state": "translated", "value": "Rick und Morty"}}}},
      "english.only": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Only here"}}}},
      "%@ of %@": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%2$@, %1$@"}}}},
      "%lld episodes": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld episode"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld episodes"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld odcinek"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld odcinki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld odcinków"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld odcinka"}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
        "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
      "%lld in %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg folder"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}}
    }}
    """

/// Every way to a table's strings, in modules that know nothing of this one, too (`FoundationOnly`).
@Suite("Strings of bundles")
struct BundleStringsTests {
    private let folder = TableFolder(["Localizable.xcstrings": catalog])

    private func session(_ locale: String) -> SessionContext {
        SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), locale: Locale(identifier: locale))
    }

    private func reading<T>(_ locale: String, _ body: () -> T) -> T {
        SessionContext.$current.withValue(session(locale)) { body() }
    }

    @Test("come from the catalogue, in the session's language, else in the process's")
    func readsCatalog() {
        #expect(FoundationOnly.title(folder.bundle) == "Rick and Morty")
        #expect(reading("de_AT") { FoundationOnly.title(folder.bundle) } == "Rick und Morty")
        #expect(reading("de_AT") { FoundationOnly.localized("home.title", folder.bundle) } == "Rick und Morty")
        #expect(reading("de_AT") { String(localized: "home.title", bundle: folder.bundle) } == "Rick und Morty")
        #expect(reading("de_DE") { FoundationOnly.localized("english.only", folder.bundle) } == "Only here")
        #expect(FoundationOnly.localized("device", folder.bundle) == "Tap")
    }

    @Test("are the default, else the key, where the table has none")
    func fallsBack() {
        let bundle = folder.bundle
        #expect(bundle.localizedString(forKey: "no.such.key", value: "Default", table: nil) == "Default")
        #expect(bundle.localizedString(forKey: "no.such.key", value: "", table: nil) == "no.such.key")
        #expect(bundle.localizedString(forKey: "no.such.key", value: nil, table: "") == "no.such.key")
        #expect(bundle.localizedString(forKey: "home.title", value: "Default", table: "Other") == "Default")
        #expect(NSLocalizedString("Any words", comment: "") == "Any words")
    }

    @Test(
        "choose their plural when values are filled in",
        arguments: [(1, "1 odcinek"), (3, "3 odcinki"), (5, "5 odcinków")])
    func choosesPlurals(count: Int, text: String) {
        let bundle = folder.bundle
        #expect(reading("pl_PL") { FoundationOnly.episodes(count, bundle) } == text)
        #expect(reading("pl_PL") { FoundationOnly.localized("%lld episodes", bundle, count) } == text)
        #expect(reading("pl_PL") { FoundationOnly.localEpisodes(count, bundle) } == text)
        let german = Locale(identifier: "de_DE")
        #expect(reading("pl_PL") { FoundationOnly.episodes(count, bundle, locale: german) } == [text, text])
        #expect(
            reading("en_US") { FoundationOnly.episodes(count, bundle) }
                == (count == 1 ? "1 episode" : "\(count) episodes"))
    }

    @Test("put values where the translation wants them")
    func placesValues() {
        let bundle = folder.bundle
        #expect(FoundationOnly.localized("%@ of %@", bundle, "Earth", "C-137") == "C-137, Earth")
        #expect(FoundationOnly.localized("%lld in %lld", bundle, 1, 2) == "1 file in 2 folders")
        #expect(FoundationOnly.localized("%lld in %lld", bundle, 3, 1) == "3 files in 1 folder")
    }

    @Test("write numbers as the user does where the format is localised, and plainly where it is not")
    func writesNumbers() {
        let bundle = folder.bundle
        #expect(reading("de_DE") { FoundationOnly.localEpisodes(1200, bundle) } == "1.200 episodes")
        #expect(reading("de_DE") { FoundationOnly.episodes(1200, bundle) } == "1200 episodes")
        #expect(String(format: "%05.1f|%@|%%", 2.25, "a") == "002.2|a|%")
    }

    @Test("of a language's own folder have that language")
    func readsLanguageFolders() throws {
        let folder = TableFolder([
            "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
            "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
            "Base.lproj/Localizable.strings": "\"base\" = \"Everybody\";",
        ])
        let path = try #require(folder.bundle.path(forResource: "de", ofType: "lproj"))
        let german = try #require(Bundle(path: path))
        #expect(reading("en_US") { NSLocalizedString("greeting", bundle: german, comment: "") } == "Hallo")
        #expect(reading("en_US") { NSLocalizedString("greeting", bundle: folder.bundle, comment: "") } == "Hello")
        #expect(reading("de_DE") { NSLocalizedString("base", bundle: folder.bundle, comment: "") } == "Everybody")
    }

    @Test("say once that a key is missing")
    func diagnosesMissingKeys() {
        let host = TestHost(Missing(bundle: folder.bundle))
        let missing = host.scene.diagnostics.recorded.filter { $0.code == .missingString }
        #expect(missing.count == 1)
        #expect(missing.first?.message.contains("no.such.key") == true)
    }

    @Test("are in the language of the view that asks, and follow it")
    func followsLanguage() throws {
        let host = TestHost(Screen(bundle: folder.bundle))
        #expect(try host.find(identifier: "title").label == "Rick and Morty")
        try host.find(role: .button, label: "German").tap()
        #expect(try host.find(identifier: "title").label == "Rick und Morty")
    }
}

private struct Missing: View {
    let bundle: Bundle

    var body: some View {
        VStack {
            Text(verbatim: FoundationOnly.localized("no.such.key", bundle))
            Text(verbatim: FoundationOnly.localized("no.such.key", bundle))
            Text(verbatim: bundle.localizedString(forKey: "with.default", value: "Default", table: nil))
        }
    }
}

private struct Screen: View {
    let bundle: Bundle
    @State private var language = "en"

    var body: some View {
        VStack {
            Title(bundle: bundle)
            Button("German") { language = "de" }
        }
        .environment(\.locale, Locale(identifier: language))
    }

    struct Title: View {
        let bundle: Bundle

        var body: some View {
            Text(verbatim: FoundationOnly.title(bundle)).accessibilityIdentifier("title")
        }
    }
}

/// A folder that looks like the resources of a package, gone with the test.
private final class TableFolder {
    let bundle: Bundle
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")

    init(_ files: [String: String]) {
        for (name, content) in files {
            let file = url.appendingPathComponent(name)
            try! FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try! Data(content.utf8).write(to: file)
        }
        bundle = Bundle(path: url.path)!
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
