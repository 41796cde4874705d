// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Sets the styles, the colour scheme and the text size of items in a bar; their environment is otherwise that of the page.
///
/// The text size is that of a bar's search field, from large to xxxLarge: larger texts would not fit.
nonisolated struct ToolbarSurroundings<Content: View>: View {
    let content: Content
    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.labelStyle) private var labelStyle
    @Environment(\.font) private var font
    @Environment(\.imageScale) private var imageScale
    @Environment(\.textLines) private var textLines
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.barColorScheme) private var barColorScheme

    init(content: Content) {
        self.content = content
    }

    @MainActor var body: some View {
        content
            .buttonStyle(ToolbarButtonStyle())
            .labelStyle(IconOnlyLabelStyle())
            .environment(\.isInBar, true)
            .font(.system(size: 17, weight: .medium))
            .imageScale(.large)
            .lineLimit(1)
            .environment(\.dynamicTypeSize, min(max(dynamicTypeSize, .large), .xxxLarge))
            .environment(\.colorScheme, barColorScheme?.value ?? colorScheme)
            .environment(
                \.outsideOfBar,
                OutsideOfBar(
                    buttonStyle: buttonStyle, labelStyle: labelStyle, font: font, imageScale: imageScale,
                    textLines: textLines, dynamicTypeSize: dynamicTypeSize, colorScheme: colorScheme))
    }
}

/// The styles around a bar, which what an item of the bar presents has instead of the bar's.
nonisolated struct OutsideOfBar {
    let buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration>
    let labelStyle: StyleBox<LabelStyleConfiguration>
    let font: Font?
    let imageScale: Image.Scale
    let textLines: TextLines
    let dynamicTypeSize: DynamicTypeSize
    let colorScheme: ColorScheme

    /// Writes the styles into the environment of something presented.
    @MainActor func restore(in values: inout EnvironmentValues) {
        values.isInBar = false
        values.isProminentInBar = false
        values.sharesBarGlass = false
        values.outsideOfBar = nil
        values.buttonStyle = buttonStyle
        values.labelStyle = labelStyle
        values.font = font
        values.imageScale = imageScale
        values.textLines = textLines
        values.dynamicTypeSize = dynamicTypeSize
        values.colorScheme = colorScheme
    }
}

private struct OutsideOfBarKey: EnvironmentKey {
    static var defaultValue: OutsideOfBar? { nil }
}

extension EnvironmentValues {
    /// The styles around the bar of which the view is an item; `nil` for other views.
    var outsideOfBar: OutsideOfBar? {
        get { self[OutsideOfBarKey.self] }
        set { self[OutsideOfBarKey.self] = newValue }
    }
}
