// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineLayout

/// What a font depends on besides itself.
nonisolated package struct FontContext: Hashable, Sendable {
    package var dynamicTypeSize: DynamicTypeSize
    package var legibilityWeight: LegibilityWeight?

    package init(dynamicTypeSize: DynamicTypeSize = .large, legibilityWeight: LegibilityWeight? = nil) {
        self.dynamicTypeSize = dynamicTypeSize
        self.legibilityWeight = legibilityWeight
    }
}

/// A font on its way to a `FontSpec`: the style stays known, because `bold` means another weight per style.
nonisolated package struct ResolvedFont: Hashable, Sendable {
    package var style: Font.TextStyle?
    package var size: Double
    /// From baseline to baseline in points; `nil` for fonts of a point size.
    package var pitch: Double?
    package var weight: Int
    package var design: Font.Design
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var smallCapitals: SmallCapitals = []
    /// The face of the app's own that the font began with; `nil` for the system's.
    package var face: RegisteredFont?
    /// The name of a font of the app's own that the system's stands in for.
    package var missingName: String?

    /// Makes the font bold as the platform does (Documentation/Layout.md 6.8): titles 700, other styles 600.
    package mutating func embolden() {
        switch style {
        case .largeTitle, .title, .title2, nil: weight = 700
        default: weight = 600
        }
    }

    package mutating func apply(_ modifier: Font.Modifier) {
        switch modifier {
        case .weight(let new): weight = new.value
        case .bold: embolden()
        case .italic: isItalic = true
        case .monospaced: design = .monospaced
        case .monospacedDigit: hasMonospacedDigits = true
        case .smallCapitals(let letters): smallCapitals.formUnion(letters)
        case .leading(let leading): apply(leading)
        case .scale(let factor):
            size *= factor
            pitch = pitch.map { $0 * factor }
        }
    }

    /// Apple documents tight and loose as the style's leading less or more about two points.
    private mutating func apply(_ leading: Font.Leading) {
        guard let pitch else { return }
        switch leading {
        case .standard: break
        case .tight: self.pitch = pitch - 2
        case .loose: self.pitch = pitch + 2
        }
    }

    /// What layout and drawing need.
    package var spec: FontSpec {
        if let face { return spec(of: face) }
        let line = FontMetrics.iOS.line * size
        return FontSpec(
            design: specDesign, size: size, weight: weight, isItalic: isItalic, leading: pitch.map { $0 - line } ?? 0,
            hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals)
    }

    /// The same in the face of a family that comes nearest.
    private func spec(of face: RegisteredFont) -> FontSpec {
        let isAsItWas = weight == face.weight && isItalic == face.isItalic
        let nearest =
            isAsItWas ? face : FontRegistry.shared.font(like: face, weight: weight, isItalic: isItalic)
        let line = nearest.metrics.line * size
        return FontSpec(
            size: size, weight: weight, isItalic: isItalic, leading: (pitch ?? line) - line,
            hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals, face: nearest)
    }

    private var specDesign: FontSpec.Design {
        switch design {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font {
    /// The font in a context.
    package func resolved(in context: FontContext) -> ResolvedFont {
        var font = Font.resolve(provider, context)
        // Bold Text, the accessibility setting: two steps of weight heavier (regular becomes semibold).
        if context.legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
        return font
    }

    private static func resolve(_ provider: Provider, _ context: FontContext) -> ResolvedFont {
        switch provider {
        case .style(let style, let design, let weight):
            let entry = TextStyleTable.entry(style, context.dynamicTypeSize)
            return ResolvedFont(
                style: style, size: entry.size, pitch: entry.leading,
                weight: weight?.value ?? (style == .headline ? 600 : 400), design: design ?? .default)
        case .size(let size, let design, let weight):
            return ResolvedFont(
                style: nil, size: Double(size), pitch: nil, weight: weight?.value ?? 400, design: design ?? .default)
        case .custom(let name, let size, let style):
            var points = Double(size)
            if let style {
                points *=
                    TextStyleTable.entry(style, context.dynamicTypeSize).size
                    / TextStyleTable.entry(style, .large).size
            }
            if let face = BundleFonts.font(named: name) {
                return ResolvedFont(
                    style: nil, size: points, pitch: (face.metrics.line + face.metrics.gap) * points,
                    weight: face.weight, design: .default, isItalic: face.isItalic, face: face)
            }
            let named = NamedFont.read(name)
            return ResolvedFont(
                style: nil, size: points, pitch: nil, weight: named.weight, design: named.design,
                isItalic: named.isItalic, missingName: name)
        case .modified(let base, let modifier):
            var font = resolve(base, context)
            font.apply(modifier)
            return font
        }
    }
}

/// Whether the user asked for bold text.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The weight of text that the user asked for; `nil` is the platform's.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
