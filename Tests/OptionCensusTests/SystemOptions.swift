// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor let systemOptions: [OptionTable] = [
    outcomes(
        "NSNotification.Name",
        [
            "NSUndoManagerCheckpoint": NSNotification.Name.NSUndoManagerCheckpoint,
            "NSUndoManagerDidCloseUndoGroup": .NSUndoManagerDidCloseUndoGroup,
            "NSUndoManagerDidOpenUndoGroup": .NSUndoManagerDidOpenUndoGroup,
            "NSUndoManagerDidRedoChange": .NSUndoManagerDidRedoChange,
            "NSUndoManagerDidUndoChange": .NSUndoManagerDidUndoChange,
            "NSUndoManagerWillCloseUndoGroup": .NSUndoManagerWillCloseUndoGroup,
            "NSUndoManagerWillRedoChange": .NSUndoManagerWillRedoChange,
            "NSUndoManagerWillUndoChange": .NSUndoManagerWillUndoChange,
        ]
    ) { placesOfUndoNotification($0) },
    outcomes(
        CommandGroupPlacement.self,
        [
            "appInfo": .appInfo, "appSettings": .appSettings, "appTermination": .appTermination,
            "appVisibility": .appVisibility, "help": .help, "importExport": .importExport, "newItem": .newItem,
            "pasteboard": .pasteboard, "printItem": .printItem, "saveItem": .saveItem, "sidebar": .sidebar,
            "singleWindowList": .singleWindowList, "systemServices": .systemServices, "textEditing": .textEditing,
            "textFormatting": .textFormatting, "toolbar": .toolbar, "undoRedo": .undoRedo,
            "windowArrangement": .windowArrangement, "windowList": .windowList, "windowSize": .windowSize,
        ]
    ) { placement in
        // Replaced together with the help, of which it takes the shortcut when it is the same group.
        let scene = WindowGroup { Text("A") }.commands {
            CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
            CommandGroup(replacing: placement) { Button("Command") {}.keyboardShortcut("k") }
        }
        return look { SceneWindow.view(of: scene) }
    }
    .alike(
        "appInfo", "appSettings", "appTermination", "appVisibility", "help", "importExport", "newItem", "pasteboard",
        "printItem", "saveItem", "sidebar", "singleWindowList", "systemServices", "textEditing", "textFormatting",
        "toolbar", "undoRedo", "windowArrangement", "windowList", "windowSize",
        because: "an iPhone has no menu bar: of a command its shortcut counts, whichever menu it would stand in"),
    looks(
        FileDialogBrowserOptions.self,
        [
            "displayFileExtensions": .displayFileExtensions, "enumeratePackages": .enumeratePackages,
            "includeHiddenFiles": .includeHiddenFiles,
        ]
    ) { Text("A").fileDialogBrowserOptions($0) },
    looks(
        TableColumnCustomizationBehavior.self,
        ["all": .all, "reorder": .reorder, "resize": .resize, "visibility": .visibility]
    ) { behavior in
        Table([Place()]) {
            TableColumn("A") { (place: Place) in Text(verbatim: "\(place.id)") }
                .disabledCustomizationBehavior(behavior)
        }
    }
    .alike(
        "all", "reorder", "resize", "visibility",
        because: "the users of an iPhone cannot change the columns of a table, either"),
    outcomes(
        WindowResizability.self,
        ["automatic": .automatic, "contentMinSize": .contentMinSize, "contentSize": .contentSize]
    ) { resizability in
        await notes { _ = WindowGroup { Text("A") }.windowResizability(resizability) }
    },
    told(
        "ScenePhase",
        ["active": { phase(.active) }, "background": { phase(.background) }, "inactive": { phase(.inactive) }]),
    outcomes(
        SensoryFeedback.self,
        [
            "alignment": .alignment, "decrease": .decrease, "error": .error, "impact": .impact,
            "impact(flexibility:intensity:)": .impact(flexibility: .rigid),
            "impact(weight:intensity:)": .impact(weight: .heavy, intensity: 0.5), "increase": .increase,
            "levelChange": .levelChange, "pathComplete": .pathComplete, "selection": .selection, "start": .start,
            "stop": .stop, "success": .success, "warning": .warning,
        ]
    ) { felt($0) }
    .alike(
        "decrease", "increase", "levelChange", "start", "stop",
        because: "Apple plays these on a watch or a Mac only, not on an iPhone"),
    outcomes(SensoryFeedback.Weight.self, ["heavy": .heavy, "light": .light, "medium": .medium]) {
        felt(.impact(weight: $0))
    },
    outcomes(SensoryFeedback.Flexibility.self, ["rigid": .rigid, "soft": .soft, "solid": .solid]) {
        felt(.impact(flexibility: $0))
    },
    told(
        "AsyncImagePhase",
        [
            "empty": { await picture(nil) }, "failure(_:)": { await picture(URL(string: "https://a.org/none.png")) },
            "success(_:)": { await picture(URL(string: "https://a.org/there.png")) },
        ]),
    told(
        "HoverPhase",
        ["active(_:)": { try hovered(ends: false) }, "ended": { try hovered(ends: true) }]),
    told(
        "ScrollPhase",
        [
            "idle": { try scrolled(.idle) }, "interacting": { try scrolled(.interacting) },
            "decelerating": { try scrolled(.decelerating) }, "animating": { try scrolled(.animating) },
        ]
    )
    .never("tracking", because: "a finger that has not moved yet tells the server nothing"),
]

private nonisolated struct Place: Identifiable {
    let id = 1
}

@MainActor private func phase(_ goal: ScenePhase) -> String {
    struct Reading: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text(verbatim: "\(phase)") }
    }
    let host = TestHost { Reading() }
    host.scene.enter(goal)
    return host.labels.joined()
}

@MainActor private func felt(_ feedback: SensoryFeedback) -> String {
    let flag = Flag()
    let scene = SceneHost(Told { Text("A").sensoryFeedback(feedback, trigger: flag.isOn) }, session: .census())
    scene.flush()
    flag.isOn = true
    scene.flush()
    return "\(scene.graph.session.takeRequests()) \(notes(of: scene))"
}

@MainActor private func picture(_ url: URL?) async -> String {
    let host = TestHost {
        AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text("empty")
            case .failure: Text("failure")
            case .success: Text("success")
            @unknown default: Text("unknown")
            }
        }
    }
    await host.waitUntilIdle()
    return host.labels.joined()
}

@MainActor private func hovered(ends: Bool) throws -> String {
    let log = Log()
    let host = TestHost { Square().onContinuousHover { log.lines.append("\($0)".prefix { $0 != "(" } + "") } }
    host.hover(at: CGPoint(x: 195, y: 422))
    if ends { host.hover(at: nil) }
    return log.lines.last ?? ""
}

/// The phase that an app has seen last.
@MainActor private func scrolled(_ phase: ScrollPhase) throws -> String {
    let log = Log()
    let position = Position()
    let host = TestHost { Followed(log: log, position: position) }
    let scroller = try #require(host.scroller)
    if phase == .animating { position.value.scrollTo(y: 900) }
    host.scene.flush()
    host.scene.send(.scroll(ScrollReport(x: 0, y: 90, isDecelerating: phase == .decelerating)), to: scroller.id)
    host.scene.flush()
    if phase == .idle {
        host.scene.send(.scroll(ScrollReport(x: 0, y: 90, isAtRest: true)), to: scroller.id)
        host.scene.flush()
    }
    return log.lines.last ?? ""
}

@Observable private final class Position {
    var value = ScrollPosition()
}

private struct Followed: View {
    let log: Log
    @Bindable var position: Position

    var body: some View {
        ScrollView { Color.red.frame(height: 5_000) }
            .scrollPosition($position.value)
            .onScrollPhaseChange { _, new in log.lines.append("\(new)") }
    }
}

/// The notifications of undo managers, in the order in which they came.
private final class UndoNotifications {
    var names: [NSNotification.Name] = []
}

/// The places that a notification has among those of an undo manager that undoes and redoes one change.
private func placesOfUndoNotification(_ name: NSNotification.Name) -> String {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let notifications = UndoNotifications()
    let names: [NSNotification.Name] = [
        .NSUndoManagerCheckpoint, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidOpenUndoGroup,
        .NSUndoManagerDidRedoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillCloseUndoGroup,
        .NSUndoManagerWillRedoChange, .NSUndoManagerWillUndoChange,
    ]
    let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
            MainActor.assumeIsolated { notifications.names.append(name) }
        }
    }
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: notifications) { target in manager.registerUndo(withTarget: target) { _ in } }
    manager.endUndoGrouping()
    manager.undo()
    manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return "\(notifications.names.indices.filter { notifications.names[$0] == name })"
}
