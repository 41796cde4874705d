// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineSnapshots

/// The command line of `snapshot`.
struct SnapshotArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Photographs the app's previews.",
        usage: """
            snapshot --output DIR [--matrix AXES] [--only PATTERN]... [--jobs N] [--scale S] [--fixtures DIR]...
            snapshot --verify DIR --output DIR [the same]
            snapshot --list [--only PATTERN]... [--json]
            """,
        discussion: """
            Axes are a comma-separated list of scheme, size, locale, direction and device, each with values of its own \
            if wanted: scheme=light+dark,size=large+accessibility3,locale=en_US+ar_EG,device=iphone-17+ipad

            Devices: \(Device.all.map(\.id).joined(separator: " "))
            """)

    @Option(
        name: .customLong("output"),
        help: ArgumentHelp(
            "Where pictures, element trees, texts and index.html go; with --verify, the report.", valueName: "dir"),
        transform: OptionValue.text)
    var output: String?

    @Option(
        name: .customLong("verify"),
        help: ArgumentHelp(
            "Compare with what an earlier run put into this folder; exit code 1 where something differs.",
            valueName: "dir"),
        transform: OptionValue.text)
    var verify: String?

    @Flag(name: .customLong("list"), help: "Print the ids of the previews.")
    var lists = false

    @Option(
        name: .customLong("only"),
        help: ArgumentHelp(
            "Only previews with this id, or whose id the pattern fits (* and ?); may be repeated.",
            valueName: "pattern"),
        transform: OptionValue.text)
    var only: [String] = []

    @Option(
        name: .customLong("matrix"), help: ArgumentHelp("Every preview several times, see above.", valueName: "axes"),
        transform: { try PreviewMatrix(argument: $0) })
    var matrix: PreviewMatrix?

    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp("Worker processes (default: one for each core).", valueName: "n"),
        transform: OptionValue.number(from: 1, to: 256))
    var jobs: Int?

    @Option(
        name: .customLong("scale"), help: ArgumentHelp("Pixels in a point (default: the device's).", valueName: "s"),
        transform: OptionValue.decimal(from: 0.5, to: 8))
    var scale: Double?

    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp("Time after which a preview counts as hanging (default: 60).", valueName: "seconds"),
        transform: OptionValue.decimal(from: 0.1, to: 86_400))
    var limit: Double?

    @Option(
        name: .customLong("fixtures"),
        help: ArgumentHelp(
            "Files that stand in for the network, DIR/host/path; may be repeated.", valueName: "dir"),
        transform: OptionValue.text)
    var fixtures: [String] = []

    @Flag(
        name: .customLong("json"),
        help: "Print the result as JSON: previews, pictures or changes; progress goes to the error stream.")
    var json = false

    mutating func validate() throws {
        if lists {
            guard output == nil, verify == nil else {
                throw ValidationError("--list goes with --only and --json alone")
            }
            return
        }
        guard let output else { throw ValidationError("--output is missing: where shall the pictures go?") }
        guard let verify else { return }
        let folders = [output, verify].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard folders[0] != folders[1] else {
            throw ValidationError("--verify and --output name the same folder; the report needs one of its own")
        }
    }

    /// The options of the run, of a command line that is valid.
    var options: SnapshotOptions {
        var options = SnapshotOptions()
        if let output { options.output = URL(fileURLWithPath: output) }
        if let verify { options.action = .verify(URL(fileURLWithPath: verify)) }
        if lists { options.action = .list }
        options.only = only
        if let matrix { options.matrix = matrix }
        if let jobs { options.jobs = jobs }
        options.scale = scale
        options.printsJSON = json
        if let limit { options.limit = limit }
        options.fixtures = fixtures.map { URL(fileURLWithPath: $0) }
        return options
    }
}
