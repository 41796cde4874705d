// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VitrineWorkers

@testable import VitrineFleet
@testable import VitrineWeb

@Suite("Pages over which a worker trapped") struct InterruptedPagesTests {
    private func page(_ epoch: String, _ visitor: String?, isWaiting: Bool = false) -> FleetPage {
        FleetPage(epoch: epoch, visitor: visitor, isWaiting: isWaiting)
    }

    @Test("are those of the browser that the report names, and of these the ones that waited for an answer")
    func causes() {
        let pages = [page("1", "ann"), page("2", "ann", isWaiting: true), page("3", "ben", isWaiting: true)]
        func causes(_ session: String?) -> [String] {
            FleetPage.causes(among: pages, of: FaultReport(session: session, text: "")).map(\.epoch)
        }
        #expect(causes("ann") == ["2"])
        #expect(causes("ben") == ["3"])
        // A page that was being made, or a task without a session.
        #expect(causes("eve") == ["2", "3"])
        #expect(causes(nil) == ["2", "3"])
        let idle = FleetPage.causes(among: [pages[0]], of: FaultReport(session: "ann", text: ""))
        #expect(idle == [pages[0]], "its task trapped")
        #expect(FleetPage.causes(among: [pages[0]], of: FaultReport(session: nil, text: "")) == [])
    }

    @Test("are told once; those that never come back are forgotten in the end")
    func once() {
        let pages = InterruptedPages()
        let fault = FaultReport(session: nil, text: "report")
        pages.add([page("1", nil)], of: fault)
        #expect(pages.take("2") == nil)
        #expect(pages.take("1") == "report")
        #expect(pages.take("1") == nil)
        pages.add([page("1", nil)], of: fault)
        for number in 2...300 { pages.add([page("\(number)", nil)], of: fault) }
        #expect(pages.take("1") == nil)
        #expect(pages.take("300") == "report")
    }

    private func hello(_ worker: Int, epoch: String) -> String {
        #"["H","vitrine.1","build","\#(WorkerToken.prefix(worker: worker))abc","\#(epoch)",1,0,[375,667,2,0,0,0,16,["en"],""],0,[],1]"#
    }

    private func open(_ fleet: WorkerFleet, _ heard: Heard, visitor: String? = nil) async -> (any SocketInbound)? {
        let headers = WebHeaders(visitor.map { [("Cookie", "\(VisitorCookie.name)=\($0).code")] } ?? [])
        return await fleet.openSocket(
            SocketRequest(path: WireProtocol.socketPath, headers: headers, remoteAddress: "10.0.0.1"), outbound: heard)
    }

    @Test("hear of it first of all when they come back, and the worker's other pages do not", arguments: [true, false])
    func told(isFault: Bool) async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let (cause, bystander) = (Heard(), Heard())
        let socket = await open(fleet, cause)
        await socket?.receive(hello(1, epoch: "first"))
        // Restored, it has another name.
        await socket?.receive(#"["W","vitrine.1","second","restored",{}]"#)
        let other = await open(fleet, bystander)
        await other?.receive(hello(1, epoch: "other"))
        async let held: Void? = socket?.receive("hold")
        while workers.host(1)?.holds.withLock({ $0 }) != true { await Task.yield() }
        if isFault { workers.fault.withLock { $0 = FaultReport(session: nil, text: "report") } }
        workers.started.withLock { $0.first { $0.host.name == "worker 1" }?.end() }
        await held
        while await fleet.readyCount < 2 { await Task.yield() }
        for (epoch, isTold) in [("first", false), ("other", false), ("second", isFault), ("second", false)] {
            let heard = Heard()
            let again = await open(fleet, heard)
            await again?.receive(hello(1, epoch: epoch))
            let words = await heard.next(isTold ? 2 : 1)
            #expect(words.last == .text("worker 1: \(hello(1, epoch: epoch))"))
            if isTold { #expect(words.first == .text(#"["E","report"]"#)) }
            await again?.closed()
        }
    }

    @Test("are no bystanders, and those of other browsers are, where the report names a browser")
    func bystanders() {
        var pages = [page("1", "ann"), page("2", "ann", isWaiting: true), page("3", "ben", isWaiting: true)]
        pages.append(page("4", nil))
        let all = pages
        func bystanders(_ session: String?) -> [String] {
            FleetPage.bystanders(among: all, of: FaultReport(session: session, text: "")).map(\.epoch)
        }
        #expect(bystanders("ann") == ["3", "4"])
        #expect(bystanders("ben") == ["1", "2", "4"])
        #expect(bystanders(nil) == [])
    }

    @Test("leave bystanders, who are so once, and of whom the last ones are known")
    func bystandersOnce() {
        let pages = InterruptedPages()
        let long = String(repeating: "a", count: 65)
        pages.add(bystanders: [page("1", nil), page(long, nil)])
        #expect(!pages.takeBystander(long))
        #expect(!pages.takeBystander("2"))
        #expect(pages.takeBystander("1"))
        #expect(!pages.takeBystander("1"))
        pages.add(bystanders: (0...InterruptedPages.bystanderLimit).map { page("\($0)", nil) })
        #expect(!pages.takeBystander("0"))
        #expect(pages.takeBystander("1"))
        #expect(pages.takeBystander("\(InterruptedPages.bystanderLimit)"))
    }

    @Test(
        "leave it to the next worker which sessions were lost over another browser's",
        arguments: ["ann", nil] as [String?])
    func innocence(cause: String?) async {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(1)
        let visitors = ["ann", "ben"]
        for visitor in visitors {
            let heard = Heard()
            await open(fleet, heard, visitor: visitor)?.receive(hello(1, epoch: visitor))
            _ = await heard.next(1)
        }
        #expect(workers.host(1)?.bystanders.withLock { $0 } == [false, false])
        workers.fault.withLock { $0 = FaultReport(session: cause.map { LogText.name($0) }, text: "report") }
        workers.started.withLock { $0.first }?.end()
        while workers.started.withLock({ $0.count }) < 2 { await Task.yield() }
        while await fleet.readyCount < 1 { await Task.yield() }
        // A page comes back more than once where its line is bad: it is a bystander the first time.
        for visitor in visitors + visitors {
            let heard = Heard()
            let socket = await open(fleet, heard, visitor: visitor)
            await socket?.receive(hello(1, epoch: visitor))
            _ = await heard.next(1)
            await socket?.closed()
        }
        #expect(workers.host(1)?.bystanders.withLock { $0 } == [false, cause != nil, false, false])
    }
}
