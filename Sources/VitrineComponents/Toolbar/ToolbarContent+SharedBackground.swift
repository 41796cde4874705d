// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension ToolbarContent {
    /// Sets whether items are on glass.
    ///
    /// - Parameter visibility: Whether the glass is shown.
    /// - Returns: The content.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        GlassVisibilityContent(content: self, isHidden: visibility == .hidden)
    }
}

extension CustomizableToolbarContent {
    /// Sets whether items are on glass.
    ///
    /// - Parameter visibility: Whether the glass is shown.
    /// - Returns: The content.
    public nonisolated func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent {
        GlassVisibilityContent(content: self, isHidden: visibility == .hidden)
    }
}

/// Toolbar content whose items are on glass, or on none.
nonisolated struct GlassVisibilityContent<Content>: ToolbarContent where Content: ToolbarContent {
    typealias Body = Never
    fileprivate let content: Content
    fileprivate let isHidden: Bool
}

extension GlassVisibilityContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension GlassVisibilityContent: PrimitiveToolbarContent {
    @MainActor var elements: some View {
        ToolbarElements(content).environment(\.hidesBarGlass, isHidden)
    }

    @MainActor var secondaryItems: AnyView? {
        (content as? any PrimitiveToolbarContent)?.secondaryItems
    }
}

private struct HidesBarGlassKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether items of a bar are on no glass.
    var hidesBarGlass: Bool {
        get { self[HidesBarGlassKey.self] }
        set { self[HidesBarGlassKey.self] = newValue }
    }
}

/// The capsule of glass that is behind items of a bar, unless they are on none.
struct BarGlass: View {
    @Environment(\.hidesBarGlass) private var isHidden

    var body: some View {
        if !isHidden { GlassSurface(in: Capsule()) }
    }
}
