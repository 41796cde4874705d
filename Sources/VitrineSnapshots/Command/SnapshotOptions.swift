// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The options of `snapshot`, parsed from a command line.
package struct SnapshotOptions: Equatable, Sendable {
    /// The action of the command.
    package enum Action: Equatable, Sendable {
        /// Prints the ids of the previews.
        case list
        /// Renders the previews into the folder.
        case record
        /// Compares the previews with images that were rendered into this folder before.
        case verify(URL)
    }

    package var action = Action.record
    package var output = URL(fileURLWithPath: ".")
    package var matrix = PreviewMatrix()
    /// The ids, or patterns of ids with `*` and `?`; empty for all previews.
    package var only: [String] = []
    /// The number of worker processes; by default that of the processor's cores.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The number of pixels per point; `nil` for that of the device.
    package var scale: Double?
    /// The time limit of a preview, in seconds; a preview that exceeds it counts as hanging.
    package var limit = 60.0
    package var fixtures: [URL] = []

    package static let usage = """
        usage: snapshot --output DIR [--matrix AXES] [--only PATTERN]... [--jobs N] [--scale S] [--fixtures DIR]
               snapshot --verify DIR --output DIR [the same]
               snapshot --list [--only PATTERN]...
          --output DIR    where pictures, element trees, texts and index.html go; with --verify, the report
          --verify DIR    compare with what an earlier run put into DIR; exit code 1 where something differs
          --list          print the ids of the previews
          --only PATTERN  only previews with this id, or whose id the pattern fits (* and ?); may be repeated
          --matrix AXES   every preview several times: a comma-separated list of
                          scheme, size, locale, direction, device, each with values of its own if wanted:
                          scheme=light+dark,size=large+accessibility3,locale=en_US+ar_EG,device=iphone-17+ipad
          --jobs N        worker processes (default: one per core)
          --scale S       pixels in a point (default: the device's)
          --limit SECONDS time after which a preview counts as hanging (default 60)
          --fixtures DIR  files that stand in for the network, DIR/host/path; may be repeated
        devices: \(Device.all.map(\.id).joined(separator: " "))
        """

    /// An invalid command line, with the reason, or a request for the usage.
    package enum UsageError: Error, Equatable, Sendable {
        case help
        case invalid(String)
    }

    /// Parses the words after the command's name.
    package init(arguments: some Sequence<String>) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var reference: URL?
        var folder: URL?
        var lists = false
        while let name = reader.nextName() {
            switch name {
            case "--output": folder = URL(fileURLWithPath: try reader.value())
            case "--verify": reference = URL(fileURLWithPath: try reader.value())
            case "--fixtures": fixtures.append(URL(fileURLWithPath: try reader.value()))
            case "--only": only.append(try reader.value())
            case "--matrix": matrix = try PreviewMatrix(argument: try reader.value())
            case "--jobs":
                jobs = try reader.number(from: 1, to: 256)
            case "--scale":
                scale = try reader.decimal(from: 0.5, to: 8)
            case "--limit":
                limit = try reader.decimal(from: 0.1, to: 86_400)
            case "--list" where !reader.hasValue: lists = true
            case "--help", "-h": throw .help
            default: throw .invalid("unknown argument '\(reader.argument)'")
            }
        }
        if lists {
            guard folder == nil, reference == nil else { throw .invalid("--list goes with --only alone") }
            action = .list
            return
        }
        guard let folder else { throw .invalid("--output is missing: name the folder for the images.") }
        output = folder
        guard let reference else { return }
        guard reference.standardizedFileURL.path != folder.standardizedFileURL.path else {
            throw .invalid("--verify and --output name the same folder; the report needs one of its own")
        }
        action = .verify(reference)
    }
}
