// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
public import VitrineCore
import VitrineDisplay

extension View {
    /// Lets the user choose a photo or video while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    /// - Returns: A view that presents the dialog.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, selection: .one(selection), filter: filter))
    }

    /// Lets the user choose photos and videos while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    /// - Returns: A view that presents the dialog.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, selection: .several(selection, limit: maxSelectionCount), filter: filter))
    }

    /// Lets the user choose a photo or video while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    /// - Returns: A view that presents the dialog.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, selection: .one(selection), filter: filter))
    }

    /// Lets the user choose photos and videos while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    /// - Returns: A view that presents the dialog.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, selection: .several(selection, limit: maxSelectionCount), filter: filter))
    }
}

/// Presents the browser's dialog for photos.
nonisolated private struct PhotosDialog: ViewModifier {
    let isPresented: Binding<Bool>
    let selection: PhotosSelection
    let filter: PHPickerFilter?

    @MainActor func body(content: Content) -> some View {
        let selection = selection
        content.modifier(
            FileDialog(
                title: .choosePhotos, isPresented: isPresented, types: PhotosSelection.types(filter),
                allowsSeveral: selection.allowsSeveral, onCancellation: {}, take: { selection.choose($0) }))
    }
}
