// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineGallery

@Suite("ProgramLanguages")
struct ProgramLanguagesTests {
    @Test("has the languages of the app's catalogs and of lproj folders, the source language first")
    func languages() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ProgramLanguages.all(beside: folder) == ["en"])
        try write(
            catalog(source: "fr", others: ["de", "ar"]),
            to: folder,
            "App_Feature.resources/Localizable.xcstrings"
        )
        try write(
            catalog(source: "en", others: ["xx"]),
            to: folder,
            "Vitrine_VitrineCore.resources/Localizable.xcstrings"
        )
        try write("\"a\" = \"b\";", to: folder, "App_Other.resources/pt-BR.lproj/Localizable.strings")
        try write("no catalog", to: folder, "App_Other.resources/Broken.xcstrings")
        #expect(ProgramLanguages.all(beside: folder) == ["fr", "ar", "de", "pt-BR"])
    }

    @Test("has the languages of the catalogs that the program names, in a folder of several programs")
    func programs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, language) in [("Apps_Mine", "fr"), ("Apps_MineToo", "de"), ("Theirs_Mine", "ar")] {
            let path = "\(name).resources/Localizable.xcstrings"
            try write(catalog(source: "en", others: [language]), to: folder, path)
        }
        let languages = [
            "\0Apps_Mine.resources\0": ["en", "fr"],
            "Apps_MineToo.resources": ["en", "de"],
            ".resources Theirs_Mine.resourc and more, /build/Apps_Mine.resources": ["en", "fr"],
            "names none": ["en", "ar", "de", "fr"],
            "": ["en", "ar", "de", "fr"],
        ]
        for (image, expected) in languages {
            try write(image, to: folder, "program")
            let program = folder.appendingPathComponent("program")
            #expect(ProgramLanguages.all(beside: folder, of: program) == expected, "\(image)")
        }
    }

    private func catalog(source: String, others: [String]) -> String {
        let localizations = others.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"v\"}}" }
        return "{\"sourceLanguage\":\"\(source)\",\"version\":\"1.0\",\"strings\":{\"key\":{\"localizations\":{"
            + localizations.joined(separator: ",") + "}}}}"
    }

    private func write(_ text: String, to folder: URL, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
