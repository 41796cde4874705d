// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension ToolbarContent {
    /// Identifies the items as the source of a zoom transition.
    ///
    /// - Parameters:
    ///   - id: What the transition names the source by.
    ///   - namespace: The namespace of the identifier.
    /// - Returns: The content.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        ZoomSourceContent(content: self, id: AnyHashable(id), namespace: namespace)
    }
}

extension CustomizableToolbarContent {
    /// Identifies the items as the source of a zoom transition.
    ///
    /// - Parameters:
    ///   - id: What the transition names the source by.
    ///   - namespace: The namespace of the identifier.
    /// - Returns: The content.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        ZoomSourceContent(content: self, id: AnyHashable(id), namespace: namespace)
    }
}

/// Toolbar content whose items a zoom transition can start from.
nonisolated struct ZoomSourceContent<Content>: ToolbarContent where Content: ToolbarContent {
    typealias Body = Never
    fileprivate let content: Content
    fileprivate let id: AnyHashable
    fileprivate let namespace: Namespace.ID
}

extension ZoomSourceContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ZoomSourceContent: PrimitiveToolbarContent {
    @MainActor var elements: some View {
        ToolbarElements(content).matchedTransitionSource(id: id, in: namespace)
    }

    @MainActor var secondaryItems: AnyView? {
        (content as? any PrimitiveToolbarContent)?.secondaryItems
    }
}
