// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// The environment values that texts read, resolved once for all texts of a scope.
///
/// A page has thousands of texts in a few scopes, and each text depends on about seventeen keys. A scope caches one of
/// these objects until the environment changes (`EnvironmentScope.texts`), and texts share values that are equal for
/// many of them through it. The scope owns it, so it keeps environment values of its own only when it was created
/// without a scope.
nonisolated package final class TextEnvironment {
    private let ownValues: EnvironmentValues?
    let fonts: FontContext
    let textCase: Text.Case?
    let locale: Locale
    /// The attributes that views set on their texts, font included.
    let attributes: TextAttributes
    package let options: TextOptions
    /// The paint of characters without a style of their own.
    package let foreground: Paint
    /// The effects of the style of these characters.
    let foregroundDrawing: StyleDrawing
    /// Whether bars are drawn in place of characters.
    let isRedacted: Bool
    /// The transition that is shown when a text changes.
    let contentTransition: ContentTransition
    /// Nodes that keep this object longer than the scope's cache also keep the scope.
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

    /// The maximum number of shared values of a kind; texts of one scope have few distinct ones.
    private static let sharedLimit = 8

    /// Resolves the values now; with a scope that caches it, what texts ask for later is cached as well.
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
        contentTransition = values.contentTransition
    }

    /// The environment values that the rest is resolved in.
    var values: EnvironmentValues {
        if let scope { EnvironmentValues(scope) } else { ownValues ?? EnvironmentValues() }
    }

    /// Returns the paint of characters with a style.
    func paint(of style: AnyShapeStyle?) -> Paint {
        guard let style else { return foreground }
        guard let scope, isOnMainActor else { return resolvePaint(style, values) }
        let (request, keeper) = (UncheckedSendable(style), UncheckedSendable((self, scope)))
        return MainActor.assumeIsolated { keeper.value.0.keptPaint(of: request.value, in: keeper.value.1) }
    }

    /// Returns the effects of a style on characters.
    func drawing(of style: AnyShapeStyle?) -> StyleDrawing {
        guard let style else { return foregroundDrawing }
        // Nearly all styles are colours, for which nothing of the environment is needed.
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

    /// Returns the spacing that a text of a font prefers around it.
    func spacing(of font: FontSpec, _ engine: any TextMeasuring) -> ViewSpacing {
        if let known = spacings.first(where: { $0.font == font }) { return known.spacing }
        let spacing = engine.spacing(font, pixelScale: options.pixelScale)
        let result = ViewSpacing.text(below: spacing.below, above: spacing.above, textToText: spacing.textToText)
        if spacings.count == TextEnvironment.sharedLimit { spacings.removeFirst() }
        spacings.append((font, result))
        return result
    }

    /// Returns equal looks that share the memory of other texts.
    func shared(_ new: [ResolvedText.Look]) -> [ResolvedText.Look] { TextEnvironment.share(new, &looks) }

    /// Returns equal styles that share the memory of other texts.
    func shared(_ new: [DisplayTextStyle]) -> [DisplayTextStyle] { TextEnvironment.share(new, &styles) }

    private static func share<Value: Equatable>(_ new: Value, _ known: inout ContiguousArray<Value>) -> Value {
        if let found = known.first(where: { $0 == new }) { return found }
        if known.count == sharedLimit { known.removeFirst() }
        known.append(new)
        return new
    }
}
