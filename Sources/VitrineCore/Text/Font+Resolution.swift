// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineLayout

/// The environment values that the resolution of a font depends on.
nonisolated package struct FontContext: Hashable, Sendable {
    package var dynamicTypeSize: DynamicTypeSize
    package var legibilityWeight: LegibilityWeight?

    package init(dynamicTypeSize: DynamicTypeSize = .large, legibilityWeight: LegibilityWeight? = nil) {
        self.dynamicTypeSize = dynamicTypeSize
        self.legibilityWeight = legibilityWeight
    }
}

/// An intermediate form between a font and its `FontSpec`, which keeps the style, since `bold` means another weight in
/// each.
nonisolated package struct ResolvedFont: Hashable, Sendable {
    package var style: Font.TextStyle?
    package var size: Double
    /// The distance between baselines in points; `nil` for fonts with a point size.
    package var pitch: Double?
    package var weight: Int
    package var design: Font.Design
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var smallCapitals: SmallCapitals = []
    /// The app's own font face; `nil` for the system's.
    package var face: RegisteredFont?
    /// The name of a font that is not available, for which the system's is used.
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

    /// Apple documents tight and loose as the style's leading decreased or increased by about two points.
    private mutating func apply(_ leading: Font.Leading) {
        guard let pitch else { return }
        switch leading {
        case .standard: break
        case .tight: self.pitch = pitch - 2
        case .loose: self.pitch = pitch + 2
        }
    }

    /// The font specification that layout and drawing use.
    package var spec: FontSpec {
        if let face { return spec(of: face) }
        let line = FontMetrics.iOS.line * size
        return FontSpec(
            design: specDesign, size: size, weight: weight, isItalic: isItalic, leading: pitch.map { $0 - line } ?? 0,
            hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals)
    }

    /// Returns the specification with the nearest face of a family.
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
    /// Returns the font resolved in a context.
    package func resolved(in context: FontContext) -> ResolvedFont {
        var font = Font.resolve(provider, context)
        // With Bold Text, an accessibility setting, fonts are two steps heavier (regular becomes semibold).
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
                isItalic: named.isItalic, missingName: named.isSystem ? nil : name)
        case .modified(let base, let modifier):
            var font = resolve(base, context)
            font.apply(modifier)
            return font
        }
    }
}

/// The weight of text that the user has chosen in the accessibility settings.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    /// The standard weight.
    case regular
    /// A heavier weight, for Bold Text.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The weight of text that the user has chosen; `nil` is the platform's.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
