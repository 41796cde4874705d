// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout

private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "home.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Rick and Morty"}},
        "de": {"stringUnit": {"state": "translated", "value": "Rick und Morty"}}}},
      "english.only": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Only here"}}}},
      "bare": {},
      "%lld episodes": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld episode"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld episodes"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld odcinek"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld odcinki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld odcinków"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld odcinka"}}}}}}},
      "%@ of %@": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%2$@, %1$@"}}}},
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

@MainActor
@Suite("Localised strings")
struct LocalizationTests {
    private func text(_ key: LocalizedStringKey, _ bundle: Bundle, _ locale: String = "en_US") -> String? {
        TextMount(Text(key, bundle: bundle).environment(\.locale, Locale(identifier: locale)), width: 2000)
            .texts.first?.string
    }

    @Test("come from the catalogue of a bundle, in the language of the place")
    func readsCatalog() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        #expect(text("home.title", folder.bundle) == "Rick and Morty")
        #expect(text("home.title", folder.bundle, "de_AT") == "Rick und Morty")
        #expect(text("english.only", folder.bundle, "de_DE") == "Only here")
        #expect(text("bare", folder.bundle) == "bare")
    }

    @Test("choose the plural of their number")
    func choosesPlurals() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        #expect(text("\(1) episodes", folder.bundle) == "1 episode")
        #expect(text("\(0) episodes", folder.bundle) == "0 episodes")
        #expect(text("\(1200) episodes", folder.bundle) == "1,200 episodes")
        #expect(text("\(3) episodes", folder.bundle, "pl_PL") == "3 odcinki")
        #expect(text("\(5) episodes", folder.bundle, "pl_PL") == "5 odcinków")
        #expect(text("\(12) episodes", folder.bundle, "pl_PL") == "12 odcinków")
    }

    @Test("put values where the translation wants them")
    func placesValues() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        #expect(text("\("Earth") of \("C-137")", folder.bundle) == "C-137, Earth")
        #expect(text("\(1) in \(2)", folder.bundle) == "1 file in 2 folders")
        #expect(text("\(50)% of \(2.5, format: .number)", folder.bundle) == "50% of 2.5")
    }

    @Test("keep the look of texts inside them")
    func keepsLooks() throws {
        let mount = TextMount(Text("a \(Text(verbatim: "b").bold()) c"))
        #expect(mount.texts.first?.string == "a b c")
        #expect(mount.texts.first?.styles.map(\.font.weight) == [400, 600, 400])
    }

    @Test("come from strings files, too")
    func readsStringsFiles() throws {
        let folder = try ResourceFolder([
            "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
            "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
        ])
        #expect(text("greeting", folder.bundle) == "Hello")
        #expect(text("greeting", folder.bundle, "de_DE") == "Hallo")
    }

    @Test("follow a new language where they are shown")
    func followsLanguage() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        let bundle = folder.bundle
        let model = Language()
        let mount = TextMount(LanguageScreen(model: model, bundle: bundle))
        #expect(mount.texts.map(\.string) == ["Rick and Morty", "Rick and Morty"])
        model.identifier = "de"
        mount.scene.flush()
        #expect(mount.texts.map(\.string) == ["Rick und Morty", "Rick und Morty"])
    }

    @Test("are found by String(localized:) in the session's language")
    func stringsInSession() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        let bundle = folder.bundle
        #expect(String(localized: String.LocalizationValue("home.title"), bundle: bundle) == "Rick and Morty")
        #expect(String(localized: "\(2) episodes", bundle: bundle) == "2 episodes")
        #expect(String(localized: "nobody.knows", defaultValue: "Default \(1)", bundle: bundle) == "Default 1")
        #expect(String(localized: "nobody.knows.this", bundle: bundle) == "nobody.knows.this")
        let german = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), locale: Locale(identifier: "de_DE"))
        let found = SessionContext.$current.withValue(german) { String(localized: "home.title", bundle: bundle) }
        #expect(found == "Rick und Morty")
        let resource = LocalizedStringResource("home.title", bundle: .atURL(bundle.bundleURL))
        #expect(String(localized: resource) == "Rick and Morty")
    }

    @Test("say once when a key is missing from a table that exists")
    func diagnosesMissingKeys() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        let mount = TextMount(Text("no.such.key", bundle: folder.bundle))
        #expect(mount.lines == ["no.such.key"])
        #expect(mount.scene.diagnostics.recorded.filter { $0.code == .missingString }.count == 1)
        // In a second place too, and where a value is all there is.
        let places = TextMount(
            VStack {
                Text("no.such.key", bundle: folder.bundle)
                HStack { Text("no.such.key", bundle: folder.bundle) }
                Text("\(1) / \(2)", bundle: folder.bundle)
                Text("–", bundle: folder.bundle)
            })
        #expect(places.scene.diagnostics.recorded.filter { $0.code == .missingString }.count == 1)
        let known = TextMount(Text("bare", bundle: folder.bundle))
        #expect(!known.scene.diagnostics.contains(.missingString))
        let without = TextMount(Text("any words"))
        #expect(!without.scene.diagnostics.contains(.missingString))
    }

    @Test("say which language has no translation, and stay silent in the language of the keys")
    func diagnosesMissingTranslations() throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        let german = TextMount(
            Text("english.only", bundle: folder.bundle).environment(\.locale, Locale(identifier: "de_DE")))
        #expect(german.lines == ["Only here"])
        let found = german.scene.diagnostics.recorded.filter { $0.code == .missingString }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("english.only") == true)
        #expect(found.first?.message.contains("de_DE") == true)
        #expect(found.first?.message.contains("Localizable") == true)
        // A language that the table does not have at all is the app's choice.
        let french = TextMount(
            Text("english.only", bundle: folder.bundle).environment(\.locale, Locale(identifier: "fr_FR")))
        #expect(!french.scene.diagnostics.contains(.missingString))
        let english = TextMount(Text("english.only", bundle: folder.bundle))
        #expect(!english.scene.diagnostics.contains(.missingString))
        let table = TextMount(Text("a", tableName: "NoSuchTable", bundle: folder.bundle))
        #expect(table.scene.diagnostics.contains(.missingString))
    }

    @Test("asked for by a model, a missing key is told to the session's scene")
    func diagnosesInModels() async throws {
        let folder = try ResourceFolder(["Localizable.xcstrings": catalog])
        let bundle = folder.bundle
        let scene = SceneHost(Text(verbatim: "x"), session: .fixture())
        for _ in 0..<2 {
            SessionContext.$current.withValue(scene.graph.session) {
                _ = String(localized: "model.key", bundle: bundle)
            }
        }
        while !scene.diagnostics.contains(.missingString) { await Task.yield() }
        await Task.yield()
        #expect(scene.diagnostics.recorded.filter { $0.message.contains("model.key") }.count == 1)
    }

    @Test("come from a table for another region or script where that is the same language")
    func matchesTables() throws {
        func table(_ languages: [String]) -> String {
            let entries = languages.map {
                "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
            }
            return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"k\": {\"localizations\": {"
                + entries.joined(separator: ",") + "}}}}"
        }
        let folder = try ResourceFolder(["Localizable.xcstrings": table(["en", "pt-BR", "zh-Hant", "es-419", "es"])])
        #expect(text("k", folder.bundle, "pt_PT") == "pt-BR")
        #expect(text("k", folder.bundle, "zh_TW") == "zh-Hant")
        #expect(text("k", folder.bundle, "zh_HK") == "zh-Hant")
        #expect(text("k", folder.bundle, "zh_CN") == "en")
        #expect(text("k", folder.bundle, "es_MX") == "es-419")
        #expect(text("k", folder.bundle, "es_ES") == "es")
        #expect(text("k", folder.bundle, "en_GB") == "en")
    }

    @Test("come from stringsdict files, too")
    func readsStringsDictionaries() throws {
        let folder = try ResourceFolder([
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>%lld of %lld</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@found@ in %2$#@folders@</string>
            <key>found</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>nothing</string>
            <key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string></dict>
            <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld folder</string>
            <key>other</key><string>%lld folders</string></dict>
            </dict></dict></plist>
            """
        ])
        #expect(text("\(3) of \(1)", folder.bundle) == "3 files in 1 folder")
        #expect(text("\(0) of \(2)", folder.bundle) == "nothing in 2 folders")
        #expect(text("\(1) of \(1500)", folder.bundle) == "1 file in 1,500 folders")
    }

    @Test(
        "put numbers into C's specifiers",
        arguments: [
            ("%d", "42"), ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d", "00042"), ("%+d", "+42"), ("%x", "2a"),
            ("%X", "2A"), ("%o", "52"), ("%lld", "42"), ("%.1f", "42"),
        ])
    func formatsIntegers(_ specifier: String, _ text: String) {
        #expect(TextMount(Text("\(42, specifier: specifier)")).texts.first?.string == text)
    }

    @Test(
        "put fractions into C's specifiers",
        arguments: [
            ("%.1f", "1,234.5"), ("%lf", "1,234.500000"), ("%e", "1.234500e+03"), ("%.0f", "1,234"),
            ("%+.2f", "+1,234.50"),
        ])
    func formatsFractions(_ specifier: String, _ text: String) {
        #expect(TextMount(Text("\(1234.5, specifier: specifier)")).texts.first?.string == text)
    }

    @Test("show a percent sign as it is")
    func keepsPercentSigns() {
        #expect(TextMount(Text("100% sure")).lines == ["100% sure"])
        #expect(TextMount(Text("\(5)% sure")).lines == ["5% sure"])
        #expect(TextMount(Text("\(1234)")).lines == ["1,234"])
    }
}

@Observable
@MainActor
private final class Language {
    var identifier = "en"
}

private struct LanguageScreen: View {
    let model: Language
    let bundle: Bundle

    var body: some View {
        VStack {
            Text("home.title", bundle: bundle)
            Inner(bundle: bundle)
        }.environment(\.locale, Locale(identifier: model.identifier))
    }

    struct Inner: View {
        let bundle: Bundle

        var body: some View {
            Text(verbatim: String(localized: "home.title", bundle: bundle))
        }
    }
}
