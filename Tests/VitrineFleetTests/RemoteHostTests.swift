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
