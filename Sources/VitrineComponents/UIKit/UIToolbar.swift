// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A toolbar.
///
/// - Support: partial: its items are shown, by itself and above the keyboard; looks have no effect, and a diagnostic says so.
open class UIToolbar: UIView {
    package override var ignoresTint: Bool { true }
    /// The items, from the leading edge.
    open var items: [UIBarButtonItem]? {
        didSet {
            itemChanges.increase()
            didChange()
        }
    }

    /// Counts the changes of which items there are.
    let itemChanges = ChangeCount()

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items, from the leading edge.
    ///   - animated: Without effect.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Creates a toolbar without items, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeContent = { [weak self] in AnyView(self.map { ToolbarRow(toolbar: $0) }) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    private static let height: CGFloat = 44

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// Whether content shows through the bar.
    open var isTranslucent = true { didSet { noteChange() } }
    /// The appearance of the bar at standard height.
    open var standardAppearance = UIToolbarAppearance() { didSet { noteChange() } }
    /// The appearance of the bar at compact height.
    open var compactAppearance: UIToolbarAppearance? { didSet { noteChange() } }
    /// The appearance of the bar while content is scrolled to its edge.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteChange() } }
}

/// The items of a toolbar as views of SwiftUI, one each.
private struct ToolbarItems: View {
    let toolbar: UIToolbar

    var body: some View {
        _ = toolbar.itemChanges.value
        let items = toolbar.items ?? []
        return ForEach(items.indices, id: \.self) { index in
            ToolbarButton(item: items[index])
        }
    }
}

/// An item of a toolbar: a button, or a space.
private struct ToolbarButton: View {
    let item: UIBarButtonItem

    var body: some View {
        _ = item.changes.value
        return shown
    }

    @ViewBuilder private var shown: some View {
        if item.kindOfSpace == .fixedSpace {
            Color.clear.frame(width: max(item.width, 0), height: 1)
        } else if item.kindOfSpace == .flexibleSpace {
            Spacer(minLength: 0)
        } else if item.isShown {
            BarButton(item: item)
        }
    }
}

/// A toolbar that is a part of the app's own views.
private struct ToolbarRow: View {
    let toolbar: UIToolbar

    var body: some View {
        HStack(spacing: 8) { ToolbarItems(toolbar: toolbar) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// Shows the view above the keyboard of a field of UIKit: the items of a toolbar, or any other view as one item.
struct InputAccessory: ViewModifier {
    let view: UIView?

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItemGroup(placement: .keyboardOfField) {
                if let toolbar = view as? UIToolbar {
                    ToolbarItems(toolbar: toolbar)
                } else if let view {
                    _RepresentedView(make: { _ in ShownUIView(view) }, update: { _, _ in }).id(ObjectIdentifier(view))
                }
            }
        }
    }
}
