// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting
import WebTestSupport

@testable import VitrineWeb

/// What browsers make of controls in controls: they present nothing inside of a button to assistive technology, and HTML
/// allows no control there.
@MainActor
@Suite struct NestedControlsTests {
    /// What is pressed as a whole, with any view in its label.
    enum Outer: CaseIterable {
        case button, menu, toggle, picker, group, groupInList, header, link, page, tapped, trait, combined
    }

    /// What stands in the label.
    enum Inner: CaseIterable {
        case button, disabled, link, page, menu, toggle, tapped, menuOnly, trait, action, words
    }

    /// The elements that a page has inside of others that are pressed as a whole, as "outer/inner"; and how many elements
    /// can be pressed.
    private func nested(in root: Layer) -> (faults: [String], pressed: Int) {
        var faults: [String] = []
        var pressed = 0
        func visit(_ layer: Layer, inside outer: String?) {
            guard !layer.isExiting else { return }
            let (tag, attributes) = WireElement.describe(layer.snapshot, KeyboardStop(of: layer))
            func value(_ name: WireAttribute) -> String? { attributes.first { $0.0 == name }?.1 }
            let role = value(.role) ?? [.button: "button", .a: "link"][tag]
            let isControl = role.map(Self.pressed.contains) ?? false
            if isControl { pressed += 1 }
            // ARIA allows other controls in a link, and HTML no other link.
            if let outer, isControl, value(.hidden) == nil, outer != "link" || role == "link" {
                faults.append("\(outer)/\(role ?? "")")
            }
            let around = isControl ? role : outer
            for child in layer.children { visit(child, inside: around) }
        }
        visit(root, inside: nil)
        return (faults, pressed)
    }

    private static let pressed: Set<String> = [
        "button", "link", "switch", "checkbox", "radio", "menuitem", "menuitemradio", "menuitemcheckbox",
    ]

    @Test(arguments: Outer.allCases, Inner.allCases)
    func `no element that is pressed as a whole contains another one`(outer: Outer, inner: Inner) {
        // A link in a link has nowhere to go: the page makes the inner one a part of the outer.
        if [.link, .page].contains(outer), [.link, .page].contains(inner) { return }
        // The browser follows a link to elsewhere, which a part of a control could not be.
        if [.toggle, .picker].contains(outer), inner == .link { return }
        let host = TestHost(NavigationStack { view(outer, inner).navigationTitle("Page") })
        let (faults, pressed) = nested(in: host.scene.display.root)
        #expect(faults.isEmpty, "\(host.scene.display)")
        #expect(pressed > 0 || outer == .combined && inner == .words, "\(host.scene.display)")
    }

    private func view(_ outer: Outer, _ inner: Inner) -> AnyView {
        let label = HStack {
            Text(verbatim: "Label")
            content(inner)
        }
        return switch outer {
        case .button:
            AnyView(
                Button {
                } label: {
                    label
                })
        case .menu:
            AnyView(
                Menu {
                    Button("Item") {}
                } label: {
                    label
                })
        case .toggle: AnyView(Toggle(isOn: .constant(true)) { label })
        case .picker:
            AnyView(
                Picker(selection: .constant(1)) {
                    Text(verbatim: "1").tag(1)
                } label: {
                    label
                }.pickerStyle(.menu))
        case .group:
            AnyView(
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text(verbatim: "Row")
                } label: {
                    label
                })
        case .groupInList:
            AnyView(
                List {
                    DisclosureGroup(isExpanded: .constant(true)) {
                        Text(verbatim: "Row")
                    } label: {
                        label
                    }
                })
        case .header:
            AnyView(
                List {
                    Section(isExpanded: .constant(true)) {
                        Text(verbatim: "Row")
                    } header: {
                        label
                    }
                }
                .listStyle(.sidebar))
        case .link: AnyView(Link(destination: URL(string: "https://example.com/a")!) { label })
        case .page:
            AnyView(
                NavigationLink {
                    Text(verbatim: "Pushed")
                } label: {
                    label
                })
        case .tapped: AnyView(label.contentShape(Rectangle()).onTapGesture {})
        case .trait: AnyView(label.onTapGesture {}.accessibilityAddTraits(.isButton))
        case .combined: AnyView(label.accessibilityElement(children: .combine))
        }
    }

    @ViewBuilder private func content(_ inner: Inner) -> some View {
        switch inner {
        case .button: Button("Inner") {}
        case .disabled: Button("Inner") {}.disabled(true)
        case .link: Link("Inner", destination: URL(string: "https://example.com/b")!)
        case .page: NavigationLink("Inner") { Text(verbatim: "Pushed") }
        case .menu: Menu("Inner") { Button("Item") {} }
        case .toggle: Toggle("Inner", isOn: .constant(true))
        case .tapped: Text(verbatim: "Inner").onTapGesture {}
        case .menuOnly: Text(verbatim: "Inner").contextMenu { Button("Item") {} }
        case .trait: Text(verbatim: "Inner").onTapGesture {}.accessibilityAddTraits(.isButton)
        case .action: Text(verbatim: "Inner").accessibilityAction(named: "Act") {}
        case .words: Text(verbatim: "Inner")
        }
    }

    @Test func `the header of a section that expands keeps its own press beside the controls in it`() throws {
        let header = Section(isExpanded: .constant(true)) {
            Text(verbatim: "Row")
        } header: {
            HStack {
                Text(verbatim: "Head")
                Button("Add") {}
            }
        }
        let host = TestHost(NavigationStack { List { header }.listStyle(.sidebar) })
        let html = PageRenderer.render(host.scene.display, head: PageHead(title: "", nonce: "n")).html
        let group = try #require(html.firstMatch(of: #/<div [^>]*role="group" tabindex="0"[^>]*>/#)?.output)
        #expect(group.contains("aria-description=\"Expanded\""), "\(group)")
        #expect(!group.contains("aria-expanded"))
        #expect(html.contains(#/<button [^>]*>[^\n]*Add/#), "\(html)")
    }

    @Test func `a button becomes a group when a control comes into it, and a button again when it goes`() throws {
        let tree = DisplayTree()
        let button = SamplePages.add(to: tree.root, role: .button, label: "Outer")
        button.events = .tap
        let row = SamplePages.add(to: button)
        var encoder = BatchEncoder()
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains("Outer"))
        func attributes() -> String {
            let (tag, list) = WireElement.describe(button.snapshot, KeyboardStop(of: button))
            let values = list.map { WireOperation.WireAttributeValue($0.0, $0.1) }
            return WireOperation.describe(button.id, tag, values).json
        }
        let alone = attributes()
        let inner = SamplePages.add(to: row, role: .button, label: "Inner")
        inner.events = .tap
        let around = attributes()
        #expect(around != alone)
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains(around))
        row.remove(inner)
        #expect(attributes() == alone)
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains(alone))
    }
}
