// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// The files of the browser client, as they are served under `/_vitrine/`.
///
/// They are served as they were written, but for their comments, and compressed. `client.js` is one file with all that
/// every page needs: one request instead of eight, and compressed together the modules take a tenth less.
package enum ClientFiles {
    /// The modules that `client.js` starts with, each after those that it imports.
    private static let modules = [
        "protocol.js", "environment.js", "page.js", "history.js", "places.js", "link.js", "events.js",
    ]
    /// The modules that `client.js` imports on pages with a field to type in.
    package static let fieldModules = ["field.js", "input.js"]
    /// The modules that `client.js` imports on pages with a field whose app asks for the selection.
    package static let selectionModules = ["selection.js"]
    /// The modules that `client.js` imports on pages with a field of styled text.
    package static let richModules = ["rich.js"]
    /// The modules that `client.js` imports on pages with a native control.
    package static let controlModules = ["controls.js"]
    /// The modules that `client.js` imports on pages with a drum to turn.
    package static let drumModules = ["drums.js"]
    /// The modules that `client.js` imports once a page is live, for the animations of pushed and presented pages.
    package static let modalModules = ["modals.js", "sheets.js", "passage.js", "navigation.js", "edges.js"]
    /// The modules that `client.js` imports on pages with animations, or at the first input of the user.
    package static let motionModules = ["animation.js"]
    /// The modules that `client.js` imports on pages with content that can be drawn down.
    package static let pullModules = ["pulls.js"]
    /// The modules that `client.js` imports on pages with rows between actions.
    package static let swipeModules = ["swipes.js"]
    /// The modules that `client.js` imports when a mouse is over a page with a scroll view.
    package static let carouselModules = ["carousels.js"]
    /// The modules that `client.js` imports on pages that ask for pointers, keys or the mouse.
    package static let gestureModules = ["gestures.js", "keys.js"]
    /// The modules that `client.js` imports once the page is complete: the look of a tap until it is answered, pressed
    /// rows, focus rings and the keyboard's focus.
    package static let answerModules = ["answers.js", "looks.js", "focus.js"]
    /// The modules that `client.js` imports on pages that ask for files.
    package static let fileModules = ["files.js"]
    /// The modules that `client.js` imports when an item is dragged over the page from outside.
    package static let dropModules = ["drops.js"]
    /// The modules that `client.js` imports on pages with something that the browser shows or does by itself.
    package static let embedModules = ["embeds.js"]
    /// The modules that `client.js` imports on pages with a drawing of many operations that changes.
    package static let canvasModules = ["canvas.js"]
    /// The modules that `client.js` imports when a user selects text.
    package static let copyModules = ["copying.js"]
    package static let names =
        ["client.js", "base.css", "protocol.js"] + fieldModules + selectionModules + richModules + controlModules
        + drumModules + modalModules + motionModules + answerModules + pullModules + swipeModules + carouselModules
        + gestureModules + copyModules + fileModules + dropModules + embedModules + canvasModules

    /// Returns the bytes of a file; `nil` for a name that is not served.
    package static func bytes(_ name: String) -> [UInt8]? {
        contents[name]?.bytes
    }

    /// Returns a file with its compressed bytes; `nil` for a name that is not served.
    static func file(_ name: String) -> CompressedFile? {
        contents[name]
    }

    /// Changes with every byte of the client: a page of another build is loaded again.
    package static let build = String(
        ContentHash.name(of: Data(names.flatMap { contents[$0]?.bytes ?? [] })).prefix(buildDigits))
    private static let buildDigits = 16

    private static let contents: [String: CompressedFile] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Client")
        func source(_ name: String) -> String {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
                preconditionFailure(
                    "The browser client's \(name) is missing from \(folder.path); build VitrineWeb again."
                )
            }
            return withoutComments(String(decoding: data, as: UTF8.self))
        }
        var texts = Dictionary(uniqueKeysWithValues: names.map { ($0, source($0)) })
        let body = modules.map { joined(source($0), keepsExports: false) }
        texts["client.js"] = (body + [joined(source("client.js"), keepsExports: true)]).joined()
        return texts.mapValues { CompressedFile(Array($0.utf8)) }
    }()

    /// Returns a module's lines for one file with those that it imports. Names at the top of modules differ from each
    /// other, or the file would not load.
    private static func joined(_ code: String, keepsExports: Bool) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .map { !keepsExports && $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }
    /// Removes the lines of a script or a style sheet that hold nothing but a comment: a third of what a browser would
    /// load. What stands behind code on a line of its own stays, so that no string has to be told from a comment.
    ///
    /// - Parameter code: Code in which a comment that begins a line and spans several ends one as well.
    /// - Returns: The other lines, unchanged.
    static func withoutComments(_ code: String) -> String {
        var isInsideComment = false
        return code.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let text = line.drop { $0 == " " }
            let beginsComment = text.hasPrefix("/*")
            guard isInsideComment || beginsComment else { return !text.hasPrefix("//") }
            guard let end = text.range(of: "*/") else {
                isInsideComment = true
                return false
            }
            isInsideComment = false
            return !text[end.upperBound...].allSatisfy { $0 == " " }
        }
        .joined(separator: "\n")
    }
}
