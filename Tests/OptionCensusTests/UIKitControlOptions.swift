// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// The options of UIKit's controls and fields.
@MainActor let uiKitControlOptions: [OptionTable] = [
    outcomes(
        UIControl.State.self,
        [
            "disabled": .disabled, "focused": .focused, "highlighted": .highlighted, "normal": .normal,
            "selected": .selected,
        ]
    ) { state in
        await notes { UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: state) }
    },
    outcomes(
        UIControl.Event.self,
        [
            "allEditingEvents": .allEditingEvents, "allEvents": .allEvents, "allTouchEvents": .allTouchEvents,
            "applicationReserved": .applicationReserved, "editingChanged": .editingChanged,
            "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit, "menuActionTriggered": .menuActionTriggered,
            "primaryActionTriggered": .primaryActionTriggered, "systemReserved": .systemReserved,
            "touchCancel": .touchCancel, "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
            "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "valueChanged": .valueChanged,
        ]
    ) { event in
        // Which of all events call what was added for this one.
        let control = UIControl()
        var heard: [Int] = []
        for bit in 0..<32 {
            var isCalled = false
            let action = UIAction { _ in isCalled = true }
            control.addAction(action, for: event)
            control.sendActions(for: UIControl.Event(rawValue: 1 << UInt(bit)))
            control.removeAction(action, for: event)
            if isCalled { heard.append(bit) }
        }
        return "\(heard)"
    },
    looks(
        UIControl.ContentHorizontalAlignment.self,
        ["center": .center, "fill": .fill, "leading": .leading, "left": .left, "right": .right, "trailing": .trailing]
    ) { value in
        UIKitView {
            let view = UIButton(type: .system)
            view.setTitle("Title", for: .normal)
            view.contentHorizontalAlignment = value
            return view
        }
    }
    .alike("center", "fill", because: "titles are not stretched")
    .alike("leading", "left", because: "the page is read from left to right")
    .alike("right", "trailing", because: "the page is read from left to right"),
    looks(
        UIControl.ContentVerticalAlignment.self,
        ["bottom": .bottom, "center": .center, "fill": .fill, "top": .top]
    ) { value in
        UIKitView {
            let view = UIButton(type: .system)
            view.setTitle("Title", for: .normal)
            view.contentVerticalAlignment = value
            return view
        }
    }
    .alike("center", "fill", because: "titles are not stretched"),
    looks(
        UIButton.ButtonType.self,
        [
            "close": .close, "contactAdd": .contactAdd, "custom": .custom, "detailDisclosure": .detailDisclosure,
            "infoDark": .infoDark, "infoLight": .infoLight, "system": .system,
        ]
    ) { value in
        UIKitView {
            let view = UIButton(type: value)
            view.setTitle("Title", for: .normal)
            return view
        }
    }
    .alike("detailDisclosure", "infoDark", "infoLight", because: "UIKit draws the same symbol for them"),
    outcomes(
        UIButton.Role.self,
        ["cancel": .cancel, "destructive": .destructive, "normal": .normal, "primary": .primary]
    ) { value in
        await notes { UIButton().role = value }
    },
    views(
        "UIButton.Configuration",
        [
            "bordered()": { configured(.bordered()) },
            "borderedProminent()": { configured(.borderedProminent()) },
            "borderedTinted()": { configured(.borderedTinted()) },
            "borderless()": { configured(.borderless()) },
            "filled()": { configured(.filled()) },
            "gray()": { configured(.gray()) },
            "plain()": { configured(.plain()) },
            "tinted()": { configured(.tinted()) },
        ]
    )
    .alike("bordered()", "gray()", because: "SwiftUI has one style of each ground")
    .alike("borderedProminent()", "filled()", because: "SwiftUI has one style of each ground")
    .alike("borderedTinted()", "tinted()", because: "SwiftUI has one style of each ground")
    .alike("borderless()", "plain()", because: "SwiftUI has one style without a ground"),
    looks(
        UIButton.Configuration.CornerStyle.self,
        [
            "capsule": .capsule, "dynamic": .dynamic, "fixed": .fixed, "large": .large, "medium": .medium,
            "small": .small,
        ]
    ) { value in
        UIKitView {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "car")
            configuration.cornerStyle = value
            return UIButton(configuration: configuration)
        }
    }
    .alike("capsule", "dynamic", "fixed", because: "buttons are capsules where nothing else is asked for"),
    looks(
        UIButton.Configuration.Size.self,
        ["large": .large, "medium": .medium, "mini": .mini, "small": .small]
    ) { value in
        UIKitView {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "car")
            configuration.buttonSize = value
            return UIButton(configuration: configuration)
        }
    }
    .alike("mini", "small", because: "SwiftUI draws both the same"),
    looks(
        NSDirectionalRectEdge.self,
        ["all": .all, "bottom": .bottom, "leading": .leading, "top": .top, "trailing": .trailing]
    ) { value in
        UIKitView {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "car")
            configuration.imagePlacement = value
            return UIButton(configuration: configuration)
        }
    }
    .alike("all", "leading", because: "an image is at one side"),
    outcomes(
        "NSDirectionalEdgeInsets",
        [
            "zero": NSDirectionalEdgeInsets.zero,
            "~other": NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0),
        ]
    ) {
        "\($0)"
    },
    outcomes("UIOffset", ["zero": UIOffset.zero, "~other": UIOffset(horizontal: 1, vertical: 0)]) { "\($0)" },
    outcomes(
        UIProgressView.Style.self,
        ["bar": .bar, "default": .default]
    ) { value in
        await notes { UIProgressView().progressViewStyle = value }
    },
    looks(
        UIDatePickerStyle.self,
        ["automatic": .automatic, "compact": .compact, "inline": .inline, "wheels": .wheels]
    ) { value in
        UIKitView {
            let view = UIDatePicker()
            view.date = Date(timeIntervalSince1970: 0)
            view.preferredDatePickerStyle = value
            return view
        }
    }
    .alike("automatic", "compact", because: "a picker is compact where nothing else is asked for"),
    looks(
        UIDatePicker.Mode.self,
        [
            "countDownTimer": .countDownTimer, "date": .date, "dateAndTime": .dateAndTime, "time": .time,
            "yearAndMonth": .yearAndMonth,
        ]
    ) { value in
        UIKitView {
            let view = UIDatePicker()
            view.date = Date(timeIntervalSince1970: 0)
            view.datePickerMode = value
            return view
        }
    }
    .alike("countDownTimer", "time", because: "a duration is chosen as a time of day")
    .alike("date", "yearAndMonth", because: "a month is chosen as a day"),
    looks(
        UITextField.BorderStyle.self,
        ["bezel": .bezel, "line": .line, "none": .none, "roundedRect": .roundedRect]
    ) { value in
        UIKitView {
            let view = UITextField()
            view.borderStyle = value
            return view
        }
    },
    looks(
        UITextField.ViewMode.self,
        ["always": .always, "never": .never, "unlessEditing": .unlessEditing, "whileEditing": .whileEditing]
    ) { value in
        UIKitView {
            let view = UITextField()
            view.text = "A"
            view.clearButtonMode = value
            return view
        }
    }
    .alike("always", "unlessEditing", because: "the field has no focus")
    .alike("never", "whileEditing", because: "the field has no focus"),
    told("UITextField.DidEndEditingReason", ["committed": { try endOfEditing() }])
        .never("cancelled", because: "a browser ends no editing by taking the text back"),
    outcomes(
        UISearchBar.Style.self,
        ["default": .default, "minimal": .minimal, "prominent": .prominent]
    ) { value in
        await notes { UISearchBar().searchBarStyle = value }
    },
    outcomes(
        UIDataDetectorTypes.self,
        [
            "address": .address, "all": .all, "calendarEvent": .calendarEvent, "link": .link,
            "phoneNumber": .phoneNumber,
        ]
    ) { value in
        await notes { UITextView().dataDetectorTypes = value }
    },
    looks(
        UIReturnKeyType.self,
        [
            "continue": .continue, "default": .default, "done": .done, "emergencyCall": .emergencyCall, "go": .go,
            "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
            "yahoo": .yahoo,
        ]
    ) { value in
        UIKitView {
            let view = UITextField()
            view.returnKeyType = value
            return view
        }
    }
    .alike("emergencyCall", "go", because: "browsers have no label for a call")
    .alike("google", "search", "yahoo", because: "browsers have one label for a search"),
    looks(
        UITextAutocorrectionType.self,
        ["default": .default, "no": .no, "yes": .yes]
    ) { value in
        UIKitView {
            let view = UITextField()
            view.autocorrectionType = value
            return view
        }
    },
    outcomes(
        UITextSpellCheckingType.self,
        ["default": .default, "no": .no, "yes": .yes]
    ) { value in
        await notes { UITextField().spellCheckingType = value }
    },
    outcomes(
        UITextSmartQuotesType.self,
        ["default": .default, "no": .no, "yes": .yes]
    ) { value in
        await notes { UITextField().smartQuotesType = value }
    },
    outcomes(
        UITextSmartDashesType.self,
        ["default": .default, "no": .no, "yes": .yes]
    ) { value in
        await notes { UITextField().smartDashesType = value }
    },
    outcomes(
        UIKeyboardAppearance.self,
        ["alert": .alert, "dark": .dark, "default": .default, "light": .light]
    ) { value in
        await notes { UITextField().keyboardAppearance = value }
    },
    outcomes(
        UIScrollView.KeyboardDismissMode.self,
        [
            "interactive": .interactive, "interactiveWithAccessory": .interactiveWithAccessory, "none": .none,
            "onDrag": .onDrag, "onDragWithAccessory": .onDragWithAccessory,
        ]
    ) { value in
        await notes { UITextView().keyboardDismissMode = value }
    },
    outcomes(
        UITabBarItemAppearance.Style.self,
        ["compactInline": .compactInline, "inline": .inline, "stacked": .stacked]
    ) { value in
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance = UITabBarItemAppearance(style: value)
        return await notes { UITabBar.appearance().standardAppearance = appearance }
    },
    outcomes(
        UIActivity.ActivityType.self,
        [
            "addToHomeScreen": .addToHomeScreen, "addToReadingList": .addToReadingList, "airDrop": .airDrop,
            "assignToContact": .assignToContact, "collaborationCopyLink": .collaborationCopyLink,
            "collaborationInviteWithLink": .collaborationInviteWithLink, "copyToPasteboard": .copyToPasteboard,
            "mail": .mail, "markupAsPDF": .markupAsPDF, "message": .message, "openInIBooks": .openInIBooks,
            "postToFacebook": .postToFacebook, "postToFlickr": .postToFlickr,
            "postToTencentWeibo": .postToTencentWeibo, "postToTwitter": .postToTwitter, "postToVimeo": .postToVimeo,
            "postToWeibo": .postToWeibo, "print": .print, "saveToCameraRoll": .saveToCameraRoll,
            "sharePlay": .sharePlay,
        ]
    ) { $0.rawValue },
]

@MainActor private func configured(_ configuration: UIButton.Configuration) -> some View {
    UIKitView {
        var configuration = configuration
        configuration.title = "Title"
        return UIButton(configuration: configuration)
    }
}

/// Why a field that lost the focus says that editing has ended.
@MainActor private func endOfEditing() throws -> String {
    final class Delegate: NSObject, UITextFieldDelegate {
        var reason: UITextField.DidEndEditingReason?

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            self.reason = reason
        }
    }
    let delegate = Delegate()
    let host = TestHost(
        UIKitView {
            let field = UITextField()
            field.placeholder = "Name"
            field.delegate = delegate
            return field
        })
    try host.find(role: .textField, label: "Name").focus()
    host.scene.releaseFocus()
    host.scene.flush()
    return delegate.reason.map { "\($0)" } ?? "nothing"
}
