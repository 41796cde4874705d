// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
import VitrineCore
package import VitrineDisplay

/// The address at which the browser finds a URL's content. A file of the app is served as long as this object exists.
package final class EmbeddedAddress: Sendable {
    package let source: EmbeddedContent.Source
    private let session: SessionContext?

    /// Offers what a URL names to the page of the session whose code runs; `nil` for what is neither of the web nor a file
    /// that can be read, which a diagnostic names.
    ///
    /// - Parameters:
    ///   - url: An address of the web, or a file that can be read.
    ///   - mediaType: The file's media type; `nil` for that of its extension.
    package init?(_ url: URL, mediaType: String? = nil) {
        guard url.isFileURL else {
            guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), PageRequest.mayFollow(url)
            else {
                Self.refuse(url, "Browsers show what http and https name.")
                return nil
            }
            source = .web(url.absoluteString)
            session = nil
            return
        }
        let type = mediaType ?? UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
        guard AppFiles.contain(url), let session = SessionContext.current,
            let key = try? session.files.show(url, mediaType: type ?? "application/octet-stream")
        else {
            Self.refuse(url, "The file must be there, and be a file of this app.")
            return nil
        }
        source = .file(key)
        self.session = session
    }

    deinit {
        if case .file(let key) = source { session?.files.withdraw(key) }
    }

    private static func refuse(_ url: URL, _ remedy: String) {
        DeveloperNotes.report(
            .embedRefused,
            "The browser is not asked for \(url.isFileURL ? url.lastPathComponent : url.absoluteString).",
            remedy: remedy)
    }
}

extension Diagnostic.Code {
    /// A URL that no browser shows.
    static let embedRefused = Self("embed-refused")
}
