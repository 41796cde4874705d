// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
public import VitrineCore
import VitrineDisplay

/// A button that lets the user choose photos and videos of the user's device.
///
/// - Support: partial: the browser's own dialog, which shows no earlier selection; a limit of several items is applied to
///   what the user has chosen.
nonisolated public struct PhotosPicker<Label>: View where Label: View {
    private let selection: PhotosSelection
    private let filter: PHPickerFilter?
    private let label: Label

    private init(_ selection: PhotosSelection, _ filter: PHPickerFilter?, label: Label) {
        self.selection = selection
        self.filter = filter
        self.label = label
    }

    /// A button with the label, whose tap opens the browser's dialog.
    @MainActor public var body: some View {
        let selection = selection
        Button {
            // Where no surface takes the tap for files: in a menu, whose items are gone with it.
            DeveloperNotes.withoutEffect(
                "A tap of PhotosPicker in a menu", remedy: "Present photosPicker(isPresented:selection:) from the view."
            )
        } label: {
            label
        }
        .environment(
            \.fileChoice,
            FileChoice(FileRequest(of: PhotosSelection.types(filter), allowsSeveral: selection.allowsSeveral)) {
                files in
                // A dialog without a choice changes nothing.
                if !files.isEmpty { selection.choose(files) }
            })
    }
}

extension PhotosPicker {
    /// Creates a button with a custom label for one item.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.one(selection), filter, label: label())
    }

    /// Creates a button with a custom label for several items.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: label())
    }

    /// Creates a button with a custom label for one item.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.one(selection), filter, label: label())
    }

    /// Creates a button with a custom label for several items.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a localized title for one item.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(.one(selection), filter, label: Text(titleKey))
    }

    /// Creates a button with a localized title for several items.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: Text(titleKey))
    }

    /// Creates a button with a title for one item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where S: StringProtocol {
        self.init(.one(selection), filter, label: Text(title))
    }

    /// Creates a button with a title for several items.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where S: StringProtocol {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: Text(title))
    }

    /// Creates a button with a localized title for one item.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(.one(selection), filter, label: Text(titleKey))
    }

    /// Creates a button with a localized title for several items.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: Text(titleKey))
    }

    /// Creates a button with a title for one item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: A binding to the chosen item.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) where S: StringProtocol {
        self.init(.one(selection), filter, label: Text(title))
    }

    /// Creates a button with a title for several items.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: A binding to the chosen items, in the order of the choice.
    ///   - maxSelectionCount: The number of items that the user may choose at most; `nil` for any.
    ///   - selectionBehavior: How the selection is shown; the browser's dialog has its own.
    ///   - filter: Which items are offered; `nil` for all.
    ///   - preferredItemEncoding: The format of the items; browsers decide that themselves.
    ///   - photoLibrary: The library to choose from; browsers have only that of the user's device.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) where S: StringProtocol {
        self.init(.several(selection, limit: maxSelectionCount), filter, label: Text(title))
    }
}
