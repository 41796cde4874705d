// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A view of several views that can be separated.
nonisolated private protocol ViewTuple {
    var parts: [AnyView] { get }
}

extension TupleView: ViewTuple {
    /// Read by reflection, once for each value of a control: a label has one or two texts.
    nonisolated fileprivate var parts: [AnyView] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let view = child.value as? any View else { return nil }
            func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
            return erased(view)
        }
    }
}

extension AnyView {
    /// A control's label: the first of several views is the title, the others are below it, small and grey.
    nonisolated static func stackedLabel(_ label: some View) -> AnyView {
        guard let parts = (label as? any ViewTuple)?.parts, parts.count > 1 else { return AnyView(label) }
        return AnyView(StackedLabel(parts: parts))
    }
}

/// A title with further lines below it.
private nonisolated struct StackedLabel: View {
    let parts: [AnyView]

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            parts[0]
            ForEach(1..<parts.count, id: \.self) { index in
                parts[index].font(.footnote).foregroundStyle(Color.secondary)
            }
        }
    }
}
