// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// What views begin is a task of their session (`SessionContext.start`, `TaskActivity.start`): tests wait for it, and it
/// ends with the session.
@Suite struct SessionTaskRuleTests {
    @Test func viewsStartNoTaskOfTheirOwn() {
        let starts = ["Sources/VitrineComponents", "Sources/VitrinePhotosUI"]
            .flatMap { Repository.files(under: $0, extensions: ["swift"]) }
            .flatMap { file in
                SwiftSource(file.text).code.split(separator: "\n").filter(SessionTaskRuleTests.starts)
                    .map { "\(file.path): \($0)" }
            }
        #expect(starts.isEmpty, "\(starts.joined(separator: "\n"))")
    }

    @Test(arguments: ["Task { @MainActor in", "Task.detached {", "let task = Task(priority: .low) {"])
    func aTaskIsFound(line: String) { #expect(SessionTaskRuleTests.starts(line)) }

    private static func starts(_ line: some StringProtocol) -> Bool {
        String(line).contains(/\bTask(\.detached)?(\([^)]*\))? \{/)
    }
}
