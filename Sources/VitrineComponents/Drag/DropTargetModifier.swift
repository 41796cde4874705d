// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// How a view handles a drag over it; points are in the view's coordinates.
@MainActor
protocol DropTaker {
    /// The identifiers of the content types that the view takes.
    var types: [String] { get }
    /// Returns whether another one takes the same types.
    func hasTypes(of other: Self) -> Bool
    /// Returns whether a drop is possible: asked once each time that a drag enters the view.
    func accepts(_ payload: [TransferPayload], at point: CGPoint) -> Bool
    func didEnter(_ payload: [TransferPayload], at point: CGPoint)
    /// Returns the operation of a drop; `nil` for the last one.
    func didMove(_ payload: [TransferPayload], to point: CGPoint) -> DropOperation?
    func didLeave(_ payload: [TransferPayload], at point: CGPoint)
    func take(_ payload: [TransferPayload], at point: CGPoint)
}

/// Makes a view accept drops with a pointer, from the page and from outside of it.
nonisolated struct DropTargetModifier<Taker: DropTaker>: ViewModifier {
    typealias Body = Never
    let taker: Taker
    let place: DropPlace
}

/// The link from a drop's delegate to the node of the view that it belongs to.
@MainActor
final class DropPlace {
    weak var target: (any DropTarget)?

    nonisolated init() {}
}

/// Makes a view accept drops, with or without a pointer.
nonisolated struct DropModifier<Taker: DropTaker>: ViewModifier {
    let taker: Taker
    @State private var place = DropPlace()

    init(taker: Taker) {
        self.taker = taker
    }

    @MainActor func body(content: Content) -> some View {
        let place = place
        content.modifier(DropTargetModifier(taker: taker, place: place))
            .overlay { DropOffer(place: place) }
            .onAppear {
                if let target = place.target { target.graph.session.drags.didAppear(target) }
            }
    }
}

/// A button that drops the item that was picked up without a pointer; keyboards and screen readers reach it after the
/// view.
private nonisolated struct DropOffer: View {
    let place: DropPlace

    @MainActor var body: some View {
        if let drags = SessionContext.current?.drags, let held = drags.held, let target = place.target,
            held.takers.contains(ObjectIdentifier(target))
        {
            HeldOutline(isDashed: true)
            UnseenButton(name: Text(.dropHere), opensMenu: false) { drags.putDown(on: target) }
                .modifier(ForReadersModifier(isBeside: true))
        }
    }
}

/// Outlines the item that was picked up without a pointer and, with dashes, the views that accept it.
private nonisolated struct HeldOutline: View {
    let isDashed: Bool

    @MainActor var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .strokeBorder(.tint, style: StrokeStyle(lineWidth: 2, dash: isDashed ? [6, 4] : []))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A button that picks up the value of a view without a pointer, and cancels that.
nonisolated struct DragOffer: View {
    let payload: () -> TransferPayload
    @State private var holder = UUID()

    init(payload: @escaping () -> TransferPayload) {
        self.payload = payload
    }

    @MainActor var body: some View {
        let (payload, holder) = (payload, holder)
        if let drags = SessionContext.current?.drags {
            let isHeld = drags.held?.holder == holder
            if isHeld { HeldOutline(isDashed: false) }
            UnseenButton(name: Text(isHeld ? .cancel : .drag), opensMenu: false) {
                if isHeld { drags.letGo() } else { drags.hold(payload(), by: holder) }
            }
            .modifier(ForReadersModifier(isBeside: true))
        }
    }
}

extension DropTargetModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: AttachedEffectNode<DropTargetModifier<Taker>>, DropTarget {
        /// The request for items from outside the app; `nil` if the view accepts none.
        private var request: FileRequest?
        /// The request that was last written to the layer.
        private var written: FileRequest?

        init(_ modifier: DropTargetModifier<Taker>, _ context: NodeContext) {
            super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
            graph.session.drags.add(self)
            modifier.place.target = self
            request = FileRequest(dropsOf: modifier.taker.types)
        }

        override func contentDidLoad() {
            write()
            super.contentDidLoad()
        }

        override func modifierDidChange(from old: DropTargetModifier<Taker>) {
            modifier.place.target = self
            guard !modifier.taker.hasTypes(of: old.taker) else { return }
            request = FileRequest(dropsOf: modifier.taker.types)
            write()
        }

        override func write() {
            let isEnabled = graph.reading(self) { EnvironmentValues(scope).isEnabled }
            let wanted = isEnabled ? request : nil
            guard wanted != written else { return }
            written = wanted
            if let request = wanted {
                effect.change(to: .dropTarget(.drop { [weak self] in self?.take($0) }, request))
            } else {
                effect.change(to: .zIndex(0))
            }
            graph.announce()
        }

        private func take(_ drag: OutsideDrag) {
            let (drags, point) = (graph.session.drags, CGPoint(x: drag.x, y: drag.y))
            switch drag.phase {
            case .entered(let types):
                drags.begin(types.map { TransferPayload(NSItemProvider(dragged: $0)) }, at: point)
            case .moved: drags.move(to: point)
            case .left: drags.cancel()
            case .dropped(let files, let text):
                let providers = files.map { NSItemProvider($0) } + (text.isEmpty ? [] : [NSItemProvider(text: text)])
                drags.drop(providers.map { TransferPayload($0) }, at: point)
            }
        }

        var dropFrame: CGRect {
            guard isAlive, unary.isPlaced, graph.unobserved({ EnvironmentValues(scope).isEnabled }) else {
                return .null
            }
            return GeometryProxy(unary).frame(in: .global)
        }

        var taker: any DropTaker { modifier.taker }

        override func willDie() {
            super.willDie()
            graph.session.drags.remove(self)
        }
    }
}
