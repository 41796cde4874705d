// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Starts one of the sample apps.
///
/// `samples NAME serve [whatever else an app understands, such as --port and --host]`
@main
enum SamplesLauncher {
    /// What the process hands over to itself: an app reads the process's command line, where its name would be unknown.
    private static let variable = "VITRINE_SAMPLE"

    static func main() {
        if let entry = ProcessInfo.processInfo.environment[variable].flatMap({ SampleEntries.all[$0] }) {
            exit(entry(CommandLine.argc, CommandLine.unsafeArgv))
        }
        guard let name = CommandLine.arguments.dropFirst().first, SampleEntries.all[name] != nil else {
            let names = SampleEntries.all.keys.sorted().joined(separator: ", ")
            FileHandle.standardError.write(Data("usage: samples NAME serve …, where NAME is one of \(names)\n".utf8))
            exit(64)
        }
        setenv(variable, name, 1)
        var pointers = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
        execv("/proc/self/exe", &pointers)
        exit(71)
    }
}
