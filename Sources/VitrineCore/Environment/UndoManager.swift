// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A manager that undoes and redoes changes by the actions that an app registers.
///
/// Invariant: `open` holds the groups that are open, the outermost first; an action is registered in the last one.
/// Actions that are registered while something is undone become what is redone.
///
/// Its notifications reach the observers of the session whose code changes something.
@MainActor
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let run: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false

        /// Takes over what a nested group did.
        mutating func append(_ nested: Group) {
            isDiscardable = nested.isDiscardable && (isDiscardable || actions.isEmpty)
            actions += nested.actions
            if !nested.name.isEmpty { name = nested.name }
        }
    }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    /// Whether the outermost open group ends with the turn of the main actor.
    private var closesByItself = false
    /// Whether observers are asked for what they have not registered yet, who may ask the manager meanwhile.
    private var isAtCheckpoint = false

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
    ///
    /// Posts `NSUndoManagerCheckpoint` first, because a change that an observer registers then ends what can be redone.
    open var canRedo: Bool {
        postCheckpoint()
        return !redos.isEmpty
    }
    /// How often `undo` can be called.
    open var undoCount: Int { undos.count + (open.contains { !$0.actions.isEmpty } ? 1 : 0) }
    /// How often `redo` can be called.
    open var redoCount: Int { redos.count }
    /// The name of the action that `undo` reverts; empty if the app set none.
    open var undoActionName: String { open.last?.name ?? undos.last?.name ?? "" }
    /// The name of the action that `redo` repeats; empty if the app set none.
    open var redoActionName: String { redos.last?.name ?? "" }
    /// The title of a command that undoes, with the action's name, in the user's language.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that redoes, with the action's name, in the user's language.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Whether what `undo` reverts may be lost, because it changes nothing that is saved.
    open var undoActionIsDiscardable: Bool { open.last?.isDiscardable ?? undos.last?.isDiscardable ?? false }
    /// Whether what `redo` repeats may be lost, because it changes nothing that is saved.
    open var redoActionIsDiscardable: Bool { redos.last?.isDiscardable ?? false }

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
        post(.NSUndoManagerDidOpenUndoGroup)
        Task { [weak self] in self?.closeForTheEvent() }
    }

    private func closeForTheEvent() {
        guard closesByItself, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Begins a group of actions, which are undone at once.
    open func beginUndoGrouping() {
        openForTheEvent()
        if !open.isEmpty { postCheckpoint() }
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        precondition(!open.isEmpty, "endUndoGrouping needs an open group")
        postCheckpoint()
        post(.NSUndoManagerWillCloseUndoGroup, isDiscardable: open.last?.isDiscardable ?? false)
        guard let group = open.popLast() else { preconditionFailure("an observer ended the group that is being ended") }
        if open.isEmpty { closesByItself = false }
        if !group.actions.isEmpty {
            if !open.isEmpty {
                open[open.count - 1].append(group)
            } else if isUndoing {
                redos.append(group)
            } else {
                undos.append(group)
            }
            if open.isEmpty { trim() }
        }
        post(.NSUndoManagerDidCloseUndoGroup, isDiscardable: group.isDiscardable)
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
        undoNestedGroup()
    }

    /// Undoes the group that was begun last, also a nested one, and ends it if it is open.
    ///
    /// The groups around it stay open.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing else { return }
        postCheckpoint()
        guard !open.isEmpty || !undos.isEmpty else { return }
        post(.NSUndoManagerWillUndoChange)
        guard let group = open.popLast() ?? undos.popLast() else { return }
        let (outer, closes) = (open, closesByItself)
        open = []
        isUndoing = true
        run(group)
        isUndoing = false
        (open, closesByItself) = (outer, closes && !outer.isEmpty)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
        guard !isUndoing, !isRedoing else { return }
        postCheckpoint()
        closeForTheEvent()
        precondition(open.isEmpty, "redo needs every group to be ended")
        guard !redos.isEmpty else { return }
        post(.NSUndoManagerWillRedoChange)
        guard let group = redos.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open[0].name = group.name
        for action in group.actions.reversed() { action.run() }
        if group.isDiscardable { open[0].isDiscardable = true }
        endUndoGrouping()
    }

    // MARK: - Names

    /// Sets the name of the open group's action, or of the last one's.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undos.isEmpty {
            undos[undos.count - 1].name = actionName
        }
    }

    /// Sets whether the open group's action, or the last one's, may be lost, because it changes nothing that is saved.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if !open.isEmpty {
            open[open.count - 1].isDiscardable = discardable
        } else if !undos.isEmpty {
            undos[undos.count - 1].isDiscardable = discardable
        }
    }

    /// Returns the title of a command that undoes an action, in the user's language.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        title(of: actionName, alone: .undo, named: .undoAction)
    }

    /// Returns the title of a command that redoes an action, in the user's language.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        title(of: actionName, alone: .redo, named: .redoAction)
    }

    private func title(of actionName: String, alone: SystemWord, named: SystemWord) -> String {
        let locale = SessionContext.current?.preferences.locale ?? .current
        if actionName.isEmpty { return alone.string(locale) }
        return named.string(locale).replacingOccurrences(of: "%@", with: actionName)
    }

    // MARK: - Registration

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

    // MARK: - Notifications

    private func post(_ name: Notification.Name, isDiscardable: Bool = false) {
        NotificationCenter.default.post(
            name: name, object: self, userInfo: isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
    }

    private func postCheckpoint() {
        guard !isAtCheckpoint else { return }
        isAtCheckpoint = true
        post(.NSUndoManagerCheckpoint)
        isAtCheckpoint = false
    }
}

extension EnvironmentValues {
    /// The undo manager of the window, which keeps its actions as long as the window's session lives.
    public var undoManager: UndoManager? { SessionContext.current?.undoManager }
}

/// The key of a notification's `userInfo` that says that the closed group's action may be lost.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
    /// Posted when a group is opened in another one or closed, when something is undone or redone, and by `canRedo`.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group has been opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group has been closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before something is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after something has been undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before something is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after something has been redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
