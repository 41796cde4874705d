// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A view that the user operates, and that tells others of it.
///
/// Targets are not kept: whoever adds one keeps it.
open class UIControl: UIView {
    private struct Target {
        weak var object: AnyObject?
        var isOfChain: Bool
        var action: Selector
        var events: Event
    }

    private var targets: [Target] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// Whether the user can operate the control.
    open var isEnabled = true { didSet { didChange() } }
    /// Whether the control is selected: buttons show another title and another image then.
    open var isSelected = false { didSet { didChange() } }
    /// Whether the control is pressed; pages show by themselves that one is.
    open var isHighlighted = false { didSet { didChange() } }
    /// Whether a tap opens the control's menu in place of its action: buttons have menus.
    open var showsMenuAsPrimaryAction = false { didSet { didChange() } }
    /// The horizontal alignment of the control's content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { didChange() } }
    /// The vertical alignment of the control's content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { didChange() } }

    /// The state of the control.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Creates a control with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs an action.
    ///
    /// - Parameters:
    ///   - frame: The frame, in the superview's coordinates, in points.
    ///   - primaryAction: What is done when the user operates the control.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { takePrimary(primaryAction) }
    }

    /// Takes what is done when the user operates the control; buttons take its title and image, too.
    func takePrimary(_ action: UIAction) { addAction(action, for: .primaryActionTriggered) }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var usesTint: Bool { true }
    package override var hugsContent: Bool { makeContent != nil && subviews.isEmpty }

    // MARK: - Targets

    /// Calls a method of an object for events.
    ///
    /// - Parameters:
    ///   - target: The object, which is not kept.
    ///   - action: The method; it takes the control or nothing.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        if let index = targets.firstIndex(where: { $0.object === object && $0.action == action }) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append(Target(object: object, isOfChain: target == nil, action: action, events: controlEvents))
        }
    }

    /// Ends the calls of an object's method.
    ///
    /// - Parameters:
    ///   - target: The object; `nil` for all.
    ///   - action: The method; `nil` for all.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for index in targets.indices
        where (target == nil || targets[index].object === object) && (action == nil || targets[index].action == action)
        {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Performs an action for events, in place of one with the same identifier.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        action.noteControl()
        if let index = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
            actions[index] = (action, actions[index].events.union(controlEvents))
        } else {
            actions.append((action, controlEvents))
        }
    }

    /// Performs an action no more for events.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Performs the action of an identifier no more for events.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The identifier.
    ///   - controlEvents: The events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// The events that something is called for.
    open var allControlEvents: UIControl.Event {
        targets.reduce(into: actions.reduce(into: Event()) { $0.formUnion($1.events) }) { $0.formUnion($1.events) }
    }

    /// Calls what was added for events.
    open func sendActions(for controlEvents: UIControl.Event) {
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object {
                sendAction(target.action, to: object, for: nil)
            } else if target.isOfChain {
                sendAction(target.action, to: nil, for: nil)
            }
        }
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(for: self) }
    }

    /// Calls a method of an object.
    ///
    /// - Parameters:
    ///   - action: The method; it takes the control or nothing.
    ///   - target: The object.
    ///   - event: What the user did; `nil` in Vitrine.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Calls what was added for a change of the value by the user.
    func sendValueChanged() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: - Drawing

    /// The control of SwiftUI that draws this one and handles its events.
    var control: AnyView { AnyView(EmptyView()) }

    /// Draws the control by that of SwiftUI; called once, by the initialiser.
    final func showControl() {
        makeContent = { [weak self] in AnyView(self.map { $0.fitted($0.control.disabled(!$0.isEnabled)) }) }
    }

    /// Returns the size of the content, whatever is proposed; a length that the control has by itself is that one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let (hasWidth, hasHeight) = (own.width != UIView.noIntrinsicMetric, own.height != UIView.noIntrinsicMetric)
        if hasWidth, hasHeight { return own }
        guard let content = makeContent?(), let drawn = self as? any DrawnView else { return frame.size }
        let measured = drawn.size(of: AnyView(content.fixedSize()), inWidth: 0) ?? frame.size
        return CGSize(width: hasWidth ? own.width : measured.width, height: hasHeight ? own.height : measured.height)
    }

    override var contentAlignment: Alignment {
        Alignment(horizontal: contentHorizontalAlignment.inSwiftUI, vertical: contentVerticalAlignment.inSwiftUI)
    }
}

extension UIView {
    /// Returns content that is as large as the view's priorities say, in the view's tint colour.
    final func fitted(_ content: some View) -> some View {
        let tint = usesTint ? assignedTint.map { AnyShapeStyle(Color(uiColor: $0)) } : nil
        return
            content
            .transformEnvironment(\.assignedTint) { assigned in
                if let tint { assigned = tint }
            }
            .allowsHitTesting(isUserInteractionEnabled)
            .frame(
                maxWidth: hugs(.horizontal) ? nil : .infinity, maxHeight: hugs(.vertical) ? nil : .infinity,
                alignment: contentAlignment)
    }
}
