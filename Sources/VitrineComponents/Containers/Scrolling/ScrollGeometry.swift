// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// The geometry of a scroll view and its content, in points.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    /// The position of the container in the content; without scrolling, the negative insets.
    public var contentOffset: CGPoint
    /// The size of the content without insets.
    public var contentSize: CGSize
    /// The insets of the content by bars and content margins.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, including the safe area that it extends into.
    public var containerSize: CGSize

    /// Creates a geometry; lengths are in points.
    ///
    /// - Parameters:
    ///   - contentOffset: The position of the container in the content.
    ///   - contentSize: The size of the content without insets.
    ///   - contentInsets: The insets of the content.
    ///   - containerSize: The size of the scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The container's rectangle in the coordinates of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that is not covered by insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

extension ScrollGeometry {
    /// Creates the geometry of a scroll view at an offset.
    @MainActor
    package init(_ scroll: ScrollNode, at offset: CGPoint) {
        let bars = scroll.safeAreaInsets
        let margins = scroll.contentMargins
        let insets = EdgeInsets(
            top: bars.top + margins.top, leading: bars.leading + margins.leading,
            bottom: bars.bottom + margins.bottom, trailing: bars.trailing + margins.trailing)
        self.init(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y + scroll.overscroll - insets.top),
            contentSize: CGSize(
                width: max(scroll.contentSize.width - margins.horizontal, 0),
                height: max(scroll.contentSize.height - margins.vertical, 0)),
            contentInsets: insets,
            containerSize: CGSize(
                width: scroll.size.width + bars.horizontal, height: scroll.size.height + bars.vertical))
    }
}

/// Runs an action when a value derived from the scroll view's geometry changes.
nonisolated struct ScrollGeometryAction<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension View {
    /// Runs an action when a value derived from the geometry of a scroll view in the view changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Derives the value from the geometry.
    ///   - action: The closure to run; it is not called for the first value.
    /// - Returns: A view that observes the scroll view.
    public nonisolated func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(ScrollGeometryAction(transform: transform, action: action))
    }
}

extension ScrollGeometryAction: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Observer: ScrollObserver {
        var modifier: ScrollGeometryAction<Value>
        private var last: Value?

        init(_ modifier: ScrollGeometryAction<Value>) {
            self.modifier = modifier
            super.init()
        }

        override func geometryDidChange(of item: ScrollItem) {
            let old = last
            let new = modifier.transform(ScrollGeometry(item.scroll, at: item.toldOffset))
            last = new
            if let old, old != new { modifier.action(old, new) }
        }
    }

    private final class Node: ScrollObserverNode<ScrollGeometryAction<Value>, Observer> {
        init(_ modifier: ScrollGeometryAction<Value>, _ context: NodeContext) {
            super.init(modifier, context, observer: Observer(modifier))
        }

        override func write() {
            super.write()
            observer.modifier = modifier
        }
    }
}
