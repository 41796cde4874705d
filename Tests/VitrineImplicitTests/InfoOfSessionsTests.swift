// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

/// What InfoOfSessions.swift in EveryModule calls.
@MainActor
@Suite struct InfoOfSessionsTests {
    private static let list = """
        <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>Shop</string><key>CFBundleVersion</key><string>7</string>
        </dict></plist>
        """

    /// A bundle of files.
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(UUID().uuidString)")
        for (path, text) in files.merging(["Info.plist": Self.list], uniquingKeysWith: { $1 }) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(url: folder))
    }

    private func remove(_ bundle: Bundle) { try? FileManager.default.removeItem(at: bundle.bundleURL) }

    /// What a session reads in a language.
    private func read(_ bundle: Bundle, _ language: String) -> (name: String?, version: String?, values: Int?) {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        session.preferences = SessionPreferences(locale: Locale(identifier: language), timeZone: .current)
        defer { withExtendedLifetime(host) {} }
        return SessionContext.$current.withValue(session) {
            (
                bundle._infoInSession("CFBundleDisplayName") as? String,
                bundle._infoInSession("CFBundleVersion") as? String, bundle._localizedInfoInSession?.count
            )
        }
    }

    @Test(arguments: [
        [
            "en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Shop\";",
            "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Laden\";",
        ],
        [
            "InfoPlist.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleDisplayName": {"localizations": {
                "en": {"stringUnit": {"state": "new", "value": "Shop"}},
                "de": {"stringUnit": {"state": "translated", "value": "Laden"}}}}}}
            """
        ],
    ])
    func `each session reads values in its language`(files: [String: String]) throws {
        let bundle = try bundle(files)
        defer { remove(bundle) }
        for (language, name) in [("de_DE", "Laden"), ("en_US", "Shop"), ("fr_FR", "Shop"), ("de_AT", "Laden")] {
            let read = read(bundle, language)
            #expect(read.name == name, "\(language)")
            #expect(read.version == "7", "what the table does not have is the list's")
            #expect(read.values == 1)
        }
    }

    @Test func `a bundle without the table has the list's values`() throws {
        let bundle = try bundle([:])
        defer { remove(bundle) }
        let read = read(bundle, "de_DE")
        #expect(read.name == "Shop")
        #expect(read.values == nil)
        #expect(bundle._infoInSession("Other") == nil)
    }
}
