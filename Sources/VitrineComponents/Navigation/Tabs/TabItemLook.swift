// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The item of a page in the bar, separated into its image and its text.
nonisolated struct TabItemLook {
    let icon: AnyView?
    let title: AnyView?

    /// Creates the item of a view: a label, an image and a text in either order, or anything else as a title.
    init<Item: View>(_ item: Item) {
        switch item {
        case let pair as TupleView<(Image, Text)>:
            icon = AnyView(pair.value.0)
            title = AnyView(pair.value.1)
        case let pair as TupleView<(Text, Image)>:
            icon = AnyView(pair.value.1)
            title = AnyView(pair.value.0)
        case let image as Image:
            icon = AnyView(image)
            title = nil
        default:
            icon = nil
            title = AnyView(item)
        }
    }
}

/// An icon of 24 points above a title of 10 points.
struct TabItemLookView: View {
    let look: TabItemLook?

    var body: some View {
        VStack(spacing: 1) {
            if let icon = look?.icon { TabItemIcon(icon: icon, hasTitle: look?.title != nil) }
            if let title = look?.title {
                title.labelStyle(TabLabelStyle()).font(.system(size: 10, weight: .medium)).lineLimit(1)
            }
        }
        .symbolVariant(.fill)
    }
}

private struct TabItemIcon<Icon: View>: View {
    let icon: Icon
    /// Screen readers do not read an icon beside a title.
    var hasTitle = true

    var body: some View {
        icon.font(.system(size: 20, weight: .medium)).frame(height: 28).accessibilityHidden(hasTitle)
    }
}

private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 1) {
            TabItemIcon(icon: configuration.icon)
            configuration.title
        }
    }
}
