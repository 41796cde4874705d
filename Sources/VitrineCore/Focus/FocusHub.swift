// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A view that can have keyboard focus.
@MainActor
package protocol FocusTarget: ViewNode {
    var focusLayer: Layer { get }
    /// The focus states that follow its focus, outermost first.
    var focusLinks: [FocusLink] { get }
    var canTakeFocus: Bool { get }
    func focusDidChange(_ hasFocus: Bool)
}

/// The keyboard focus of a scene, and the states that follow it.
///
/// Focus is moved by the user, through the surface (`move(to:)`), and by the app, by writing a `FocusState`
/// (`request`). The app's request is resolved at the end of the flush round, when the views of that round exist. The
/// surface learns of it by comparing `focused` with what it last reported itself.
@MainActor
package final class FocusHub {
    /// The targets in the order in which they were created.
    private var targets: ContiguousArray<Entry> = []
    package private(set) var focused: (any FocusTarget)?
    weak var graph: ViewGraph?
    /// Called when the focus moves to another view, or to none.
    package var onMove: (() -> Void)?

    private struct Entry {
        unowned(unsafe) let target: any FocusTarget
    }

    package func add(_ target: any FocusTarget) {
        targets.append(Entry(target: target))
        // A state may have been written before its view existed.
        for link in target.focusLinks where link.location.wants(link.value) { request(link.location) }
    }

    package func remove(_ target: any FocusTarget) {
        targets.removeAll { $0.target === target }
        guard focused === target else { return }
        focused = nil
        graph?.focusedValues.note()
        // A state with another value by now has asked for the focus of the view that has that one.
        for link in target.focusLinks where link.location.wants(link.value) { link.location.clear() }
        onMove?()
    }

    /// Requests focus for the value that the app has written, once the views exist.
    func request(_ location: any FocusLocating) {
        graph?.enqueueAction { [weak self] in self?.settle(location) }
    }

    private func settle(_ location: any FocusLocating) {
        let wanted = targets.first { entry in
            entry.target.canTakeFocus
                && entry.target.scope.object(of: AppearanceGroup.self)?.isPassedOver != true
                && entry.target.focusLinks.contains { $0.location === location && location.wants($0.value) }
        }
        if let wanted {
            move(to: wanted.target)
        } else if let focused, focused.focusLinks.contains(where: { $0.location === location }) {
            move(to: nil)
        }
    }

    /// Takes the focus away from a view whose page or tab is not shown any more, as a phone's keyboard goes with it.
    package func pagesDidChange() {
        guard focused != nil else { return }
        graph?.enqueueAction { [weak self] in
            guard let self, let group = focused?.scope.object(of: AppearanceGroup.self) else { return }
            if !group.isOnShownPage { move(to: nil) }
        }
    }

    /// Moves the focus and updates states and fields.
    package func move(to target: (any FocusTarget)?) {
        guard focused !== target else { return }
        let old = focused
        focused = target
        graph?.focusedValues.note()
        let links = target?.focusLinks ?? []
        for link in old?.focusLinks ?? [] where !links.contains(where: { $0.location === link.location }) {
            link.location.clear()
        }
        for link in links { link.location.follow(link.value) }
        old?.focusDidChange(false)
        target?.focusDidChange(true)
        onMove?()
    }
}
