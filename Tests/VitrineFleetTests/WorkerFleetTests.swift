// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineFleet
@testable import VitrineWeb

@Suite("The workers behind one address") struct WorkerFleetTests {
    /// A first message of a page whose scene is at a worker.
    private func hello(_ worker: Int) -> String { hello(token: WorkerToken.prefix(worker: worker) + "abc") }

    private func hello(token: String) -> String {
        #"["H","vitrine.1","build","\#(token)","epoch",1,0,[375,667,2,0,0,0,16,["en"],""],0,[],1]"#
    }

    private func socketRequest(_ headers: [(String, String)] = []) -> SocketRequest {
        SocketRequest(path: WireProtocol.socketPath, headers: WebHeaders(headers), remoteAddress: "10.0.0.1")
    }

    @Test("a browser's pages go to the worker that its cookie names; a page without one brings it")
    func cookies() async {
        let fleet = await LocalWorkers().fleet(2)
        #expect(await fleet.page("/a", cookie: "vitrine-worker=2").text == "worker 2 /a")
        #expect(await fleet.page("/a", cookie: "vitrine-worker=2").headers["set-cookie"] == nil)
        #expect(await fleet.page("/a", cookie: "vitrine-worker=1").text == "worker 1 /a")
        let first = await fleet.page("/")
        let worker = first.text.hasPrefix("worker 1") ? 1 : 2
        #expect(first.headers["set-cookie"] == "vitrine-worker=\(worker); Path=/; HttpOnly; SameSite=Lax")
    }

    @Test("every worker forgets a visitor, and the sum of what they say is one page")
    func forgetting() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        func ask(_ cookie: String = "") async -> WebResponse {
            await fleet.respond(
                to: WebRequest(
                    method: "POST", path: ForgetPage.path, headers: WebHeaders([("Cookie", cookie)]),
                    remoteAddress: "10.0.0.1"))
        }
        let answer = await ask("vitrine-worker=2")
        #expect(answer.status == 200 && answer.text.contains("Open pages: 3"))
        for number in [1, 2] { #expect(workers.host(number)?.forgotten.withLock { $0 } == 1) }
        #expect(answer.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
        // What one of them cannot delete is told.
        workers.host(1)?.refusesToForget.withLock { $0 = true }
        #expect(await ask().status == 500)
    }

    @Test("what a worker says of a visitor who is forgotten reaches the capsules that the front keeps")
    func forgottenCapsules() async {
        let workers = LocalWorkers()
        _ = await workers.fleet(2)
        var capsule = NamedHost.capsule("a", generation: 0)
        capsule.owner = "ada"
        _ = await workers.host(1)?.capsules.put(capsule)
        #expect(workers.capsules.count == 1)
        await workers.host(2)?.capsules.forget(owner: "ada")
        while workers.capsules.count > 0 { await Task.yield() }
    }

    @Test("a cookie that names no worker is as none", arguments: ["0", "3", "-1", "x", "99999999999999999999", ""])
    func forgedCookies(value: String) async {
        let fleet = await LocalWorkers().fleet(2)
        let page = await fleet.page("/", cookie: "vitrine-worker=\(value)")
        #expect(page.status == 200)
        #expect(page.headers["set-cookie"]?.hasPrefix("vitrine-worker=") == true)
    }

    @Test("what is no page brings no cookie; files come from the front")
    func files() async {
        let fleet = await LocalWorkers().fleet(1)
        #expect(await fleet.page("/file").headers["set-cookie"] == nil)
        #expect(await fleet.page("/_vitrine/base.css").text == "css")
        #expect(await fleet.page("/_vitrine/image/abc").text == "worker 1 /_vitrine/image/abc")
    }

    @Test("a file goes to the worker with its page, and comes from the one that offers it")
    func sentFiles() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        for worker in [1, 2] {
            let headers = WebHeaders([
                ("Cookie", "vitrine-worker=\(3 - worker)"), (FilePath.sessionHeader, "w\(worker).abc"),
            ])
            let sent = await fleet.respond(
                to: WebRequest(
                    method: "PUT", path: "/_vitrine/files/x", query: "offset=0", headers: headers,
                    remoteAddress: "10.0.0.1", body: Array("part \(worker)".utf8)))
            #expect(sent.text == "worker \(worker) /_vitrine/files/x")
            #expect(workers.host(worker)?.bodies.withLock { $0 } == ["part \(worker)"])
            #expect(
                await fleet.page("/_vitrine/files/w\(worker).y").text == "worker \(worker) /_vitrine/files/w\(worker).y"
            )
            let file = await fleet.page("/disk", cookie: "vitrine-worker=\(worker)").file
            #expect(file == WebResponse.File(path: "/disk", size: 7))
        }
        // A worker that is not there is nobody's.
        #expect(await fleet.page("/_vitrine/files/w9.y").status == 200)
    }

    @Test("the cookie has the path of the app")
    func basePath() async {
        let fleet = await LocalWorkers().fleet(1, basePath: "/app")
        #expect(await fleet.page("/").headers["set-cookie"]?.contains("Path=/app;") == true)
    }

    @Test("a socket goes to the worker that its first message names, and hears it alone")
    func sockets() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let heard = Heard()
        let socket = await fleet.openSocket(socketRequest(), outbound: heard)
        await socket?.receive(hello(2))
        await socket?.receive("one")
        await socket?.receive("two")
        let expected = [hello(2), "one", "two"].map { Heard.Word.text("worker 2: \($0)") }
        #expect(await heard.next(3) == expected)
        #expect(workers.host(2)?.received.withLock { $0 } == [hello(2), "one", "two"])
        #expect(workers.host(1)?.received.withLock { $0 } == [])
        await socket?.closed()
    }

    @Test("a first message that is none, or names nobody, closes the socket")
    func badHellos() async {
        let fleet = await LocalWorkers().fleet(1)
        let messages = [
            ("x", 4401), (#"["V",1,0,3,1]"#, 4401), (hello(.min), 4401), (hello(token: ""), 4401),
        ]
        for (text, code) in messages {
            let heard = Heard()
            let socket = await fleet.openSocket(socketRequest(), outbound: heard)
            await socket?.receive(text)
            #expect(await heard.next(1) == [.closed(UInt16(code))], "\(text)")
            await socket?.closed()
        }
    }

    @Test("a socket that the worker refuses is closed")
    func refusals() async {
        let fleet = await LocalWorkers().fleet(1)
        let heard = Heard()
        let socket = await fleet.openSocket(socketRequest([("X-Refuse", "1")]), outbound: heard)
        await socket?.receive(hello(1))
        #expect(await heard.next(1) == [.closed(4401)])
    }

    @Test("the worker hears of a closed socket once, whoever closed it")
    func closing() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(1)
        for last in ["x", "close"] {
            let socket = await fleet.openSocket(socketRequest(), outbound: Heard())
            await socket?.receive(hello(1))
            await socket?.receive(last)
            await socket?.closed()
        }
        while workers.host(1)?.closed.withLock({ $0 }) != 2 { await Task.yield() }
        #expect(await fleet.page().status == 200)
        #expect(workers.host(1)?.closed.withLock { $0 } == 2)
    }

    @Test("a message that takes long holds up its own socket and no other")
    func independence() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(1)
        let (slow, quick) = (Heard(), Heard())
        let slowSocket = await fleet.openSocket(socketRequest(), outbound: slow)
        let quickSocket = await fleet.openSocket(socketRequest(), outbound: quick)
        await slowSocket?.receive(hello(1))
        await quickSocket?.receive(hello(1))
        async let held: Void? = slowSocket?.receive("hold")
        await quickSocket?.receive("now")
        #expect(await quick.next(2).last == .text("worker 1: now"))
        workers.host(1)?.release.yield()
        await held
        #expect(await slow.next(2).last == .text("worker 1: hold"))
    }

    @Test("a worker that is stopped is found although nobody says anything, and another one takes its place")
    func stopped() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        /// Asks all workers; then a second goes by.
        func beat() {
            fleet.beat(limit: .seconds(30))
            workers.time.withLock { $0 += WorkerFleet.beatInterval }
        }
        /// Waits until all workers have answered but one.
        func untilAnswered(but number: Int? = nil) async {
            while fleet.stalls.indices.contains(where: { $0 + 1 != number && fleet.stalls[$0] > .zero }) {
                await Task.yield()
            }
        }
        let (lost, kept) = (Heard(), Heard())
        let lostSocket = await fleet.openSocket(socketRequest(), outbound: lost)
        let keptSocket = await fleet.openSocket(socketRequest(), outbound: kept)
        await lostSocket?.receive(hello(1))
        await keptSocket?.receive(hello(2))
        beat()
        await untilAnswered()
        workers.host(1)?.isStopped.withLock { $0 = true }
        for _ in 0..<31 {
            beat()
            await untilAnswered(but: 1)
        }
        #expect(workers.started.withLock { $0.count } == 2)
        beat()
        #expect(await lost.next(2).last == .closed(1012))
        while workers.started.withLock({ $0.count }) < 3 { await Task.yield() }
        while await fleet.readyCount < 2 { await Task.yield() }
        await keptSocket?.receive("on")
        #expect(await kept.next(2).last == .text("worker 2: on"))
        #expect(await fleet.page("/", cookie: "vitrine-worker=1").text == "worker 1 /")
        #expect(workers.lines.withLock { $0.count { $0.contains("worker-silent") } } == 1)
    }

    @Test("where the process that listens stood still as well, no worker is ended for that")
    func stoodStill() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(1)
        fleet.beat(limit: .seconds(30))
        workers.time.withLock { $0 += WorkerFleet.beatInterval }
        while fleet.stalls != [.zero] { await Task.yield() }
        workers.host(1)?.isStopped.withLock { $0 = true }
        fleet.beat(limit: .seconds(30))
        for _ in 0..<3 {
            workers.time.withLock { $0 += .seconds(1_000) }
            fleet.beat(limit: .seconds(30))
        }
        #expect(workers.lines.withLock { $0 } == [])
        #expect(fleet.stalls == [.zero])
    }

    @Test("a worker that ends interrupts its own pages only, and another one takes its place")
    func restart() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let (lost, kept) = (Heard(), Heard())
        let lostSocket = await fleet.openSocket(socketRequest(), outbound: lost)
        let keptSocket = await fleet.openSocket(socketRequest(), outbound: kept)
        await lostSocket?.receive(hello(1))
        await keptSocket?.receive(hello(2))
        let answer = await fleet.page("/end", cookie: "vitrine-worker=1")
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] == "2")
        #expect(await lost.next(2).last == .closed(1012))
        await lostSocket?.receive("after the end")
        await keptSocket?.receive("on")
        #expect(await kept.next(2).last == .text("worker 2: on"))
        while await fleet.readyCount < 2 { await Task.yield() }
        #expect(await fleet.page("/", cookie: "vitrine-worker=1").text == "worker 1 /")
        #expect(workers.started.withLock { $0.count } == 3)
        #expect(workers.lines.withLock { $0 }.count == 1)
    }

    @Test("a browser whose worker is not there has another one meanwhile")
    func failover() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleetWithoutItsFirst()
        #expect(workers.pauses.withLock { $0 } == [.milliseconds(250)])
        let page = await fleet.page("/", cookie: "vitrine-worker=1")
        #expect(page.text == "worker 2 /")
        #expect(page.headers["set-cookie"]?.hasPrefix("vitrine-worker=2;") == true)
        workers.goOn.yield()
        while await fleet.readyCount < 2 { await Task.yield() }
        #expect(await fleet.page("/", cookie: "vitrine-worker=1").text == "worker 1 /")
    }

    @Test("a request that comes before the first worker waits for it")
    func early() async {
        let workers = LocalWorkers()
        let (waits, isWaiting) = AsyncStream<Void>.makeStream()
        let fleet = workers.unstarted(2) { isWaiting.yield() }
        let start = Task {
            for await _ in waits { return fleet.start() }
        }
        #expect(await fleet.page().status == 200)
        start.cancel()
    }

    @Test("without a worker requests are refused for now, and probes know")
    func nobody() async {
        let fleet = WorkerFleet(
            count: 1, files: NoFiles(), policy: ResponsePolicy(), log: { _ in }, pause: { _ in },
            launch: { _ in throw CancellationError() })
        #expect(fleet.problem == "no worker is ready")
        let page = await fleet.page()
        #expect(page.status == 503)
        let heard = Heard()
        let socket = await fleet.openSocket(socketRequest(), outbound: heard)
        await socket?.receive(hello(1))
        #expect(await heard.next(1) == [.closed(1013)])
    }

    @Test("all workers are told when the process leaves, and none is started again")
    func drain() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        await fleet.drain()
        #expect((1...2).map { workers.host($0)?.drains.withLock { $0 } } == [1, 1])
        for worker in workers.started.withLock({ $0 }) { worker.end() }
        while await fleet.readyCount > 0 { await Task.yield() }
        #expect(workers.started.withLock { $0.count } == 2)
        #expect(workers.lines.withLock { $0 } == [])
    }

    @Test("metrics of the workers are added up by their labels")
    func metrics() async {
        let fleet = await LocalWorkers().fleet(2)
        let sessions = await fleet.metrics().first { $0.name == "vitrine_sessions" }
        let values = (sessions?.samples ?? []).map { "\($0.labels[0].value) \($0.value)" }
        #expect(values == ["live 4.0", "worker 1 1.0", "worker 2 1.0"])
    }

    @Test("a worker that keeps ending waits twice as long each time, ten seconds at most; one that lived does not")
    func delays() {
        var delay = RestartDelay()
        let waits = (0..<8).map { _ in delay.next(after: .seconds(1)) }
        #expect(waits == [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 10_000].map { .milliseconds($0) })
        #expect(delay.next(after: .seconds(60)) == .zero)
        #expect(delay.next(after: .seconds(1)) == .milliseconds(250))
    }

    // MARK: - Sessions that outlive their workers

    @Test("what a worker has kept of a session another one takes, and the first can keep it no more")
    func capsules() async throws {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let (first, second) = (try #require(workers.host(1)?.capsules), try #require(workers.host(2)?.capsules))
        let capsule = NamedHost.capsule("a", generation: 0)
        #expect(await first.put(capsule))
        #expect(await second.take("a", token: 0) == nil)
        let taken = await second.take("a", token: 1)
        #expect(taken?.bytes == capsule.bytes)
        #expect(taken?.generation == 1)
        #expect(await first.take("a", token: 1) == nil)
        #expect(await first.put(capsule) == false)
        #expect(await second.put(NamedHost.capsule("a", generation: 1)))
        await second.end("a", generation: 1)
        #expect(await second.take("a", token: 1) == nil)
        #expect(await fleet.readyCount == 2)
    }

    @Test("what a worker has taken and not kept another one takes when it has ended, as a further loss")
    func takenAndLost() async throws {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let (first, second) = (try #require(workers.host(1)?.capsules), try #require(workers.host(2)?.capsules))
        #expect(await first.put(NamedHost.capsule("a", generation: 0)))
        #expect(await second.take("a", token: 1)?.losses == 1)
        #expect(await first.take("a", token: 1) == nil)
        // It is answered when the worker's end is known.
        #expect(await fleet.page("/end", cookie: "vitrine-worker=2").status == 503)
        let taken = await first.take("a", token: 1)
        #expect(taken?.generation == 2)
        #expect(taken?.losses == 2)
    }

    @Test("a browser without a worker gets the one that has the fewest sockets")
    func fewest() async throws {
        let fleet = await LocalWorkers().fleet(3)
        var sockets: [any SocketInbound] = []
        for worker in [1, 1, 2, 3, 3] {
            let socket = try #require(await fleet.openSocket(socketRequest(), outbound: Heard()))
            await socket.receive(hello(worker))
            sockets.append(socket)
        }
        #expect(await fleet.page("/").text == "worker 2 /")
        await sockets[3].closed()
        await sockets[4].closed()
        #expect(await fleet.page("/").text == "worker 3 /")
    }

    @Test("a socket whose worker does not run goes to another one")
    func absentWorker() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleetWithoutItsFirst()
        let heard = Heard()
        let socket = await fleet.openSocket(socketRequest(), outbound: heard)
        await socket?.receive(hello(1))
        #expect(await heard.next(1) == [.text("worker 2: \(hello(1))")])
        await socket?.closed()
    }

    @Test(
        "a page of a worker that there is no more, or of an app that one process ran, goes to one that there is, and stays",
        arguments: ["w7.x", "w\(Int.max).x", "x"])
    func formerWorkers(token: String) async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        var answers: [String] = []
        for _ in 0..<2 {
            let heard = Heard()
            let socket = await fleet.openSocket(socketRequest(), outbound: heard)
            await socket?.receive(hello(token: token))
            if case .text(let text)? = await heard.next(1).first { answers.append(text) }
        }
        #expect(answers.count == 2 && answers[0] == answers[1], "\(answers)")
        #expect(answers.first?.hasSuffix(": \(hello(token: token))") == true)
    }

    @Test("a worker that hangs when all leave is ended in time, and what it has kept by then is there with the others'")
    func hangingDrain() async throws {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let host = try #require(workers.host(1))
        host.hangs.withLock { $0 = true }
        #expect(await host.capsules.put(NamedHost.capsule("kept", generation: 0)))
        async let drained: Void = fleet.drain()
        while workers.host(2)?.drains.withLock({ $0 }) != 1 { await Task.yield() }
        #expect(workers.drained.withLock { $0 } == [])
        workers.goOn.yield()
        await drained
        #expect(workers.drained.withLock { $0 } == [2])
        #expect(Set(workers.capsules.all.map(\.session)) == ["kept", "worker 2"])
        #expect(workers.pauses.withLock { $0 } == [.seconds(4)])
        let lines = workers.lines.withLock { $0 }
        #expect(lines.count == 1 && lines[0].hasPrefix("error [worker-late]: worker 1 "), "\(lines)")
    }

    @Test("what the workers keep when they leave is there when the fleet has drained")
    func draining() async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        await fleet.drain()
        #expect(workers.drained.withLock { $0 } == [2])
        #expect(Set(workers.capsules.all.map(\.session)) == ["worker 1", "worker 2"])
    }
}
