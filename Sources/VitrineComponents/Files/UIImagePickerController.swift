// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
import VitrineCore
import VitrineDisplay

/// The methods that an image picker calls on its delegate.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// The user has chosen an image or a video, whose contents have come.
    ///
    /// - Parameters:
    ///   - picker: The picker, which the delegate dismisses.
    ///   - info: The image, or the URL of the video.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user has cancelled. Dismisses the picker unless the delegate does otherwise.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A controller that lets the user choose an image or a video of the user's device.
///
/// - Support: partial: the browser's own dialog, without a camera and without editing.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    /// The sources of images.
    public enum SourceType: Int, Sendable {
        /// The user's photo library.
        case photoLibrary
        /// The camera, which is not available.
        case camera
        /// The user's recent photos.
        case savedPhotosAlbum
    }

    /// The keys of the information about a chosen item.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the content type, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image after editing: the same image, a `UIImage`, where the picker allows editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file of an image, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of a video, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// The object that is told what the user does.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// The source of images; without effect, because browsers offer the camera by themselves.
    open var sourceType = SourceType.photoLibrary
    /// The identifiers of the content types that are offered.
    open var mediaTypes = [UTType.image.identifier]
    /// Whether the user may edit the image; without effect, and the image counts as edited.
    open var allowsEditing = false

    /// Creates a picker.
    public override init() {
        super.init()
        makeRoot = { [weak self] in AnyView(self?.chooser) }
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    /// Returns whether there is such a source: always but for the camera, which the browser's dialog offers itself.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the identifiers of the content types of a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : [UTType.image.identifier, UTType.movie.identifier]
    }

    private var chooser: FileChooser {
        let types = mediaTypes.compactMap { UTType($0) }
        return FileChooser(.choosePhotos, FileRequest(of: types, allowsSeveral: false, opensItself: true), of: self) {
            [weak self] in self?.take($0)
        }
    }

    private func take(_ files: [OfferedFile]) {
        guard let offered = files.first else {
            cancel()
            return
        }
        let file = ChosenFile(offered)
        SessionContext.start { [self] in
            do {
                let info = try info(of: try await file.contents(isKept: true), file.type)
                delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
            } catch {
                if !(error is CancellationError) && (error as? CocoaError)?.code != .userCancelled {
                    DeveloperNotes.report(
                        .fileNotTaken, "The file that the user chose was not taken: \(error.localizedDescription)",
                        remedy: "UIImagePickerController has no errors; PhotosPicker throws them.")
                }
                cancel()
            }
        }
    }

    private func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    private func info(of url: URL, _ type: UTType) throws -> [InfoKey: Any] {
        var info: [InfoKey: Any] = [.mediaType: type.identifier]
        guard type.conforms(to: .image) else {
            info[.mediaURL] = url
            return info
        }
        guard let image = UIImage(data: try Data(contentsOf: url)) else { throw CocoaError(.fileReadCorruptFile) }
        info[.originalImage] = image
        if allowsEditing { info[.editedImage] = image }
        info[.imageURL] = url
        return info
    }
}

extension Diagnostic.Code {
    /// A file that the user chose, and that a controller without errors did not take.
    static let fileNotTaken = Self("file-not-taken")
}
