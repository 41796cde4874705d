// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineWorkers

@testable import VitrineFleet
@testable import VitrineWeb

@Suite("RemoteHost") struct RemoteHostTests {
    @Test("a command that cannot be sent ends the worker, and whoever waits for the answer hears that there is none")
    func unsendable() async {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let host = RemoteHost(send: { _ in throw WorkerError("It does not read.") }, kill: { end.yield() })
        let request = WebRequest(method: "GET", path: "/", headers: WebHeaders([]), remoteAddress: "10.0.0.1")
        async let answer = host.respond(to: request)
        async let metrics = host.metrics()
        async let drained: Void = host.drain()
        var count = 0
        for await _ in ends {
            count += 1
            if count == 3 { break }
        }
        host.ended()
        let (response, found) = await (answer, metrics)
        #expect(response == nil)
        #expect(found.isEmpty)
        await drained
        // Nobody asks it any more.
        #expect(await host.respond(to: request) == nil)
    }

    @Test("a worker that does not answer for longer than the limit is ended, once; one that answers late is not")
    func beats() {
        let time = Mutex(Duration.zero)
        let commands = Mutex<[HostCommand]>([])
        let ends = Mutex(0)
        let host = RemoteHost(
            send: { command in commands.withLock { $0.append(command) } }, now: { time.withLock { $0 } },
            kill: { ends.withLock { $0 += 1 } })
        let limit = Duration.seconds(5)
        /// Asks once after so many seconds.
        func beat(after seconds: Int) -> Bool {
            time.withLock { $0 += .seconds(seconds) }
            return host.beat(limit: limit)
        }
        // One that starts may take longer.
        #expect(!beat(after: 0))
        #expect(!beat(after: 60))
        #expect(host.handle(.beat))
        #expect(host.stall == .zero)
        // A few seconds are nothing, and it is not asked again meanwhile.
        for seconds in [1, 4, 1] { #expect(!beat(after: seconds)) }
        #expect(commands.withLock { $0 } == [.beat, .beat])
        #expect(host.handle(.beat))
        #expect(!beat(after: 100))
        #expect(commands.withLock { $0.count } == 3)
        // What stood still with it says nothing of it.
        time.withLock { $0 += .seconds(100) }
        host.forgive()
        #expect(!beat(after: 5))
        #expect(ends.withLock { $0 } == 0)
        #expect(beat(after: 1))
        #expect(!beat(after: 1))
        #expect(ends.withLock { $0 } == 1)
        #expect(commands.withLock { $0.count } == 3)
    }

    @Test("a worker that never answers is ended, too, and one that has ended is not ended again")
    func silentFromTheStart() {
        let time = Mutex(Duration.zero)
        let ends = Mutex(0)
        let silent = RemoteHost(
            send: { _ in }, now: { time.withLock { $0 } }, kill: { ends.withLock { $0 += 1 } })
        let gone = RemoteHost(send: { _ in }, now: { time.withLock { $0 } }, kill: { ends.withLock { $0 += 1 } })
        for host in [silent, gone] { #expect(!host.beat(limit: .seconds(5))) }
        gone.ended()
        time.withLock { $0 += .seconds(61) }
        #expect(silent.beat(limit: .seconds(5)))
        #expect(!gone.beat(limit: .seconds(5)))
        #expect(ends.withLock { $0 } == 1)
    }

    @Test("what a worker says of sockets and questions that there are not is nothing")
    func strayEvents() async {
        let commands = Mutex<[HostCommand]>([])
        let host = RemoteHost(send: { command in commands.withLock { $0.append(command) } }, kill: {})
        let heard = Heard()
        let request = SocketRequest(path: WireProtocol.socketPath, headers: WebHeaders([]), remoteAddress: "10.0.0.1")
        let socket = host.open(request, epoch: "one", outbound: heard) ?? 0
        for stray in [socket + 1, 0, -1, Int.max] {
            #expect(host.handle(.text(socket: stray, "text")))
            #expect(host.handle(.taken(socket: stray)))
            #expect(host.handle(.close(socket: stray, code: 4401, reason: "")))
            #expect(host.handle(.response(stray, ResponseRecord(WebResponse(status: 200)))))
            #expect(host.handle(.metrics(stray, [])))
        }
        // Nobody has asked for that either.
        #expect(host.handle(.taken(socket: socket)))
        #expect(host.handle(.drained))
        // A welcome that is none leaves the page its name.
        #expect(host.handle(.text(socket: socket, #"["W","vitrine.1""#)))
        #expect(host.pages.map(\.epoch) == ["one"])
        #expect(await heard.next(1) == [.text(#"["W","vitrine.1""#)])
        // It has drained: nobody waits for it.
        await host.drain()
        #expect(commands.withLock { $0.count } == 1)
    }
}
