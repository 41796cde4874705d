// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The animations of the changes of one flush round, and the subtrees in which other ones apply.
///
/// A transaction is inherited from the round's own. Each modifier that changes transactions is a wrapper in the layout
/// tree (`AnimationScope`), so the transaction of a node is found by climbing from it. Without an animated transaction
/// and without a scope that is active in this round nothing climbs: a query costs two comparisons.
@MainActor
package final class AnimationScopes {
    private var transaction = Transaction()
    /// The number of scopes that change the transaction in every round, and of those that do in this one.
    private var permanent = 0
    private var active: ContiguousArray<AnimationScope> = []
    private let isStill: () -> Bool
    /// Tells the time, for motions that advance in steps.
    package var now: () -> ContinuousClock.Instant = { .now }
    private var isRunning = false
    /// The cached result of the last query, for the next sibling.
    private var last: (parent: ObjectIdentifier, transaction: Transaction)?
    private var lastTiming: (animation: Animation, timing: AnimationTiming)?
    var exits: ContiguousArray<LayerExit> = []
    /// The nodes whose children changed in this layout pass, by the nodes of the items that show them; only while
    /// scopes may differ between the two.
    private var changedPlaces: [ObjectIdentifier: ContiguousArray<LayoutNode>] = [:]
    /// The matched views that were removed in this round, and the roots of the subtrees that were inserted.
    var departures: ContiguousArray<MatchedDeparture> = []
    var arrivals: ContiguousArray<(layer: Layer, timing: AnimationTiming)> = []
    /// The removed views whose counterparts have come, until their exits are shown.
    var followers: ContiguousArray<MatchedFollower> = []

    init(isStill: @escaping () -> Bool) {
        self.isStill = isStill
    }

    func begin(_ transaction: Transaction) {
        self.transaction = transaction
        isRunning = true
        last = nil
    }

    func end() {
        for scope in active { scope.isActive = false }
        active.removeAll(keepingCapacity: true)
        transaction = Transaction()
        isRunning = false
        last = nil
    }

    /// Starts the exit transitions of the layers that were not inserted elsewhere, once views that have left are gone.
    ///
    /// A layer that a view still has is only not shown, like the page below another one, and leaves at once: an exiting
    /// layer could not return.
    func showExits() {
        guard !exits.isEmpty else { return }
        let leaving = exits
        exits.removeAll(keepingCapacity: true)
        let followers = self.followers
        self.followers.removeAll(keepingCapacity: true)
        // Several that leave behind the same sibling keep their order.
        var last: LayerExit?
        for exit in leaving where exit.layer.parent == nil && !exit.layer.isOwned && exit.host.isAttached {
            let transition = ActiveTransition.of(exit.layer, phase: .didDisappear)
            let timing = transition.timing(in: self, otherwise: exit.timing)
            guard transition.effects != exit.layer.effects, !timing.isEndless else { continue }
            var previous = exit.previous
            if let last, last.host === exit.host, last.previous === exit.previous, last.layer.parent === exit.host {
                previous = last.layer
            }
            showExit(exit, behind: previous, to: transition.effects, timing, followers)
            last = exit
        }
    }

    func addPermanent() { permanent += 1 }
    func removePermanent() { permanent -= 1 }

    /// Activates a scope for the rest of this round.
    func activate(_ scope: AnimationScope) {
        guard isRunning, !scope.isActive else { return }
        scope.isActive = true
        active.append(scope)
        last = nil
    }

    /// Whether anything can be animated in this round.
    package var mayAnimate: Bool {
        isRunning && (transaction.animation != nil || permanent > 0 || !active.isEmpty)
    }

    /// Whether the transaction may differ between places of the layout tree.
    var hasScopes: Bool { isRunning && (permanent > 0 || !active.isEmpty) }

    /// Records that the children of a node changed, which the item of another node at or above it shows.
    func noteChange(at place: LayoutNode, shownBy host: LayoutNode) {
        guard hasScopes else { return }
        changedPlaces[ObjectIdentifier(host), default: []].append(place)
    }

    func forgetChanges() {
        if !changedPlaces.isEmpty { changedPlaces.removeAll(keepingCapacity: true) }
    }

    /// Returns the timing with which layers leave the item of a node, or `nil` if they leave at once: that of the first
    /// place which animates, among those whose children changed.
    func timing(ofExitsFrom host: LayoutNode) -> AnimationTiming? {
        guard hasScopes, let places = changedPlaces[ObjectIdentifier(host)] else { return timing(at: host) }
        for place in places {
            if let found = timing(at: place) { return found }
        }
        return nil
    }

    /// Returns the transaction at a place in the layout tree.
    package func transaction(at node: LayoutNode?) -> Transaction {
        guard isRunning else { return Transaction() }
        guard permanent > 0 || !active.isEmpty else { return transaction }
        guard let node else { return transaction }
        if let scope = (node as? WrapperNode)?.companion as? AnimationScope {
            var inner = transaction(at: node.parent)
            scope.apply(to: &inner)
            return inner
        }
        guard let parent = node.parent else { return transaction }
        if let last, last.parent == ObjectIdentifier(parent) { return last.transaction }
        let found = transaction(at: parent)
        last = (ObjectIdentifier(parent), found)
        return found
    }

    /// Returns the timing of a change of this node's layer, or `nil` if it is immediate.
    package func timing(at node: LayoutNode?) -> AnimationTiming? {
        guard mayAnimate, let animation = transaction(at: node).animation, !isStill() else { return nil }
        return timing(of: animation)
    }

    /// Returns the timing of a change with an explicit animation, or `nil` where motion is off.
    package func ownTiming(of animation: Animation) -> AnimationTiming? { isStill() ? nil : timing(of: animation) }

    package func timing(of animation: Animation) -> AnimationTiming {
        if let lastTiming, lastTiming.animation == animation { return lastTiming.timing }
        let timing = animation.timing
        lastTiming = (animation, timing)
        return timing
    }
}

/// A modifier that changes the transactions of its content.
@MainActor
package final class AnimationScope {
    /// Whether it changes the transaction in this round; a permanent scope always does.
    fileprivate(set) var isActive = false
    var isPermanent = false
    var change: (inout Transaction) -> Void = { _ in }

    fileprivate func apply(to transaction: inout Transaction) {
        if isActive || isPermanent { change(&transaction) }
    }
}

extension ViewGraph {
    /// Runs writes to a layer of a node with the timing that applies there.
    package func animating(at node: LayoutNode, _ write: () -> Void) {
        guard animations.mayAnimate else { return write() }
        display.animating(animations.timing(at: node), write)
    }
}
