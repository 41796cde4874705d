// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import SwiftData

private struct Plates: View {
    @Query(sort: \Vehicle.plate) private var vehicles: [Vehicle]
    @Query(sort: \Truck.load) private var trucks: [Truck]

    var body: some View {
        ForEach(vehicles) { Text(verbatim: "vehicle \($0.plate)") }
        ForEach(trucks) { Text(verbatim: "truck \($0.plate)") }
    }
}

/// Models that inherit from other models.
@MainActor
@Suite struct InheritanceTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Vehicle.self, Truck.self, TankTruck.self, Bus.self, Trailer.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        context.insert(Vehicle(plate: "a"))
        let bus = Bus(plate: "b", line: "7")
        bus.note = 5
        context.insert(bus)
        context.insert(Truck(plate: "c", load: 2.5))
        let tank = TankTruck(plate: "d", load: 9, volume: 300)
        (tank.note, tank.maker) = ("full", "M")
        let vehicle: Vehicle = tank
        context.insert(vehicle)
    }

    private func other() -> ModelContext { ModelContext(container) }

    private func plates<T: Vehicle>(_ context: ModelContext, _: T.Type) throws -> [String] {
        try context.fetch(FetchDescriptor<T>()).map(\.plate)
    }

    @Test func `a fetch of a model has the objects of those that inherit from it, as what they are`() throws {
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            let here = isSaved ? other() : context
            let found = try here.fetch(FetchDescriptor<Vehicle>())
            #expect(found.map { String(describing: type(of: $0)) } == ["Vehicle", "Bus", "Truck", "TankTruck"])
            #expect(found.map(\.plate) == ["a", "b", "c", "d"] && found.map(\.wheels) == [4, 4, 6, 6])
            #expect(try plates(here, Truck.self) == ["c", "d"])
            #expect(try plates(here, TankTruck.self) == ["d"])
            #expect(try plates(here, Bus.self) == ["b"])
            #expect(try here.fetchCount(FetchDescriptor<Truck>()) == 2)
            let tank = try #require(found[3] as? TankTruck)
            #expect(tank.load == 9 && tank.volume == 300 && tank.note == "full" && tank.maker == "M")
            let bus = try #require(found[1] as? Bus)
            #expect(bus.note == 5 && bus.seats == 40 && bus.line == "7")
        }
    }

    @Test func `an object is one object, whatever it was fetched as`() throws {
        try context.save()
        let here = other()
        let tank = try #require(try here.fetch(FetchDescriptor<TankTruck>()).first)
        #expect(try here.fetch(FetchDescriptor<Vehicle>()).contains { $0 === tank })
        #expect(try here.fetch(FetchDescriptor<Truck>()).contains { $0 === tank })
        let known: Vehicle? = here.registeredModel(for: tank.persistentModelID)
        #expect(known === tank)
        #expect(tank.persistentModelID.entityName == "TankTruck")
        let identifiers = try here.fetchIdentifiers(FetchDescriptor<Vehicle>())
        #expect(identifiers.map(\.entityName) == ["Vehicle", "Bus", "Truck", "TankTruck"])
        let fresh = other()
        for (identifier, plate) in zip(identifiers, ["a", "b", "c", "d"]) {
            let model = try #require(fresh.model(for: identifier) as? Vehicle)
            #expect(model.plate == plate && model.persistentModelID.entityName == identifier.entityName)
        }
    }

    @Test func `an identity that names another model of the hierarchy leads to what is stored`() throws {
        try context.save()
        let identifiers = try context.fetchIdentifiers(FetchDescriptor<Vehicle>())
        for identifier in identifiers {
            for name in ["Vehicle", "Truck", "TankTruck", "Bus"] {
                let forged = PersistentIdentifier(identifier.number, entity: name, store: nil)
                let here = other()
                let model = here.model(for: forged)
                _ = (model as? Vehicle)?.plate
                (model as? Bus)?.seats = 41
                (model as? Truck)?.note = "changed"
                let found = try here.fetch(FetchDescriptor<Vehicle>())
                #expect(
                    found.map { String(describing: type(of: $0)) } == ["Vehicle", "Bus", "Truck", "TankTruck"])
                #expect(found.map(\.plate) == ["a", "b", "c", "d"])
            }
        }
    }

    /// Fetches, saved and not, and compares with the predicate's own answer.
    private func check<T: Vehicle>(
        _ predicate: Predicate<T>, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let descriptor = FetchDescriptor(predicate: predicate)
        #expect(FetchPlan(descriptor).isSQL, sourceLocation: sourceLocation)
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            let all = try context.fetch(FetchDescriptor<T>())
            let found = try context.fetch(descriptor).map(\.plate)
            #expect(found == expected, sourceLocation: sourceLocation)
            let evaluated = try all.filter { try predicate.evaluate($0) }.map(\.plate)
            #expect(evaluated == expected, sourceLocation: sourceLocation)
            #expect(try context.fetchCount(descriptor) == expected.count, sourceLocation: sourceLocation)
        }
    }

    @Test func `predicates ask for classes`() throws {
        try check(#Predicate<Vehicle> { $0 is Truck }, ["c", "d"])
        try check(#Predicate<Vehicle> { !($0 is Truck) }, ["a", "b"])
        try check(#Predicate<Vehicle> { $0 is TankTruck || $0 is Bus }, ["b", "d"])
        try check(#Predicate<Truck> { $0 is TankTruck }, ["d"])
    }

    @Test func `predicates ask for the properties of a class`() throws {
        let limit = 3.0
        try check(#Predicate<Vehicle> { ($0 as? Truck).flatMap { $0.load > limit } == true }, ["d"])
        try check(#Predicate<Vehicle> { ($0 as? Truck).flatMap { $0.load < limit } == true }, ["c"])
        try check(#Predicate<Vehicle> { ($0 as? Bus).flatMap { $0.note == 5 } == true }, ["b"])
    }

    @Test func `predicates and orders of a class have the properties that it inherits`() throws {
        try check(#Predicate<Truck> { $0.plate == "d" }, ["d"])
        try check(#Predicate<TankTruck> { $0.plate == "d" && $0.wheels == 6 }, ["d"])
        try check(#Predicate<TankTruck> { $0.load > 1 && $0.volume > 1 }, ["d"])
        try check(#Predicate<Truck> { $0.maker == nil }, ["c"])
        try context.save()
        for order in [SortOrder.forward, .reverse] {
            let sorts: [[SortDescriptor<Truck>]] = [
                [SortDescriptor(\.plate, order: order)], [SortDescriptor(\.load, order: order)],
                [SortDescriptor(\.wheels), SortDescriptor(\.plate, comparator: .lexical, order: order)],
            ]
            for sort in sorts {
                let descriptor = FetchDescriptor<Truck>(sortBy: sort)
                #expect(FetchPlan(descriptor).isSQL)
                #expect(try context.fetch(descriptor).map(\.plate) == (order == .forward ? ["c", "d"] : ["d", "c"]))
            }
        }
    }

    @Test func `relationships of a model lead to those that inherit from it, and back`() throws {
        for isSaved in [false, true] {
            let garage = Garage(name: "north \(isSaved)")
            garage.vehicles = try context.fetch(FetchDescriptor<Vehicle>())
            let trailer = Trailer(name: "t")
            context.insert(trailer)
            trailer.truck = try context.fetch(FetchDescriptor<TankTruck>()).first
            #expect(try context.fetch(FetchDescriptor<TankTruck>()).first?.trailer === trailer)
            if isSaved { try context.save() }
            let here = isSaved ? other() : context
            let name = garage.name
            let found = try #require(
                try here.fetch(FetchDescriptor<Garage>(predicate: #Predicate { $0.name == name })).first)
            let plates = found.vehicles.map(\.plate).sorted()
            #expect(plates == ["a", "b", "c", "d"] && found.vehicles.contains { $0 is Bus })
            let bus = try #require(try here.fetch(FetchDescriptor<Bus>()).first)
            #expect(bus.garage === found)
            #expect(try here.fetch(FetchDescriptor<Trailer>()).last?.truck is TankTruck)
            #expect(
                try here.fetchCount(
                    FetchDescriptor<Garage>(predicate: #Predicate { $0.vehicles.contains { $0 is Bus } })) == 1)
        }
    }

    @Test func `the delete rules of a model are those of what inherits from it`() throws {
        let garage = Garage(name: "north")
        let bus = try #require(try context.fetch(FetchDescriptor<Bus>()).first)
        garage.vehicles = [bus]
        for title in ["1", "2"] { context.insert(Visit(title: title, vehicle: bus)) }
        try context.save()
        let here = other()
        let found = try #require(try here.fetch(FetchDescriptor<Bus>()).first)
        #expect(found.visits.count == 2)
        here.delete(found)
        try here.save()
        #expect(try here.fetchCount(FetchDescriptor<Visit>()) == 0)
        #expect(try here.fetch(FetchDescriptor<Garage>()).first?.vehicles.isEmpty == true)
        #expect(try plates(other(), Vehicle.self) == ["a", "c", "d"])
        // And what was related here has heard of it.
        #expect(garage.vehicles.isEmpty)
        try context.delete(model: Truck.self, includeSubclasses: false)
        try context.save()
        #expect(try plates(other(), Vehicle.self) == ["a", "d"])
        try context.delete(model: Vehicle.self)
        try context.save()
        #expect(try plates(other(), Vehicle.self).isEmpty)
    }

    @Test func `what another context saves of a subclass is taken over, and what is rolled back is not kept`() throws {
        try context.save()
        let elsewhere = other()
        let tank = try #require(try context.fetch(FetchDescriptor<TankTruck>()).first)
        let same = try #require(try elsewhere.fetch(FetchDescriptor<Vehicle>()).last as? TankTruck)
        #expect(tank.volume == 300 && tank.plate == "d")
        (same.volume, same.plate) = (400, "e")
        try elsewhere.save()
        _ = try context.fetch(FetchDescriptor<Vehicle>())
        #expect(tank.volume == 400 && tank.plate == "e")
        (tank.volume, tank.plate, tank.load) = (1, "z", 1)
        context.rollback()
        #expect(tank.volume == 400 && tank.plate == "e" && tank.load == 9)
        elsewhere.delete(same)
        try elsewhere.save()
        _ = try context.fetch(FetchDescriptor<Vehicle>())
        #expect(tank.isDeleted)
    }

    @Test func `the values of unique properties are unique in the hierarchy`() throws {
        try context.save()
        let here = other()
        here.insert(Truck(plate: "a", load: 7))
        let first = Bus(plate: "x", line: "7")
        first.maker = "M"
        let second = Bus(plate: "y", line: "7")
        second.maker = "M"
        here.insert(first)
        try here.save()
        here.insert(second)
        try here.save()
        let found = try other().fetch(FetchDescriptor<Vehicle>(sortBy: [SortDescriptor(\.plate)]))
        #expect(found.map(\.plate) == ["a", "b", "c", "d", "y"])
        #expect((found[0] as? Truck)?.load == 7)
    }

    @Test func `a change is that of the object's own class in the history`() throws {
        try context.save()
        let bus = try #require(try context.fetch(FetchDescriptor<Bus>()).first)
        bus.seats = 50
        try context.save()
        let transactions = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(
            transactions[0].changes.map(\.changedPersistentIdentifier.entityName)
                == ["Vehicle", "Bus", "Truck", "TankTruck"])
        guard case .update(let update as DefaultHistoryUpdate<Bus>) = transactions[1].changes.first else {
            Issue.record("no update of a bus")
            return
        }
        #expect(update.updatedAttributes.map { $0 as AnyKeyPath } == [\Bus.seats])
    }

    @Test func `a view of a model shows what inherits from it as it comes`() throws {
        let container = try ModelContainer(
            for: Vehicle.self, Truck.self, TankTruck.self, Bus.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.insert(Vehicle(plate: "a"))
        let host = TestHost(Plates().modelContainer(container))
        #expect(host.labels == ["vehicle a"])
        context.insert(TankTruck(plate: "b", load: 2, volume: 1))
        context.insert(Truck(plate: "c", load: 1))
        host.scene.flush()
        #expect(host.labels == ["vehicle a", "vehicle b", "vehicle c", "truck c", "truck b"])
        try context.fetch(FetchDescriptor<TankTruck>()).first?.load = 0
        host.scene.flush()
        #expect(host.labels.suffix(2) == ["truck b", "truck c"])
        let elsewhere = ModelContext(container)
        elsewhere.insert(Bus(plate: "d", line: "1"))
        try elsewhere.save()
        host.scene.flush()
        #expect(host.labels == ["vehicle a", "vehicle b", "vehicle c", "vehicle d", "truck b", "truck c"])
    }
}

private enum EarlierFleet {
    @Model
    class Craft {
        var name: String
        init(name: String) { self.name = name }
    }
}

private enum LaterFleet {
    @Model
    class Craft {
        @Attribute(originalName: "name") var title: String
        init(title: String) { self.title = title }
    }

    @Model
    final class Boat: Craft {
        // No default value: there is no boat yet.
        var length: Double

        init(title: String, length: Double) {
            self.length = length
            super.init(title: title)
        }
    }
}

private enum LatestFleet {
    @Model
    class Craft {
        var title: String
        init(title: String) { self.title = title }
    }

    @Model
    final class Boat: Craft {
        @Attribute(originalName: "length") var size: Double
        var sails: Int = 2

        init(title: String, size: Double) {
            self.size = size
            super.init(title: title)
        }
    }
}

private enum BrokenFleet {
    @Model
    class Craft {
        var title: String
        init(title: String) { self.title = title }
    }

    @Model
    final class Boat: Craft {
        var length: Double
        var crew: Int

        init(title: String, length: Double) {
            (self.length, crew) = (length, 1)
            super.init(title: title)
        }
    }
}

/// Stores of schemas in which fewer models inherit.
@MainActor
@Suite struct InheritanceMigrationTests {
    private let folder = Folder()

    private func open(_ types: any PersistentModel.Type...) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(types), configurations: ModelConfiguration(url: folder.url.appending(path: "a.store"))))
    }

    @Test func `a model that inherits is added to a store, changed, and taken out`() throws {
        try {
            let context = try open(EarlierFleet.Craft.self)
            context.insert(EarlierFleet.Craft(name: "old"))
            try context.save()
        }()
        try {
            let context = try open(LaterFleet.Craft.self, LaterFleet.Boat.self)
            context.insert(LaterFleet.Boat(title: "boat", length: 12))
            try context.save()
            let all = try context.fetch(FetchDescriptor<LaterFleet.Craft>())
            #expect(all.map(\.title) == ["old", "boat"] && all[1] is LaterFleet.Boat && !(all[0] is LaterFleet.Boat))
        }()
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try open(BrokenFleet.Craft.self, BrokenFleet.Boat.self)
        }
        try {
            let context = try open(LatestFleet.Boat.self)
            let boats = try context.fetch(FetchDescriptor<LatestFleet.Boat>())
            #expect(boats.map(\.size) == [12] && boats.map(\.sails) == [2] && boats.map(\.title) == ["boat"])
            #expect(try context.fetchCount(FetchDescriptor<LatestFleet.Craft>()) == 2)
        }()
        let context = try open(LatestFleet.Craft.self)
        #expect(try context.fetch(FetchDescriptor<LatestFleet.Craft>()).map(\.title) == ["old", "boat"])
    }
}
