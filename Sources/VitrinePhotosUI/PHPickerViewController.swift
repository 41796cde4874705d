// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineDisplay

/// The configuration of a photo picker.
public struct PHPickerConfiguration: Equatable, Sendable {
    /// The format in which photos are wanted. Browsers decide that themselves.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The best format for the system.
        case automatic = 0
        /// The format in which the photo is stored.
        case current = 1
        /// A format that most apps read.
        case compatible = 2
    }

    /// How a selection of several photos is shown. The browser's dialog has its own way.
    public enum Selection: Int, Sendable {
        /// Marks chosen items, in any order.
        case `default` = 0
        /// Numbers chosen items in the order of the choice.
        case ordered = 1
    }

    /// Which items are offered; `nil` for all.
    public var filter: PHPickerFilter?
    /// The number of items that the user may choose at most; 0 for any.
    public var selectionLimit = 1
    /// The format in which photos are wanted.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How a selection is shown.
    public var selection = Selection.default

    /// Creates a configuration.
    public init() {}

    /// Creates a configuration for a library; browsers have only that of the user's device.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// An item that the user has chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    /// The contents, which may still be on their way.
    public let itemProvider: NSItemProvider
    /// The item's identifier in the photo library: `nil` for what came from a browser.
    public var assetIdentifier: String? { nil }
}

/// The methods that a photo picker calls on its delegate.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has finished.
    ///
    /// - Parameters:
    ///   - picker: The picker, which the delegate dismisses.
    ///   - results: The chosen items; none if the user cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller that lets the user choose photos and videos of the user's device.
///
/// - Support: partial: the browser's own dialog.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The object that is told what the user has chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(self?.chooser) }
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private var chooser: FileChooser {
        let request = FileRequest(
            of: PhotosSelection.types(configuration.filter), allowsSeveral: configuration.selectionLimit != 1,
            opensItself: true)
        return FileChooser(.choosePhotos, request, of: self) { [weak self] in self?.take($0) }
    }

    private func take(_ files: [OfferedFile]) {
        let limit = configuration.selectionLimit
        let results = files.prefix(limit == 0 ? files.count : limit).map {
            PHPickerResult(itemProvider: PhotosPickerItem($0).itemProvider)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
