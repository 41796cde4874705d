// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineText

@testable import VitrineWeb

/// Writes the page on which EndToEnd/test_text_agreement.py compares the browser's widths with the engine's.
///
/// The page is rendered by what renders every page, and carries the fonts' rules; beside it stand the lines that the
/// engine laid out. The files go to .cache/agreement of the repository.
@MainActor @Suite struct TextAgreementTests {
    private static let repository: URL? = {
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Scripts/setup-fonts").path) {
                return folder
            }
        }
        return nil
    }()

    /// What the browser has to confirm of one text.
    private struct Expectation: Encodable {
        struct Line: Encodable {
            var text: String
            /// The left end of the line's ink, from the left edge of the layer.
            var left: Double
            var width: Double
            /// Stretches with a look of their own.
            var pieces: Int
            /// From the top of the layer to the line's baseline.
            var baseline: Double
            /// Whether the line ends inside a word, for want of room.
            var endsInWord: Bool
        }

        var layer: Int
        var kind: String
        var font: String
        var size: Double
        var lines: [Line]
    }

    private func texts(_ layer: Layer) -> [(Layer, DisplayText)] {
        var found: [(Layer, DisplayText)] = []
        if case .text(let text) = layer.content { found.append((layer, text)) }
        return found + layer.children.flatMap(texts)
    }

    private func lines(_ text: DisplayText) -> [Expectation.Line] {
        var rest = Substring(text.string)
        return text.lines.map { line in
            let string = line.fragments.map(\.string).joined()
            rest = rest.drop { $0 == " " }.dropFirst(string.count)
            let left = line.fragments.map(\.x).min() ?? 0
            let right = line.fragments.map { $0.x + $0.width }.max() ?? 0
            let pieces = line.fragments.flatMap { TextDeclarations.pieces($0, of: text) }
            return Expectation.Line(
                text: pieces.map(\.string).joined(), left: left, width: right - left,
                pieces: pieces.count, baseline: line.baseline,
                endsInWord: rest.first.map { $0.isLetter } ?? false)
        }
    }

    @Test func writesThePageOfSamples() throws {
        let repository = try #require(Self.repository)
        let fonts = TextEngine.fontDirectory(repository: repository)
        let log = DiagnosticLog()
        let engine = try TextEngine.make(fontDirectory: fonts) { log.append($0) }
        try FontRegistry.shared.register(AgreementSample.slab.file)
        try FontRegistry.shared.register(Data(contentsOf: fonts.appendingPathComponent("VitrineSerif.ttf")))
        let scene = SceneHost(
            AgreementPage(), session: SessionContext(textEngine: engine),
            viewport: VitrineCore.Viewport(width: 1200, height: 20_000))
        scene.flush()
        #expect(log.all.isEmpty, "every sample has a font: \(log.all)")

        let found = texts(scene.display.root)
        #expect(found.map(\.1.string) == AgreementSample.all.map(\.text))
        #expect(found.count >= 200)
        let expectations = zip(found, AgreementSample.all).map { pair, sample in
            Expectation(
                layer: pair.0.id, kind: sample.kind.rawValue,
                font:
                    "\(sample.design) \(sample.size) \(sample.weight) \(sample.isItalic ? "italic" : "") \(sample.name ?? "")",
                size: Double(sample.size), lines: lines(pair.1))
        }
        #expect(expectations.filter { $0.lines.count > 1 }.count >= 80, "enough texts are broken into lines")

        let folder = repository.appendingPathComponent(".cache/agreement")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let faces = FontFaces(fontFolder: fonts)
        let head = PageHead(title: "Agreement", nonce: "n0nce", fontAddress: faces.preloaded)
        let page = PageRenderer.render(scene.display, head: head).html
        try Data(page.utf8).write(to: folder.appendingPathComponent("page.html"))
        try Data(faces.css().utf8).write(to: folder.appendingPathComponent("faces.css"))
        var files = Dictionary(faces.faces.map { ($0.name, $0.file.path) }) { first, _ in first }
        for font in try AgreementSample.names.map({ try #require(FontRegistry.shared.font(named: $0)) }) {
            let file = folder.appendingPathComponent("\(FontFaces.family(font.identifier)).ttf")
            try Data(font.bytes).write(to: file)
            files["fonts/\(file.lastPathComponent)"] = file.path
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(files).write(to: folder.appendingPathComponent("files.json"))
        try encoder.encode(expectations).write(to: folder.appendingPathComponent("lines.json"))
    }
}
