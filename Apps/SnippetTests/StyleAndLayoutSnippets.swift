// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// MARK: - Styles, modifiers, geometry, layouts, environment

extension EnvironmentValues {
    @Entry var cardSpacing: CGFloat = 10
    @Entry fileprivate var isCompact = false
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

extension EnvironmentValues {
    fileprivate var cardAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

private struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 12
    @Environment(\.cardAccent) private var accent
    @Environment(\.cardSpacing) private var spacing

    func body(content: Content) -> some View {
        content
            .padding(spacing)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
            .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(accent, lineWidth: 1))
            .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 8, height: 8).offset(x: 4, y: -4)
            }
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    fileprivate func card(cornerRadius: CGFloat = 12) -> some View {
        modifier(CardModifier(cornerRadius: cornerRadius))
    }

    @ViewBuilder
    fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

private struct PressableStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity)
            .background(isEnabled ? Color.accentColor : Color.gray, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

extension ButtonStyle where Self == PressableStyle {
    fileprivate static var pressable: PressableStyle { .init() }
}

private struct StyleScreen: View {
    @State private var taps = 0

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack(spacing: 20) {
                Text("Taps: \(taps)").card().environment(\.cardAccent, .green)
                Button("Press") { taps += 1 }.buttonStyle(.pressable)
                Button(role: .destructive) {
                    taps = 0
                } label: {
                    Text("Reset")
                }
                .buttonStyle(.borderedProminent)
                .tint(.red)
                .controlSize(.small)
                Text("Tap me")
                    .if(taps > 1) { $0.underline() }
                    .onTapGesture { taps += 100 }
                Rectangle()
                    .fill(Color(red: 0.2, green: 0.4, blue: 0.6))
                    .aspectRatio(16 / 9, contentMode: .fit)
                    .frame(maxWidth: 160)
                    .accessibilityElement()
                    .accessibilityLabel("Sixteen to nine")
            }
            .padding()
            .environment(\.cardSpacing, 30)
        }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct MeasuredScreen: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Text("Widest \(Int(width))").accessibilityIdentifier("widest")
            ForEach([40, 120, 80], id: \.self) { size in
                Color.orange
                    .frame(width: CGFloat(size), height: 10)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                        }
                    )
            }
            GeometryReader { geometry in
                HStack(spacing: 0) {
                    Text("L").frame(width: geometry.size.width / 3).accessibilityIdentifier("left")
                    Text("R").frame(width: geometry.size.width * 2 / 3).accessibilityIdentifier("right")
                }
            }
            .frame(height: 50)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, origin) in arrange(subviews, in: bounds.width).origins.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
                proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0, widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            height = max(height, size.height)
        }
        return (origins, CGSize(width: widest, height: y + height))
    }
}

private struct FlowScreen: View {
    var body: some View {
        FlowLayout(spacing: 10) {
            ForEach(0..<5) { index in
                Color.mint.frame(width: 100, height: 20).accessibilityElement().accessibilityIdentifier("chip.\(index)")
            }
        }
        .frame(width: 330, alignment: .leading)
    }
}

private struct RemotePicture: View {
    var body: some View {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "photo").accessibilityLabel("No picture")
            @unknown default: EmptyView()
            }
        }
        .frame(width: 80, height: 80)
        .clipShape(Circle())
    }
}

struct StyleAndLayoutSnippets {
    @Test
    func stylesModifiersAndEnvironment() throws {
        let host = TestHost(StyleScreen())
        try host.find(role: .button, label: "Press").tap()
        #expect(host.contains(label: "Taps: 1"))
        #expect(try host.find(role: .button, label: "Press").frame.width == 358)
        try host.find(label: "Tap me").tap()
        #expect(host.contains(label: "Taps: 101"))
        try host.find(role: .button, label: "Reset").tap()
        #expect(host.contains(label: "Taps: 0"))
        #expect(try host.find(label: "Sixteen to nine").frame.size == CGSize(width: 160, height: 90))
    }

    @Test
    func preferencesAndGeometry() throws {
        let host = TestHost(MeasuredScreen())
        #expect(try host.find(identifier: "widest").label == "Widest 120")
        let left = try host.frame(of: "left"), right = try host.frame(of: "right")
        #expect(left.midX == 65)
        #expect(right.midX == 260)
    }

    @Test
    func aLayoutOfOnesOwn() throws {
        let host = TestHost(FlowScreen())
        let first = try host.frame(of: "chip.0")
        #expect(first.minX == 30)
        #expect(try host.frame(of: "chip.2").minX == first.minX + 220)
        #expect(try host.frame(of: "chip.3").origin == CGPoint(x: first.minX, y: first.minY + 30))
    }

    @Test
    func aPictureThatCannotBeLoaded() async throws {
        let host = TestHost(RemotePicture())
        await host.waitUntilIdle()
        #expect(host.contains(label: "No picture"))
    }
}
