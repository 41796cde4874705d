// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property that follows a scroll offset without a round trip, evaluated by every surface (Documentation/Rules.md
/// 3.15).
package struct ScrollLink: Hashable, Sendable {
    package enum Property: Hashable, Sendable { case translationY, opacity, height }

    /// The scroll layer whose vertical offset drives the property.
    package var source: Int
    package var property: Property
    /// The range of offsets in points; outside of it the value of the nearer end is used.
    package var offsetFrom: Double
    package var offsetTo: Double
    package var valueFrom: Double
    package var valueTo: Double

    package init(
        source: Int, property: Property, offsetFrom: Double, offsetTo: Double, valueFrom: Double, valueTo: Double
    ) {
        self.source = source
        self.property = property
        self.offsetFrom = offsetFrom
        self.offsetTo = offsetTo
        self.valueFrom = valueFrom
        self.valueTo = valueTo
    }

    /// Returns the property's value at a scroll offset.
    package func value(at offset: Double) -> Double {
        let span = offsetTo - offsetFrom
        let progress = span == 0 ? (offset < offsetFrom ? 0 : 1) : min(max((offset - offsetFrom) / span, 0), 1)
        return valueFrom + (valueTo - valueFrom) * progress
    }
}
