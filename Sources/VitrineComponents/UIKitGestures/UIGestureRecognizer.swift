// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An object that recognises a gesture on a view of UIKit, and calls methods.
///
/// - Support: partial: the recognisers of UIKit's own gestures; one of the app's own recognises nothing, and how recognisers
///   wait for each other has no effect.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The stages of a gesture.
    public enum State: Int, Hashable, Sendable {
        /// The gesture has not begun.
        case possible = 0
        /// The gesture has begun.
        case began = 1
        /// The gesture has moved or changed otherwise.
        case changed = 2
        /// The gesture has ended successfully.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The input was another gesture.
        case failed = 5

        /// The state of a gesture that happens at once and was recognized, which is `ended`.
        public static let recognized = State.ended
    }

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    private var targets: [Target] = []

    /// The stage of the gesture.
    open internal(set) var state = State.possible
    /// Whether the gesture is recognised.
    open var isEnabled = true { didSet { view?.didChange() } }
    /// The object that is asked whether the gesture may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the gesture is recognised on.
    open internal(set) weak var view: UIView?
    /// The name of the recogniser.
    open var name: String?
    /// Whether the view gets no touches of a recognised gesture; without effect, because views of UIKit get no touches here.
    open var cancelsTouchesInView = true
    /// The number of fingers of the gesture; here always one while it goes on.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// The position of the gesture, in the coordinates of its view.
    var location = CGPoint.zero
    /// A closure that is called with each step, for a `UIGestureRecognizerRepresentable`.
    var onStep: (() -> Void)?

    /// Creates a recogniser that calls a method.
    ///
    /// - Parameters:
    ///   - target: The object, which is not kept.
    ///   - action: Its method; it takes the recogniser or nothing.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser that calls nothing.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Calls a method of an object for each step of the gesture.
    ///
    /// - Parameters:
    ///   - target: The object, which is not kept.
    ///   - action: Its method; it takes the recogniser or nothing.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// Ends the calls of an object's method.
    ///
    /// - Parameters:
    ///   - target: The object; `nil` for all.
    ///   - action: The method; `nil` for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (target == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    /// Waits for another gesture to fail; without effect.
    ///
    /// - Parameter otherGestureRecognizer: The recogniser of the other gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        DeveloperNotes.withoutEffect(
            "UIGestureRecognizer.require(toFail:)", remedy: "The gesture of the innermost view is recognised first.")
    }

    /// Returns where the gesture is, in the coordinates of a view.
    ///
    /// - Parameter view: A view around the gesture's own, or in it; `nil` for the one that is in no other.
    /// - Returns: The point, in points.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, view !== own else { return location }
        let (from, to) = (own.offsetInRoot, view?.offsetInRoot ?? .zero)
        return CGPoint(x: location.x + from.width - to.width, y: location.y + from.height - to.height)
    }

    /// Calls the methods for a step of the gesture, if it may begin.
    ///
    /// - Parameters:
    ///   - new: How far the gesture is then.
    ///   - location: Where it is, in the coordinates of its view.
    final func step(_ new: State, at location: CGPoint) {
        guard isEnabled else { return }
        if state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        self.location = location
        state = new
        for target in targets {
            if let object = target.object {
                UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
            }
        }
        onStep?()
        if new == .ended || new == .cancelled { state = .possible }
    }

    /// Reports that gestures of several fingers are not recognised.
    final func noteTouches(_ number: Int) {
        guard number > 1 else { return }
        DeveloperNotes.withoutEffect(
            "A number of touches of \(type(of: self))", remedy: "Gestures of one finger are recognised.")
    }

    /// Whether the gesture is recognised now.
    final var mayRecognise: Bool { isEnabled && view?.isUserInteractionEnabled != false }

    /// Returns a view on which the gesture is recognised while it may be, and which is the same view while it may
    /// not; each kind of gesture overrides it.
    ///
    /// - Parameter content: The view that gets the gesture.
    /// - Returns: The view with the gesture.
    func recognising(_ content: AnyView) -> AnyView {
        guard isEnabled else { return content }
        DeveloperNotes.withoutEffect(
            "\(type(of: self))", remedy: "Use a recogniser of UIKit's own, or a gesture of SwiftUI's.")
        return content
    }
}

/// The methods that a recogniser calls on its delegate.
///
/// - Support: partial: whether a gesture may begin; how several are recognised together is not asked.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two gestures may be recognised together; not asked.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recogniser.
    ///   - otherGestureRecognizer: The other one.
    /// - Returns: Whether they may.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// The distance of the view's origin from that of the outermost view around it, in points.
    fileprivate var offsetInRoot: CGSize {
        var offset = CGSize.zero
        var view: UIView? = self
        while let current = view, let outer = current.superview {
            offset.width += current.frame.minX
            offset.height += current.frame.minY
            view = outer
        }
        return offset
    }

    /// Returns the view as it is shown, with the gestures that are recognised on it and its context menu.
    final func recognising(_ content: AnyView) -> AnyView {
        let recognizers = gestureRecognizers ?? []
        let menu = interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
        guard !recognizers.isEmpty || menu != nil else { return content }
        // Where nothing is recognised, what lies behind the view is touched through it.
        let isTouched = isUserInteractionEnabled && (menu != nil || recognizers.contains { $0.isEnabled })
        let shape: ContentShapeKinds = isTouched ? .interaction : []
        let whole = recognizers.reduce(AnyView(content.contentShape(shape, Rectangle()))) { $1.recognising($0) }
        guard let menu, isUserInteractionEnabled else { return whole }
        return AnyView(whole.contextMenu { ContextMenuElements(interaction: menu) })
    }
}
