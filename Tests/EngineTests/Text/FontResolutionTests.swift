// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

@MainActor
@Suite("Fonts resolved in an environment")
struct FontResolutionTests {
    private func context(
        _ size: DynamicTypeSize = .large, _ weight: LegibilityWeight? = nil
    ) -> Font.Context {
        var values = EnvironmentValues()
        values.dynamicTypeSize = size
        values.legibilityWeight = weight
        return values.fontResolutionContext
    }

    @Test("have the size and weight that the user has chosen")
    func environment() {
        #expect(Font.default.resolve(in: context()).pointSize == 17)
        #expect(Font.headline.resolve(in: context(.accessibility5)).pointSize == 53)
        #expect(Font.body.resolve(in: context()).weight == .regular)
        #expect(Font.body.resolve(in: context(.large, .bold)).isBold)
        #expect(Font.body.resolve(in: context()) == Font.body.resolve(in: context()))
    }

    @Test("tell what was asked for of them")
    func properties() {
        let plain = Font.body.resolve(in: context())
        #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
        #expect(plain.leading == .standard && plain.width == .standard)
        let font = Font.title.bold().italic().monospaced().smallCaps().leading(.tight).resolve(in: context())
        #expect(font.isBold && font.isItalic && font.isMonospaced && font.isSmallCaps && font.leading == .tight)
        let lowercase = Font.body.lowercaseSmallCaps().resolve(in: context())
        #expect(lowercase.isLowercaseSmallCaps && !lowercase.isUppercaseSmallCaps && !lowercase.isSmallCaps)
        #expect(Font.headline.resolve(in: context()).isBold)
    }

    @Test("are bold or slanted, or no longer so, as a button of an editor asks")
    func toggles() {
        func isBold(_ font: Font) -> Bool { font.resolve(in: context()).isBold }
        #expect(isBold(Font.body.bold(true)) && !isBold(Font.body.bold(true).bold(false)))
        let heavy: [Font] = [
            .body.weight(.heavy).italic(), .system(.body, weight: .bold), .system(size: 9, weight: .black),
        ]
        for font in heavy {
            #expect(isBold(font) && !isBold(font.bold(false)))
        }
        #expect(Font.body.weight(.light).bold(false) == Font.body.weight(.light))
        #expect(Font.body.italic(true) == Font.body.italic())
        #expect(Font.body.italic().bold().italic(false) == Font.body.bold())
    }

    @Test("are scaled by all factors, and are fonts of CoreText of that size")
    func sizes() {
        let font = Font.body.scaled(by: 2).bold().scaled(by: 3).resolve(in: context())
        #expect(font.pointSize == 102 && font.isBold)
        #expect(CTFontGetSize(font.ctFont) == 102)
        #expect(font.ctFont.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
}
