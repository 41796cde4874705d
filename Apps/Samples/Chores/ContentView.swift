// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @EnvironmentObject var store: ChoreStore
    @State private var selection = Set<Chore.ID>()
    @State private var editMode = EditMode.inactive
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach($store.chores) { $chore in
                    NavigationLink {
                        ChoreDetail(chore: $chore)
                    } label: {
                        ChoreRow(chore: $chore)
                    }
                }
                .onDelete(perform: store.delete)
                .onMove(perform: store.move)
            }
            .overlay {
                if store.chores.isEmpty {
                    VStack(spacing: 8) {
                        Image(systemName: "checkmark.circle")
                            .font(.largeTitle)
                        Text("Nothing to do")
                            .font(.headline)
                    }
                    .foregroundColor(.secondary)
                }
            }
            .navigationTitle("Chores")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                        .disabled(store.chores.isEmpty)
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add chore", systemImage: "plus")
                    }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    if editMode.isEditing {
                        Button("Complete") {
                            store.complete(selection)
                            finish()
                        }
                        .disabled(selection.isEmpty)
                        Spacer()
                        Button("Delete \(selection.count)", role: .destructive) {
                            store.delete(selection)
                            finish()
                        }
                        .disabled(selection.isEmpty)
                    } else {
                        Text("\(store.chores.filter { !$0.isDone }.count) open")
                            .font(.footnote)
                    }
                }
            }
            .environment(\.editMode, $editMode)
            .sheet(isPresented: $isAdding) {
                AddChoreView()
            }
        }
    }

    private func finish() {
        selection.removeAll()
        withAnimation {
            editMode = .inactive
        }
    }
}

struct ChoreRow: View {
    @Binding var chore: Chore

    var body: some View {
        HStack {
            Button {
                chore.isDone.toggle()
            } label: {
                Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundColor(chore.isDone ? .green : .gray)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(chore.isDone ? "Reopen \(chore.title)" : "Finish \(chore.title)")

            VStack(alignment: .leading) {
                Text(chore.title)
                    .strikethrough(chore.isDone)
                if let due = chore.due {
                    Text(due, style: .date)
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }
            Spacer()
            if chore.priority == .high {
                Image(systemName: "exclamationmark.triangle.fill")
                    .foregroundColor(.orange)
                    .accessibilityLabel("High priority")
            }
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
            .environmentObject(ChoreStore())
    }
}
