// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// What stands for a page in the bar, taken apart into the image and the text that a bar shows.
nonisolated struct TabItemLook {
    let icon: AnyView?
    let title: AnyView?

    /// A label is one view of both; an image and a text may come in either order; anything else is taken as a title.
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

/// An icon of 24 points above a title of 10.
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
    /// Beside a title the icon is not read.
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
