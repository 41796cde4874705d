// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension View {
    /// Presents a popover while a binding is `true`; in a compact width it is a sheet by default.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the popover is shown.
    ///   - attachmentAnchor: The part of this view that the popover is attached to.
    ///   - arrowEdge: The preferred edge of the anchor; `nil` for automatic.
    ///   - content: A view builder of the popover.
    /// - Returns: A view that presents the popover.
    public nonisolated func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            PresentationModifier(.sheet, isPresented: isPresented) { parts in
                AnyView(
                    AdaptedSurface(
                        parts: parts, content: PresentedContent { AnyView(content()) }, isPopover: true,
                        edge: arrowEdge,
                        attachment: attachmentAnchor))
            })
    }

    /// Presents a popover for an item while it is not `nil`; in a compact width it is a sheet by default.
    ///
    /// - Parameters:
    ///   - item: A binding to the item.
    ///   - attachmentAnchor: The part of this view that the popover is attached to.
    ///   - arrowEdge: The preferred edge of the anchor; `nil` for automatic.
    ///   - content: A view builder of the item's popover.
    /// - Returns: A view that presents the popover.
    public nonisolated func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            PresentationModifier(.sheet, item: item, onDismiss: nil, content: content) { parts, content in
                AnyView(
                    AdaptedSurface(
                        parts: parts, content: PresentedContent { AnyView(content()) }, isPopover: true,
                        edge: arrowEdge,
                        attachment: attachmentAnchor))
            })
    }

    /// Sets how the enclosing presentation adapts to compact sizes.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the enclosing presentation adapts to a compact width and to a compact height.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: The adaptation to a compact width.
    ///   - verticalAdaptation: The adaptation to a compact height.
    /// - Returns: A view whose presentation adapts.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(PresentationTraitsModifier { $0.adaptation = (horizontalAdaptation, verticalAdaptation) })
    }
}

/// How a presentation adapts to a compact size.
nonisolated public struct PresentationAdaptation: Sendable {
    enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// The platform's default: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// No adaptation.
    public static let none = PresentationAdaptation(kind: .none)
    /// The presentation becomes a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// The presentation becomes a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// The presentation covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
