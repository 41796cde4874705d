// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout

@MainActor
@Suite("UIFont, its descriptors and CTFont")
struct UIFontTests {
    private func resolved(_ font: UIFont) -> ResolvedFont { Font(font).resolved(in: FontContext()) }

    @Test("a descriptor gives the font that it was made of")
    func roundTrip() {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .systemFont(ofSize: 20, weight: .black), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 13, weight: .light), .monospacedDigitSystemFont(ofSize: 9, weight: .bold),
            .preferredFont(forTextStyle: .headline),
        ]
        for font in fonts {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: font.pointSize) == font)
            #expect(font.fontDescriptor.pointSize == font.pointSize)
        }
        #expect(Set(fonts).count == fonts.count)
    }

    nonisolated static let designs: [(UIFontDescriptor.SystemDesign, Font.Design)] = [
        (.default, .default), (.rounded, .rounded), (.serif, .serif), (.monospaced, .monospaced),
    ]

    @Test("another design leaves size, weight and slant", arguments: designs)
    func design(design: UIFontDescriptor.SystemDesign, inSwiftUI: Font.Design) throws {
        for font in [UIFont.systemFont(ofSize: 34, weight: .heavy), .italicSystemFont(ofSize: 20)] {
            let other = UIFont(descriptor: try #require(font.fontDescriptor.withDesign(design)), size: 15)
            var expected = resolved(font)
            expected.design = inSwiftUI
            expected.size = 15
            #expect(resolved(other) == expected)
            #expect(other.pointSize == 15)
        }
    }

    @Test("a text style keeps following the text size in another design")
    func designOfStyle() throws {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
        let font = Font(UIFont(descriptor: try #require(descriptor.withDesign(.serif)), size: 0))
        #expect(font == .system(.largeTitle, design: .serif))
        #expect(descriptor.pointSize == 34)
    }

    @Test("a font of the app's own has no other design")
    func designOfOwn() throws {
        let font = try #require(UIFont(name: "Menlo", size: 12))
        #expect(font.fontDescriptor.withDesign(.rounded) == nil)
        #expect(font.fontDescriptor.withDesign(.init(rawValue: "none")) == nil)
    }

    nonisolated static let traits: [(UIFontDescriptor.SymbolicTraits, Int, Bool)] = [
        ([], 400, false), (.traitBold, 700, false), (.traitItalic, 400, true), ([.traitBold, .traitItalic], 700, true),
    ]

    @Test("symbolic traits replace those of the font", arguments: traits)
    func symbolicTraits(traits: UIFontDescriptor.SymbolicTraits, weight: Int, isItalic: Bool) throws {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
        ]
        for font in fonts {
            let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
            #expect(descriptor.symbolicTraits == traits)
            let changed = resolved(UIFont(descriptor: descriptor, size: 0))
            #expect(changed.weight == weight)
            #expect(changed.isItalic == isItalic)
        }
    }

    @Test("the traits of a family without such a face are refused")
    func traitsOfOwn() throws {
        try FontRegistry.shared.register(TestFont(family: "Traits").file)
        try FontRegistry.shared.register(TestFont(family: "Traits", style: "Bold", weight: 700).file)
        let font = try #require(UIFont(name: "Traits", size: 12))
        #expect(font.familyName == "Traits")
        let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(resolved(bold).weight >= 600)
        #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
        #expect(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
    }

    @Test("attributes replace those of their names")
    func attributes() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .size: 30, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(descriptor: descriptor, size: 30))
        #expect(resolved(UIFont(descriptor: descriptor, size: 0)).weight == 600)
        #expect(descriptor.pointSize == 30)
        let family = UIFontDescriptor(fontAttributes: [.family: "Menlo", .size: CGFloat(11)])
        #expect(UIFont(descriptor: family, size: 0).familyName == "Menlo")
        #expect(family.object(forKey: .size) as? CGFloat == 11)
        #expect(descriptor.withFamily("Menlo").withSize(9).pointSize == 9)
    }

    @Test("the system's fonts are found again by their names")
    func names() throws {
        let rounded = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.withDesign(.rounded)
        let fonts: [UIFont] = [
            .systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .semibold), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 12, weight: .heavy), UIFont(descriptor: try #require(rounded), size: 0),
        ]
        #expect(fonts[1].fontName == ".SFUI-Semibold")
        for font in fonts {
            let found = try #require(UIFont(name: font.fontName, size: font.pointSize))
            #expect(resolved(found) == resolved(font))
        }
        let mount = TextMount(Text(verbatim: "a").font(.custom(fonts[1].fontName, size: 20)))
        #expect(!mount.scene.diagnostics.contains(.fontFallback))
    }

    @Test("another size keeps everything else")
    func sizes() throws {
        let headline = UIFont.preferredFont(forTextStyle: .headline).withSize(50)
        #expect(resolved(headline).weight == 600)
        #expect(resolved(headline).size == 50)
        #expect(headline.pointSize == 50)
        let custom = try #require(UIFont(name: "Menlo-Bold", size: 12)).withSize(13)
        #expect(Font(custom) == .custom("Menlo-Bold", fixedSize: 13))
    }

    @Test("metrics are San Francisco's")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 2048)
        #expect(font.ascender == 1950)
        #expect(font.descender == -494)
        #expect(font.capHeight == 1443)
        #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    }

    @Test("a UIFont is a CTFont, and one of SwiftUI")
    func coreText() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let same = font as CTFont
        #expect(same === font)
        #expect(Font(same) == Font(font))
        let named = CTFontCreateWithName("Menlo" as CFString, 15, nil)
        #expect(Font(named) == .custom("Menlo", fixedSize: 15))
        #expect(CTFontGetSize(named) == 15)
        #expect(CTFontCopyFamilyName(named) as String == "Menlo")
        #expect(CTFontCreateWithFontDescriptor(font.fontDescriptor, 0, nil) == font)
        #expect(CTFontGetAscent(font) + CTFontGetDescent(font) == font.lineHeight)
    }

    @Test("metrics of a style scale numbers and fonts with the text size")
    func scaling() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10) == 10)
        let scaled = metrics.scaledValue(for: 10, compatibleWith: large)
        #expect(scaled > 15)
        #expect(abs((scaled * 3).rounded() - scaled * 3) < 0.001)
        let font = UIFont.systemFont(ofSize: 10, weight: .bold)
        #expect(metrics.scaledFont(for: font) == font)
        #expect(metrics.scaledFont(for: font, compatibleWith: large) == font.withSize(scaled))
        #expect(metrics.scaledFont(for: font, maximumPointSize: 8).pointSize == 8)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize > 30)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil) == .preferredFont(forTextStyle: .body))
    }

    @Test("categories of text sizes are those of SwiftUI, in their order")
    func categories() {
        let categories = DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }
        #expect(categories.first == .extraSmall)
        #expect(categories.last == .accessibilityExtraExtraExtraLarge)
        #expect(categories.compactMap { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
        #expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $1 && $1 >= $0 })
        #expect(categories.filter { $0.isAccessibilityCategory }.count == 5)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(nil) == .unspecified)
    }
}
