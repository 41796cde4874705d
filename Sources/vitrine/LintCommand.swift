// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineLint

/// `vitrine lint`.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Checks a project by the rules of an architecture.",
        discussion: """
            The rules are a profile's: challenge (features, containers, states), neva (layers, builders), user-directory \
            (one file, one state) or plain (any project). A file .vitrine-lint.yml or .vitrine-lint.json in the project \
            chooses one and changes what it says; without it, challenge is taken where a folder Features holds screens, \
            else plain. `// vitrine:disable:next RULE -- reason` allows what the next line does.

            Exit codes: 0 nothing was found; 1 something was; 3 the project has no view and no view model, so that \
            nothing was judged; 64 a command or a configuration that is not understood; 66 a project or a file that is \
            not there or cannot be read.
            """)

    @Argument(help: "A folder of sources, or one file.", completion: .directory)
    var path = "."

    @Option(help: "The profile, instead of the configuration's: \(Profile.allNames).")
    var profile: Profile?

    @Option(help: "The configuration, instead of the one in the project.", completion: .file())
    var config: String?

    @Option(name: .customLong("rule"), help: "Check this rule only; may be given several times.")
    var rules: [String] = []

    @Option(help: "How findings are printed: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = ReportFormat.text

    @Flag(help: "Mend what can be mended without a change of meaning, and print what remains.")
    var fix = false

    @Option(help: "Pass over the findings that this file holds.", completion: .file())
    var baseline: String?

    @Option(help: "Write the findings into this file, to be passed over from now on.", completion: .file())
    var writeBaseline: String?

    @Option(help: "Say what a rule means, with an example.")
    var explain: String?

    @Flag(help: "List every rule, with what breaking it is in this project.")
    var list = false

    func validate() throws {
        for name in rules + [explain].compactMap(\.self) where !RuleSet.all.names.contains(name) {
            throw ValidationError("there is no rule \(name): `vitrine lint --list` names them all.")
        }
        if writeBaseline != nil, fix || baseline != nil {
            throw ValidationError("--write-baseline goes with neither --fix nor --baseline.")
        }
    }

    func run() throws {
        if let rule = explain.flatMap(RuleSet.all.rule) { return print(rule.manual) }
        let run = try LintRun(self)
        if list { return print(run.rules) }
        guard !run.project.isWithoutScreens else {
            Terminal.say(
                "error: \(path) has no view and no view model: nothing was judged\n"
                    + "       name the folder of the app's sources; see `exclude` and `suffixes` of the configuration")
            throw ExitCode(3)
        }
        let report = try run.check()
        let text = try format.print(report, prefix: run.prefix)
        if !text.isEmpty { print(text) }
        Terminal.say(report.summary)
        guard report.findings.isEmpty || writeBaseline != nil else { throw ExitCode(1) }
    }
}

extension Profile: ExpressibleByArgument {
    fileprivate static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension ReportFormat: ExpressibleByArgument {}
