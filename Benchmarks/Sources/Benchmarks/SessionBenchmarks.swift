// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// Live sessions: what one holds, and what a click costs from the message that comes in to the message that goes out.
///
/// In process: the session's state machine is fed and read as a socket would, without the socket and the browser. The
/// click on a real socket is timed by the browser walk.
@MainActor
enum SessionBenchmarks {
    static func run(_ stage: Stage) throws {
        // Before the other one: what 500 live sessions leave free would hide what parked ones take.
        try parkedMemory(stage)
        try memory(stage)
        try clicks(stage, rows: 20)
        try clicks(stage, rows: 1_000)
    }

    static func adopt(_ scene: SceneHost, mount: ((StateArchive) -> SceneHost)? = nil) -> LiveSession {
        _ = scene.display.takeBatch()
        return LiveSession(
            scene: BenchmarkScene(scene, mount: mount),
            client: ClientState(),
            epoch: "epoch",
            path: "/",
            depth: 0,
            now: .zero
        )
    }

    private static func memory(_ stage: Stage) throws {
        var sessions: [LiveSession] = []
        var points: [(sessions: Double, bytes: Double)] = []
        for count in 1...500 {
            sessions.append(adopt(stage.mount(ListPage(count: 20))))
            if count >= 100, count.isMultiple(of: 50) { points.append((Double(count), Double(Memory.resident()))) }
        }
        try Measurement(
            "memory per session, 20 rows",
            slope(points) / 1_024,
            "KB",
            against: "goal 150 KB; Blazor about 250 KB, ReactPy 63 KB for a counter"
        ).report()
        for session in sessions { session.end() }
    }

    /// Sessions that were live and are parked: what is left of each, and what it takes to wake one.
    private static func parkedMemory(_ stage: Stage) throws {
        var sessions: [LiveSession] = []
        var points: [(sessions: Double, bytes: Double)] = []
        for count in 1...500 {
            let session = adopt(stage.mount(ListPage(count: 20))) { stage.mount(ListPage(count: 20), restoring: $0) }
            session.park()
            guard session.isParked else { fatalError("the scene was not parked") }
            sessions.append(session)
            if count >= 100, count.isMultiple(of: 50) { points.append((Double(count), Double(Memory.resident()))) }
        }
        try Measurement(
            "memory per parked session, 20 rows", slope(points) / 1_024, "KB", against: "goal 10 KB"
        ).report()
        var index = 0
        let samples = Samples(200, warmUp: 10) { _ in
            // The page was resized: nothing but the waking is timed.
            _ = sessions[index].receive("[\"R\",[390,844,3,0,0,0,16,[],\"\"]]", now: .seconds(1))
            index += 1
        }
        guard !sessions[0].isParked else { fatalError("the scene was not woken") }
        try Measurement("waking a parked session, 20 rows, p50", samples.median, "ms", against: "").report()
        for session in sessions { session.end() }
    }

    /// Bytes per session, by least squares.
    private static func slope(_ points: [(sessions: Double, bytes: Double)]) -> Double {
        let meanX = points.map(\.sessions).reduce(0, +) / Double(points.count)
        let meanY = points.map(\.bytes).reduce(0, +) / Double(points.count)
        let covariance = points.map { ($0.sessions - meanX) * ($0.bytes - meanY) }.reduce(0, +)
        return covariance / points.map { ($0.sessions - meanX) * ($0.sessions - meanX) }.reduce(0, +)
    }

    private static func clicks(_ stage: Stage, rows: Int) throws {
        let scene = stage.mount(CounterPage(rows: rows))
        guard let counter = tappable(scene.display.root) else { fatalError("nothing takes taps") }
        let session = adopt(scene)
        var time = Duration.zero
        var bytes = 0
        let samples = Samples(2_000, warmUp: 100) { index in
            time += .milliseconds(50)
            let base = scene.display.sequence
            let outputs = session.receive("[\"V\",\(index + 1),\(base),\(counter.id),0]", now: time)
            bytes = 0
            for case .send(let text) in outputs { bytes += text.utf8.count }
            _ = session.receive("[\"A\",\(scene.display.sequence),1]", now: time)
        }
        guard session.counters.batches > 2_000 else { fatalError("clicks made \(session.counters.batches) batches") }
        let label = "click to patch, \(rows) rows, without socket"
        let goal = "goal 3 ms p50, 7 ms p99 to the DOM; ReactPy 4.3/7.9 ms, with 1,000 rows 135 ms"
        try Measurement("\(label), p50", samples.median, "ms", against: goal).report()
        try Measurement("\(label), p99", samples.percentile(99), "ms", against: goal).report()
        try Measurement(
            "bytes of one text's change, \(rows) rows",
            Double(bytes),
            "B",
            against: Goals.textChange
        ).report()
        session.end()
    }

    static func tappable(_ layer: Layer) -> Layer? {
        if layer.events.contains(.tap) { return layer }
        for child in layer.children {
            if let found = tappable(child) { return found }
        }
        return nil
    }
}
