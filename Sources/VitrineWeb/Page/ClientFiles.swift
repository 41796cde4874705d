// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the browser client, as they are served under `/_vitrine/`.
package enum ClientFiles {
    /// What `client.js` imports, for preloading.
    package static let modules = ["protocol.js", "environment.js", "events.js", "page.js", "history.js"]
    package static let names = ["client.js", "base.css"] + modules

    /// The bytes of a file; `nil` for a name that is not served.
    package static func bytes(_ name: String) -> [UInt8]? {
        contents[name]
    }

    /// Changes with every byte of the client: a page of another build is loaded again.
    package static let build: String = {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for name in names {
            for byte in contents[name] ?? [] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        return String(hash, radix: 36)
    }()

    private static let contents: [String: [UInt8]] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Client")
        var result: [String: [UInt8]] = [:]
        for name in names {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
                preconditionFailure(
                    "The browser client's \(name) is missing from \(folder.path); build VitrineWeb again."
                )
            }
            result[name] = [UInt8](data)
        }
        return result
    }()
}
