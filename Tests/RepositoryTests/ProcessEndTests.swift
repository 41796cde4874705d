// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// A process with threads ends by `endProcess`: the handlers of `exit` pull libraries away under what still runs.
@Suite struct ProcessEndTests {
    @Test func noSourceCallsExit() {
        let files = Repository.files(under: "Sources", extensions: ["swift"]).filter { $0.text.contains("exit(") }
        let calls = files.flatMap { file in
            file.text.split(separator: "\n").filter {
                $0.contains(/(^|[^A-Za-z_.])exit\(/) && !$0.contains(/\/\/|case exit\(/)
            }
            .map { "\(file.path): \($0)" }
        }
        #expect(calls.isEmpty, "\(calls.joined(separator: "\n"))")
    }
}
