// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import VitrineLayout

@Suite struct FontRegistryTests {
    private let slab = TestFont(family: "Registry Slab", ascent: 1_200, descent: 400, gap: 100)

    @Test func aFaceSaysItsNamesAndMeasures() throws {
        let face = try #require(try FontTables.faces(of: slab.file).first)
        #expect(face.postScriptName == "RegistrySlab-Regular")
        #expect(face.fullName == "Registry Slab Regular")
        #expect(face.family == "Registry Slab")
        #expect(face.weight == 400)
        #expect(face.weights == nil)
        #expect(!face.isItalic)
        #expect(!face.isPostScript)
        #expect((face.metrics.ascent, face.metrics.descent, face.metrics.gap) == (1.2, 0.4, 0.1))
        #expect(face.metrics.capHeight == 0.7)
        let oblique = TestFont(family: "Registry Slab", style: "Black Italic", weight: 900, isItalic: true)
        let other = try #require(try FontTables.faces(of: oblique.file).first)
        #expect((other.weight, other.isItalic) == (900, true))
    }

    @Test func theFacesOfACollectionBecomeFilesOfTheirOwn() throws {
        let bold = TestFont(family: "Registry Slab", style: "Bold", weight: 700, advance: 950)
        let faces = try FontTables.faces(of: TestFont.collection([slab, bold]))
        #expect(faces.map(\.postScriptName) == ["RegistrySlab-Regular", "RegistrySlab-Bold"])
        for face in faces { #expect(try FontTables.faces(of: face.file) == [face]) }
    }

    /// Whatever is cut off or changed, there is an answer or an error, never a trap.
    @Test(arguments: [false, true]) func brokenFilesAreErrors(isCollection: Bool) throws {
        let file = isCollection ? TestFont.collection([slab, slab]) : slab.file
        for length in stride(from: 0, to: file.count, by: 7) {
            #expect(throws: FontTables.Failure.self) { try FontTables.faces(of: file.prefix(length)) }
        }
        var generator = SeededGenerator(seed: 18)
        for _ in 0..<2_000 {
            var broken = file
            for _ in 0..<4 { broken[generator.below(min(file.count, 700))] = UInt8(generator.below(256)) }
            _ = try? FontTables.faces(of: broken)
        }
        for text in ["", "a", "OTTO", "wOF2 and more", "<html><body>404</body></html>"] {
            #expect(throws: FontTables.Failure.self) { try FontTables.faces(of: Data(text.utf8)) }
        }
    }

    @Test(arguments: ["RegistrySlab-Regular", "Registry Slab Regular", "Registry Slab", "registry slab"])
    func aFontIsFoundByEachOfItsNames(name: String) throws {
        let registry = FontRegistry()
        #expect(registry.font(named: name) == nil)
        let bold = TestFont(family: "Registry Slab", style: "Bold", weight: 700, advance: 950)
        let heavy = try registry.register(bold.file)
        let regular = try registry.register(slab.file)
        #expect(registry.font(named: name) == regular.first)
        #expect(registry.font(named: "RegistrySlab-Bold") == heavy.first)
        #expect(registry.font(named: "Registry") == nil)
        #expect(registry.names(near: "RegistrySlab-Italic") == ["RegistrySlab-Bold", "RegistrySlab-Regular"])
    }

    @Test func theNearestFaceOfTheFamilyServesAWeight() throws {
        let registry = FontRegistry()
        let styles = [("Light", 300, false), ("Regular", 400, false), ("Bold", 700, false), ("Italic", 400, true)]
        let fonts = try styles.flatMap { style, weight, isItalic in
            try registry.register(
                TestFont(family: "Weights", style: style, weight: weight, isItalic: isItalic).file)
        }
        _ = try registry.register(TestFont(family: "Others", style: "Semibold", weight: 600).file)
        func name(_ weight: Int, _ isItalic: Bool = false) -> String {
            registry.font(like: fonts[1], weight: weight, isItalic: isItalic).postScriptName
        }
        let expected = ["Light", "Light", "Regular", "Regular", "Bold", "Bold"].map { "Weights-\($0)" }
        #expect([100, 300, 400, 500, 600, 900].map { name($0) } == expected)
        #expect(name(700, true) == "Weights-Italic")
        #expect(fonts[1].isThickened(for: 600))
        #expect(!fonts[1].isThickened(for: 500))
        #expect(!fonts[2].isThickened(for: 900))
    }

    @Test func whatWasTakenOutIsNotFoundAndStaysToBeDrawn() throws {
        let registry = FontRegistry()
        let place = URL(fileURLWithPath: "/fonts/Slab.ttf")
        let font = try #require(try registry.register(slab.file, from: place).first)
        #expect(registry.contains(source: place))
        #expect(registry.unregister(source: place))
        #expect(!registry.unregister(source: place))
        #expect(registry.font(named: "Registry Slab") == nil)
        #expect(registry.font(identifier: font.identifier) == font)
    }

    @Test func theSameBytesAreTheSameFont() throws {
        let registry = FontRegistry()
        let first = try registry.register(slab.file)
        #expect(try registry.register(slab.file) == first)
        #expect(registry.fonts.count == 1)
        var wider = slab
        wider.advance += 1
        #expect(try registry.register(wider.file).first?.identifier != first.first?.identifier)
    }
}
