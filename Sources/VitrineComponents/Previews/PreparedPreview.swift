// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A preview whose shared contexts exist, so that its view can be created at once, any number of times.
@MainActor
package struct PreparedPreview {
    package let preview: RegisteredPreview
    package let presentation: PreviewPresentation
    private let wrappers: [(AnyView) -> AnyView]

    fileprivate init(
        _ preview: RegisteredPreview,
        _ presentation: PreviewPresentation,
        _ wrappers: [(AnyView) -> AnyView]
    ) {
        self.preview = preview
        self.presentation = presentation
        self.wrappers = wrappers
    }

    /// Creates the view with all modifiers around it and with new state.
    package func makeView() -> AnyView {
        func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
        return wrappers.reduce(erase(preview.description.body())) { view, wrap in wrap(view) }
    }
}

extension RegisteredPreview {
    /// The settings with which the preview is shown.
    @MainActor package var presentation: PreviewPresentation {
        PreviewPresentation(description.traits().compactMap(\.setting))
    }

    /// Creates the contexts that the preview's modifiers share; the first modifier is the innermost one.
    ///
    /// - Returns: The preview, ready to create its view.
    /// - Throws: The error of a modifier.
    @MainActor package func prepared() async throws -> PreparedPreview {
        let traits = description.traits()
        var wrappers: [(AnyView) -> AnyView] = []
        for modifier in traits.compactMap(\.modifier) {
            wrappers.append(try await Self.wrapper(modifier))
        }
        return PreparedPreview(self, PreviewPresentation(traits.compactMap(\.setting)), wrappers)
    }

    @MainActor private static func wrapper<M: PreviewModifier>(_ modifier: M) async throws -> (AnyView) -> AnyView {
        let context = try await PreviewContexts.context(of: M.self)
        return { AnyView(modifier.body(content: PreviewModifierContent($0), context: context)) }
    }
}
