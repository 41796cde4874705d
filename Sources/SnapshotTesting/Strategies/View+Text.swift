// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

extension Snapshotting where Value: View, Format == String {
    /// A strategy with the view's elements and their frames as JSON: those that tests find and that the accessibility
    /// tree of a browser has.
    public static var elements: Snapshotting { .elements() }

    /// Returns a strategy with the view's elements and their frames as JSON.
    ///
    /// - Parameters:
    ///   - layout: A device, a size, or the size that the view prefers.
    ///   - traits: The traits of the view.
    /// - Returns: The strategy.
    public static func elements(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "json", diffing: .lines) { view in
            ViewShot(of: view, under: ViewConditions(layout: layout, traits: traits)).taken { $0.elementsJSON }
        }
    }

    /// A strategy with what VoiceOver reads of the view, a line for each element.
    public static var accessibility: Snapshotting { .accessibility() }

    /// Returns a strategy with what VoiceOver reads of the view, a line for each element.
    ///
    /// - Parameters:
    ///   - layout: A device, a size, or the size that the view prefers.
    ///   - traits: The traits of the view.
    /// - Returns: The strategy.
    public static func accessibility(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { view in
            ViewShot(of: view, under: ViewConditions(layout: layout, traits: traits)).taken { $0.accessibilityText }
        }
    }
}
