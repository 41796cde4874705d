// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
import Synchronization
import Testing
import VitrineBase
import VitrineCore
import VitrineTesting

@Model
final class Cupboard {
    var name: String
    @Relationship(deleteRule: .noAction, inverse: \Box.cupboard) var boxes: [Box] = []
    @Relationship(deleteRule: .nullify, inverse: \Jar.cupboard) var jars: [Jar] = []

    init(name: String) { self.name = name }
}

@Model
final class Box {
    var label: String
    var cupboard: Cupboard?

    init(label: String) { self.label = label }
}

@Model
final class Jar {
    var label: String
    var cupboard: Cupboard?

    init(label: String) { self.label = label }
}

/// What saves, what does not, and where a context comes from.
@MainActor
@Suite struct ContextTests {
    private struct Stopped: Error {}

    @MainActor private final class Held {
        var context: ModelContext?
    }

    @MainActor private final class Told {
        var messages: [String] = []
    }

    private struct Boxes: View {
        let held: Held
        @Query(sort: \Box.label) private var boxes: [Box]
        @Environment(\.modelContext) private var modelContext

        var body: some View {
            held.context = modelContext
            return VStack {
                Button("Add") { modelContext.insert(Box(label: "box \(boxes.count)")) }
                ForEach(boxes) { Text(verbatim: $0.label) }
            }
        }
    }

    private struct GivenContext: App {
        private let held: Held
        private let context: ModelContext

        init() { preconditionFailure("The test says which context it is.") }

        init(_ held: Held, _ context: ModelContext) {
            self.held = held
            self.context = context
        }

        var body: some SwiftUI.Scene {
            WindowGroup { Boxes(held: held) }.modelContext(context)
        }
    }

    private struct GivenContainer: App {
        private let held: Held
        private let container: ModelContainer

        init() { preconditionFailure("The test says which container it is.") }

        init(_ held: Held, _ container: ModelContainer) {
            self.held = held
            self.container = container
        }

        var body: some SwiftUI.Scene {
            WindowGroup { Boxes(held: held) }.modelContainer(container)
        }
    }

    private let container: ModelContainer
    private let context: ModelContext
    private let held = Held()

    init() throws {
        container = try ModelContainer(
            for: Cupboard.self, Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    private func storedLabels() throws -> [String] {
        try ModelContext(container).fetch(FetchDescriptor<Box>(sortBy: [SortDescriptor(\.label)])).map(\.label)
    }

    // MARK: - Transactions

    @Test func `a transaction saves what its closure changed, with what was not saved before`() throws {
        context.insert(Box(label: "a"))
        try context.transaction { context.insert(Box(label: "b")) }
        #expect(!context.hasChanges)
        #expect(try storedLabels() == ["a", "b"])
    }

    @Test func `a transaction whose closure throws saves nothing, and takes nothing back`() throws {
        #expect(throws: Stopped.self) {
            try context.transaction {
                context.insert(Box(label: "a"))
                throw Stopped()
            }
        }
        #expect(context.hasChanges && context.insertedModelsArray.count == 1)
        #expect(try storedLabels().isEmpty)
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Box>()) == 0)
    }

    @Test func `an enumeration ends with its closure's error, after what it has changed`() throws {
        for label in ["a", "b", "c"] { context.insert(Box(label: label)) }
        try context.save()
        #expect(throws: Stopped.self) {
            try context.enumerate(FetchDescriptor<Box>(sortBy: [SortDescriptor(\.label)]), batchSize: 2) { box in
                if box.label == "b" { throw Stopped() }
                box.label = "z"
            }
        }
        #expect(context.changedModelsArray.count == 1)
        try context.save()
        #expect(try storedLabels() == ["b", "c", "z"])
    }

    @Test func `an enumeration ends after a batch that leaves changes, unless they are allowed`() throws {
        for label in ["a", "b", "c"] { context.insert(Box(label: label)) }
        try context.save()
        let boxes = FetchDescriptor<Box>(sortBy: [SortDescriptor(\.label)])
        var seen = 0
        let error = #expect(throws: SwiftDataError.self) {
            try context.enumerate(boxes, batchSize: 2) { box in
                seen += 1
                box.label += "!"
            }
        }
        #expect(error?.localizedDescription.contains("allow escaping mutations") == true)
        #expect(seen == 2 && context.changedModelsArray.count == 2)
        try context.enumerate(boxes, batchSize: 2) { _ in seen += 1 }
        #expect(seen == 5, "a context that has changes before may keep them")
        context.rollback()
        try context.enumerate(boxes, batchSize: 2) { box in
            box.label += "?"
            try context.save()
        }
        #expect(try storedLabels() == ["a?", "b?", "c?"])
        try context.enumerate(boxes, batchSize: 2, allowEscapingMutations: true) { $0.label = "d" }
        #expect(context.changedModelsArray.count == 3)
    }

    @Test func `all data of a container are deleted at once`() throws {
        context.insert(Box(label: "a"))
        context.insert(Trip(name: "Porto"))
        try context.save()
        container.deleteAllData()
        #expect(try storedLabels().isEmpty)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    // MARK: - Delete rules

    @Test func `what is related by no action keeps its object until that is gone, and others forget it`() throws {
        let cupboard = Cupboard(name: "kitchen")
        let (box, jar) = (Box(label: "a"), Jar(label: "b"))
        context.insert(cupboard)
        cupboard.boxes = [box]
        cupboard.jars = [jar]
        try context.save()
        context.delete(cupboard)
        #expect(box.cupboard === cupboard && !box.hasChanges)
        #expect(jar.cupboard == nil && jar.hasChanges)
        try context.save()
        #expect(box.cupboard == nil)
        // Nothing refers to an object that does not exist: SQLite sees to that.
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Box>(predicate: #Predicate { $0.cupboard == nil })) == 1)
        #expect(try other.fetchCount(FetchDescriptor<Jar>(predicate: #Predicate { $0.cupboard == nil })) == 1)
    }

    // MARK: - Saving by itself

    @Test(arguments: [true, false]) func `a view's container saves by itself unless it is told otherwise`(
        isAutosaveEnabled: Bool
    ) async throws {
        let host = TestHost(
            Boxes(held: held).modelContainer(for: Box.self, inMemory: true, isAutosaveEnabled: isAutosaveEnabled))
        try host.find(role: .button, label: "Add").tap()
        await Task { @MainActor in }.value
        await host.waitUntilIdle()
        #expect(host.contains(label: "box 0") && held.context?.autosaveEnabled == isAutosaveEnabled)
        #expect(held.context?.hasChanges == !isAutosaveEnabled)
    }

    @Test func `what cannot be saved by itself is told, and stays`() async throws {
        let (session, told) = (SessionContext(textEngine: RecordedTextEngine()), Told())
        session.onDiagnostic = { told.messages.append($0.message) }
        let ada = Traveller(name: "Ada")
        context.insert(ada)
        ada.trips = [Trip(name: "Porto")]
        try context.save()
        let main = container.mainContext
        let traveller = try #require(try main.fetch(FetchDescriptor<Traveller>()).first)
        SessionContext.$current.withValue(session) { main.delete(traveller) }
        while told.messages.isEmpty { await Task.yield() }
        #expect(told.messages.count == 1 && told.messages[0].contains("Changes of models were not saved"))
        #expect(told.messages[0].contains("Traveller cannot be deleted while it has trips"))
        #expect(main.hasChanges)
        main.rollback()
    }

    // MARK: - Where a context comes from

    @Test(arguments: [true, false]) func `a view's container is in memory, or in the visitor's folder`(
        isInMemory: Bool
    ) async throws {
        let folder = Folder()
        let session = SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url)
        let page = Boxes(held: held).modelContainer(for: [Box.self, Trip.self], inMemory: isInMemory)
        let host = SessionContext.$current.withValue(session) { TestHost(page, session: session) }
        try host.find(role: .button, label: "Add").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "box 0"))
        let file = folder.url.appending(path: "default.store")
        #expect(FileManager.default.fileExists(atPath: file.path) == !isInMemory)
    }

    @Test func `who makes a container with a view is told of it`() {
        let made = Mutex<[ModelContainer]>([])
        let page = Boxes(held: held).modelContainer(for: Box.self, inMemory: true) { result in
            if case .success(let container) = result { made.withLock { $0.append(container) } }
        }
        let host = TestHost(page)
        let told = made.withLock { $0 }
        #expect(host.labels == ["Add"] && told.count == 1 && told.first === held.context?.container)
    }

    @Test func `a view and a scene have the context that they are given`() throws {
        context.insert(Box(label: "not saved"))
        let view = TestHost(Boxes(held: held).modelContext(context))
        #expect(view.contains(label: "not saved") && held.context === context)
        held.context = nil
        let scene = TestHost(AppView(GivenContext(held, context)))
        #expect(scene.contains(label: "not saved") && held.context === context)
        let other = TestHost(AppView(GivenContainer(held, container)))
        #expect(!other.contains(label: "not saved") && held.context === container.mainContext)
    }

    @Test func `a view without a container has a context without models`() {
        let host = TestHost(Boxes(held: held))
        #expect(host.labels == ["Add"] && host.diagnostics.contains { $0.contains("could not be answered") })
    }

    // MARK: - Predicates

    @Test func `a predicate that is evaluated in memory is told once`() async throws {
        let (session, told) = (SessionContext(textEngine: RecordedTextEngine()), Told())
        session.onDiagnostic = { told.messages.append($0.message) }
        for label in ["long label", "short"] { context.insert(Jar(label: label)) }
        try context.save()
        let descriptor = FetchDescriptor<Jar>(predicate: #Predicate { $0.label.count > 5 })
        try SessionContext.$current.withValue(session) {
            for _ in 0..<2 {
                let found = try context.fetch(descriptor)
                #expect(found.map(\.label) == ["long label"])
            }
            // Another one, which comes after what was said of the first.
            session.report(Diagnostic(.withoutEffect, "The end.", remedy: ""))
        }
        while told.messages.last != "The end." { await Task.yield() }
        #expect(told.messages.count == 2 && told.messages[0].contains("A predicate of Jar is evaluated in memory"))
    }
}
