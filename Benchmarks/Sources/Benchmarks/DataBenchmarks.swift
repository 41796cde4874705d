// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SwiftData
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// What the benchmarks store.
@Model
final class Reading {
    #Index<Reading>([\.order])

    var name: String
    var order: Int
    var value: Double
    var date: Date

    init(order: Int) {
        name = "Reading \(order)"
        self.order = order
        value = Double(order) / 7
        date = Date(timeIntervalSinceReferenceDate: Double(order))
    }
}

/// The same as a record of GRDB, as one writes it by hand.
private struct ReadingRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "reading"
    var id: Int64?
    var name: String
    var order: Int
    var value: Double
    var date: Date

    init(order: Int) {
        name = "Reading \(order)"
        self.order = order
        value = Double(order) / 7
        date = Date(timeIntervalSinceReferenceDate: Double(order))
    }
}

/// A page of readings, and a text that counts the first one's value up and saves it.
private struct ReadingsPage: View {
    @Environment(\.modelContext) private var context
    @Query private var readings: [Reading]

    init(limit: Int) {
        var descriptor = FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.order)])
        descriptor.fetchLimit = limit
        _readings = Query(descriptor)
    }

    var body: some View {
        VStack {
            Text("Count").onTapGesture {
                readings.first?.value += 1
                try? context.save()
            }
            ScrollView {
                LazyVStack { ForEach(readings) { ReadingRow(reading: $0) } }
            }
        }
    }
}

private struct ReadingRow: View {
    let reading: Reading

    var body: some View { Text("\(reading.name), \(reading.value, format: .number.precision(.fractionLength(1)))") }
}

private struct ReadingsList: View {
    @Query(sort: \Reading.order) private var readings: [Reading]

    var body: some View { List(readings) { ReadingRow(reading: $0) } }
}

/// SwiftData's stores beside the same done by hand with GRDB, which they are built on: files in a folder of this run.
@MainActor
enum DataBenchmarks {
    private static let sheet = 10_000
    private static let many = 100_000

    static func run(_ stage: Stage) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-bench-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = SessionContext(identifier: "bench", textEngine: stage.engine, dataFolder: folder)
        try SessionContext.$current.withValue(session) {
            try insertions(folder)
            let container = try container(folder.appending(path: "many.store"), readings: many)
            let byHand = try database(folder.appending(path: "many.sqlite"), readings: many)
            try fetches(container, byHand)
            try pages(stage, session, container)
            try saves(stage, session, container)
        }
        try watchers(stage, folder.appending(path: "shared"))
    }

    private static func container(_ file: URL, readings: Int) throws -> ModelContainer {
        let container = try ModelContainer(for: Reading.self, configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        for order in 0..<readings { context.insert(Reading(order: order)) }
        try context.save()
        return container
    }

    /// The same settings as those of a store.
    private static func database(_ file: URL, readings: Int) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -512") }
        let database = try DatabaseQueue(path: file.path, configuration: configuration)
        try database.write { database in
            try database.create(table: "reading") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("name", .text).notNull()
                table.column("order", .integer).notNull().indexed()
                table.column("value", .double).notNull()
                table.column("date", .datetime).notNull()
            }
        }
        try database.write { database in
            for order in 0..<readings { try ReadingRecord(order: order).insert(database) }
        }
        return database
    }

    private static func insertions(_ folder: URL) throws {
        var kept: [Any] = []
        let ours = try Samples(7, warmUp: 1) { index in
            kept.append(try container(folder.appending(path: "own-\(index).store"), readings: sheet))
        }
        let byHand = try Samples(7, warmUp: 1) { index in
            kept.append(try database(folder.appending(path: "hand-\(index).sqlite"), readings: sheet))
        }
        try Measurement(
            "insert and save 10,000 objects, p50", ours.median, "ms",
            against: "goal 500 ms; GRDB by hand \(rounded(byHand.median)) ms"
        ).report()
    }

    private static func fetches(_ container: ModelContainer, _ byHand: DatabaseQueue) throws {
        var found = 0
        let ours = try Samples(200, warmUp: 10) { index in
            let first = index * 37 % (many - 100)
            var descriptor = FetchDescriptor<Reading>(
                predicate: #Predicate { $0.order >= first }, sortBy: [SortDescriptor(\.order)])
            descriptor.fetchLimit = 100
            let readings = try ModelContext(container).fetch(descriptor)
            found += readings.reduce(0) { $0 + ($1.name.isEmpty ? 0 : 1) }
        }
        let hand = try Samples(200, warmUp: 10) { index in
            let first = index * 37 % (many - 100)
            let readings = try byHand.read {
                try ReadingRecord.filter(Column("order") >= first).order(Column("order")).limit(100).fetchAll($0)
            }
            found += readings.count
        }
        guard found == 2 * 210 * 100 else { fatalError("\(found) readings were found") }
        try Measurement(
            "fetch 100 of 100,000 objects and read them, p50", ours.median, "ms",
            against: "goal 2 ms; GRDB by hand \(rounded(hand.median)) ms"
        ).report()
    }

    private static func pages(_ stage: Stage, _ session: SessionContext, _ container: ModelContainer) throws {
        let page = Samples(50) { _ in
            stage.mount(ReadingsPage(limit: 100).modelContainer(container), session: session).unmount()
        }
        try Measurement("first render of a @Query of 100 of 100,000 objects, p50", page.median, "ms", against: "")
            .report()
        var count = 0
        let list = Samples(5, warmUp: 1) { _ in
            let scene = stage.mount(ReadingsList().modelContainer(container), session: session)
            count = layers(scene.display.root)
            scene.unmount()
        }
        guard (10..<1_000).contains(count) else { fatalError("a list of 100,000 objects has \(count) layers") }
        try Measurement(
            "first render of a List of a @Query of 100,000 objects, p50", list.median, "ms", against: ""
        ).report()
    }

    private static func saves(_ stage: Stage, _ session: SessionContext, _ container: ModelContainer) throws {
        let scene = stage.mount(ReadingsPage(limit: 100).modelContainer(container), session: session)
        guard let text = SessionBenchmarks.tappable(scene.display.root) else { fatalError("nothing takes taps") }
        let page = SessionBenchmarks.adopt(scene)
        var time = Duration.zero
        let samples = Samples(500, warmUp: 20) { index in
            time += .milliseconds(50)
            _ = page.receive("[\"V\",\(index + 1),\(scene.display.sequence),\(text.id),0]", now: time)
            _ = page.receive("[\"A\",\(scene.display.sequence),1]", now: time)
        }
        guard page.counters.batches >= 520 else { fatalError("saves made \(page.counters.batches) batches") }
        try Measurement("tap that saves one object to patch, p50", samples.median, "ms", against: "goal 3 ms").report()
        page.end()
    }

    /// One object is saved that 1,000 sessions of a shared store see.
    private static func watchers(_ stage: Stage, _ folder: URL) throws {
        func scene(_ index: Int) -> SceneHost {
            let session = SessionContext(identifier: "bench-\(index)", textEngine: stage.engine, dataFolder: folder)
            return stage.mount(ReadingsPage(limit: 100).modelContainer(for: Reading.self), session: session)
        }
        let session = SessionContext(identifier: "bench", textEngine: stage.engine, dataFolder: folder)
        let context = try SessionContext.$current.withValue(session) {
            let context = ModelContext(try ModelContainer(for: Reading.self))
            for order in 0..<1_000 { context.insert(Reading(order: order)) }
            try context.save()
            return context
        }
        let scenes = (0..<1_000).map(scene)
        for scene in scenes { _ = scene.display.takeBatch() }
        let readings = try context.fetch(FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.order)]))
        for (name, place, patches) in [("shown", 5, 1_000), ("not shown", 500, 0)] {
            var batches = 0
            let samples = try Samples(10, warmUp: 2) { _ in
                readings[place].value += 1
                try context.save()
                batches = 0
                for scene in scenes {
                    scene.flush()
                    if !scene.display.takeBatch().isEmpty { batches += 1 }
                }
            }
            guard batches == patches else { fatalError("\(batches) of 1,000 sessions have news") }
            try Measurement(
                "save of one object that is \(name), with 1,000 sessions watching, to all patches, p50", samples.median,
                "ms", against: ""
            ).report()
        }
        for scene in scenes { scene.unmount() }
    }

    private static func layers(_ layer: Layer) -> Int { layer.children.reduce(1) { $0 + layers($1) } }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
