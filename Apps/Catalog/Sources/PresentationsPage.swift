// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What is presented over a page, and menus.
struct PresentationsPage: View {
    @State private var shown: Kind?
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isPopoverShown = false
    @State private var name = ""
    @State private var isMarked = true
    @State private var log = "Nothing yet"

    enum Kind: String, Identifiable {
        case sheet, medium, cover

        var id: String { rawValue }
    }

    var body: some View {
        List {
            Section {
                Text(log).accessibilityIdentifier("presentations.log")
            }
            Section {
                Button("Sheet") { shown = .sheet }
                Button("Sheet of medium height") { shown = .medium }
                Button("Alert") { isAlertShown = true }
                Button("Dialog") { isDialogShown = true }
                    .confirmationDialog("Remove the entry?", isPresented: $isDialogShown, titleVisibility: .visible) {
                        Button("Remove", role: .destructive) { log = "Removed" }
                        Button("Archive") { log = "Archived" }
                    }
                Button("Popover") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) {
                        Text("A popover").padding().presentationCompactAdaptation(.popover)
                    }
            }
            Section {
                Menu("Menu") { MenuCommands(isMarked: $isMarked, log: $log) }
                Text("Context menu").contextMenu { MenuCommands(isMarked: $isMarked, log: $log) }
            }
        }
        .sheet(item: $shown) {
            log = "Sheet closed"
        } content: { kind in
            SheetSample(isTall: kind == .sheet)
        }
        .alert("Delete the entry?", isPresented: $isAlertShown) {
            TextField("Reason", text: $name)
            Button("Cancel", role: .cancel) { log = "Kept" }
            Button("Delete", role: .destructive) { log = "Deleted \(name)" }
        } message: {
            Text("It cannot be brought back.")
        }
    }
}

/// The content of a sheet: a stack of pages with a button that closes it.
private struct SheetSample: View {
    let isTall: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(0..<20, id: \.self) { Text("Row \($0)") }
                .navigationTitle("A sheet")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
                }
        }
        .presentationDetents(isTall ? [.large] : [.medium, .large])
    }
}

/// Every kind of row that a menu has.
private struct MenuCommands: View {
    @Binding var isMarked: Bool
    @Binding var log: String

    var body: some View {
        Button("Copy", systemImage: "doc.on.doc") { log = "Copied" }
        Toggle("Marked", isOn: $isMarked)
        Menu("More") {
            Button("Share", systemImage: "square.and.arrow.up") { log = "Shared" }
        }
        Section("Danger") {
            Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted" }
            Button("Not now") {}.disabled(true)
        }
    }
}

#Preview("Presentations") { PresentationsPage() }

#Preview("Sheet") {
    PresentationsPage().sheet(isPresented: .constant(true)) { SheetSample(isTall: true) }
}

#Preview("Sheet, medium") {
    PresentationsPage().sheet(isPresented: .constant(true)) { SheetSample(isTall: false) }
}

#Preview("Cover") {
    PresentationsPage().fullScreenCover(isPresented: .constant(true)) { SheetSample(isTall: true) }
}

#Preview("Alert") {
    PresentationsPage().alert("Delete the entry?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
    } message: {
        Text("It cannot be brought back.")
    }
}

#Preview("Alert with a field") {
    PresentationsPage().alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Save") {}
        Button("Save as a copy") {}
        Button("Cancel", role: .cancel) {}
    }
}

#Preview("Dialog") {
    Button("Dialog") {}
        .confirmationDialog("Remove the entry?", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Remove", role: .destructive) {}
            Button("Archive") {}
        }
}
