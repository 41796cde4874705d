// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
import VitrineCore
import VitrineDisplay

/// The methods that a picker of documents calls on its delegate.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    /// The user has chosen documents whose contents have come, or exported ones are offered to the browser.
    ///
    /// - Parameters:
    ///   - controller: The picker, which is dismissed.
    ///   - urls: The documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user has cancelled, or no document came.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller that lets the user choose documents, or saves some of the app's on the user's device.
///
/// - Support: partial: the browser's own dialog and downloads; there are no places of documents, all are copies.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    /// The object that is told what the user does.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user may choose several documents.
    open var allowsMultipleSelection = false
    /// Whether extensions of names are shown; without effect, the browser shows names.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; without effect, the browser's dialog decides.
    open var directoryURL: URL?

    private var types: [UTType] = []
    private var exports: [URL] = []
    private var isMove = false

    /// Creates a picker of documents, which are copied until the session ends.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of documents.
    ///   - asCopy: Whether the app gets copies; it always does.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(self?.chooser) }
    }

    /// Creates a picker of documents.
    ///
    /// - Parameter contentTypes: The types of documents.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a controller that saves documents of the app's on the user's device.
    ///
    /// - Parameters:
    ///   - urls: The documents.
    ///   - asCopy: Whether the app keeps the documents.
    public init(forExporting urls: [URL], asCopy: Bool) {
        exports = urls
        isMove = !asCopy
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(ExportingView { self?.export() }) }
    }

    /// Creates a controller that moves documents of the app's to the user's device.
    ///
    /// - Parameter urls: The documents.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private var chooser: FileChooser {
        let request = FileRequest(of: types, allowsSeveral: allowsMultipleSelection, opensItself: true)
        return FileChooser(.chooseFiles, request, of: self) { [weak self] in self?.take($0) }
    }

    private func take(_ files: [OfferedFile]) {
        guard !files.isEmpty else { return finish(.success([])) }
        FileImporter.take(files, types) { self.finish($0) }
    }

    private func export() {
        guard let session = SessionContext.current else { return finish(.success([])) }
        finish(
            Result {
                let files = try isMove ? ExportedFile.moving(exports) : exports.map { try ExportedFile.copying($0) }
                guard files.count <= SessionFiles.downloadLimit else {
                    throw CocoaError(.fileWriteUnknown, words: ExportedFile.tooMany(files.count))
                }
                for file in files { try file.offer(in: session) }
                return files.map(\.url)
            })
    }

    private func finish(_ result: Result<[URL], any Error>) {
        dismiss(animated: true)
        switch result {
        case .success(let urls) where !urls.isEmpty: delegate?.documentPicker(self, didPickDocumentsAt: urls)
        case .success: delegate?.documentPickerWasCancelled(self)
        case .failure(let error):
            if !(error is CancellationError), (error as? CocoaError)?.code != .userCancelled {
                DeveloperNotes.report(
                    .fileNotTaken, "A document was not taken or not saved: \(error.localizedDescription)",
                    remedy: "UIDocumentPickerViewController has no errors; fileImporter and fileExporter have them.")
            }
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

/// Saves documents as soon as it appears.
private struct ExportingView: View {
    let export: @MainActor () -> Void

    var body: some View {
        let export = export
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity).onAppear { export() }
    }
}
