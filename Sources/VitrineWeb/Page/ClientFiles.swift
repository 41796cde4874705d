// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// The files of the browser client, as they are served under `/_vitrine/`.
///
/// `client.js` is one file with all that every page needs: one request instead of eight, and compressed together the
/// modules take a tenth less.
package enum ClientFiles {
    /// What `client.js` begins with; each stands behind those that it imports.
    private static let modules = [
        "protocol.js", "environment.js", "page.js", "history.js", "places.js", "link.js", "events.js",
    ]
    /// What it imports on pages with a field to type in.
    package static let fieldModules = ["field.js", "input.js"]
    /// What it imports on pages with a native control.
    package static let controlModules = ["controls.js"]
    /// What it imports on pages with a drum to turn.
    package static let drumModules = ["drums.js"]
    /// What it imports on pages over which something is presented.
    package static let modalModules = ["modals.js"]
    /// What it imports on pages where something moves, or where a person does something.
    package static let motionModules = ["animation.js"]
    /// What it imports on pages with content that can be drawn down.
    package static let pullModules = ["pulls.js"]
    /// What it imports on pages with rows between actions.
    package static let swipeModules = ["swipes.js"]
    /// What it imports on pages that ask for pointers, keys or the mouse.
    package static let gestureModules = ["gestures.js"]
    package static let names =
        ["client.js", "base.css", "protocol.js"] + fieldModules + controlModules + drumModules + modalModules
        + motionModules + pullModules + swipeModules + gestureModules

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
        func source(_ name: String) -> String {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
                preconditionFailure(
                    "The browser client's \(name) is missing from \(folder.path); build VitrineWeb again."
                )
            }
            let code = withoutComments(String(decoding: data, as: UTF8.self))
            return name.hasSuffix(".js") ? withoutSpaces(code) : code
        }
        for name in names { result[name] = Array(source(name).utf8) }
        let body = modules.map { joined(source($0), keepsExports: false) }
        result["client.js"] = Array((body + [joined(source("client.js"), keepsExports: true)]).joined().utf8)
        for name in names where name.hasSuffix(".js") { result[name] = result[name].map(withoutBreaks) }
        return result
    }()

    /// A module's lines for one file with those that it imports. Names at the top of modules differ from each other, or
    /// the file would not load.
    private static func joined(_ code: String, keepsExports: Bool) -> String {
        code.split(separator: "\n").filter { !$0.hasPrefix("import ") }
            .map { !keepsExports && $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n") + "\n"
    }

    /// A file as browsers get it: a quarter of the sources' bytes are types and reasons.
    ///
    /// Only what a source's comments look like is removed (`/** … */`, in the style sheet `/* … */`, and lines that
    /// start with `//`), so that no string or pattern can be mistaken for one; lines stay apart.
    package static func withoutComments(_ source: String) -> String {
        var code = ""
        var rest = source[...]
        while let start = rest.range(of: "/**") ?? rest.range(of: "/* ") {
            code += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { break }
            rest = rest[end.upperBound...]
        }
        code += rest
        return code.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n") + "\n"
    }

    /// A module without the line breaks that say nothing: behind what a statement cannot end with, or has ended with.
    ///
    /// No text of the sources goes over several lines, and no comment follows code on its line
    /// (`test_client_files.py`).
    package static func withoutBreaks(_ code: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(code.count)
        for byte in code {
            if byte == UInt8(ascii: "\n"), let last = result.last, "{,(;[".utf8.contains(last) { continue }
            result.append(byte)
        }
        return result
    }

    /// Spaces next to one of these say nothing.
    private static let marks = Set("{}(),;:=<>?&|![]")

    /// A module without the spaces that are there for its readers: another thirtieth of what browsers get.
    ///
    /// Texts stay as they are, and so do lines with anything that may begin a pattern, a template or an escape.
    package static func withoutSpaces(_ code: String) -> String {
        func squeezed(_ line: Substring) -> String {
            if line.contains(where: { "/`'\\".contains($0) }) { return String(line) }
            var result = ""
            var isText = false
            for (index, character) in zip(line.indices, line) {
                if character == "\"" { isText.toggle() }
                if character == " ", !isText {
                    let next = line.index(after: index)
                    if let last = result.last, marks.contains(last) { continue }
                    if next < line.endIndex, marks.contains(line[next]) { continue }
                }
                result.append(character)
            }
            return result
        }
        return code.split(separator: "\n").map { squeezed($0) + "\n" }.joined()
    }
}
