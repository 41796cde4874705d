// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineTesting

/// One of each kind of control.
private struct Controls: View {
    var body: some View {
        Button("Button", systemImage: "star") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Picker("Segments", selection: .constant(1)) {
            Text("A").tag(1)
            Text("B").tag(2)
        }
        .pickerStyle(.segmented)
        ProgressView()
    }
}

private struct Three: View {
    var body: some View {
        Picker("Pick", selection: .constant(1)) {
            Text("A").tag(1)
            Text("B").tag(2)
            Text("C").tag(3)
        }
    }
}

@MainActor private func listed(_ view: some View) -> some View { NavigationStack { List { view } } }

@MainActor let controlOptions: [OptionTable] = [
    looks(
        ControlSize.self,
        ["extraLarge": .extraLarge, "large": .large, "mini": .mini, "regular": .regular, "small": .small]
    ) { Controls().controlSize($0) }
    .alike("mini", "small", because: "UIKit's two smallest sizes have the same metrics"),
    looks(
        ButtonBorderShape.self,
        [
            "automatic": .automatic, "capsule": .capsule, "circle": .circle, "roundedRectangle": .roundedRectangle,
            "roundedRectangle(radius:)": .roundedRectangle(radius: 3),
        ]
    ) { Button("Ab") {}.buttonStyle(.bordered).buttonBorderShape($0) }
    .alike("automatic", "capsule", because: "bordered buttons of iOS 26 are capsules"),
    looks(
        ButtonRepeatBehavior.self, ["automatic": .automatic, "disabled": .disabled, "enabled": .enabled]
    ) { Button("A") {}.buttonRepeatBehavior($0) }
    .alike("automatic", "disabled", because: "outside of steppers no button of iOS repeats by itself"),
    looks(
        SpringLoadingBehavior.self, ["automatic": .automatic, "disabled": .disabled, "enabled": .enabled]
    ) { Button("A") {}.springLoadingBehavior($0) }
    .alike("automatic", "disabled", because: "a button does not act under a drag unless it is told to"),
    looks(
        "ButtonRole",
        [
            "~none": nil, "cancel": ButtonRole.cancel, "close": .close, "confirm": .confirm,
            "destructive": .destructive,
        ]
    ) { role in
        NavigationStack {
            List {
                Button("A", role: role) {}
                Button("B", role: role) {}.buttonStyle(.borderedProminent)
            }
            .toolbar { Button("C", role: role) {} }
            .alert("Alert", isPresented: .constant(true)) {
                Button("Other") {}
                Button("D", role: role) {}
            }
        }
    }
    .alike("close", "~none", because: "the system's cross is instead of a label, and these buttons have labels"),
    views(
        "PrimitiveButtonStyle",
        [
            "automatic": { Button("A") {}.buttonStyle(.automatic) },
            "bordered": { Button("A") {}.buttonStyle(.bordered) },
            "borderedProminent": { Button("A") {}.buttonStyle(.borderedProminent) },
            "borderless": { Button("A") {}.buttonStyle(.borderless) },
            "glass": { Button("A") {}.buttonStyle(.glass) },
            "glassProminent": { Button("A") {}.buttonStyle(.glassProminent) },
            "plain": { Button("A") {}.buttonStyle(.plain) },
            "~none": { Button("A") {} },
        ]
    )
    .alike("automatic", "borderless", "~none", because: "outside of lists and bars a button of iOS has no border")
    .alike("borderedProminent", "glassProminent", because: "tinted glass is drawn flat, as a filled capsule"),
    views(
        "ToggleStyle",
        [
            "automatic": { Toggle("A", isOn: .constant(true)).toggleStyle(.automatic) },
            "button": { Toggle("A", isOn: .constant(true)).toggleStyle(.button) },
            "switch": { Toggle("A", isOn: .constant(true)).toggleStyle(.switch) },
        ]
    )
    .alike("automatic", "switch", because: "a toggle of iOS is a switch"),
    views(
        "PickerStyle",
        [
            "automatic": { listed(Three().pickerStyle(.automatic)) },
            "inline": { listed(Three().pickerStyle(.inline)) },
            "menu": { listed(Three().pickerStyle(.menu)) },
            "navigationLink": { listed(Three().pickerStyle(.navigationLink)) },
            "palette": { listed(Three().pickerStyle(.palette)) },
            "segmented": { listed(Three().pickerStyle(.segmented)) },
            "wheel": { listed(Three().pickerStyle(.wheel)) },
        ]
    )
    .alike("automatic", "menu", because: "a picker of iOS is a menu")
    .alike("palette", "segmented", because: "outside of menus a palette of iOS is a row of segments"),
    views(
        "DatePickerStyle",
        [
            "automatic": { DatePicker("A", selection: .constant(day)).datePickerStyle(.automatic) },
            "compact": { DatePicker("A", selection: .constant(day)).datePickerStyle(.compact) },
            "graphical": { DatePicker("A", selection: .constant(day)).datePickerStyle(.graphical) },
            "wheel": { DatePicker("A", selection: .constant(day)).datePickerStyle(.wheel) },
        ]
    )
    .alike("automatic", "compact", because: "a date picker of iOS is compact"),
    looks(DatePickerComponents.self, ["date": .date, "hourAndMinute": .hourAndMinute]) { components in
        DatePicker("A", selection: .constant(day), displayedComponents: components)
    },
    views(
        "GaugeStyle",
        [
            "accessoryCircular": { gauge.gaugeStyle(.accessoryCircular) },
            "accessoryCircularCapacity": { gauge.gaugeStyle(.accessoryCircularCapacity) },
            "accessoryLinear": { gauge.gaugeStyle(.accessoryLinear) },
            "accessoryLinearCapacity": { gauge.gaugeStyle(.accessoryLinearCapacity) },
            "automatic": { gauge.gaugeStyle(.automatic) },
            "linearCapacity": { gauge.gaugeStyle(.linearCapacity) },
        ]
    )
    .alike("automatic", "linearCapacity", because: "a gauge of iOS is a filled bar"),
    views(
        "ProgressViewStyle",
        [
            "automatic": { ProgressView(value: 0.5).progressViewStyle(.automatic) },
            "circular": { ProgressView(value: 0.5).progressViewStyle(.circular) },
            "linear": { ProgressView(value: 0.5).progressViewStyle(.linear) },
        ]
    )
    .alike("automatic", "linear", because: "progress with a value is a bar"),
    views(
        "LabelStyle",
        [
            "automatic": { Label("A", systemImage: "star").labelStyle(.automatic) },
            "iconOnly": { Label("A", systemImage: "star").labelStyle(.iconOnly) },
            "titleAndIcon": { Label("A", systemImage: "star").labelStyle(.titleAndIcon) },
            "titleOnly": { Label("A", systemImage: "star").labelStyle(.titleOnly) },
        ]
    )
    .alike("automatic", "titleAndIcon", because: "outside of bars a label has both"),
    views(
        "MenuStyle",
        [
            "automatic": { menu.menuStyle(.automatic) }, "borderlessButton": { menu.menuStyle(.borderlessButton) },
            "button": { menu.menuStyle(.button).buttonStyle(.bordered) }, "~none": { menu },
        ]
    )
    .alike("automatic", "borderlessButton", "~none", because: "a menu of iOS is a button without a border"),
    views(
        "ControlGroupStyle",
        [
            "automatic": { controlGroup.controlGroupStyle(.automatic) },
            "compactMenu": { controlGroup.controlGroupStyle(.compactMenu) },
            "menu": { controlGroup.controlGroupStyle(.menu) },
            "navigation": { controlGroup.controlGroupStyle(.navigation) },
            "palette": { controlGroup.controlGroupStyle(.palette) },
        ]
    )
    .alike("automatic", "compactMenu", because: "a group of a menu is a compact row unless it is asked otherwise"),
    views(
        "DisclosureGroupStyle",
        [
            "automatic": { DisclosureGroup("A") { Text("B") }.disclosureGroupStyle(.automatic) },
            "~none": { DisclosureGroup("A") { Text("B") } },
        ]
    )
    .alike("automatic", "~none", because: "it is the default"),
    views(
        "GroupBoxStyle",
        [
            "automatic": { GroupBox("A") { Text("B") }.groupBoxStyle(.automatic) },
            "~none": { GroupBox("A") { Text("B") } },
        ]
    )
    .alike("automatic", "~none", because: "it is the default"),
    views(
        "LabeledContentStyle",
        [
            "automatic": { LabeledContent("A", value: "B").labeledContentStyle(.automatic) },
            "~none": { LabeledContent("A", value: "B") },
        ]
    )
    .alike("automatic", "~none", because: "it is the default"),
    looks(
        MenuOrder.self, ["automatic": .automatic, "fixed": .fixed, "priority": .priority]
    ) { order in
        // Opened upwards, where the priority's first item is the lowest.
        VStack {
            Spacer()
            OpenMenu().menuOrder(order)
        }
    }
    .alike("automatic", "fixed", "priority", because: "menus open downwards: the first row is on top and the nearest"),
    outcomes(
        MenuActionDismissBehavior.self, ["automatic": .automatic, "disabled": .disabled, "enabled": .enabled]
    ) { behavior in
        let host = TestHost { Menu("Menu") { Button("Item") {} }.menuActionDismissBehavior(behavior) }
        try host.find(label: "Menu").tap()
        try host.find(label: "Item").tap()
        return "\(host.contains(label: "Item"))"
    }
    .alike("automatic", "enabled", because: "an item of a menu closes it"),
    looks(Visibility.self, ["automatic": .automatic, "hidden": .hidden, "visible": .visible]) { visibility in
        NavigationStack {
            List {
                Text("A").listRowSeparator(visibility)
                Toggle("B", isOn: .constant(true)).labelsVisibility(visibility)
            }
            .scrollContentBackground(visibility)
            .toolbar(visibility, for: .navigationBar)
            .navigationTitle("Title")
        }
        .confirmationDialog("Dialog", isPresented: .constant(true), titleVisibility: visibility) {
            Button("Item") {}
        }
    },
    looks(Prominence.self, ["increased": .increased, "standard": .standard]) { prominence in
        List { Section("Head") { Text("A") }.headerProminence(prominence) }
    },
    views(
        "ContentUnavailableView",
        [
            "search": { Text("A").searchable(text: .constant("word")).overlay { ContentUnavailableView.search } },
            "search(text:)": { ContentUnavailableView.search(text: "word") },
        ]),
    outcomes(
        "Alert.Button",
        [
            "cancel(_:)": Alert.Button.cancel(), "cancel(_:action:)": .cancel(Text("Away")),
            "default(_:action:)": .default(Text("Away")), "destructive(_:action:)": .destructive(Text("Away")),
        ]
    ) { button in
        look {
            Text("A").alert(isPresented: .constant(true)) {
                Alert(title: Text("B"), primaryButton: .default(Text("C")), secondaryButton: button)
            }
        }
    },
    outcomes("Binding", ["~state": false, "constant(_:)": true]) { isConstant in
        struct Switch: View {
            let isConstant: Bool
            @State private var isOn = false
            var body: some View { Toggle("A", isOn: isConstant ? .constant(false) : $isOn) }
        }
        let host = TestHost { Switch(isConstant: isConstant) }
        try host.find(label: "A").tap()
        return host.outcome
    },
]

private let day = Date(timeIntervalSince1970: 1_700_000_000)

private var gauge: some View {
    Gauge(value: 0.4) {
        Text("A")
    } currentValueLabel: {
        Text("B")
    } minimumValueLabel: {
        Text("C")
    } maximumValueLabel: {
        Text("D")
    }
}

private var menu: some View { Menu("A") { Button("B") {} } }

private var controlGroup: some View {
    NavigationStack {
        Menu("Menu") {
            ControlGroup("Group") {
                Button("A", systemImage: "star") {}
                Button("B", systemImage: "heart") {}
            }
        }
        .toolbar {
            ControlGroup("Group") {
                Button("A", systemImage: "star") {}
                Button("B", systemImage: "heart") {}
            }
        }
        ControlGroup("Group") {
            Button("A", systemImage: "star") {}
            Button("B", systemImage: "heart") {}
        }
    }
}

/// A menu of two items that is open from the beginning.
private struct OpenMenu: View {
    var body: some View {
        Menu("Menu") {
            Button("First") {}
            Button("Second") {}
        }
    }
}
