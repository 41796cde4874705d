// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI
import VitrineBase
import VitrineCore

extension View {
    /// Would change the view of UIKit behind a view: there is none here, and a diagnostic says so once.
    public nonisolated func introspect<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>(
        _ viewType: SwiftUIViewType,
        on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
        scope: IntrospectionScope? = nil, customize: @escaping (PlatformSpecificEntity) -> Void
    ) -> some View {
        modifier(IntrospectionNote())
    }
}

/// Says that there is no view of UIKit behind a view, and leaves the view as it is.
nonisolated package struct IntrospectionNote: ViewModifier {
    package init() {}

    @MainActor package func body(content: Content) -> some View {
        DeveloperNotes.report(
            Diagnostic.Code("introspection"), "Closures that introspect views do not run here.",
            remedy: "Views of SwiftUI are drawn without UIKit's; use SwiftUI's own modifiers.", saysPlace: false)
        return content
    }
}
