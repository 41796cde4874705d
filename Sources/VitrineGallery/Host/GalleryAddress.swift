// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The gallery's addresses: `/p/<id>` shows a preview in the gallery, `/frame/<id>` is the preview alone, and
/// `/_gallery/state/<id>` tells the gallery's script how to show it.
package enum GalleryAddress {
    private static let page = "/p/"
    private static let frame = "/frame/"
    private static let state = "/_gallery/state/"

    package static func page(_ id: String, _ switches: GallerySwitches = GallerySwitches()) -> String {
        page + encoded(id) + switches.query
    }

    package static func frame(_ id: String, _ switches: GallerySwitches) -> String {
        frame + encoded(id) + switches.query
    }

    /// The preview that a page's path names.
    package static func preview(ofPage path: String) -> String? { id(path, after: page) }

    /// The preview that a frame's path names.
    package static func preview(ofFrame path: String) -> String? { id(path, after: frame) }

    /// The preview that a state's path names.
    package static func preview(ofState path: String) -> String? { id(path, after: state) }

    private static func id(_ path: String, after prefix: String) -> String? {
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
