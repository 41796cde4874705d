// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

private struct Rows: View {
    var body: some View { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 50) } }
}

/// Cells that are as high as the window's half, of which a scroll view comes to rest at one.
private struct Cells: View {
    var body: some View {
        ScrollView {
            VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 300) } }.scrollTargetLayout()
        }
    }
}

@MainActor let scrollOptions: [OptionTable] = [
    views(
        "ListStyle",
        [
            "automatic": { SomeList().listStyle(.automatic) }, "grouped": { SomeList().listStyle(.grouped) },
            "inset": { SomeList().listStyle(.inset) }, "insetGrouped": { SomeList().listStyle(.insetGrouped) },
            "plain": { SomeList().listStyle(.plain) },
            "sidebar": { SomeList().listStyle(.sidebar).environment(\.horizontalSizeClass, .regular) },
        ]
    )
    .alike("automatic", "insetGrouped", because: "a list of iOS has inset groups")
    .alike("inset", "plain", because: "rows of a phone reach from edge to edge in both"),
    views(
        "FormStyle",
        [
            "automatic": { SomeForm().formStyle(.automatic) }, "columns": { SomeForm().formStyle(.columns) },
            "grouped": { SomeForm().formStyle(.grouped) },
        ]
    )
    .alike("automatic", "grouped", because: "a form of iOS is grouped"),
    views(
        "TableStyle",
        [
            "automatic": { SomeTable().tableStyle(.automatic) }, "inset": { SomeTable().tableStyle(.inset) },
        ]
    )
    .alike("automatic", "inset", because: "a table of iOS is inset"),
    looks(
        ListSectionSpacing.self, ["compact": .compact, "custom(_:)": .custom(3), "default": .default]
    ) { spacing in
        SomeList().listSectionSpacing(spacing)
        List {
            Section("A") { Text("B") }
            Section("C") { Text("D") }.listSectionSpacing(spacing)
        }
    },
    looks(EditMode.self, ["active": .active, "inactive": .inactive, "transient": .transient]) { mode in
        List {
            ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(mode))
    }
    .alike("active", "transient", because: "isEditing is true in both"),
    looks("EditActions", ["all": EditActions<[String]>.all, "delete": .delete, "move": .move]) { actions in
        List(.constant(["A", "B"]), id: \.self, editActions: actions) { $item in Text(item) }
            .environment(\.editMode, .constant(.active))
    },
    looks(
        ContentMarginPlacement.self,
        ["automatic": .automatic, "scrollContent": .scrollContent, "scrollIndicators": .scrollIndicators]
    ) { placement in
        ScrollView { Rows() }.contentMargins(30, for: placement)
    }
    .alike(
        "automatic", "scrollContent", because: "a browser draws its indicators at the edge, wherever the content is"),
    looks(
        ScrollAnchorRole.self,
        ["alignment": .alignment, "initialOffset": .initialOffset, "sizeChanges": .sizeChanges]
    ) { role in
        VStack {
            ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: role)
            ScrollView { Text("Small") }.defaultScrollAnchor(.bottom, for: role)
        }
    },
    looks(ScrollBounceBehavior.self, ["automatic": .automatic, "basedOnSize": .basedOnSize]) { behavior in
        ScrollView { Text("A") }.scrollBounceBehavior(behavior)
    }
    .alike("automatic", "basedOnSize", because: "in a browser nothing bounces that is not larger than its scroll view"),
    looks(
        ScrollDismissesKeyboardMode.self,
        [
            "automatic": .automatic, "immediately": .immediately, "interactively": .interactively, "never": .never,
        ]
    ) { mode in
        ScrollView { Rows() }.scrollDismissesKeyboard(mode)
    }
    .alike(
        "automatic", "immediately", "interactively",
        because: "since iOS 16 scrolling puts the keyboard away, and no page can drag it"),
    looks(
        ScrollIndicatorVisibility.self,
        ["automatic": .automatic, "hidden": .hidden, "never": .never, "visible": .visible]
    ) { visibility in
        ScrollView { Rows() }.scrollIndicators(visibility)
    }
    .alike("hidden", "never", because: "nobody on iOS sees indicators that are hidden")
    .alike("automatic", "visible", because: "indicators of iOS are there while content moves"),
    outcomes(
        "ScrollTargetBehavior", ["~none": 0, "paging": 1, "viewAligned": 2, "viewAligned(limitBehavior:)": 3]
    ) { behavior in
        try rest {
            switch behavior {
            case 0: Cells()
            case 1: Cells().scrollTargetBehavior(.paging)
            case 2: Cells().scrollTargetBehavior(.viewAligned)
            default: Cells().scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            }
        }
    },
    outcomes(
        ViewAlignedScrollTargetBehavior.LimitBehavior.self,
        [
            "always": .always, "alwaysByFew": .alwaysByFew, "alwaysByOne": .alwaysByOne, "automatic": .automatic,
            "never": .never,
        ]
    ) { limit in
        try rest { Cells().scrollTargetBehavior(.viewAligned(limitBehavior: limit)) }
    }
    .alike("always", "alwaysByFew", because: "the system's choice of a limit is a few views")
    .alike("automatic", "never", because: "the system limits by views only what is as wide as a phone"),
    outcomes(
        ScrollTransitionConfiguration.self,
        [
            "animated": .animated, "animated(_:)": .animated(.linear(duration: 3)), "identity": .identity,
            "interactive": .interactive, "interactive(timingCurve:)": .interactive(timingCurve: .easeIn),
        ]
    ) { configuration in
        let host = TestHost { Faded(configuration: configuration) }
        var sent = host.outcome
        let scroller = try #require(host.scroller)
        host.scene.scroll(layer: scroller.id, x: 0, y: 75)
        let batch = host.scene.update().batch
        sent += "\(batch.operations)"
        return sent
    },
    looks(
        ScrollTransitionConfiguration.Threshold.self,
        ["centered": .centered, "hidden": .hidden, "visible": .visible, "visible(_:)": .visible(0.95)]
    ) { threshold in
        Faded(configuration: .interactive.threshold(threshold))
    },
    outcomes(
        ScrollTransitionPhase.self,
        ["bottomTrailing": .bottomTrailing, "identity": .identity, "topLeading": .topLeading]
    ) { phase in
        // A part of the rows is in each phase; the phase is the only one that moves its row by a distance of its own.
        look {
            ScrollView {
                ForEach(0..<40, id: \.self) { index in
                    Text("Row \(index)").frame(height: 50)
                        .scrollTransition { content, seen in content.offset(x: seen == phase ? 11 : 0) }
                }
            }
            .defaultScrollAnchor(.center)
        }
    },
]

/// Where a surface is asked to go that a user scrolled by a distance.
@MainActor private func rest(@ViewBuilder _ view: @escaping () -> some View) throws -> String {
    let host = TestHost { view() }
    let scroller = try #require(host.scroller)
    for isAtRest in [false, true] {
        host.scene.scroll(layer: scroller.id, x: 0, y: 2_500, isAtRest: isAtRest)
        host.scene.flush()
    }
    return "\(scroller.content)"
}

private struct Faded: View {
    let configuration: ScrollTransitionConfiguration

    var body: some View {
        ScrollView {
            ForEach(0..<40, id: \.self) { index in
                Text("Row \(index)").frame(height: 50)
                    .scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
            }
        }
    }
}

private struct SomeList: View {
    var body: some View {
        List {
            Section("Head") {
                Text("A")
                Text("B")
            }
            Section {
                Text("C")
            } footer: {
                Text("Foot")
            }
        }
    }
}

private struct SomeForm: View {
    var body: some View {
        Form {
            Section("Head") {
                Toggle("A", isOn: .constant(true))
                LabeledContent("B", value: "C")
            }
        }
    }
}

private struct SomeTable: View {
    private struct Person: Identifiable { let id: String }

    var body: some View {
        Table([Person(id: "A"), Person(id: "B")]) { TableColumn("Name", value: \.id) }
    }
}
