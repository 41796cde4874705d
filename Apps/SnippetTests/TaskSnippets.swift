// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// MARK: - A task around a switch

private enum Step: Equatable {
    case idle, loading, loaded
}

private final class TaskLog {
    var entries: [String] = []
}

/// The shape of nearly every screen that loads: the task belongs to the screen, not to the branch that is shown.
private struct LoadingScreen<Loading: View>: View {
    let log: TaskLog
    @ViewBuilder let loading: Loading
    @State private var step = Step.idle

    var body: some View {
        content
            .task {
                log.entries.append("starts")
                step = .loading
                await Task.yield()
                log.entries.append(Task.isCancelled ? "is cancelled" : "goes on")
                step = .loaded
            }
    }

    @ViewBuilder
    private var content: some View {
        switch step {
        case .idle: Color.clear
        case .loading: loading
        case .loaded: List(1..<3) { Text("Row \($0)") }
        }
    }
}

struct TaskSnippets {
    @Test
    func aTaskOutlivesTheBranchThatItStartedIn() async {
        func entries(_ loading: some View) async -> [String] {
            let log = TaskLog()
            let host = TestHost(LoadingScreen(log: log) { loading })
            await host.waitUntilIdle()
            #expect(host.contains(label: "Row 2"))
            return log.entries
        }
        #expect(await entries(ProgressView()) == ["starts", "goes on"])
        #expect(await entries(ProgressView("Loading…").progressViewStyle(.circular)) == ["starts", "goes on"])
        #expect(await entries(Button("Cancel") {}.buttonStyle(.bordered)) == ["starts", "goes on"])
        #expect(await entries(Label("Loading", systemImage: "clock").labelStyle(.titleOnly)) == ["starts", "goes on"])
        #expect(await entries(ContentUnavailableView("Loading", systemImage: "clock")) == ["starts", "goes on"])
    }
}
