// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The fonts of a brand: a family that the system has, at sizes that follow the reader's text size.
enum BrandFont {
    static let family = "AvenirNext-Regular"
    static let heavyFamily = "AvenirNext-Heavy"

    static var title: Font { .custom(heavyFamily, size: 34, relativeTo: .largeTitle) }
    static var body: Font { .custom(family, size: 17, relativeTo: .body) }
    static var label: Font { .custom(family, fixedSize: 12) }
}

extension Font {
    static var brandTitle: Font { BrandFont.title }
    static var brandBody: Font { BrandFont.body }
    static var brandLabel: Font { BrandFont.label }
}

struct BrandText: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var spacing = 6.0

    func body(content: Content) -> some View {
        content
            .font(.brandBody)
            .lineSpacing(spacing)
            .kerning(0.2)
    }
}

extension View {
    func brandText() -> some View { modifier(BrandText()) }
}
