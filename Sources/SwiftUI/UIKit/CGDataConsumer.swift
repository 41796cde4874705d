// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
public import VitrineCore

/// A destination to which a drawing context writes its document.
public final class CGDataConsumer {
    private enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    private let target: Target

    /// Creates a consumer that writes to a file, which is empty until the document is closed.
    ///
    /// - Parameter url: The URL of the file; the result is `nil` if it cannot be created there.
    public init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        target = .file(url)
    }

    /// Creates a consumer that appends to bytes.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Takes the bytes of a document.
    func take(_ bytes: Data) {
        switch target {
        case .data(let data): data.append(bytes)
        case .file(let url):
            do {
                try bytes.write(to: url)
            } catch {
                DeveloperNotes.report(
                    .invalidGeometry, "A PDF document is not written: \(error)", remedy: "Look at its folder.",
                    saysPlace: false)
            }
        }
    }
}
