// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The commands of SwiftPM's last build, as it wrote them down for its build engine.
///
/// Of the file only the commands that are asked for are read: it has some ten thousand lines.
package struct BuildManifest {
    /// A program that is run, and what it reads and writes.
    package struct Command: Equatable {
        package var arguments: [String]
        package var inputs: [String]
        package var outputs: [String]
    }

    private let data: Data
    private let configuration: String

    /// Reads the manifest of a scratch folder.
    package init(scratch: URL, configuration: String = "debug") throws {
        self.init(
            data: try Data(contentsOf: scratch.appendingPathComponent(configuration + ".yaml")),
            configuration: configuration)
    }

    init(data: Data, configuration: String = "debug") {
        self.data = data
        self.configuration = configuration
    }

    /// How a module is compiled; nil for one that the build does not have.
    package func module(_ name: String) -> Command? { command(of: name, ending: "-\(configuration).module") }

    /// How a program is linked; nil for one that the build does not have.
    package func program(_ name: String) -> Command? { command(of: name, ending: "-\(configuration).exe") }

    /// The command of a name that begins with the target's; between stands the platform.
    private func command(of target: String, ending: String) -> Command? {
        let start = Data("\n  \"C.\(target)-".utf8)
        var rest = data.startIndex..<data.endIndex
        while let found = data.range(of: start, in: rest) {
            rest = found.upperBound..<data.endIndex
            guard let quote = data.range(of: Data("\":\n".utf8), in: rest) else { return nil }
            let name = String(decoding: data[found.upperBound..<quote.lowerBound], as: UTF8.self)
            // A target's name may begin with another's.
            guard name.hasSuffix(ending), name.split(separator: "-").count <= 5 else { continue }
            let end = data.range(of: Data("\n\n".utf8), in: quote.upperBound..<data.endIndex)?.lowerBound
            return Self.command(data[quote.upperBound..<(end ?? data.endIndex)])
        }
        return nil
    }

    private static func command(_ text: Data) -> Command? {
        var lists: [String: [String]] = [:]
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let key = String(decoding: line[..<colon], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            lists[key] = try? JSONDecoder().decode([String].self, from: line[line.index(after: colon)...])
        }
        guard let arguments = lists["args"], let inputs = lists["inputs"], let outputs = lists["outputs"] else {
            return nil
        }
        return Command(arguments: arguments, inputs: inputs, outputs: outputs)
    }
}
