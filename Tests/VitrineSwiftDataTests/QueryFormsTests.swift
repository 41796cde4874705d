// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
import Testing
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// The forms of the macro, as apps write them.
private struct AllForms: View {
    @Query private var all: [Stop]
    @Query(animation: .default) private var animated: [Stop]
    @Query(transaction: Transaction(animation: nil)) private var inTransaction: [Stop]
    @Query(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]), animation: .default) private var described: [Stop]
    @Query(FetchDescriptor<Stop>(predicate: #Predicate<Stop> { $0.order > 3 })) private var selected: [Stop]
    @Query(sort: [SortDescriptor(\Stop.order, order: .reverse)]) private var sorted: [Stop]
    @Query(filter: #Predicate<Stop> { $0.order < 3 }, sort: [SortDescriptor(\Stop.order)], animation: .default)
    private var filtered: [Stop]
    @Query(filter: #Predicate<Stop> { $0.order != 2 }) private var others: [Stop]
    @Query(sort: \Stop.order, order: .reverse) private var reversed: [Stop]
    @Query(sort: \Stop.order, animation: .default) private var forward: [Stop]
    @Query(sort: \Trip.rating, order: .reverse) private var rated: [Trip]
    @Query(sort: \Trip.rating, animation: .default) private var ratedForward: [Trip]

    private func orders(_ stops: [Stop]) -> String { stops.map { "\($0.order)" }.joined() }

    var body: some View {
        VStack {
            Text(verbatim: [all, animated, inTransaction].map { orders($0) }.joined(separator: " "))
            Text(verbatim: [described, selected, sorted, filtered].map { orders($0) }.joined(separator: " "))
            Text(verbatim: [others, reversed, forward].map { orders($0) }.joined(separator: " "))
            Text(verbatim: [rated, ratedForward].map { $0.map(\.name).joined() }.joined(separator: " "))
        }
    }
}

/// The objects of a query above a text, which moves when there are more of them.
private struct ShownOrders: View {
    @Query private var stops: [Stop]

    init(_ query: Query<Stop, [Stop]>) { _stops = query }

    var body: some View {
        VStack {
            ForEach(stops) { Text(verbatim: "\($0.order)") }
            Text(verbatim: "end")
        }
    }
}

private struct Problems: View {
    let context: ModelContext
    @Query private var stops: [Stop]

    var body: some View {
        Text(verbatim: "\(stops.count) \(_stops.fetchError as? SwiftDataError == .unknownSchema)")
        Text(verbatim: "same context \(_stops.modelContext === context)")
    }
}

@MainActor
@Suite struct QueryFormsTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = container.mainContext
        for order in [2, 4, 1, 3] { context.insert(Stop(title: "stop", order: order)) }
        for (name, rating) in [("b", 2), ("c", nil), ("a", 1)] as [(String, Int?)] {
            let trip = Trip(name: name)
            trip.rating = rating
            context.insert(trip)
        }
        try context.save()
    }

    @Test func `every form of the macro shows what it describes`() {
        let host = TestHost(AllForms().modelContainer(container))
        #expect(host.labels == ["2413 2413 2413", "1234 4 4321 12", "413 4321 1234", "bac cab"])
    }

    private struct Form {
        let query: Query<Stop, [Stop]>
        /// The orders that are shown.
        var orders = ["1", "2", "3", "4"]
        var isAnimated = false
    }

    private func forms() -> [Form] {
        let (one, timed) = (SortDescriptor(\Stop.order), Transaction(animation: .linear(duration: 1)))
        let descriptor = FetchDescriptor<Stop>(sortBy: [one])
        let animation = Animation.linear(duration: 1)
        let (created, reversed) = (["2", "4", "1", "3"], ["4", "3", "2", "1"])
        let filter = #Predicate<Stop> { $0.order != 1 }
        return [
            Form(query: Query(), orders: created),
            Form(query: Query(animation: animation), orders: created, isAnimated: true),
            Form(query: Query(transaction: timed), orders: created, isAnimated: true),
            Form(query: Query(descriptor)),
            Form(query: Query(descriptor, animation: animation), isAnimated: true),
            Form(query: Query(descriptor, transaction: timed), isAnimated: true),
            Form(query: Query(filter: filter, sort: [one]), orders: ["2", "3", "4"]),
            Form(
                query: Query(filter: filter, sort: [one], animation: animation), orders: ["2", "3", "4"],
                isAnimated: true),
            Form(query: Query(sort: [one], transaction: timed), isAnimated: true),
            Form(query: Query(sort: \Stop.order, order: .reverse), orders: reversed),
            Form(
                query: Query(sort: \Stop.order, order: .reverse, animation: animation), orders: reversed,
                isAnimated: true),
            Form(query: Query(sort: \Stop.order, transaction: timed), isAnimated: true),
        ]
    }

    @Test func `each initializer selects, sorts and animates as it says`() throws {
        for (index, form) in forms().enumerated() {
            let host = TestHost(ShownOrders(form.query).modelContainer(container))
            #expect(host.labels == form.orders + ["end"], "\(index)")
            _ = host.scene.update()
            let stop = Stop(title: "new", order: 5)
            context.insert(stop)
            let operations = host.scene.update().batch.operations
            let isAnimated = operations.contains { if case .animate = $0 { true } else { false } }
            #expect(isAnimated == form.isAnimated && host.labels.count == form.orders.count + 2, "\(index)")
            context.delete(stop)
        }
    }

    @Test func `a query that cannot be answered says why, and says of which context it is`() throws {
        let other = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let host = TestHost(Problems(context: other.mainContext).modelContainer(other))
        #expect(host.labels == ["0 true", "same context true"])
        #expect(host.diagnostics.contains { $0.contains("could not be answered") })
        let answered = TestHost(Problems(context: context).modelContainer(container))
        #expect(answered.labels == ["4 false", "same context true"] && answered.diagnostics.isEmpty)
    }
}
