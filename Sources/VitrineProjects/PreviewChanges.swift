// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What differs between the previews of two runs: the file `changes.json` that an app's `snapshot --verify` writes.
package struct PreviewChanges: Codable, Equatable, Sendable {
    /// One image that is not as it was.
    package struct Change: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, CaseIterable, Sendable {
            case added
            case removed
            case changed
            /// Nothing could be drawn.
            case failed
        }

        package var kind: Kind
        package var preview: String
        /// What distinguishes the image from others of its preview: empty, or `.dark.ipad`.
        package var cell: String
        package var place: String
        package var findings: [String]
        /// The images, as paths in the report's folder.
        package var before: String?
        package var after: String?
        package var difference: String?
    }

    /// The name of the file.
    package static let fileName = "changes.json"

    /// How many images are as they were.
    package var unchanged: Int
    package var collage: String?
    package var changes: [Change]

    /// Reads the file of a report.
    ///
    /// - Parameter folder: The report's folder.
    /// - Throws: Errors of the file system and of the decoder.
    package init(folder: URL) throws {
        let file = folder.appendingPathComponent(Self.fileName)
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }

    /// How many there are of each kind: "2 changed, 1 added, 20 unchanged".
    package var summary: String {
        let counts = [Change.Kind.changed, .added, .removed, .failed].compactMap { kind in
            let count = changes.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        return (counts + ["\(unchanged) unchanged"]).joined(separator: ", ")
    }

    /// The changes for a pull request.
    ///
    /// - Parameters:
    ///   - reference: What the previews are compared with.
    ///   - images: What stands before the paths of images, for a place where the report can be fetched: an address with its
    ///     slash; empty for paths in the report's folder.
    /// - Returns: A text of Markdown.
    package func markdown(against reference: String, images: String = "") -> String {
        var lines = ["### Previews: \(summary)", "", "Compared with `\(reference)`."]
        if let collage { lines += ["", "![Before, after and difference](\(images)\(Self.address(collage)))"] }
        for kind in [Change.Kind.failed, .changed, .added, .removed] {
            let own = changes.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            lines += ["", "**\(kind.rawValue.capitalized)**", ""]
            for change in own { lines += line(for: change, images: images) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(for change: Change, images: String) -> [String] {
        let links = [("before", change.before), ("after", change.after), ("difference", change.difference)]
            .compactMap { title, path in path.map { "[\(title)](\(images)\(Self.address($0)))" } }
        let place = change.place.isEmpty ? "" : " at \(Self.escaped(change.place))"
        let name = "- \(Self.escaped(change.preview + change.cell))\(place)"
        let head = links.isEmpty ? name : "\(name): \(links.joined(separator: ", "))"
        return [head] + change.findings.prefix(5).map { "  - \(Self.escaped($0))" }
            + (change.findings.count > 5 ? ["  - … and \(change.findings.count - 5) more"] : [])
    }

    /// The changes as results of tests, one for each image that is not as it was: those that are unchanged have no names
    /// here, and are one that passed.
    package var results: TestResults {
        var cases = changes.map { change in
            let parts = change.preview.split(separator: "/").map(String.init)
            let messages = change.findings.isEmpty ? ["The preview was \(change.kind.rawValue)."] : change.findings
            return TestResults.Case(
                suite: parts.dropLast().joined(separator: "."), name: (parts.last ?? "") + change.cell,
                outcome: .failed, messages: ["\(change.kind.rawValue): \(messages.joined(separator: "\n"))"])
        }
        if unchanged > 0 {
            cases.append(TestResults.Case(suite: "Previews", name: "\(unchanged) unchanged", outcome: .passed))
        }
        return TestResults(cases)
    }

    private static func address(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "()?#%;:&'\"<>[]")
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    /// A text in which nothing is a mark of Markdown.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character.isNewline ? " " : character)
        }
        return result
    }
}
