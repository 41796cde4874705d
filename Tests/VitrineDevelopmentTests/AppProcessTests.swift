// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineDevelopment

@Suite struct AppProcessTests {
    @Test(
        arguments: [
            (["serve"], 10), (["serve", "--leave-within", "20"], 20),
            (["serve", "--leave-within=6.5", "--port", "0"], 6.5),
            (["serve", "--leave-within", "20", "--leave-within", "30"], 30), (["serve", "--leave-within"], 10),
        ] as [([String], TimeInterval)])
    func `a program is waited for as long as it says that it takes to end`(arguments: [String], seconds: TimeInterval) {
        #expect(AppProcess.leavingTime(arguments) == seconds)
    }

    @Test func `a program under development ends soon, unless the developer says otherwise`() {
        let sessions = URL(filePath: "/tmp/sessions")
        let usual = DevelopmentSession.serving(handOver: sessions, [])
        #expect(AppProcess.leavingTime(usual) == 7)
        let patient = DevelopmentSession.serving(handOver: sessions, ["--workers", "2", "--leave-within", "40"])
        #expect(AppProcess.leavingTime(patient) == 40)
        #expect(patient.starts(with: usual))
    }
}
