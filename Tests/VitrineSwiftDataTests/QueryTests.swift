// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
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
}
