// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@MainActor
@Suite("Work that a session starts elsewhere is the session's")
struct WorkOfSessionsTests {
    /// Tells which session it runs in.
    typealias Work = @Sendable () -> Void

    /// A way to run work later or elsewhere.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        fileprivate let start: @Sendable (@escaping Work) -> Void

        fileprivate init(_ name: String, _ start: @escaping @Sendable (@escaping Work) -> Void) {
            testDescription = name
            self.start = start
        }
    }

    nonisolated private static let queue = DispatchQueue(label: "Work of sessions")

    nonisolated static let ways = [
        Way("async") { work in queue.async { work() } },
        Way("async, a closure by its name") { work in queue.async(execute: work) },
        Way("async of a priority") { work in DispatchQueue.global().async(qos: .utility) { work() } },
        Way("async, a barrier") { work in queue.async(flags: .barrier) { work() } },
        Way("async in a group") { work in queue.async(group: DispatchGroup()) { work() } },
        Way("async of an item") { work in queue.async(execute: DispatchWorkItem { work() }) },
        Way("asyncAfter") { work in queue.asyncAfter(deadline: .now() + 0.001) { work() } },
        Way("asyncAfter by the clock") { work in queue.asyncAfter(wallDeadline: .now() + 0.001) { work() } },
        Way("the main queue") { work in DispatchQueue.main.async { work() } },
        Way("sync on the main queue") { work in
            DispatchQueue.global().async { DispatchQueue.main.sync { work() } }
        },
        Way("a group that is done") { work in
            let group = DispatchGroup()
            group.enter()
            group.notify(queue: queue) { work() }
            queue.async { group.leave() }
        },
        Way("a timer of a queue") { work in
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.setEventHandler { work() }
            timer.schedule(deadline: .now())
            timer.resume()
            timers.withLock { $0.append(timer) }
        },
        Way("addOperation") { work in OperationQueue().addOperation { work() } },
        Way("an operation") { work in OperationQueue().addOperation(BlockOperation { work() }) },
        Way("a thread") { work in Thread.detachNewThread { work() } },
        Way("a timer") { work in
            let timer = Timer(timeInterval: 1, repeats: false) { _ in work() }
            outside { timer.fire() }
        },
        Way("a scheduled timer") { work in
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in work() }
            outside { timer.fire() }
        },
        Way("dataTask") { work in URLSession.shared.dataTask(with: missing) { _, _, _ in work() }.resume() },
        Way("dataTask of a request") { work in
            URLSession.shared.dataTask(with: URLRequest(url: missing)) { _, _, _ in work() }.resume()
        },
        Way("downloadTask") { work in URLSession.shared.downloadTask(with: missing) { _, _, _ in work() }.resume() },
        Way("uploadTask") { work in
            URLSession.shared.uploadTask(with: URLRequest(url: missing), from: Data()) { _, _, _ in work() }.resume()
        },
        Way("uploadTask of a file") { work in
            URLSession.shared.uploadTask(
                with: URLRequest(url: missing), fromFile: URL(fileURLWithPath: "/dev/null")
            ) { _, _, _ in work() }.resume()
        },
        Way("a detached task") { work in Task.detached { work() } },
        Way("a detached task of a priority") { work in Task.detached(priority: .utility) { work() } },
        Way("a detached task that may fail") { work in
            Task.detached {
                try Task.checkCancellation()
                work()
            }
        },
        Way("a subscriber on a queue") { work in
            let subject = PassthroughSubject<Int, Never>()
            kept.withLock { $0.append(subject.receive(on: queue).sink { _ in work() }) }
            subject.send(1)
        },
        Way("a subscriber that learns of the end") { work in
            let subject = PassthroughSubject<Int, URLError>()
            let subscription = subject.receive(on: queue).sink { _ in
                work()
            } receiveValue: { _ in
            }
            kept.withLock { $0.append(subscription) }
            subject.send(completion: .finished)
        },
        Way("a property that is assigned to") { work in
            let target = Target(work)
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.receive(on: queue).assign(to: \.value, on: target)
            kept.withLock { $0.append(subscription) }
            subject.send(1)
        },
    ]

    private final class Target {
        let work: Work
        var value = 0 { didSet { work() } }

        init(_ work: @escaping Work) { self.work = work }
    }

    /// Nobody listens there.
    nonisolated private static let missing = URL(string: "http://127.0.0.1:1/")!
    nonisolated private static let timers = Locked<[any DispatchSourceTimer]>([])
    nonisolated private static let kept = Locked<[AnyCancellable]>([])

    /// Runs code as on a thread that belongs to no session.
    nonisolated private static func outside(_ body: () -> Void) {
        SessionContext.$current.withValue(nil, operation: body)
    }

    /// The session that work runs in which is started in one, or outside of any.
    private func session(of way: Way, startedIn session: SessionContext?) async -> SessionContext? {
        await withCheckedContinuation { continuation in
            SessionContext.$current.withValue(session) {
                way.start { continuation.resume(returning: SessionContext.current) }
            }
        }
    }

    @Test("A session's work runs in it, and other work in none", arguments: ways)
    func runs(_ way: Way) async {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        #expect(await self.session(of: way, startedIn: session) === session)
        #expect(await self.session(of: way, startedIn: nil) == nil)
    }

    @Test("A value that another session sends is received in that session")
    func otherSession() async {
        let (subscriber, sender) = (TestHost(Text("A")), TestHost(Text("B")))
        let subject = PassthroughSubject<Int, Never>()
        var heard: [SessionContext?] = []
        let subscription = SessionContext.$current.withValue(subscriber.scene.graph.session) {
            subject.sink { _ in heard.append(SessionContext.current) }
        }
        SessionContext.$current.withValue(sender.scene.graph.session) { subject.send(1) }
        subject.send(2)
        withExtendedLifetime(subscription) {}
        #expect(heard.count == 2)
        #expect(heard.first.flatMap(\.self) === sender.scene.graph.session)
        #expect(heard.last.flatMap(\.self) === subscriber.scene.graph.session)
    }

    nonisolated private static let global = GlobalSession()

    /// What a singleton's initialiser starts.
    private final class GlobalSession: Sendable {
        let task = Task.detached { SessionContext.current }
    }

    @Test("Work that the initialiser of a global starts is no session's")
    func ofGlobal() async {
        let host = TestHost(Text("A"))
        let task = SessionContext.$current.withValue(host.scene.graph.session) { Self.global.task }
        #expect(await task.value == nil)
    }
}

/// A value behind a lock.
private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock(_ body: (inout Value) -> Void) { lock.withLock { body(&value) } }
}
