// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineTesting

/// The options of UIKit's controllers, and of their bars and menus.
@MainActor let uiKitPresentationOptions: [OptionTable] = [
    outcomes(
        UIModalPresentationStyle.self,
        [
            "automatic": .automatic, "currentContext": .currentContext, "custom": .custom, "formSheet": .formSheet,
            "fullScreen": .fullScreen, "none": .none, "overCurrentContext": .overCurrentContext,
            "overFullScreen": .overFullScreen, "pageSheet": .pageSheet, "popover": .popover,
        ]
    ) { style in
        try await presented {
            let controller = titled()
            controller.modalPresentationStyle = style
            return controller
        }
    }
    .alike("automatic", "none", "pageSheet", because: "the system's choice is a sheet, and none is no other one")
    .alike("currentContext", "fullScreen", because: "the root controller's part is the window")
    .alike("overCurrentContext", "overFullScreen", because: "the root controller's part is the window"),
    outcomes(
        UIModalTransitionStyle.self,
        [
            "coverVertical": .coverVertical, "crossDissolve": .crossDissolve, "flipHorizontal": .flipHorizontal,
            "partialCurl": .partialCurl,
        ]
    ) { style in
        await notes { UIViewController().modalTransitionStyle = style }
    },
    outcomes(
        UISheetPresentationController.Detent.Identifier.self, ["large": .large, "medium": .medium]
    ) { identifier in
        try await presented(in: Viewport()) {
            let controller = titled()
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.selectedDetentIdentifier = identifier
            return controller
        }
    },
    outcomes(
        UISheetPresentationController.Detent.self,
        ["custom(identifier:resolver:)": .custom { _ in 200 }, "large()": .large(), "medium()": .medium()]
    ) { detent in
        try await presented(in: Viewport()) {
            let controller = titled()
            controller.sheetPresentationController?.detents = [detent]
            return controller
        }
    },
    outcomes(
        UIPopoverArrowDirection.self,
        ["any": .any, "down": .down, "left": .left, "right": .right, "unknown": .unknown, "up": .up]
    ) { direction in
        await notes {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.permittedArrowDirections = direction
        }
    },
    outcomes(UIAlertController.Style.self, ["actionSheet": .actionSheet, "alert": .alert]) { style in
        try await presented { alert(style, .default) }
    },
    outcomes(
        UIAlertAction.Style.self, ["cancel": .cancel, "default": .default, "destructive": .destructive]
    ) { style in
        try await presented { alert(.alert, style) }
    },
    outcomes(UIBarButtonItem.Style.self, ["bordered": .bordered, "done": .done, "plain": .plain]) { style in
        bar { UIBarButtonItem(title: "Act", style: style, target: nil, action: nil) }.outcome
    }
    .alike("bordered", "plain", because: "UIKit draws the same since iOS 7"),
    outcomes(
        UIBarButtonItem.SystemItem.self,
        [
            "action": .action, "add": .add, "bookmarks": .bookmarks, "camera": .camera,
            "cancel":
                .cancel, "close": .close, "compose": .compose, "done": .done, "edit": .edit,
            "fastForward": .fastForward, "fixedSpace": .fixedSpace, "flexibleSpace": .flexibleSpace,
            "organize": .organize, "pause": .pause, "play": .play, "redo": .redo,
            "refresh":
                .refresh, "reply": .reply, "rewind": .rewind, "save": .save, "search": .search,
            "stop":
                .stop, "trash": .trash, "undo": .undo,
        ]
    ) { item in
        bar { UIBarButtonItem(systemItem: item) }.outcome
    }
    .alike("fixedSpace", "flexibleSpace", because: "the buttons of a bar are together"),
    outcomes(
        UINavigationItem.LargeTitleDisplayMode.self,
        ["always": .always, "automatic": .automatic, "inline": .inline, "never": .never]
    ) { mode in
        let controller = titled()
        controller.navigationItem.title = "Page"
        controller.navigationItem.largeTitleDisplayMode = mode
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return TestHost { Represented(controller: navigation) }.outcome
    }
    .alike("always", "automatic", because: "the first page has large titles where its bar prefers them")
    .alike("inline", "never", because: "neither is a large title"),
    outcomes(
        UIMenuElement.Attributes.self,
        ["destructive": .destructive, "disabled": .disabled, "hidden": .hidden]
    ) { attributes in
        try await menu { UIMenu(children: [UIAction(title: "Act", attributes: attributes) { _ in }]) }
    },
    outcomes(UIMenuElement.State.self, ["mixed": .mixed, "off": .off, "on": .on]) { state in
        try await menu { UIMenu(children: [UIAction(title: "Act", state: state) { _ in }]) }
    },
    outcomes(
        UIMenu.Options.self,
        [
            "~none": [], "destructive": .destructive, "displayInline": .displayInline,
            "singleSelection": .singleSelection,
        ]
    ) { options in
        try await menu {
            let inner = UIMenu(title: "More", options: options, children: [UIAction(title: "Act") { _ in }])
            return UIMenu(children: [inner])
        }
    },
    outcomes(
        UIView.AutoresizingMask.self,
        [
            "~none": [], "flexibleBottomMargin": .flexibleBottomMargin, "flexibleHeight": .flexibleHeight,
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
            "flexibleTopMargin": .flexibleTopMargin, "flexibleWidth": .flexibleWidth,
        ]
    ) { mask in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        subview.autoresizingMask = mask
        view.addSubview(subview)
        view.frame.size = CGSize(width: 200, height: 300)
        return "\(subview.frame)"
    }
    .alike(
        "~none", "flexibleBottomMargin", "flexibleRightMargin", because: "the origin of a frame is at the upper left"),
    outcomes(
        UIGestureRecognizer.State.self,
        [
            "began": .began, "changed": .changed, "ended": .ended, "possible": .possible, "recognized": .recognized,
        ]
    ) { state in
        let recognizer = UIPanGestureRecognizer()
        return "\(try steps(of: recognizer, CGSize(width: 60, height: 0)).firstIndex(of: state) ?? -1)"
    }
    .alike("ended", "recognized", because: "UIKit's are one")
    .never("cancelled", "failed", because: "SwiftUI's gestures tell of neither"),
    outcomes(
        UISwipeGestureRecognizer.Direction.self, ["down": .down, "left": .left, "right": .right, "up": .up]
    ) { direction in
        // Which of all movements are recognised.
        var heard: [CGSize] = []
        for (width, height) in [(60, 0), (-60, 0), (0, 60), (0, -60)] {
            let recognizer = UISwipeGestureRecognizer()
            recognizer.direction = direction
            let way = CGSize(width: width, height: height)
            if try !steps(of: recognizer, way).isEmpty { heard.append(way) }
        }
        return "\(heard)"
    },
]

/// The states that an app hears of while a finger moves.
@MainActor private func steps(
    of recognizer: UIGestureRecognizer, _ way: CGSize
) throws -> [UIGestureRecognizer.State] {
    final class Heard {
        var states: [UIGestureRecognizer.State] = []
    }
    let heard = Heard()
    recognizer.addTarget(
        heard,
        action: Selector(
            _name: "hear",
            _call: { target, sender in
                guard let heard = target as? Heard, let sender = sender as? UIGestureRecognizer else { return false }
                heard.states.append(sender.state)
                return true
            }))
    let host = TestHost {
        UIKitView {
            let label = UILabel()
            label.text = "Drag"
            label.addGestureRecognizer(recognizer)
            return label
        }
    }
    try host.find(label: "Drag").drag(by: way)
    return heard.states
}

/// A controller of which something is drawn.
@MainActor private func titled() -> UIViewController {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Inside"
    controller.view.addSubview(label)
    return controller
}

@MainActor private func alert(_ style: UIAlertController.Style, _ action: UIAlertAction.Style) -> UIViewController {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Act", style: action))
    alert.addAction(UIAlertAction(title: "Other", style: .default))
    return alert
}

/// What a window shows over which the root controller presents another one.
@MainActor private func presented(
    in viewport: Viewport = Viewport(width: 1024, height: 768), _ make: @MainActor () -> UIViewController
) async throws -> String {
    let host = TestHost(viewport: viewport) { Text("Below") }
    host.scene.graph.runAction {
        UIApplication.shared.windows.first?.rootViewController?.present(make(), animated: true)
    }
    host.scene.flush()
    await host.waitUntilIdle()
    return host.outcome
}

private struct Represented: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A page whose bar has a button.
@MainActor private func bar(_ item: () -> UIBarButtonItem) -> TestHost {
    let controller = titled()
    controller.navigationItem.rightBarButtonItem = item()
    let navigation = UINavigationController(rootViewController: controller)
    return TestHost { Represented(controller: navigation) }
}

/// The menu of a button of a bar, opened.
@MainActor private func menu(_ make: @MainActor () -> UIMenu) async throws -> String {
    let item = UIBarButtonItem(title: "Menu")
    let host = bar { item }
    host.scene.graph.runAction { item.menu = make() }
    host.scene.flush()
    try host.find(label: "Menu").tap()
    await host.waitUntilIdle()
    return host.outcome
}
