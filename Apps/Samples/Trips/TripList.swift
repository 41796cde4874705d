// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

struct TripList: View {
    @Environment(\.modelContext) private var modelContext
    @State private var path = [Trip]()
    @State private var sortOrder = SortDescriptor(\Trip.destination)
    @State private var searchText = ""

    var body: some View {
        NavigationStack(path: $path) {
            TripRows(sort: sortOrder, searchString: searchText)
                .navigationTitle("Trips")
                .navigationDestination(for: Trip.self, destination: EditTrip.init)
                .searchable(text: $searchText)
                .toolbar {
                    Button("Add trip", systemImage: "plus", action: addTrip)

                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Sort", selection: $sortOrder) {
                            Text("Name")
                                .tag(SortDescriptor(\Trip.destination))
                            Text("Priority")
                                .tag(SortDescriptor(\Trip.priority, order: .reverse))
                            Text("Date")
                                .tag(SortDescriptor(\Trip.date))
                        }
                        .pickerStyle(.inline)
                    }
                }
        }
    }

    private func addTrip() {
        let trip = Trip()
        modelContext.insert(trip)
        path = [trip]
    }
}

struct TripRows: View {
    @Environment(\.modelContext) private var modelContext
    @Query(
        sort: [SortDescriptor(\Trip.priority, order: .reverse), SortDescriptor(\Trip.destination)], animation: .default)
    private var trips: [Trip]

    init(sort: SortDescriptor<Trip>, searchString: String) {
        _trips = Query(
            filter: #Predicate {
                if searchString.isEmpty {
                    return true
                } else {
                    return $0.destination.localizedStandardContains(searchString)
                }
            }, sort: [sort])
    }

    var body: some View {
        List {
            ForEach(trips) { trip in
                NavigationLink(value: trip) {
                    VStack(alignment: .leading) {
                        Text(trip.destination)
                            .font(.headline)
                        Text("\(trip.sights.count) sights")
                    }
                }
            }
            .onDelete(perform: deleteTrips)
        }
        .overlay {
            if trips.isEmpty {
                ContentUnavailableView("No trips", systemImage: "airplane")
            }
        }
    }

    private func deleteTrips(_ indexSet: IndexSet) {
        for index in indexSet {
            modelContext.delete(trips[index])
        }
    }
}

#Preview {
    let config = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try! ModelContainer(for: Trip.self, configurations: config)
    for name in ["Porto", "Ravenna", "Uppsala"] {
        container.mainContext.insert(Trip(destination: name))
    }
    return TripList()
        .modelContainer(container)
}
