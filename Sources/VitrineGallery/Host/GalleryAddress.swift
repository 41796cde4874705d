// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The gallery's addresses: `/p/<id>` shows a preview in the gallery, `/f/<module>/<file>` all of a file, `/all` is the
/// contact sheet, and `/frame/<id>` is a preview alone. Below `/_gallery/` is what the gallery's script asks for: `state` of
/// a page, `picture` of a preview as it starts, `image` and `elements` of one as it is now.
package enum GalleryAddress {
    /// What of a preview an address names.
    package enum Part: String, CaseIterable, Sendable {
        case page = "/p/"
        case frame = "/frame/"
        case picture = "/_gallery/picture/"
        case image = "/_gallery/image/"
        case elements = "/_gallery/elements/"
    }

    package static let sheet = "/all"
    private static let file = "/f/"
    private static let state = "/_gallery/state"

    package static func page(_ id: String, _ switches: GallerySwitches = GallerySwitches()) -> String {
        address(of: .page, id, switches)
    }

    package static func frame(_ id: String, _ switches: GallerySwitches) -> String {
        address(of: .frame, id, switches)
    }

    package static func address(of part: Part, _ id: String, _ switches: GallerySwitches) -> String {
        part.rawValue + encoded(id) + switches.query
    }

    package static func page(ofFile file: GalleryCatalogue.File, in module: String) -> String {
        self.file + encoded("\(module)/\(file.name)")
    }

    /// The preview that a path names; nil for a path of something else.
    package static func preview(_ part: Part, of path: String) -> String? { name(path, after: part.rawValue) }

    /// The module and the file that a path names, with a slash between them.
    package static func file(ofPage path: String) -> String? { name(path, after: file) }

    /// The page's path whose state a path names.
    package static func page(ofState path: String) -> String? {
        path.hasPrefix(state + "/") ? String(path.dropFirst(state.count)) : nil
    }

    private static func name(_ path: String, after prefix: String) -> String? {
        guard path.hasPrefix(prefix) else { return nil }
        return String(path.dropFirst(prefix.count)).removingPercentEncoding
    }

    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    )

    private static func encoded(_ id: String) -> String {
        // Every string of Swift is valid UTF-8: nothing that cannot be encoded.
        id.addingPercentEncoding(withAllowedCharacters: allowed) ?? id
    }
}
