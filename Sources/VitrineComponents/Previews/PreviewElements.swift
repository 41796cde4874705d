// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A preview of a provider: a view and its settings.
@MainActor
package struct PreviewElement {
    package let view: any View
    package let settings: [PreviewSetting]

    package var displayName: String? {
        for case .displayName(let name) in settings.reversed() { return name }
        return nil
    }
}

/// The elements of the view that a provider's `previews` builder creates.
///
/// They are the same as in a container (Group, ForEach, tuples, conditions; a modifier applies to each element), but
/// determined from the values: no node is created and no body runs, so that listing the previews of a program is cheap
/// and has no side effects. Inner settings take precedence: an element's own name over that of its group.
@MainActor
package protocol PreviewElementSequence {
    /// Calls a closure for each element, in order.
    ///
    /// - Parameters:
    ///   - settings: The settings of enclosing views.
    ///   - body: The closure.
    @MainActor func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void)
}

extension PreviewElement {
    /// The elements of a view; a view that is not a list is its own only element.
    package static func all(of view: any View) -> [PreviewElement] {
        var found: [PreviewElement] = []
        visit(view, []) { found.append($0) }
        return found
    }

    fileprivate static func visit(_ view: any View, _ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        if let list = view as? any PreviewElementSequence {
            list.forEachPreview(settings, body)
        } else {
            body(PreviewElement(view: view, settings: settings))
        }
    }
}

extension EmptyView: PreviewElementSequence {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {}
}

extension TupleView: PreviewElementSequence {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        if let view = value as? any View { return PreviewElement.visit(view, settings, body) }
        for case let view as any View in Mirror(reflecting: value).children.map(\.value) {
            PreviewElement.visit(view, settings, body)
        }
    }
}

extension Group: PreviewElementSequence where Content: View {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        PreviewElement.visit(content, settings, body)
    }
}

extension ForEach: PreviewElementSequence where Content: View {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        for element in data { PreviewElement.visit(content(element), settings, body) }
    }
}

extension Optional: PreviewElementSequence where Wrapped: View {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        if let self { PreviewElement.visit(self, settings, body) }
    }
}

extension _ConditionalContent: PreviewElementSequence where TrueContent: View, FalseContent: View {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        switch storage {
        case .trueContent(let view): PreviewElement.visit(view, settings, body)
        case .falseContent(let view): PreviewElement.visit(view, settings, body)
        }
    }
}

extension AnyView: PreviewElementSequence {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        PreviewElement.visit(view, settings, body)
    }
}

extension IDView: PreviewElementSequence where Content: View {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        // An identity distinguishes siblings; a preview has none.
        PreviewElement.visit(content, settings, body)
    }
}

extension ModifiedContent: PreviewElementSequence where Content: View, Modifier: ViewModifier {
    @MainActor package func forEachPreview(_ settings: [PreviewSetting], _ body: (PreviewElement) -> Void) {
        if let setting = modifier as? PreviewSettingModifier {
            PreviewElement.visit(content, settings + (setting.setting.map { [$0] } ?? []), body)
            return
        }
        var elements: [PreviewElement] = []
        PreviewElement.visit(content, settings) { elements.append($0) }
        guard modifier is any PrimitiveModifier || elements.count == 1 else {
            // A custom modifier may put its content into one container: several views become one preview.
            body(PreviewElement(view: self, settings: settings))
            return
        }
        func modified<V: View>(_ view: V) -> any View { view.modifier(modifier) }
        for element in elements {
            body(PreviewElement(view: modified(element.view), settings: element.settings))
        }
    }
}
