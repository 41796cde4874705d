// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import VitrineDisplay
import VitrineTesting
import VitrineUI

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
            "plain": { SomeList().listStyle(.plain) }, "sidebar": { SomeList().listStyle(.sidebar) },
        ]
    )
    .alike("automatic", "insetGrouped", because: "a list of iOS has inset groups"),
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
    ) { SomeList().listSectionSpacing($0) },
    looks(EditMode.self, ["active": .active, "inactive": .inactive, "transient": .transient]) { mode in
        List {
            ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(mode))
    }
    .alike("inactive", "transient", because: "a row that is swiped shows its buttons itself"),
    looks("EditActions", ["all": EditActions<[String]>.all, "delete": .delete, "move": .move]) { actions in
        List(.constant(["A", "B"]), id: \.self, editActions: actions) { $item in Text(item) }
            .environment(\.editMode, .constant(.active))
    },
    looks(
        ContentMarginPlacement.self,
        ["automatic": .automatic, "scrollContent": .scrollContent, "scrollIndicators": .scrollIndicators]
    ) { placement in
        ScrollView { Rows() }.contentMargins(30, for: placement)
    },
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
    },
    looks(
        ScrollDismissesKeyboardMode.self,
        [
            "automatic": .automatic, "immediately": .immediately, "interactively": .interactively, "never": .never,
        ]
    ) { mode in
        ScrollView { Rows() }.scrollDismissesKeyboard(mode)
    },
    looks(
        ScrollIndicatorVisibility.self,
        ["automatic": .automatic, "hidden": .hidden, "never": .never, "visible": .visible]
    ) { visibility in
        ScrollView { Rows() }.scrollIndicators(visibility)
    }
    .alike("hidden", "never", because: "nobody on iOS sees indicators that are hidden")
    .alike("automatic", "visible", because: "indicators of iOS are there while content moves"),
    views(
        "ScrollTargetBehavior",
        [
            "~none": { Cells() }, "paging": { Cells().scrollTargetBehavior(.paging) },
            "viewAligned": { Cells().scrollTargetBehavior(.viewAligned) },
            "viewAligned(limitBehavior:)": { Cells().scrollTargetBehavior(.viewAligned(limitBehavior: .always)) },
        ]),
    looks(
        ViewAlignedScrollTargetBehavior.LimitBehavior.self,
        [
            "always": .always, "alwaysByFew": .alwaysByFew, "alwaysByOne": .alwaysByOne, "automatic": .automatic,
            "never": .never,
        ]
    ) { limit in
        Cells().scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    },
    looks(
        ScrollTransitionConfiguration.self,
        [
            "animated": .animated, "animated(_:)": .animated(.linear(duration: 3)), "identity": .identity,
            "interactive": .interactive, "interactive(timingCurve:)": .interactive(timingCurve: .easeIn),
        ]
    ) { configuration in
        Faded(configuration: configuration)
    },
    looks(
        ScrollTransitionConfiguration.Threshold.self,
        ["centered": .centered, "hidden": .hidden, "visible": .visible, "visible(_:)": .visible(0.3)]
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
