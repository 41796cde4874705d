// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension View {
    /// Presents a popover while a binding is true; in a narrow window it is a sheet, unless its content says otherwise.
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

    /// Presents a popover for an item while there is one; in a narrow window it is a sheet, unless its content says
    /// otherwise.
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

    /// Says what the presentation around this view is in a narrow window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Says what the presentation around this view is in a narrow window, and in a low one.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(PresentationTraitsModifier { $0.adaptation = (horizontalAdaptation, verticalAdaptation) })
    }
}

/// What a presentation becomes where there is little room.
nonisolated public struct PresentationAdaptation: Sendable {
    enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// As the platform does: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// It stays what it is.
    public static let none = PresentationAdaptation(kind: .none)
    /// It becomes a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// It becomes a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// It covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
