// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

extension View {
    /// Presents a sheet while a binding is true.
    public nonisolated func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss) { parts in
                AnyView(AdaptedSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a sheet for an item while there is one.
    public nonisolated func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content) { parts, content in
                AnyView(AdaptedSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a view that covers the whole window while a binding is true.
    public nonisolated func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss) { parts in
                AnyView(CoverSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }

    /// Presents a view that covers the whole window for an item while there is one.
    public nonisolated func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            PresentationModifier(.cover, item: item, onDismiss: onDismiss, content: content) { parts, content in
                AnyView(CoverSurface(parts: parts, content: PresentedContent { AnyView(content()) }))
            })
    }
}
