// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineLayout

// Names of the platform's later versions that whole apps do not compile without.

/// The ground behind which something stands.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A widget, which has no place here.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Puts a style behind the whole container that the view stands in.
    public nonisolated func containerBackground<S>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View where S: ShapeStyle {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Puts a view behind the whole container that the view stands in.
    public nonisolated func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let ground = container == .widget ? nil : content()
        return frame(maxWidth: ground == nil ? nil : .infinity, maxHeight: ground == nil ? nil : .infinity)
            .background(alignment: alignment) { ground.ignoresSafeArea() }
            .scrollContentBackground(ground == nil ? .automatic : .hidden)
    }

    /// Takes away the ring around what has the focus.
    ///
    /// - Support: partial: the ring stays, because keyboards need it; a diagnostic says so.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        if disabled {
            DeveloperNotes.withoutEffect(
                "focusEffectDisabled(_:)", remedy: "Who uses a keyboard has to see where the focus is.")
        }
        return environment(\.isFocusEffectEnabled, !disabled)
    }

    /// Keeps the distance that a scene's content keeps from its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Keeps a distance from the scene's edges.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, ScenePadding.length)
    }

    /// Sets how text editors inside look.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        // Both of the platform's styles draw the text alone.
        self
    }

    /// Joins glass of views with the same name.
    ///
    /// - Support: partial: each keeps its own glass, and a diagnostic says so.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        DeveloperNotes.withoutEffect("glassEffectUnion(id:namespace:)", remedy: "Each view keeps its own glass.")
        return self
    }

    /// Hides what scroll views inside show at their edges, or not.
    ///
    /// - Support: partial: scroll views show nothing at their edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Keeps what a person arranged of a tab view.
    ///
    /// - Support: partial: a person cannot arrange tabs, and a diagnostic says so.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        DeveloperNotes.withoutEffect("tabViewCustomization(_:)", remedy: "Tabs stand in the order of the app.")
        return self
    }

    /// Sets the colour of the lines around sections of a list.
    ///
    /// - Support: partial: sections have no lines of their own here; a diagnostic says so.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        DeveloperNotes.withoutEffect(
            "listSectionSeparatorTint(_:edges:)", remedy: "Use listRowSeparatorTint(_:edges:) for lines of rows.")
        return self
    }
}

/// The distance of a scene's content from its edges.
nonisolated public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The least distance.
    public static let minimum = ScenePadding(name: "minimum")

    /// As windows of phones and tablets have it.
    static var length: CGFloat { 16 }
}

/// What a person arranged of a tab view: nothing here.
nonisolated public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}

    /// Forgets the order of sections.
    public mutating func resetSectionOrder() {}

    /// Forgets what is hidden.
    public mutating func resetVisibility() {}
}

/// How text editors look.
nonisolated public protocol TextEditorStyle {}

/// As the platform has text editors look.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Without anything around the text.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// As the platform has text editors look.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without anything around the text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether what has the focus is to have a ring around it.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
