// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What is dragged, pinched, held, hovered and pressed.
struct GesturesPage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                SpringCard()
                HStack(spacing: 24) {
                    Pinched()
                    Held()
                }
                Drawing()
                SwipedCards()
                KeysAndMouse()
                Fruit()
                Pasting()
            }
            .padding(20)
            .frame(maxWidth: .infinity)
        }
    }
}

/// A card that is dragged sideways and springs back.
private struct SpringCard: View {
    @State private var offset = CGSize.zero
    @State private var drags = 0
    @GestureState private var isDragged = false

    var body: some View {
        VStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 20)
                .fill(isDragged ? Color.orange : Color.blue)
                .frame(width: 120, height: 76)
                .overlay { Text("Drag me").bold().foregroundStyle(.background) }
                .offset(offset)
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($isDragged) { _, state, _ in state = true }
                        .onChanged { offset = CGSize(width: $0.translation.width, height: 0) }
                        .onEnded { _ in
                            drags += 1
                            withAnimation(.spring) { offset = .zero }
                        }
                )
                .accessibilityIdentifier("gestures.card")
            Text("Offset \(Int(offset.width)), dragged \(drags) times")
                .font(.caption).monospacedDigit().accessibilityIdentifier("gestures.offset")
        }
    }
}

/// A picture that is zoomed and turned with two fingers.
private struct Pinched: View {
    @State private var scale = 1.0
    @State private var before = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        VStack(spacing: 10) {
            LinearGradient(colors: [.green, .teal], startPoint: .top, endPoint: .bottom)
                .frame(width: 90, height: 90)
                .scaleEffect(scale)
                .rotationEffect(angle)
                .frame(width: 140, height: 140)
                .clipped()
                .contentShape(Rectangle())
                .gesture(
                    MagnifyGesture()
                        .onChanged { scale = min(max(before * $0.magnification, 0.3), 4) }
                        .onEnded { _ in before = scale }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .onTapGesture(count: 2) {
                    withAnimation {
                        scale = 1
                        before = 1
                        angle = .zero
                    }
                }
                .accessibilityLabel("Picture")
                .accessibilityIdentifier("gestures.picture")
            Text("Scale \(Int((scale * 100).rounded())) %")
                .font(.caption).monospacedDigit().accessibilityIdentifier("gestures.scale")
        }
    }
}

/// What is held shows something; what is tapped counts.
private struct Held: View {
    @State private var isPressing = false
    @State private var isShown = false
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 10) {
            Circle()
                .fill(isShown ? Color.purple : Color.gray.opacity(isPressing ? 0.7 : 0.4))
                .frame(width: 100, height: 100)
                .scaleEffect(isPressing ? 0.92 : 1)
                .animation(.easeOut(duration: 0.2), value: isPressing)
                .overlay { Text(isShown ? "Held" : "Hold").bold() }
                .frame(width: 140, height: 140)
                .onTapGesture { taps += 1 }
                .onLongPressGesture(minimumDuration: 0.4) {
                    isShown.toggle()
                } onPressingChanged: {
                    isPressing = $0
                }
                .accessibilityIdentifier("gestures.hold")
            Text("\(isShown ? "Held" : "Waiting"), \(taps) taps").font(.caption).accessibilityIdentifier(
                "gestures.held")
        }
    }
}

/// A canvas that is drawn on.
private struct Drawing: View {
    @State private var lines: [[CGPoint]] = []

    var body: some View {
        VStack(spacing: 10) {
            Path { path in
                for line in lines { path.addLines(line) }
            }
            .stroke(.indigo, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
            .frame(width: 300, height: 140)
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
            .contentShape(Rectangle())
            // It draws although the page scrolls.
            .highPriorityGesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    if value.translation == .zero { lines.append([]) }
                    lines[lines.count - 1].append(value.location)
                }
            )
            .accessibilityIdentifier("gestures.canvas")
            HStack {
                Text("\(lines.count) lines").font(.caption).accessibilityIdentifier("gestures.lines")
                Button("Clear") { lines = [] }.font(.caption)
            }
        }
    }
}

/// Cards that are swiped away.
private struct SwipedCards: View {
    @State private var cards = ["Ace", "King", "Queen"]
    @GestureState private var drag = CGSize.zero

    var body: some View {
        ZStack {
            ForEach(cards.reversed(), id: \.self) { card in
                let isTop = card == cards.first
                Text(card).font(.title2).frame(width: 200, height: 100)
                    .background(.background, in: RoundedRectangle(cornerRadius: 16))
                    .overlay { RoundedRectangle(cornerRadius: 16).stroke(.gray.opacity(0.4)) }
                    .offset(x: isTop ? drag.width : 0)
                    .rotationEffect(.degrees(isTop ? drag.width / 20 : 0))
                    .gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation }
                            .onEnded { if abs($0.translation.width) > 90 { cards.removeFirst() } }
                    )
                    .accessibilityIdentifier("gestures.swipe")
            }
            if cards.isEmpty { Button("Deal again") { cards = ["Ace", "King", "Queen"] } }
        }
        .frame(height: 110)
    }
}

/// Keys, shortcuts and the mouse.
private struct KeysAndMouse: View {
    @State private var x = 0
    @State private var isHovered = false
    @State private var saves = 0
    @FocusState private var hasFocus: Bool

    var body: some View {
        VStack(spacing: 10) {
            Text("\(x)").font(.title).frame(width: 120, height: 60)
                .background(hasFocus ? Color.yellow.opacity(0.5) : Color.gray.opacity(0.15))
                .focusable()
                .focused($hasFocus)
                .onKeyPress(.rightArrow) {
                    x += 1
                    return .handled
                }
                .onKeyPress(.leftArrow) {
                    x -= 1
                    return .handled
                }
                .accessibilityIdentifier("gestures.keys")
            Text(isHovered ? "The mouse is here" : "No mouse here").padding(8)
                .background(isHovered ? Color.mint : Color.gray.opacity(0.15), in: Capsule())
                .onHover { isHovered = $0 }
                .accessibilityIdentifier("gestures.hover")
            Button("Save (\(saves))") { saves += 1 }
                .keyboardShortcut("s")
                .hoverEffect(.lift)
                .accessibilityIdentifier("gestures.save")
        }
    }
}

/// Fruit that is dragged into a basket.
private struct Fruit: View {
    @State private var basket: [String] = []

    var body: some View {
        HStack(spacing: 24) {
            ForEach(["Apple", "Pear"], id: \.self) { fruit in
                Text(fruit).padding(12)
                    .background(Color.green.opacity(0.2), in: Capsule())
                    .draggable(fruit)
                    .accessibilityIdentifier("gestures.fruit.\(fruit)")
            }
            Text(basket.isEmpty ? "An empty basket" : basket.joined(separator: ", "))
                .frame(width: 140, height: 70)
                .background(Color.brown.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
                .dropDestination(for: String.self) { fruit, _ in
                    basket += fruit
                    return true
                }
                .accessibilityIdentifier("gestures.basket")
        }
    }
}

/// What was copied, wherever that was.
private struct Pasting: View {
    @State private var pasted = "Nothing pasted"

    var body: some View {
        VStack(spacing: 10) {
            PasteButton(payloadType: String.self) { pasted = $0.joined(separator: "\n") }
            Text(pasted).font(.caption).accessibilityIdentifier("gestures.pasted")
        }
    }
}

#Preview("Gestures") { GesturesPage() }
