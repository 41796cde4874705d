// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct DoodleView: View {
    @Environment(\.undoManager) private var undoManager
    @State private var drawing = Drawing()
    @State private var current: Stroke?
    @State private var color = Color.blue
    @State private var width = 6.0
    @State private var showsGrid = true
    @State private var asksToClear = false
    @State private var undoState = (canUndo: false, canRedo: false)

    private let palette: [(name: String, color: Color)] = [
        ("Blue", .blue), ("Red", .red), ("Green", .green), ("Black", .primary),
    ]

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                canvas
                Divider()
                controls
            }
            .navigationTitle("Doodle")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Undo", systemImage: "arrow.uturn.backward") {
                        undoManager?.undo()
                        updateUndo()
                    }
                    .disabled(!undoState.canUndo)
                    .keyboardShortcut("z")
                    Button("Redo", systemImage: "arrow.uturn.forward") {
                        undoManager?.redo()
                        updateUndo()
                    }
                    .disabled(!undoState.canRedo)
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Clear", systemImage: "trash") { asksToClear = true }
                        .disabled(drawing.strokes.isEmpty)
                }
            }
            .confirmationDialog("Clear the drawing?", isPresented: $asksToClear, titleVisibility: .visible) {
                Button("Clear drawing", role: .destructive) {
                    drawing.clear(undoManager: undoManager)
                    updateUndo()
                }
            }
        }
    }

    private var canvas: some View {
        Canvas { context, size in
            if showsGrid {
                context.stroke(grid(in: size), with: .color(.gray.opacity(0.3)), lineWidth: 0.5)
            }
            for stroke in drawing.strokes + [current].compactMap({ $0 }) {
                context.stroke(
                    stroke.path, with: .color(stroke.color),
                    style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
            }
            if drawing.strokes.isEmpty && current == nil {
                context.draw(
                    Text("Draw something").font(.title2).foregroundStyle(.secondary),
                    at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { value in
                    if current == nil {
                        current = Stroke(points: [value.startLocation], color: color, width: width)
                    }
                    current?.points.append(value.location)
                }
                .onEnded { _ in
                    if let current { drawing.add(current, undoManager: undoManager) }
                    current = nil
                    updateUndo()
                }
        )
        .accessibilityElement()
        .accessibilityLabel("Drawing of \(drawing.strokes.count) strokes")
        .accessibilityIdentifier("canvas")
    }

    private func grid(in size: CGSize) -> Path {
        Path { path in
            for x in stride(from: 0, through: size.width, by: 24) {
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
            }
            for y in stride(from: 0, through: size.height, by: 24) {
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
        }
    }

    private var controls: some View {
        VStack {
            HStack {
                ForEach(palette, id: \.name) { entry in
                    Button {
                        color = entry.color
                    } label: {
                        Circle()
                            .fill(entry.color)
                            .frame(width: 32, height: 32)
                            .overlay {
                                if color == entry.color {
                                    Circle().strokeBorder(.orange, lineWidth: 3)
                                }
                            }
                    }
                    .accessibilityLabel(entry.name)
                    .accessibilityAddTraits(color == entry.color ? .isSelected : [])
                }
                ColorPicker("Any color", selection: $color, supportsOpacity: false)
                    .labelsHidden()
                Spacer()
                Toggle("Grid", systemImage: "grid", isOn: $showsGrid)
                    .toggleStyle(.button)
                    .labelStyle(.iconOnly)
            }
            Slider(value: $width, in: 1...30) {
                Text("Width")
            } minimumValueLabel: {
                Image(systemName: "pencil.line")
            } maximumValueLabel: {
                Image(systemName: "paintbrush")
            }
        }
        .padding()
    }

    private func updateUndo() {
        undoState = (undoManager?.canUndo ?? false, undoManager?.canRedo ?? false)
    }
}

#Preview {
    DoodleView()
}
