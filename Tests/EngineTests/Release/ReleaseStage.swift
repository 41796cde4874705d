// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
import VitrineCensus
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// A mounted scene whose live objects are counted while something in it comes and goes.
@MainActor
final class ReleaseStage {
    /// Whether what is watched is there; views read it, tests write it.
    @Observable
    final class Switch {
        var isOn = false
        var path: [Int] = []
        var rows = Array(0..<5)
        var text = ""
    }

    /// What a watched view keeps in its state.
    @Observable
    final class Model {
        var text = "model"
    }

    private struct Entry {
        weak var model: Model?
    }

    /// The models that views made, not retained.
    final class Models {
        private var entries: [Entry] = []
        var alive: Int { entries.count { $0.model != nil } }
        var made: Int { entries.count }

        func note(_ model: Model) {
            if !entries.contains(where: { $0.model === model }) { entries.append(Entry(model: model)) }
        }
    }

    let models = Models()
    let control = Switch()
    private(set) var host: TestHost!
    private let census: LiveObjectCensus

    init(@ViewBuilder _ view: (Switch, Models) -> some View) {
        let session = SessionContext.fixture()
        census = session.census
        host = TestHost(view(control, models), session: session)
    }

    var counts: LiveObjectCounts { census.counts }

    /// Makes something appear and disappear a few times, and returns what remains of it and of the ended scene.
    ///
    /// The first time may leave what a place keeps for the next; no later one may.
    ///
    /// - Parameters:
    ///   - turns: The number of times.
    ///   - held: The number of models more than before that may exist: a view value holds the first one of its state, so
    ///     the values that a presenter or the rows of a window hold have one each.
    ///   - turn: Makes it appear and disappear.
    /// - Returns: A description of each object that remains; empty if there is none.
    /// - Throws: The errors of `turn`.
    func remains(
        turns: Int = 3, held: Int = 0, of turn: @MainActor (TestHost, Switch) async throws -> Void
    ) async throws -> [String] {
        var wrong: [String] = []
        await host.settle()
        let before = models.alive
        try await turn(host, control)
        await host.settle()
        let first = counts
        let firstModels = models.alive
        for _ in 0..<turns {
            try await turn(host, control)
            await host.settle()
        }
        if counts != first { wrong.append("after \(turns) more turns \(counts), after the first \(first)") }
        if models.alive > before + held { wrong.append("\(models.alive - before) models of what has left") }
        if models.alive > firstModels { wrong.append("\(models.alive - firstModels) models more after each turn") }
        return await wrong + remainsAfterEnd()
    }

    /// How a scene comes to its end.
    enum End: CaseIterable {
        case unmounted
        /// Nobody says that it ends; it is let go.
        case dropped
    }

    /// Ends the scene, with whatever changes it has not shown yet; says what stays of it.
    func remainsAfterEnd(_ end: End = .unmounted) async -> [String] {
        var wrong: [String] = []
        if end == .unmounted { host.unmount() }
        host = nil
        // What the runtime holds of an ended task goes with its job.
        for _ in 0..<100 where !counts.isEmpty || models.alive > 0 { await Task.yield() }
        if !counts.isEmpty { wrong.append("after the end \(counts)") }
        if models.alive > 0 { wrong.append("after the end \(models.alive) of \(models.made) models") }
        return wrong
    }
}
