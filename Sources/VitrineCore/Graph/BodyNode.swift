// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// The node of a value that is shown by its body: an app's own view, modifier or app.
///
/// Invariant: the child shows the result of the last body evaluation, or a replacement if an object that the body
/// requires is missing. The body runs on a copy of the value, whose dynamic properties are bound to this node's slots;
/// its reads are tracked, and the next write of what it read queues this node alone.
@_spi(Engine) open class BodyNode<Value, Body: View>: ViewNode {
    package private(set) final var value: Value
    package final let type: ViewType
    private let plan: DynamicPropertyPlan?
    private var slots: ContiguousArray<AnyObject?>
    private var tracker = ObservationTracker()
    private let wrappers: WrapperChain?
    private var child: ViewNode!
    /// The reason why a replacement is shown in place of the body.
    private var missing: MissingObject?
    /// The motion from one animatable value to the next.
    private var motion: (any DataMotion<Value>)?
    private var motionWait: TaskHandle?
    /// When the motion began; `nil` before its first step.
    private var motionStart: ContinuousClock.Instant?
    /// The number of the motion, which distinguishes its steps from those of the next one.
    private var motionNumber = 0

    /// Creates a node; `type` names the value's type in traces and records whether its bodies observe objects.
    package init(_ value: Value, type: ViewType, plan: DynamicPropertyPlan?, _ context: NodeContext) {
        self.value = value
        self.type = type
        self.plan = plan.flatMap { $0.isEmpty ? nil : $0 }
        slots = ContiguousArray(repeating: nil, count: plan?.slotCount ?? 0)
        wrappers = context.wrappers
        super.init(context)
    }

    /// Evaluates the body for the first time; called last in a subclass's initialiser.
    package final func start() {
        child = makeChild(evaluate())
    }

    /// Returns the view that the value shows.
    ///
    /// It runs under observation.
    open func body(of value: Value) -> Body {
        preconditionFailure("\(Self.self) has to override body(of:).")
    }

    open override var name: String { type.name }

    // MARK: Change

    /// Takes over the value from the parent's body, and runs the body if the value differs or the node is queued.
    package final func take(_ new: Value, isEqual: Bool) {
        let old = value
        value = new
        if !isEqual, AnimatableTypes.contains(Value.self) { move(from: old) }
        if !isEqual || isQueued { refresh() }
    }

    /// Animates the data of an animatable value to the new ones with the current animation.
    private func move(from old: Value) {
        let layout = child.elementCount == 1 ? child.element(at: 0).layoutNode : nil
        let chosen = graph.animations.dataAnimation(at: layout)
        if motion == nil, chosen != nil { motion = AnimatableTypes.motion(of: Value.self) }
        guard let motion else { return }
        switch motion.aim(from: old, to: value, chosen?.animation, at: motionTime) {
        case .continues: break
        case .stops: stopMotion()
        case .starts:
            stopMotion()
            let (step, end, number) = (chosen?.step ?? AnimationScopes.dataStep, chosen?.end, motionNumber)
            graph.enqueueAction { [weak self] in self?.advance(by: step, until: end, number) }
        }
    }

    /// The seconds since the motion began.
    private var motionTime: Double {
        motionStart.map { $0.duration(to: graph.animations.now()) / Duration.seconds(1) } ?? 0
    }

    private func stopMotion() {
        motionWait?.cancel()
        motionStart = nil
        motionNumber += 1
    }

    private func advance(by step: Double, until end: Double?, _ number: Int) {
        guard isAlive, let motion, number == motionNumber else { return }
        if motionStart == nil { motionStart = graph.animations.now() }
        let time = motionTime
        // The last step ends when the animation does; a spring that was thrown may go on for longer.
        let length = end.map { max(min($0 - time, step), AnimationScopes.shortestStep) } ?? step
        let isRunning = motion.advance(to: time + length)
        withAnimation(.linear(duration: length)) { invalidate() }
        guard isRunning else { return }
        motionWait = graph.session.activity.wait(length) { [weak self, weak graph = self.graph] in
            // The scene may have been released without tearing down its views.
            guard graph != nil else { return }
            self?.advance(by: step, until: end, number)
        }
    }

    final func isEqual(to other: UnsafeRawPointer, by comparison: FieldComparison) -> Bool {
        graph.counters.comparisons += 1
        return graph.options.skipsEqualViews && withUnsafePointer(to: &value) { comparison.isEqual($0, other) }
    }

    public final override func refresh() {
        graph.dequeue(self)
        let shown = missing
        let body = evaluate()
        if let body, shown == nil {
            withUnsafePointer(to: body) { child.update(from: UnsafeRawPointer($0)) }
        } else if body != nil || missing != shown {
            let old = child.elementCount
            child.tearDown()
            child = makeChild(body)
            listDidChange(ListChange(removed: 0..<old, inserted: child.elementCount))
        }
    }

    private func makeChild(_ body: Body?) -> ViewNode {
        let context = NodeContext(graph: graph, parent: self, scope: scope, owner: owner, wrappers: wrappers)
        if let body { return context.make(body) }
        guard let missing else { preconditionFailure("A body ran, or something was missing.") }
        missing.report(on: self)
        return missing.makeNode(context, arity: ViewType.arity(of: Body.self))
    }

    /// Evaluates the body, unless an object that it requires is missing.
    private func evaluate() -> Body? {
        graph.reading(self) {
            var copy = motion?.shown(value) ?? value
            missing = plan.flatMap { plan in
                withUnsafeMutablePointer(to: &copy) {
                    plan.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: self)
                }
            }
            guard missing == nil else { return nil }
            graph.counters.bodies += 1
            return tracker.track(self, type: type) { body(of: copy) }
        }
    }

    // MARK: The list of elements, which is the body's

    public final override var elementCount: Int { child.elementCount }
    public final override func element(at index: Int) -> ViewNode { child.element(at: index) }
    public final override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
    public final override var layoutNode: LayoutNode { child.layoutNode }
    public final override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

    // MARK: Life

    public final override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
    public final override var slotObjects: ContiguousArray<AnyObject?> { slots }

    open override func willDie() {
        tracker.end()
        motionWait?.cancel()
        for case let slot as any NodeOwned in slots { slot.nodeDidDie() }
        slots.removeAll()
    }
}

/// An object in a node's slot that has to be informed when the node is torn down.
package protocol NodeOwned: AnyObject {
    @MainActor func nodeDidDie()
}
