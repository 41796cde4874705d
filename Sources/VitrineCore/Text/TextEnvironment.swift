// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// What texts read of the environment, resolved once for all texts of a scope.
///
/// A page has thousands of texts in a few scopes, and each depends on some seventeen keys. A scope keeps one of these
/// until the environment changes (`EnvironmentScope.texts`), and texts share through it what is equal for many of them.
/// The scope owns it, so it keeps values of its own only where it was made without one.
nonisolated package final class TextEnvironment {
    private let ownValues: EnvironmentValues?
    let fonts: FontContext
    let textCase: Text.Case?
    let locale: Locale
    /// What views around say about texts, the font included.
    let attributes: TextAttributes
    package let options: TextOptions
    /// The paint of letters that nobody gave a style.
    package let foreground: Paint
    /// What the style of these letters does beside painting.
    let foregroundDrawing: StyleDrawing
    /// Whether bars stand in for letters.
    let isRedacted: Bool
    /// Nodes that keep this beyond their scope's digest keep the scope too.
    private unowned let scope: EnvironmentScope?
    private var paints: ContiguousArray<StylePaint> = []
    private var spacings: ContiguousArray<(font: FontSpec, spacing: ViewSpacing)> = []
    private var looks: ContiguousArray<[ResolvedText.Look]> = []
    private var styles: ContiguousArray<[DisplayTextStyle]> = []

    private struct StylePaint {
        let style: AnyShapeStyle
        let paint: Paint
        let reads: EnvironmentReads
    }

    /// How many different values of a kind are shared; texts of one scope have few.
    private static let sharedLimit = 8

    /// Resolves now; with a scope that keeps it, what texts ask for is kept as well.
    init(_ values: EnvironmentValues, of scope: EnvironmentScope? = nil) {
        ownValues = scope == nil ? values : nil
        self.scope = scope
        fonts = FontContext(dynamicTypeSize: values.dynamicTypeSize, legibilityWeight: values.legibilityWeight)
        textCase = values.textCase
        locale = values.locale
        var attributes = values.textAttributes
        attributes.font = values.font
        self.attributes = attributes
        options = TextOptions(text: values)
        foreground = values.foregroundPaint()
        foregroundDrawing = values.foregroundDrawing()
        isRedacted = values.isRedacted
    }

    /// What the rest was resolved in.
    var values: EnvironmentValues {
        if let scope { EnvironmentValues(scope) } else { ownValues ?? EnvironmentValues() }
    }

    /// The paint of letters with a style.
    func paint(of style: AnyShapeStyle?) -> Paint {
        guard let style else { return foreground }
        guard let scope, isOnMainActor else { return resolvePaint(style, values) }
        let (request, keeper) = (UncheckedSendable(style), UncheckedSendable((self, scope)))
        return MainActor.assumeIsolated { keeper.value.0.keptPaint(of: request.value, in: keeper.value.1) }
    }

    /// What the style of letters does beside painting.
    func drawing(of style: AnyShapeStyle?) -> StyleDrawing {
        guard let style else { return foregroundDrawing }
        // Nearly all are, and to know so nothing of the environment is needed.
        if style.base is Color { return .plain }
        return resolveDrawing(style, values)
    }

    @MainActor
    private func keptPaint(of style: AnyShapeStyle, in scope: EnvironmentScope) -> Paint {
        if let known = paints.first(where: { $0.style == style }) {
            known.reads.replay()
            return known.paint
        }
        let (paint, reads) = scope.recordingReads { resolvePaint(style, values) }
        if paints.count == TextEnvironment.sharedLimit { paints.removeFirst() }
        paints.append(StylePaint(style: style, paint: paint, reads: reads))
        return paint
    }

    /// What a text of a font asks of the gaps around it.
    func spacing(of font: FontSpec, _ engine: any TextMeasuring) -> ViewSpacing {
        if let known = spacings.first(where: { $0.font == font }) { return known.spacing }
        let spacing = engine.spacing(font, pixelScale: options.pixelScale)
        let result = ViewSpacing.text(below: spacing.below, above: spacing.above, textToText: spacing.textToText)
        if spacings.count == TextEnvironment.sharedLimit { spacings.removeFirst() }
        spacings.append((font, result))
        return result
    }

    /// The same looks in the memory that other texts have them in.
    func shared(_ new: [ResolvedText.Look]) -> [ResolvedText.Look] { TextEnvironment.share(new, &looks) }

    /// The same styles in the memory that other texts have them in.
    func shared(_ new: [DisplayTextStyle]) -> [DisplayTextStyle] { TextEnvironment.share(new, &styles) }

    private static func share<Value: Equatable>(_ new: Value, _ known: inout ContiguousArray<Value>) -> Value {
        if let found = known.first(where: { $0 == new }) { return found }
        if known.count == sharedLimit { known.removeFirst() }
        known.append(new)
        return new
    }
}
