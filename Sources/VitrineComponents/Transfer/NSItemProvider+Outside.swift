// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// Items from outside the app: from the user's clipboard, or from a drag over the page.
extension NSItemProvider {
    /// Creates a provider of a text and, if the text is an address of the web or another scheme, of the URL.
    ///
    /// A text is never the URL of a file: the files that it could name are the server's.
    convenience init(text: String) {
        self.init()
        guard !text.isEmpty else { return }
        register(text)
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let url = URL(string: trimmed), url.scheme != nil, !url.isFileURL { register(url) }
    }

    /// Creates a provider of a file whose contents are on their way: of the file and of its URL, which is good until the
    /// session ends.
    convenience init(_ offered: OfferedFile) {
        let file = ChosenFile(offered)
        self.init()
        suggestedName = FileName.parts(of: file.name).stem
        add(file: file.type.identifier) { try await file.contents() }
        add(data: UTType.fileURL.identifier) { Data(try await file.contents(isKept: true).absoluteString.utf8) }
    }

    /// Creates a provider of something that is dragged, of which no more than its type is known before the drop.
    convenience init(dragged mediaType: String) {
        self.init()
        let types: [UTType] =
            switch mediaType {
            case "text/plain": [.utf8PlainText]
            case "text/uri-list": [.url, .utf8PlainText]
            default: [UTType(mimeType: mediaType) ?? .data, .fileURL]
            }
        for type in types { add(data: type.identifier) { throw CocoaError(.fileReadNoSuchFile) } }
    }
}
