// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Something that can have the keyboard's focus.
@MainActor
package protocol FocusTarget: ViewNode {
    var focusLayer: Layer { get }
    /// The states that follow its focus, outermost first.
    var focusLinks: [FocusLink] { get }
    var canTakeFocus: Bool { get }
    func focusDidChange(_ hasFocus: Bool)
}

/// Where the keyboard's focus is in a scene, and the states that follow it.
///
/// Two sides move the focus: the person, through the surface (`move(to:)`), and the app, by writing a `FocusState`
/// (`request`). The app's wish is looked up at the end of the flush's round, when the views that it made exist. The
/// surface is told by comparing `focused` with what it last said itself.
@MainActor
package final class FocusHub {
    /// In the order in which they were made.
    private var targets: ContiguousArray<Entry> = []
    package private(set) var focused: (any FocusTarget)?
    weak var graph: ViewGraph?
    /// Called when another view has the focus, or none.
    package var onMove: (() -> Void)?

    private struct Entry {
        unowned(unsafe) let target: any FocusTarget
    }

    package func add(_ target: any FocusTarget) {
        targets.append(Entry(target: target))
        // A state that was written before there was such a view.
        for link in target.focusLinks where link.location.wants(link.value) { request(link.location) }
    }

    package func remove(_ target: any FocusTarget) {
        targets.removeAll { $0.target === target }
        guard focused === target else { return }
        focused = nil
        graph?.focusedValues.note()
        for link in target.focusLinks { link.location.clear() }
        onMove?()
    }

    /// The app has written a state: the focus goes where it says, once the views are there.
    func request(_ location: any FocusLocating) {
        graph?.enqueueAction { [weak self] in self?.settle(location) }
    }

    private func settle(_ location: any FocusLocating) {
        let wanted = targets.first { entry in
            entry.target.canTakeFocus
                && entry.target.focusLinks.contains { $0.location === location && location.wants($0.value) }
        }
        if let wanted {
            move(to: wanted.target)
        } else if let focused, focused.focusLinks.contains(where: { $0.location === location }) {
            move(to: nil)
        }
    }

    /// The focus moves; states and fields hear of it.
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
