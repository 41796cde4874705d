// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("A test host")
struct TestHostTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "\(count) taps").accessibilityIdentifier("count").frame(height: 40)
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "Add")
                }.frame(height: 60)
                Button {
                } label: {
                    Text(verbatim: "Never")
                }.disabled(true)
            }
        }
    }

    @Test("finds elements by identifier, by label and by role")
    func finds() throws {
        let host = TestHost(Counter())
        #expect(try host.find(identifier: "count").label == "0 taps")
        #expect(try host.find(label: "0 taps").identifier == "count")
        #expect(try host.find(role: .button, label: "Never").isDisabled)
        #expect(!(try host.find(role: .button, label: "Add").isDisabled))
        #expect(host.contains(identifier: "count") && host.contains(label: "Add"))
        #expect(host.labels == ["0 taps", "Add", "Never"])
    }

    @Test("says what is there where it finds nothing")
    func namesWhatIsThere() throws {
        let host = TestHost(Counter())
        #expect(!host.contains(label: "Remove") && !host.contains(identifier: "sum"))
        let error = #expect(throws: TestHost.NotFound.self) { try host.find(role: .link, label: "Add") }
        #expect(error?.description.contains("Add") == true)
        #expect(throws: TestHost.NotFound.self) { try host.find(identifier: "sum") }
        #expect(throws: TestHost.NotFound.self) { try host.find(label: "Remove") }
    }

    @Test("taps what can be tapped, and nothing else")
    func taps() throws {
        let host = TestHost(Counter())
        try host.find(label: "Add").tap()
        try host.find(label: "Add").tap()
        #expect(try host.find(identifier: "count").label == "2 taps")
        #expect(throws: TestHost.NotFound.self) { try host.find(label: "Never").tap() }
        #expect(throws: TestHost.NotFound.self) { try host.find(identifier: "count").tap() }
    }

    @Test("answers frames in the window, scrolled or not")
    func answersFrames() throws {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 300).accessibilityIdentifier("first")
                        .accessibilityLabel(Text(verbatim: "First"))
                    Color.red.frame(width: 100, height: 900).accessibilityIdentifier("second")
                        .accessibilityLabel(Text(verbatim: "Second"))
                }
            }, width: 200, height: 400)
        #expect(try host.frame(of: "first") == CGRect(x: 50, y: 0, width: 100, height: 300))
        try host.find(label: "First").scroll(to: CGPoint(x: 0, y: 250))
        #expect(try host.frame(of: "first") == CGRect(x: 50, y: -250, width: 100, height: 300))
        #expect(try host.frame(of: "second").minY == 50)
        #expect(throws: TestHost.NotFound.self) {
            try TestHost(Counter()).find(label: "Add").scroll(to: CGPoint(x: 0, y: 1))
        }
    }

    // MARK: - Waiting

    /// Answers from another executor, as a mocked service does.
    private actor Service {
        func load() async -> String {
            for _ in 0..<5 {
                await Task.detached {}.value
                await Task.yield()
            }
            return "Loaded"
        }
    }

    private struct Loading: View {
        @State private var words = "Loading"
        let service = Service()

        var body: some View {
            Text(verbatim: words).task { words = await service.load() }
        }
    }

    @Test("waits for work that hops between executors")
    func waitsForHops() async {
        let host = TestHost(Loading())
        #expect(host.contains(label: "Loading"))
        await host.waitUntilIdle()
        #expect(host.labels == ["Loaded"])
    }
}
