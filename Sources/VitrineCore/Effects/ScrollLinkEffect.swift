// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

/// An effect that makes the opacity or position of a view follow a scroll offset, evaluated by the surface
/// (Documentation/Rules.md 3.15).
nonisolated package struct ScrollLinkEffect: ViewModifier, Equatable {
    package typealias Body = Never
    let link: ScrollLink?

    /// Creates an effect that interpolates between two offsets with the values there, all in points.
    ///
    /// Without a scroll view the view is unchanged.
    package init(
        _ property: ScrollLink.Property, from start: (offset: Double, value: Double),
        to end: (offset: Double, value: Double), of scroller: Int?
    ) {
        link = scroller.map {
            ScrollLink(
                source: $0, property: property, offsetFrom: start.offset, offsetTo: end.offset,
                valueFrom: start.value, valueTo: end.value)
        }
    }
}

extension ScrollLinkEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        link.map { .scrollLink($0) } ?? .opacity(1)
    }
}
