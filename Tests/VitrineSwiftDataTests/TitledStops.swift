// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

/// A view as people write it: a query with everything, private, beside what another file gives it.
struct TitledStops: View {
    let title: String
    @Query(filter: #Predicate<Stop> { $0.order > 1 }, sort: \Stop.order, order: .reverse, animation: .default)
    private var stops: [Stop]
    @Query(FetchDescriptor<Stop>()) private var all: [Stop]
    @Query private var trips: [Trip]

    var body: some View {
        VStack {
            Text(verbatim: "\(title): \(all.count), \(trips.count)")
            ForEach(stops) { Text(verbatim: $0.title) }
        }
    }
}
