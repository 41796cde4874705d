// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
import Synchronization
import Testing
import VitrineCore
import VitrineTesting

/// Counts the bodies of the view that shows a query.
@MainActor
private final class Bodies {
    var count = 0
}

private struct StopRows: View {
    let bodies: Bodies
    @Query private var stops: [Stop]

    init(_ bodies: Bodies, above limit: Int) {
        self.bodies = bodies
        _stops = Query(filter: #Predicate { $0.order > limit }, sort: \.order)
    }

    var body: some View {
        bodies.count += 1
        return VStack {
            ForEach(stops) { StopRow(stop: $0) }
        }
    }
}

/// Titles of the stops that a descriptor describes; counts how often they were others.
private struct DescribedStops: View {
    let bodies: Bodies
    @Query private var stops: [Stop]

    init(_ bodies: Bodies, _ descriptor: FetchDescriptor<Stop>) {
        self.bodies = bodies
        _stops = Query(descriptor)
    }

    var body: some View {
        bodies.count += 1
        return Text(verbatim: "stops: " + stops.map { "\($0.order)" }.joined(separator: " "))
    }
}

private struct StopRow: View {
    let stop: Stop

    var body: some View { Text(verbatim: stop.title) }
}

private struct Choice: View {
    let bodies: Bodies
    @State private var limit = 0

    var body: some View {
        StopRows(bodies, above: limit)
        Button("More") { limit = 2 }
    }
}

private struct AllTrips: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Environment(\.modelContext) private var modelContext

    var body: some View {
        ForEach(trips) { Text(verbatim: $0.name) }
        Button("Add") { modelContext.insert(Trip(name: "New \(trips.count)")) }
    }
}

private struct TripsApp: App {
    var body: some SwiftUI.Scene {
        WindowGroup { AllTrips() }.modelContainer(for: [Trip.self])
    }
}

@MainActor
@Suite struct QueryTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let bodies = Bodies()

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = container.mainContext
        for order in 1...4 { context.insert(Stop(title: "stop \(order)", order: order)) }
        try context.save()
    }

    private func texts(_ host: TestHost) -> [String] { host.labels.filter { $0.hasPrefix("stop") } }

    @Test func `a query shows what it describes, in order`() throws {
        let host = TestHost(Choice(bodies: bodies).modelContainer(container))
        #expect(texts(host) == ["stop 1", "stop 2", "stop 3", "stop 4"])
        try host.find(role: .button, label: "More").tap()
        #expect(texts(host) == ["stop 3", "stop 4"])
    }

    @Test func `queries are written with a filter, an order, an animation or a descriptor`() {
        let host = TestHost(TitledStops(title: "Stops").modelContainer(container))
        #expect(host.labels == ["Stops: 4, 0", "stop 4", "stop 3", "stop 2"])
    }

    @Test func `an insertion and a deletion are shown at once`() throws {
        let host = TestHost(StopRows(bodies, above: 2).modelContainer(container))
        context.insert(Stop(title: "stop 9", order: 9))
        host.scene.flush()
        #expect(texts(host) == ["stop 3", "stop 4", "stop 9"])
        context.delete(try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.order == 3 }))[0])
        host.scene.flush()
        #expect(texts(host) == ["stop 4", "stop 9"])
    }

    @Test func `a body runs again only when other objects are shown, or in another order`() throws {
        let host = TestHost(StopRows(bodies, above: 2).modelContainer(container))
        let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
        #expect(bodies.count == 1)
        stops[2].title = "stop renamed"
        host.scene.flush()
        #expect(texts(host) == ["stop renamed", "stop 4"] && bodies.count == 1)
        context.insert(Stop(title: "stop 0", order: 0))
        stops[0].order = 1
        context.insert(Traveller(name: "Ada"))
        try context.save()
        host.scene.flush()
        #expect(bodies.count == 1)
        stops[2].order = 8
        host.scene.flush()
        #expect(texts(host) == ["stop 4", "stop renamed"] && bodies.count == 2)
        stops[0].order = 9
        host.scene.flush()
        #expect(texts(host) == ["stop 4", "stop renamed", "stop 1"] && bodies.count == 3)
    }

    @Test func `a save of another context is shown where it changes something`() throws {
        let host = TestHost(StopRows(bodies, above: 2).modelContainer(container))
        let other = ModelContext(container)
        other.insert(Stop(title: "stop 0", order: 0))
        try other.save()
        host.scene.flush()
        #expect(bodies.count == 1)
        other.insert(Stop(title: "stop 7", order: 7))
        try other.save()
        host.scene.flush()
        #expect(texts(host) == ["stop 3", "stop 4", "stop 7"] && bodies.count == 2)
    }

    @Test func `whatever others save, a query shows what is stored`() throws {
        let porto = Trip(name: "Porto")
        context.insert(porto)
        for stop in try context.fetch(FetchDescriptor<Stop>()) where stop.order < 3 { stop.trip = porto }
        try context.save()
        var page = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        (page.fetchOffset, page.fetchLimit) = (1, 2)
        let descriptors = [
            FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]), page,
            FetchDescriptor<Stop>(predicate: #Predicate { $0.trip == nil }, sortBy: [SortDescriptor(\.order)]),
            FetchDescriptor<Stop>(predicate: #Predicate { $0.order > 2 }, sortBy: [SortDescriptor(\.title)]),
            FetchDescriptor<Stop>(
                predicate: #Predicate { $0.trip?.name == "Porto" }, sortBy: [SortDescriptor(\.order, order: .reverse)]),
            FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.trip?.name), SortDescriptor(\.order)]),
        ]
        let hosts = descriptors.map { TestHost(DescribedStops(bodies, $0).modelContainer(container)) }
        let other = ModelContext(container)
        func compare(_ change: String) throws {
            for (host, descriptor) in zip(hosts, descriptors) {
                host.scene.flush()
                let stored = try ModelContext(container).fetch(descriptor).map { "\($0.order)" }
                #expect(host.labels == ["stops: " + stored.joined(separator: " ")], "after \(change)")
            }
        }
        try compare("the first render")
        let stops = try other.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
        let trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        let steps: [(String, () -> Void)] = [
            ("a title", { stops[0].title = "zebra" }), ("a title of the shown", { stops[3].title = "zebra" }),
            ("an order", { stops[0].order = 7 }), ("a relationship", { stops[2].trip = trip }),
            ("a name", { trip.name = "Lisbon" }), ("another name", { trip.name = "Porto" }),
            ("an insertion", { other.insert(Stop(title: "new", order: 5)) }),
            ("a deletion of the first", { other.delete(stops[1]) }), ("a deletion of the trip", { other.delete(trip) }),
        ]
        for (name, change) in steps {
            change()
            try other.save()
            try compare(name)
        }
    }

    @Test func `a deletion before the first object that is shown moves the others`() throws {
        var page = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        (page.fetchOffset, page.fetchLimit) = (1, 2)
        let host = TestHost(DescribedStops(bodies, page).modelContainer(container))
        #expect(host.labels == ["stops: 2 3"])
        context.delete(try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))[0])
        host.scene.flush()
        #expect(host.labels == ["stops: 3 4"])
    }

    @Test func `what no query asks is saved without a fetch`() throws {
        var sorted = FetchDescriptor<Stop>(predicate: #Predicate { $0.order > 1 }, sortBy: [SortDescriptor(\.order)])
        sorted.fetchLimit = 2
        let host = TestHost(DescribedStops(bodies, sorted).modelContainer(container))
        let other = ModelContext(container)
        let stops = try other.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
        let before = context.fetches
        stops[1].title = "renamed"
        try other.save()
        other.delete(stops[3])
        try other.save()
        #expect(context.fetches == before)
        stops[2].order = 9
        try other.save()
        host.scene.flush()
        #expect(host.labels == ["stops: 2 9"] && context.fetches == before + 1)
    }

    private func window(_ browser: DefaultsStore, in folder: URL? = nil) -> TestHost {
        let session = SessionContext(textEngine: RecordedTextEngine(), defaults: browser, dataFolder: folder)
        return SessionContext.$current.withValue(session) { TestHost(AppView(TripsApp()), session: session) }
    }

    @Test func `a store belongs to a visitor, and all its windows see a save`() async throws {
        let (ada, bob) = (DefaultsStore(), DefaultsStore())
        let windows = [window(ada), window(ada), window(bob)]
        try windows[0].find(role: .button, label: "Add").tap()
        await windows[0].waitUntilIdle()
        #expect(windows[0].contains(label: "New 0"), "\(windows[0].diagnostics) \(windows[0].labels)")
        for window in windows { await window.waitUntilIdle() }
        #expect(windows[1].contains(label: "New 0") && !windows[2].contains(label: "New 0"))
    }

    @Test func `visitors of one folder see each other's saves, as with data that all share`() async throws {
        let folder = Folder()
        let windows = [window(DefaultsStore(), in: folder.url), window(DefaultsStore(), in: folder.url)]
        for number in 0..<2 {
            try windows[number].find(role: .button, label: "Add").tap()
            await Task { @MainActor in }.value
            for window in windows { await window.waitUntilIdle() }
            #expect(windows.allSatisfy { $0.contains(label: "New \(number)") })
        }
    }

    @Test func `a visitor's store is kept in the visitor's folder`() async throws {
        let (ada, folder) = (DefaultsStore(), Folder())
        do {
            let host = window(ada, in: folder.url)
            try host.find(role: .button, label: "Add").tap()
            await host.waitUntilIdle()
        }
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "default.store").path))
        #expect(window(DefaultsStore(), in: folder.url).contains(label: "New 0"))
    }

    @Test func `a file that an app names is the visitor's own`() throws {
        let folders = [Folder(), Folder()]
        let file = FileManager.default.temporaryDirectory.appending(path: "named-\(UUID()).store")
        let counts = try folders.map { folder in
            let session = SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url)
            return try SessionContext.$current.withValue(session) {
                let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
                let context = ModelContext(container)
                context.insert(Trip(name: "Porto"))
                try context.save()
                return try context.fetchCount(FetchDescriptor<Trip>())
            }
        }
        #expect(counts == [1, 1] && !FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `a container that several visitors use has a store for each`() throws {
        let sessions = (0..<2).map { _ in SessionContext(textEngine: RecordedTextEngine()) }
        let shared = try SessionContext.$current.withValue(sessions[0]) {
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        }
        SessionContext.$current.withValue(sessions[0]) { shared.mainContext.insert(Trip(name: "secret")) }
        let count = try SessionContext.$current.withValue(sessions[1]) {
            try shared.mainContext.fetchCount(FetchDescriptor<Trip>())
        }
        #expect(count == 0)
    }

    @Test func `a visitor's file that cannot be opened ends nobody's process, and stays as it is`() throws {
        let folder = Folder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appending(path: "default.store")
        let broken = Data(repeating: 7, count: 5_000)
        try broken.write(to: file)
        let session = SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url)
        try SessionContext.$current.withValue(session) {
            // As the template of a new app has it: `fatalError` where this throws.
            let container = try ModelContainer(for: Trip.self)
            for context in [ModelContext(container), container.mainContext] {
                context.autosaveEnabled = false
                context.insert(Trip(name: "Porto"))
                #expect(throws: (any Error).self) { try context.save() }
                #expect(throws: (any Error).self) { try context.fetch(FetchDescriptor<Trip>()) }
                #expect(throws: (any Error).self) { try context.fetchCount(FetchDescriptor<Trip>()) }
                #expect(context.hasChanges)
            }
            let host = TestHost(DescribedStops(bodies, FetchDescriptor()).modelContainer(container), session: session)
            #expect(host.labels == ["stops: "])
            #expect(host.diagnostics.contains { $0.contains("could not be answered") })
        }
        #expect(try Data(contentsOf: file) == broken)
    }

    @Test func `the view that makes a container is told that its file cannot be opened`() throws {
        let folder = Folder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 5_000).write(to: folder.url.appending(path: "default.store"))
        let session = SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url)
        let failures = Mutex(0)
        let host = SessionContext.$current.withValue(session) {
            let page = DescribedStops(bodies, FetchDescriptor()).modelContainer(for: Stop.self) { result in
                if case .failure = result { failures.withLock { $0 += 1 } }
            }
            return TestHost(page, session: session)
        }
        #expect(failures.withLock { $0 } == 1 && host.labels == ["stops: "])
    }

    @Test func `a container of several visitors throws outside of sessions, also when one is left`() throws {
        var ada: SessionContext? = SessionContext(textEngine: RecordedTextEngine())
        let container = try SessionContext.$current.withValue(ada) { try ModelContainer(for: Trip.self) }
        // Work of Ada's that nobody waits for; she is the only visitor.
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
        let bob = SessionContext(textEngine: RecordedTextEngine())
        ada = nil
        let count = try SessionContext.$current.withValue(bob) {
            try ModelContext(container).fetchCount(FetchDescriptor<Trip>())
        }
        // It may be hers still.
        let late = [ModelContext(container), container.mainContext]
        for context in late {
            context.autosaveEnabled = false
            context.insert(Trip(name: "secret"))
            #expect(throws: (any Error).self) { try context.save() }
        }
        #expect(count == 0 && ada == nil)
    }

    @Test func `a container of one folder is used outside of sessions, however often its visitor comes`() throws {
        let folder = Folder()
        let visits = (0..<3).map { _ in SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url) }
        let container = try SessionContext.$current.withValue(visits[0]) { try ModelContainer(for: Trip.self) }
        for (count, visit) in visits.enumerated() {
            try SessionContext.$current.withValue(visit) {
                let context = ModelContext(container)
                context.insert(Trip(name: "trip \(count)"))
                try context.save()
            }
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == count + 1)
        }
    }

    @Test func `files are closed with their visitor's last session, and one who was forgotten makes none again`() throws
    {
        let folder = Folder()
        let visitor = DefaultsStore()
        func session(_ defaults: DefaultsStore) -> SessionContext {
            SessionContext(textEngine: RecordedTextEngine(), defaults: defaults, dataFolder: folder.url)
        }
        // As a container in a global variable, which outlives sessions.
        var kept: ModelContainer?
        do {
            let here = session(DefaultsStore())
            try SessionContext.$current.withValue(here) {
                let container = try ModelContainer(for: Trip.self)
                #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
                kept = container
            }
            #expect(!openFiles(in: folder.url).isEmpty)
        }
        let container = try #require(kept)
        let late = session(visitor)
        visitor.forget()
        try SessionContext.$current.withValue(late) {
            try FileManager.default.removeItem(at: folder.url)
            // What still runs of the visitor's session goes on in memory.
            let context = ModelContext(container)
            context.insert(Trip(name: "Porto"))
            try context.save()
        }
        #expect(openFiles(in: folder.url).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    }

    /// The files of a folder that this process has open, removed ones included.
    private func openFiles(in folder: URL) -> [String] {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return
            descriptors
            .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) }
            .filter { $0.hasPrefix(folder.path) }
    }
}
