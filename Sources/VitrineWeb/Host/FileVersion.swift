// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// The state of a file at a time: its size, and a tag that changes whenever the contents do.
///
/// A download that was cut goes on where it was only while the tag is the same. The tag is made of what the system says
/// of the file, so that nothing of a large one is read for it.
struct FileVersion: Hashable, Sendable {
    /// The number of bytes.
    let size: Int
    /// The strong entity tag (RFC 9110, section 8.8.3), with its quotation marks.
    let tag: String

    /// Asks the system; `nil` where there is no file, or something else than a file.
    init?(of url: URL) {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int(status.st_size)
        // A file that takes the place of another has another number, one that is written in place another time.
        let state = "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        tag = "\"\(ContentHash.name(of: Data(state.utf8)))\""
    }

    /// Whether it is one of those that a header `If-Match` names.
    func isOne(of header: String) -> Bool {
        header.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingCharacters(in: .whitespaces)
            return candidate == "*" || candidate == tag
        }
    }

    /// Returns the part that a request asks for; `nil` where the whole file is the answer.
    ///
    /// Ranges are for GET alone, and a part is good only behind the same file's: after `If-Range` with another tag, with a
    /// weak one or with a date, the whole file comes (RFC 9110, sections 13.1.5 and 14.2). A request that would rather
    /// have nothing (`If-None-Match`) gets the whole file or nothing.
    func part(for request: WebRequest) -> ByteRange? {
        guard request.method == "GET", request.headers["if-none-match"] == nil,
            request.headers["if-range"] ?? tag == tag
        else { return nil }
        return request.headers["range"].flatMap { ByteRange($0, of: size) }
    }
}
