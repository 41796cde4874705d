// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a picker shows and reports a selection of several items. The browser's dialog has a behaviour of its own.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// Marks chosen items, in any order.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// Numbers chosen items in the order of the choice.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// Reports each change at once.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// Numbers chosen items and reports each change at once.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The photo library of the user's device.
///
/// - Support: partial: names the library for pickers; a server cannot look into it.
public final class PHPhotoLibrary: Sendable {
    private static let only = PHPhotoLibrary()

    private init() {}

    /// Returns the library.
    public class func shared() -> PHPhotoLibrary { only }
}

/// The place in which a picker shows itself.
public struct PhotosPickerStyle: Hashable, Sendable {
    fileprivate let name: String

    /// Above the page.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    /// In the page, as high as its content.
    public static let inline = PhotosPickerStyle(name: "inline")
    /// In the page, in one row.
    public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
    /// Sets where photo pickers in this view show themselves.
    ///
    /// - Support: partial: browsers show their dialog above the page, whatever the style.
    public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        if style != .presentation {
            DeveloperNotes.withoutEffect(
                "photosPickerStyle(.\(style.name))", remedy: "The browser's dialog is above the page.")
        }
        return self
    }
}
