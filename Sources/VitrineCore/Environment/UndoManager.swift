// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Undoes what an app did, and does it again, by what the app registered for that.
///
/// Invariant: `open` holds the groups that are being made, the outermost first; what is registered goes into the last
/// one. While something is undone, what is registered becomes what is redone.
@MainActor
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let run: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    /// Whether the outermost open group ends with the turn of the main actor.
    private var closesByItself = false

    /// Whether all that is registered in one turn of the main actor is undone at once; otherwise every change needs
    /// `beginUndoGrouping`.
    open var groupsByEvent = true
    /// How many groups can be undone; 0 is all of them.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// Whether `undo` is running.
    open private(set) var isUndoing = false
    /// Whether `redo` is running.
    open private(set) var isRedoing = false

    /// How many groups are open, one in another.
    open var groupingLevel: Int { open.count }
    /// Whether anything is registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether there is anything to undo.
    open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is anything to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// What `undo` would undo, in words of the app; empty where it gave none.
    open var undoActionName: String { open.last?.name ?? undos.last?.name ?? "" }
    /// What `redo` would do again, in words of the app; empty where it gave none.
    open var redoActionName: String { redos.last?.name ?? "" }

    public nonisolated override init() {
        super.init()
    }

    /// Registers what undoes a change; nothing is done where the target is gone by then, which is not kept alive.
    ///
    /// Needs an open group where `groupsByEvent` is false.
    @preconcurrency
    public func registerUndo<TargetType>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) where TargetType: AnyObject {
        guard isUndoRegistrationEnabled else { return }
        openForTheEvent()
        precondition(!open.isEmpty, "registerUndo needs an open group where groupsByEvent is false")
        if !isUndoing, !isRedoing { redos = [] }
        open[open.count - 1].actions.append(
            Action(target: target) { [weak target] in
                if let target { handler(target) }
            })
    }

    /// The first change of a turn opens a group that ends with it.
    private func openForTheEvent() {
        guard open.isEmpty, groupsByEvent, !isUndoing, !isRedoing else { return }
        open.append(Group())
        closesByItself = true
        Task { [weak self] in self?.closeForTheEvent() }
    }

    private func closeForTheEvent() {
        guard closesByItself, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Begins a group: what is registered until its end is undone at once.
    open func beginUndoGrouping() {
        openForTheEvent()
        open.append(Group())
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { preconditionFailure("endUndoGrouping needs an open group") }
        if open.isEmpty { closesByItself = false }
        guard !group.actions.isEmpty else { return }
        if open.isEmpty {
            if isUndoing { redos.append(group) } else { undos.append(group) }
            trim()
        } else {
            open[open.count - 1].actions += group.actions
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undos.removeFirst(max(undos.count - levelsOfUndo, 0))
        redos.removeFirst(max(redos.count - levelsOfUndo, 0))
    }

    /// Undoes the last group, after it ended the one that is open.
    open func undo() {
        guard !isUndoing, !isRedoing else { return }
        if open.count == 1 { endUndoGrouping() }
        precondition(open.isEmpty, "undo needs every nested group to be ended")
        guard let group = undos.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Does again what was undone last.
    open func redo() {
        guard !isUndoing, !isRedoing else { return }
        closeForTheEvent()
        precondition(open.isEmpty, "redo needs every group to be ended")
        guard let group = redos.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open[0].name = group.name
        for action in group.actions.reversed() { action.run() }
        endUndoGrouping()
    }

    /// Says in words of the app what the open group does, or the last one.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undos.isEmpty {
            undos[undos.count - 1].name = actionName
        }
    }

    /// Registers nothing until the matching `enableUndoRegistration`.
    open func disableUndoRegistration() { disabled += 1 }

    /// Registers again.
    open func enableUndoRegistration() {
        precondition(disabled > 0, "enableUndoRegistration needs a disableUndoRegistration before it")
        disabled -= 1
    }

    /// Forgets everything, and registers again.
    open func removeAllActions() {
        (undos, redos, disabled) = ([], [], 0)
        if isUndoing || isRedoing { open = [Group()] } else { (open, closesByItself) = ([], false) }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var rest = group
                rest.actions.removeAll { $0.target === target }
                return rest
            }
        }
        (undos, redos) = (without(undos).filter { !$0.actions.isEmpty }, without(redos).filter { !$0.actions.isEmpty })
        open = without(open)
    }
}

extension EnvironmentValues {
    /// What undoes and redoes in the window; what is registered there is kept as long as the window's session.
    public var undoManager: UndoManager? { SessionContext.current?.undoManager }
}
