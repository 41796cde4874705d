// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A video that the user has chosen, as a copy of the app's own. It is never read into memory.
struct Film: Identifiable, Transferable {
    let id: UUID
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { film in
            SentTransferredFile(film.url)
        } importing: { received in
            let id = UUID()
            let copy = URL.documentsDirectory.appending(path: "\(id.uuidString).\(received.file.pathExtension)")
            try FileManager.default.copyItem(at: received.file, to: copy)
            return Film(id: id, url: copy)
        }
    }

    var bytes: Int {
        (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
}
