// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

extension View {
    /// Presents a sheet while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the sheet is shown.
    ///   - onDismiss: A closure that runs when the sheet has been dismissed.
    ///   - content: A view builder of the sheet.
    /// - Returns: A view that presents the sheet.
    public nonisolated func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss) { parts in
                AnyView(AdaptedSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a sheet for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item; another item is another sheet.
    ///   - onDismiss: A closure that runs when the sheet has been dismissed.
    ///   - content: A view builder of the item's sheet.
    /// - Returns: A view that presents the sheet.
    public nonisolated func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content) { parts, content in
                AnyView(AdaptedSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a view over the whole window while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the view is shown.
    ///   - onDismiss: A closure that runs when the view has been dismissed.
    ///   - content: A view builder of the view.
    /// - Returns: A view that presents the cover.
    public nonisolated func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss) { parts in
                AnyView(CoverSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a view over the whole window for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item; another item is another presentation.
    ///   - onDismiss: A closure that runs when the view has been dismissed.
    ///   - content: A view builder of the item's view.
    /// - Returns: A view that presents the cover.
    public nonisolated func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            PresentationModifier(.cover, item: item, onDismiss: onDismiss, content: content) { parts, content in
                AnyView(CoverSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }
}
