// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A manager that undoes and redoes changes by the actions that an app registers.
///
/// Invariant: `open` holds the groups that are open, the outermost first; an action is registered in the last one.
/// Actions that are registered while something is undone become what is redone.
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

    /// Whether all actions of one turn of the main actor are undone at once.
    ///
    /// Otherwise every change needs `beginUndoGrouping`. The default is `true`.
    open var groupsByEvent = true
    /// The maximum number of groups that can be undone; 0, the default, sets no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// Whether `undo` is running.
    open private(set) var isUndoing = false
    /// Whether `redo` is running.
    open private(set) var isRedoing = false

    /// The number of open groups, nested ones included.
    open var groupingLevel: Int { open.count }
    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether there is anything to undo.
    open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is anything to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// The name of the action that `undo` reverts; empty if the app set none.
    open var undoActionName: String { open.last?.name ?? undos.last?.name ?? "" }
    /// The name of the action that `redo` repeats; empty if the app set none.
    open var redoActionName: String { redos.last?.name ?? "" }

    public nonisolated override init() {
        super.init()
    }

    /// Registers an action that reverts a change; it is skipped if the target is gone by then.
    ///
    /// The target is not retained.
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

    /// Opens a group for the first change of a turn, which is closed at the end of the turn.
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

    /// Begins a group of actions, which are undone at once.
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

    /// Undoes the last group; an open group is closed first.
    open func undo() {
        guard !isUndoing, !isRedoing else { return }
        if open.count == 1 { endUndoGrouping() }
        precondition(open.isEmpty, "undo needs every nested group to be ended")
        guard let group = undos.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Redoes what was undone last.
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

    /// Sets the name of the open group's action, or of the last one's.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undos.isEmpty {
            undos[undos.count - 1].name = actionName
        }
    }

    /// Stops registering actions until the matching call of `enableUndoRegistration`.
    open func disableUndoRegistration() { disabled += 1 }

    /// Registers actions again.
    open func enableUndoRegistration() {
        precondition(disabled > 0, "enableUndoRegistration needs a disableUndoRegistration before it")
        disabled -= 1
    }

    /// Removes all actions and registers actions again.
    open func removeAllActions() {
        (undos, redos, disabled) = ([], [], 0)
        if isUndoing || isRedoing { open = [Group()] } else { (open, closesByItself) = ([], false) }
    }

    /// Removes the actions that were registered for a target.
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
    /// The undo manager of the window, which keeps its actions as long as the window's session lives.
    public var undoManager: UndoManager? { SessionContext.current?.undoManager }
}
