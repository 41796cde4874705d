// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

/// Models that inherit from each other, on two levels.
@Model
class Vehicle {
    @Attribute(.unique) var plate: String
    var wheels: Int = 4
    var maker: String?
    var garage: Garage?
    @Relationship(deleteRule: .cascade, inverse: \Visit.vehicle) var visits: [Visit] = []

    init(plate: String, wheels: Int = 4) {
        self.plate = plate
        self.wheels = wheels
    }
}

@available(iOS 26, *)
@Model
class Truck: Vehicle {
    var load: Double
    var note: String?
    var trailer: Trailer?

    init(plate: String, load: Double) {
        self.load = load
        super.init(plate: plate, wheels: 6)
    }
}

@available(iOS 26, *)
@Model
final class TankTruck: Truck {
    var volume: Int

    init(plate: String, load: Double, volume: Int) {
        self.volume = volume
        super.init(plate: plate, load: load)
    }
}

@available(iOS 26, *)
@Model
final class Bus: Vehicle {
    #Index<Bus>([\.seats])
    #Unique<Bus>([\.maker, \.line])

    var seats: Int = 40
    /// Of another type than the property of this name of trucks.
    var note: Int = 0
    var line: String

    init(plate: String, line: String) {
        self.line = line
        super.init(plate: plate)
    }
}

@Model
final class Visit {
    var title: String
    var vehicle: Vehicle?

    init(title: String, vehicle: Vehicle? = nil) {
        self.title = title
        self.vehicle = vehicle
    }
}

@Model
final class Garage {
    var name: String
    @Relationship(inverse: \Vehicle.garage) var vehicles: [Vehicle] = []

    init(name: String) { self.name = name }
}

@Model
final class Trailer {
    var name: String
    @Relationship(inverse: \Truck.trailer) var truck: Truck?

    init(name: String) { self.name = name }
}
