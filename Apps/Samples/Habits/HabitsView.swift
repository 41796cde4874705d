// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

struct HabitsView: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Habit.start) private var habits: [Habit]
    @State private var isAdding = false
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(habits) { habit in
                        NavigationLink(value: habit) {
                            HabitCard(habit: habit) {
                                withAnimation(.snappy) { habit.count += 1 }
                            }
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding()
            }
            .background(Color(.systemGroupedBackground))
            .overlay {
                if habits.isEmpty {
                    ContentUnavailableView {
                        Label("No habits", systemImage: "leaf")
                    } description: {
                        Text("Begin with one.")
                    } actions: {
                        Button("Add a habit") { isAdding = true }
                    }
                }
            }
            .navigationTitle("Habits")
            .navigationDestination(for: Habit.self) { habit in
                HabitDetail(habit: habit) {
                    path.removeLast()
                    modelContext.delete(habit)
                }
            }
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                NewHabitView { modelContext.insert($0) }
            }
        }
    }
}

struct HabitCard: View {
    let habit: Habit
    let onCount: () -> Void

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: habit.symbol)
                .font(.title2)
                .foregroundStyle(.tint)
                .frame(width: 36)
            VStack(alignment: .leading) {
                Text(habit.name)
                    .font(.headline)
                ProgressView(value: habit.progress)
                Text("\(habit.count) of \(habit.goal)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Button(action: onCount) {
                Image(systemName: "plus.circle.fill")
                    .font(.title)
            }
            .accessibilityLabel("Count \(habit.name)")
        }
        .padding()
        .background(.background, in: .rect(cornerRadius: 16))
    }
}

struct HabitDetail: View {
    @Bindable var habit: Habit
    let onDelete: () -> Void
    @State private var asksToDelete = false

    var body: some View {
        Form {
            Section {
                Gauge(value: habit.progress) {
                    Text("This week")
                } currentValueLabel: {
                    Text(habit.progress, format: .percent.precision(.fractionLength(0)))
                }
                Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...50)
            }
            Section {
                Button("Start over") { habit.count = 0 }
                Button("Delete", role: .destructive) { asksToDelete = true }
            }
        }
        .navigationTitle($habit.name)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Delete \(habit.name)?", isPresented: $asksToDelete, titleVisibility: .visible) {
            Button("Delete habit", role: .destructive, action: onDelete)
        }
    }
}

struct NewHabitView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var symbol = Habit.symbols[0]
    @State private var goal = 7
    let onAdd: (Habit) -> Void

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Stepper(value: $goal, in: 1...50) {
                    Text("^[\(goal) time](inflect: true) a week")
                }
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6)) {
                    ForEach(Habit.symbols, id: \.self) { name in
                        Image(systemName: name)
                            .frame(width: 40, height: 40)
                            .background(symbol == name ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.clear))
                            .clipShape(.rect(cornerRadius: 8))
                            .onTapGesture { symbol = name }
                            .accessibilityAddTraits(symbol == name ? [.isButton, .isSelected] : .isButton)
                    }
                }
            }
            .navigationTitle("New habit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onAdd(Habit(name: name, symbol: symbol, goal: goal))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
        .presentationDetents([.medium])
    }
}
