// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineWeb

/// The gallery's own style sheets and script, as they are served under `/_gallery/`.
enum GalleryFiles {
    private static let folder = "/_gallery/"
    private static let types = [
        "gallery.css": "text/css; charset=utf-8", "stage.css": "text/css; charset=utf-8",
        "notice.css": "text/css; charset=utf-8", "gallery.js": "text/javascript; charset=utf-8",
        "list.js": "text/javascript; charset=utf-8", "stage.js": "text/javascript; charset=utf-8",
        "panel.js": "text/javascript; charset=utf-8", "sheet.js": "text/javascript; charset=utf-8",
    ]

    /// The answer to a request for one of the files; nil for any other address.
    static func response(to request: WebRequest, policy: ResponsePolicy) -> WebResponse? {
        guard request.path.hasPrefix(folder) else { return nil }
        let name = String(request.path.dropFirst(folder.count))
        guard let type = types[name], let bytes = contents[name] else { return nil }
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        headers.append("Content-Type", type)
        headers.append("Cache-Control", "no-cache")
        return WebResponse(status: 200, headers: headers, body: bytes)
    }

    private static let contents: [String: [UInt8]] = types.keys.sorted().reduce(into: [:]) { result, name in
        let file = Bundle.module.bundleURL.appendingPathComponent("Client").appendingPathComponent(name)
        guard let data = try? Data(contentsOf: file) else {
            preconditionFailure("The gallery's \(name) is missing from \(file.path); build VitrineGallery again.")
        }
        result[name] = [UInt8](data)
    }
}
