// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

struct EditTrip: View {
    @Bindable var trip: Trip
    @State private var newSightName = ""

    var body: some View {
        Form {
            TextField("Name", text: $trip.destination)
            TextField("Details", text: $trip.details, axis: .vertical)
            DatePicker("Date", selection: $trip.date)

            Section("Priority") {
                Picker("Priority", selection: $trip.priority) {
                    Text("Meh").tag(1)
                    Text("Maybe").tag(2)
                    Text("Must").tag(3)
                }
                .pickerStyle(.segmented)
            }

            Section("Sights") {
                ForEach(trip.sights) { sight in
                    Toggle(sight.name, isOn: Bindable(sight).isSeen)
                }

                HStack {
                    TextField("Add a new sight", text: $newSightName)
                    Button("Add sight", action: addSight)
                }
            }
        }
        .navigationTitle("Edit trip")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func addSight() {
        guard newSightName.isEmpty == false else { return }
        withAnimation {
            let sight = Sight(name: newSightName)
            trip.sights.append(sight)
            newSightName = ""
        }
    }
}

#Preview {
    let config = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try! ModelContainer(for: Trip.self, configurations: config)
    let example = Trip(destination: "Porto", details: "Walk along the river.")
    return EditTrip(trip: example)
        .modelContainer(container)
}
