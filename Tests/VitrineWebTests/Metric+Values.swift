// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

extension Sequence<Metric> {
    /// The value of a metric, or of its sample with a value of its label.
    func value(_ name: String, _ label: String? = nil) -> Double? {
        first { $0.name == name }?.samples.first { $0.labels.map(\.value) == [label].compactMap(\.self) }?.value
    }
}
