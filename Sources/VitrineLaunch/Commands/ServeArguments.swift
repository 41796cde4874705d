// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineServer
import VitrineStore

/// The command line of `serve`.
struct ServeArguments: ParsableCommand {
    static let usageExitCode = ServerLauncher.ExitCode.usage

    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves the app to browsers.")

    static var _errorPrefix: String { "error [usage]: " }

    @OptionGroup var server: ServerArguments

    @Option(
        name: .customLong("workers"),
        help: ArgumentHelp(
            """
            Processes that run the app behind this one, each with its share of the sessions and of the memory \
            limit: one that ends interrupts only its own. 1 is this process alone, in which all visitors share global \
            variables of packages (default: the number of processors; 1 in debug builds and with --data shared).
            """, valueName: "n"),
        transform: OptionValue.number(from: 1, to: WorkerCount.most))
    var workers: Int?

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp(
            """
            Whose the databases of SwiftData are: visitor, each browser's own (the default), or shared, everybody's. \
            With several workers a browser sees what others have saved when it opens the app anew.
            """, valueName: "owner"),
        transform: OptionValue.dataOwner)
    var sharesData = false

    @Option(
        name: .customLong("forget-after"),
        help: ArgumentHelp(
            """
            Days after which what is kept of a visitor who does not come any more is deleted (default: never, and 90 in \
            a store of --store). Visitors delete theirs at /_vitrine/forget.
            """, valueName: "days"),
        transform: OptionValue.days)
    var forgettingDays: Int?

    @Option(
        name: .customLong("leave-within"),
        help: ArgumentHelp(
            """
            Seconds from SIGTERM to the end of the process. Sessions are written meanwhile, those that were used last \
            first (default: 10).
            """, valueName: "s"),
        transform: OptionValue.decimal("seconds", from: 6, to: 3_600))
    var leavingTime: Double?

    @Option(
        name: .customLong("store"),
        help: ArgumentHelp(
            """
            A Redis or Valkey, redis://[user:password@]host[:port][/database], over which machines go on with each \
            other's sessions and share channels and @AppStorage; needs VITRINE_TOKEN_KEY (default: VITRINE_STORE, which \
            other users do not see in the list of processes, or none).
            """, valueName: "url"),
        transform: OptionValue.store)
    var store: StoreAddress?

    @Option(
        name: .customLong("hand-over"),
        help: ArgumentHelp(
            """
            A folder in which the server leaves its sessions when it ends, for one that may run already (default: what \
            VITRINE_TOKEN_KEY says).
            """, valueName: "folder"))
    var handOverFolder: String?

    /// The options of the server.
    var options: ServeOptions {
        var options = server.options
        options.workers = workers
        options.sharesData = sharesData
        options.forgettingDays = forgettingDays
        options.store = store
        options.handOverFolder = handOverFolder
        if let leavingTime { options.configuration.limits.leave(within: .seconds(leavingTime)) }
        return options
    }

    /// Reads a command line of this command, whose name may be left out; help, and what cannot be meant, end the
    /// process.
    static func options(of arguments: some Sequence<String>) -> ServeOptions {
        do {
            return try read(Array(arguments)).options
        } catch {
            end(error, usage: usageExitCode)
        }
    }

    /// Reads a command line of this command, whose name may be left out.
    static func read(_ arguments: [String]) throws -> ServeArguments {
        let words = arguments.first == configuration.commandName ? Array(arguments.dropFirst()) : arguments
        var command = try parseAsRoot(words)
        if let command = command as? ServeArguments { return command }
        // The parser's own commands throw what is to be printed.
        try command.run()
        throw CleanExit.helpRequest(self)
    }
}
