// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineServer

/// The command line of `previews`: that of `serve`, but for what a gallery does not have.
struct PreviewsArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Serves the gallery of the app's previews.",
        discussion: """
            --content-wait and --base-path are for serve alone: a preview's page waits until the preview is idle, \
            and the gallery has its addresses to itself.
            """)

    @OptionGroup var server: ServerArguments

    mutating func validate() throws {
        if server.contentWait != nil {
            throw ValidationError("--content-wait is for serve: a preview's page waits until the preview is idle")
        }
        if server.basePath?.isEmpty == false {
            throw ValidationError("--base-path is for serve: the gallery has its addresses to itself")
        }
    }

    /// The options of the gallery's server. It is a developer's own: nobody watches over it, and a debugger may
    /// stop it.
    var options: ServeOptions {
        var options = server.options
        options.watchdog = nil
        if options.configuration.operators == .automatic { options.configuration.operators = .none }
        return options
    }
}
