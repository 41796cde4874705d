// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Fonts are the process's, so each test has names of its own.
@MainActor
@Suite("Fonts that an app brings along")
struct CustomFontTests {
    /// A folder that is there for one test.
    private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try body(folder)
    }

    @discardableResult
    private func register(_ font: TestFont) throws -> RegisteredFont {
        try #require(try FontRegistry.shared.register(font.file).first)
    }

    private func own(_ font: RegisteredFont) -> DisplayFont.Family { .own(font.identifier) }

    @Test(
        "are drawn, and their lines are as high as the file says",
        arguments: ["Lines-Regular", "Lines Regular", "Lines"])
    func lines(name: String) throws {
        let font = try register(TestFont(family: "Lines", ascent: 1_500, descent: 500, gap: 250))
        let mount = TextMount(Text(verbatim: "aaaa bbbb").font(.custom(name, size: 20)), width: 60)
        #expect(mount.style?.font.family == own(font))
        #expect(!mount.scene.diagnostics.contains(.fontFallback))
        let drawn = try #require(mount.texts.first)
        #expect(drawn.lines.map(\.height) == [40, 40])
        #expect(drawn.lines.map(\.top) == [0, 45])
        #expect(drawn.lines.map(\.baseline) == [30, 75])
        #expect(mount.frames.first?.height == 85)
    }

    @Test("grow with the body style, another style or not at all")
    func sizes() throws {
        try register(TestFont(family: "Sizes"))
        func size(_ font: Font, step: Int) -> Double? {
            TextMount(Text(verbatim: "a").font(font), step: step).style?.font.size
        }
        let large = DynamicTypeSize(step: 3)
        func factor(_ style: Font.TextStyle) -> Double {
            Font.system(style).resolved(in: FontContext(dynamicTypeSize: large)).size
                / Font.system(style).resolved(in: FontContext()).size
        }
        #expect(size(.custom("Sizes", size: 20), step: 0) == 20)
        #expect(size(.custom("Sizes", size: 20), step: 3) == 20 * factor(.body))
        #expect(size(.custom("Sizes", size: 20, relativeTo: .largeTitle), step: 3) == 20 * factor(.largeTitle))
        #expect(size(.custom("Sizes", fixedSize: 20), step: 3) == 20)
        #expect(factor(.body) > factor(.largeTitle) && factor(.largeTitle) > 1)
    }

    @Test("take the family's face for a weight and a slant")
    func weights() throws {
        let regular = try register(TestFont(family: "Slab"))
        let bold = try register(TestFont(family: "Slab", style: "Bold", weight: 700, ascent: 1_300))
        let italic = try register(TestFont(family: "Slab", style: "Italic", isItalic: true))
        func family(_ text: Text) -> DisplayFont.Family? { TextMount(text).style?.font.family }
        let text = Text(verbatim: "a").font(.custom("Slab", size: 20))
        #expect(family(text) == own(regular))
        #expect(family(text.bold()) == own(bold))
        #expect(family(text.fontWeight(.heavy)) == own(bold))
        #expect(family(text.fontWeight(.medium)) == own(regular))
        #expect(family(text.italic()) == own(italic))
        #expect(family(Text(verbatim: "a").font(.custom("Slab-Bold", size: 20).weight(.regular))) == own(regular))
        #expect(TextMount(text.bold()).texts.first?.lines.first?.baseline == 26)
    }

    @Test("that are not registered are stood in for, and the diagnostic names those that are")
    func unregistered() throws {
        try register(TestFont(family: "Nearby"))
        let mount = TextMount(Text(verbatim: "a").font(.custom("Nearby-Blod", size: 20)))
        #expect(mount.style?.font.family == .sans)
        let diagnostic = try #require(mount.scene.diagnostics.recorded.first { $0.code == .fontFallback })
        #expect(diagnostic.message == "The font Nearby-Blod is not registered: the system font is used.")
        #expect(diagnostic.remedy.contains("Nearby-Regular"))
    }

    @Test("are registered by their place, once, and taken out again")
    func registersFiles() throws {
        try withFolder(["A.ttf": TestFont(family: "By Place").file, "B.ttf": Data("no font".utf8)]) { folder in
            let file = folder.appendingPathComponent("A.ttf")
            func register(_ place: URL) -> (isDone: Bool, error: CFError?) {
                var error: Unmanaged<CFError>?
                let isDone = CTFontManagerRegisterFontsForURL(place as CFURL, .process, &error)
                return (isDone, error?.takeRetainedValue())
            }
            let first = register(file)
            #expect(first.isDone && first.error == nil)
            #expect(UIFont.familyNames.contains("By Place"))
            #expect(UIFont.fontNames(forFamilyName: "By Place") == ["ByPlace-Regular"])
            let second = register(file)
            #expect(!second.isDone && second.error?.code == CTFontManagerError.alreadyRegistered.rawValue)
            #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
            #expect(FontRegistry.shared.font(named: "By Place") == nil)
            #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
            for (name, code) in [("B.ttf", CTFontManagerError.unrecognizedFormat), ("C.ttf", .fileNotFound)] {
                let (isDone, error) = register(folder.appendingPathComponent(name))
                #expect(!isDone)
                let failure = try #require(error)
                #expect(failure.code == code.rawValue)
                #expect(String(CFErrorCopyDescription(failure)).contains(name))
            }
        }
    }

    @Test("are registered from bytes")
    func registersBytes() throws {
        #expect(CGDataProvider(data: Data("no font".utf8)).flatMap(CGFont.init) == nil)
        let provider = try #require(CGDataProvider(data: TestFont(family: "By Bytes").file as CFData))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "ByBytes-Regular")
        #expect(font.fullName == "By Bytes Regular")
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(FontRegistry.shared.font(named: "By Bytes") != nil)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(FontRegistry.shared.font(named: "By Bytes") == nil)
    }

    @Test("lie among the resources: those that an Info.plist names, or all where there is none")
    func resources() throws {
        let list = Data(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key>
            <array><string>One.ttf</string><string>Fonts/Two.otf</string><string>Gone.ttf</string></array></dict></plist>
            """.utf8)
        let fonts = [
            "Deep/One.ttf": TestFont(family: "One").file, "Fonts/Two.otf": TestFont(family: "Two").file,
            "Three.ttf": TestFont(family: "Three").file, "Bad.ttf": Data("no font".utf8),
        ]
        func load(_ folder: URL) -> (names: [String], problems: [String]) {
            let registry = FontRegistry()
            let bundle = BundleFonts(
                program: folder.appendingPathComponent("none"), folders: [folder], registry: registry)
            return (registry.fonts.map(\.family).sorted(), bundle.problems)
        }
        try withFolder(fonts) { folder in
            let (names, problems) = load(folder)
            #expect(names == ["One", "Three", "Two"])
            #expect(problems.count == 1 && problems[0].contains("Bad.ttf is not a font"))
        }
        try withFolder(fonts.merging(["Support/App-Info.plist": list]) { $1 }) { folder in
            let (names, problems) = load(folder)
            #expect(names == ["One", "Two"])
            #expect(problems == ["UIAppFonts names Gone.ttf, which is not among the resources."])
        }
    }

    @Test("give UIKit's fonts the height of their lines")
    func uiKit() throws {
        try register(TestFont(family: "Kit", ascent: 1_000, descent: 250))
        #expect(UIFont(name: "Kit-Regular", size: 16)?.lineHeight == 20)
        #expect(UIFont.systemFont(ofSize: 16).lineHeight == 16 * 1.193359375)
    }
}
