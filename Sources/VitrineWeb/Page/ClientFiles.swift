// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the browser client, as they are served under `/_vitrine/`.
package enum ClientFiles {
    /// What `client.js` imports, for preloading.
    package static let modules = [
        "protocol.js", "environment.js", "events.js", "page.js", "history.js", "places.js",
    ]
    /// What it imports on pages with a field to type in.
    package static let fieldModules = ["field.js", "input.js"]
    package static let names = ["client.js", "base.css"] + modules + fieldModules

    /// The bytes of a file, without its comments; `nil` for a name that is not served.
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
            let text = String(decoding: data, as: UTF8.self)
            result[name] = Array((name.hasSuffix(".js") ? withoutComments(text) : text).utf8)
        }
        return result
    }()

    /// A module as browsers get it: a quarter of the sources' bytes are types and reasons.
    ///
    /// Only what a source's comments look like is removed (`/** … */` and lines that start with `//`), so that no string
    /// or pattern can be mistaken for one; lines stay apart.
    package static func withoutComments(_ source: String) -> String {
        var code = ""
        var rest = source[...]
        while let start = rest.range(of: "/**") {
            code += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { break }
            rest = rest[end.upperBound...]
        }
        code += rest
        return code.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n") + "\n"
    }
}
