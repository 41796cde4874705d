// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting
import os.log

// MARK: - A part of a module of Apple's is imported

private let logger = Logger(subsystem: "org.example", category: "snippets")

private struct Logging: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") {
            count += 1
            logger.debug("counted to \(count, privacy: .public)")
        }
    }
}

@MainActor
@Suite("Snippets of logging")
struct LogSnippets {
    @Test("a logger of os.log is there, and keeps nothing from happening")
    func logs() throws {
        let host = TestHost(Logging())
        try host.find(label: "Count 0").tap()
        #expect(host.contains(label: "Count 1"))
    }
}
