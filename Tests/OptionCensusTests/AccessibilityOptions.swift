// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

private typealias AnnouncementPriority =
    AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority

@MainActor let accessibilityOptions: [OptionTable] = [
    looks(
        AccessibilityTraits.self,
        [
            "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
            "isButton": .isButton, "isHeader": .isHeader, "isImage": .isImage, "isKeyboardKey": .isKeyboardKey,
            "isLink": .isLink, "isModal": .isModal, "isSearchField": .isSearchField, "isSelected": .isSelected,
            "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement, "isTabBar": .isTabBar,
            "isToggle": .isToggle, "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
            "updatesFrequently": .updatesFrequently,
        ]
    ) { Square().accessibilityElement().accessibilityLabel("A").accessibilityAddTraits($0) },
    looks(
        AccessibilityDirectTouchOptions.self,
        ["requiresActivation": .requiresActivation, "silentOnTouch": .silentOnTouch]
    ) { Text("A").accessibilityDirectTouch(options: $0) },
    looks(
        AccessibilityTextContentType.self,
        [
            "console": .console, "fileSystem": .fileSystem, "messaging": .messaging, "narrative": .narrative,
            "plain": .plain, "sourceCode": .sourceCode, "spreadsheet": .spreadsheet, "wordProcessing": .wordProcessing,
        ]
    ) { Text("A").accessibilityTextContentType($0) }
    .alike(
        "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing",
        because: "users choose in their screen reader how it speaks"),
    looks(AccessibilityLabeledPairRole.self, ["content": .content, "label": .label]) { role in
        Text("A").accessibilityLabeledPair(role: role, id: 1, in: Namespace().wrappedValue)
    }
    .alike("content", "label", because: "both are said to have no effect"),
    looks(AXCustomContent.Importance.self, ["default": .default, "high": .high]) { importance in
        Text("A").accessibilityHint("B").accessibilityCustomContent("C", "D", importance: importance)
    },
    outcomes(
        UIAccessibility.Notification.self,
        [
            "announcement": .announcement, "layoutChanged": .layoutChanged, "pageScrolled": .pageScrolled,
            "screenChanged": .screenChanged,
        ]
    ) { notification in
        await notes { UIAccessibility.post(notification: notification, argument: nil) }
    },
    outcomes(
        "AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority",
        ["default": AnnouncementPriority.default, "high": .high, "low": .low]
    ) { priority in
        await notes {
            var text = AttributedString("A")
            text.accessibilitySpeechAnnouncementPriority = priority
            AccessibilityNotification.Announcement(text).post()
        }
    }
    .alike("default", "low", because: "a page's announcements wait until what is spoken has ended"),
    looks(
        AccessibilityChildBehavior.self, ["combine": .combine, "contain": .contain, "ignore": .ignore]
    ) { behavior in
        VStack {
            Text("A")
            Text("B")
        }
        .accessibilityElement(children: behavior)
    },
    looks(
        AccessibilityHeadingLevel.self,
        [
            "h1": .h1, "h2": .h2, "h3": .h3, "h4": .h4, "h5": .h5, "h6": .h6, "unspecified": .unspecified,
        ]
    ) { Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading($0) }
    .alike("h2", "unspecified", because: "a page's title is its first level, a heading without a level its second"),
    looks(
        AccessibilityActionKind.self, ["default": .default, "escape": .escape, "magicTap": .magicTap]
    ) { Text("A").accessibilityAction($0) {} },
    looks(AccessibilityActionCategory.self, ["default": .default, "edit": .edit]) { category in
        Text("A").accessibilityActions(category: category) { Button("B") {} }
    },
    told(
        "AccessibilityAdjustmentDirection",
        ["decrement": { try adjusted(.decrement) }, "increment": { try adjusted(.increment) }]),
    looks(
        AccessibilityTechnologies.self, ["switchControl": .switchControl, "voiceOver": .voiceOver]
    ) { technologies in
        Focusing(technologies: technologies)
    },
]

@MainActor private func adjusted(_ direction: AccessibilityAdjustmentDirection) throws -> String {
    let log = Log()
    let host = TestHost {
        Text("A").accessibilityAdjustableAction { log.lines.append("\($0)") }
    }
    try host.find(label: direction == .increment ? "Increment" : "Decrement").tap()
    return log.lines.joined()
}

private struct Focusing: View {
    let technologies: AccessibilityTechnologies
    var body: some View { Inner(focus: AccessibilityFocusState(for: technologies)) }

    private struct Inner: View {
        @AccessibilityFocusState var focus: Bool
        init(focus: AccessibilityFocusState<Bool>) { _focus = focus }
        var body: some View { Text("A").accessibilityFocused($focus) }
    }
}
