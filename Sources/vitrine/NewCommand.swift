// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineTemplates

/// `vitrine new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Begins an app.",
        discussion: """
            Writes a folder APP with a Swift package: app, features, tests, previews, README, a guide for agents, and a workflow \
            of GitHub Actions. Nothing is written over.

            Exit codes: 0 written; 64 a name that cannot be one; 73 a file that is there already.
            """)

    /// The shape of a new project.
    enum Profile: String, CaseIterable, ExpressibleByArgument {
        /// Core, Common, features and an app that puts them together.
        case features
        /// One module.
        case plain
    }

    @Argument(help: "The app's name, as a type is called: Shop.")
    var app: String

    @Option(help: "What is written: features, or plain for one module.")
    var profile = Profile.features

    @Option(help: "What the app shows a list and a detail of.")
    var feature = "Item"

    @Option(help: "What many of it are called, where English has its own way: Children.")
    var plural: String?

    @Option(help: "The folder in which the app's folder is made.", completion: .directory)
    var path = "."

    @Flag(name: .customLong("dry-run"), help: "Say what would be written.")
    var isDryRun = false

    func run() throws {
        let parent = URL(fileURLWithPath: path).standardizedFileURL
        try TemplateRun.run {
            let app = try TypeName(app, of: "name of an app")
            let feature = try TypeName(feature, plural: plural)
            let folder = parent.appendingPathComponent(app.type)
            let change = try NewProject(app: app, entity: feature, isPlain: profile == .plain).change(at: folder)
            try TemplateRun.apply(change, in: folder, isDryRun: isDryRun)
            guard !isDryRun else { return }
            Terminal.say("\nNext:\n    cd \(folder.path)\n    vitrine run")
        }
    }
}
