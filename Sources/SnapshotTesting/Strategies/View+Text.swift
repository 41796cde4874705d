// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

extension Snapshotting where Value: View, Format == String {
    /// The view's elements with their places, as JSON: what a test finds, and what a browser's accessibility tree
    /// holds.
    public static var elements: Snapshotting { .elements() }

    /// The view's elements with their places, as JSON.
    public static func elements(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "json", diffing: .lines) { view in
            ViewShot(of: view, under: ViewConditions(layout: layout, traits: traits)).taken { $0.elementsJSON }
        }
    }

    /// What VoiceOver reads of the view, a line per element.
    public static var accessibility: Snapshotting { .accessibility() }

    /// What VoiceOver reads of the view, a line per element.
    public static func accessibility(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { view in
            ViewShot(of: view, under: ViewConditions(layout: layout, traits: traits)).taken { $0.accessibilityText }
        }
    }
}
