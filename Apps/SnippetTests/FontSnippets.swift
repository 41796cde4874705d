// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation
import SwiftUI
import Testing
import VitrineTesting

// MARK: - Fonts of the app's own, as apps register them

private enum FontRegistration {
    static func register(_ bundle: Bundle, _ name: String) -> Bool {
        guard let fontURL = bundle.url(forResource: name, withExtension: "ttf") else { return false }
        var error: Unmanaged<CFError>?
        guard CTFontManagerRegisterFontsForURL(fontURL as CFURL, .process, &error) else {
            print(error?.takeRetainedValue() ?? "unknown" as any CustomStringConvertible)
            return false
        }
        return true
    }

    static func registerGraphics(_ url: URL) -> String? {
        guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else { return nil }
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterGraphicsFont(font, &error), let failure = error?.takeUnretainedValue() {
            return CFErrorCopyDescription(failure) as String
        }
        return font.postScriptName as String?
    }
}

@Suite struct FontSnippetTests {
    @Test func aMissingFileIsNotRegistered() {
        #expect(!FontRegistration.register(.main, "NoSuchFont"))
        #expect(FontRegistration.registerGraphics(URL(fileURLWithPath: "/nowhere/NoSuchFont.ttf")) == nil)
    }

    @Test func aTextWithAFontOfItsOwnIsThere() {
        let text = Text("Hello").font(.custom("NoSuchFont-Bold", size: 24, relativeTo: .title))
        #expect(TestHost(text).contains(label: "Hello"))
    }
}
