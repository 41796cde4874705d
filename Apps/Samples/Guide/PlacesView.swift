// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct PlacesView: View {
    @EnvironmentObject private var location: LocationModel

    private var places: [Place] {
        guard let here = location.location else { return Place.all }
        return Place.all.sorted { $0.distance(from: here) < $1.distance(from: here) }
    }

    var body: some View {
        List {
            if location.isDenied {
                Label("Location is off", systemImage: "location.slash")
                    .foregroundStyle(.secondary)
            }
            ForEach(places) { place in
                NavigationLink(value: place) {
                    LabeledContent(place.name) {
                        if let here = location.location {
                            Text(
                                place.distance(from: here),
                                format: .measurement(
                                    width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))))
                        }
                    }
                }
            }
        }
        .navigationTitle("Guide")
        .navigationDestination(for: Place.self) { PlaceView(place: $0) }
        .toolbar {
            Button("Find Me", systemImage: "location") { location.find() }
        }
    }
}
