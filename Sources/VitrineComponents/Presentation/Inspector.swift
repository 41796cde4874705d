// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension View {
    /// Presents a view beside this one while a binding is `true`: a column at the trailing edge, or a sheet in a
    /// compact width.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the inspector is shown.
    ///   - content: A view builder of the inspector.
    /// - Returns: A view that presents the inspector.
    public nonisolated func inspector<V>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the enclosing inspector's column, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the preferred width of the enclosing inspector's column, in points; the user cannot change it.
    ///
    /// - Parameters:
    ///   - min: The least width; without effect.
    ///   - ideal: The preferred width.
    ///   - max: The greatest width; without effect.
    /// - Returns: A view whose inspector has the width.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}

/// The width that an inspector's content asks for, in points.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// The content keeps its identity, and so its state, when the size class changes.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var wanted: CGFloat?
    @State private var carrier = StateCarrier()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.inspectedColumns) private var columns

    private static var standardWidth: CGFloat { 270 }

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let isBeside = sizeClass == .regular
        let room: CGFloat? = isBeside ? .infinity : nil
        let width = wanted ?? Self.standardWidth
        let columns = columns
        let taken = isBeside && isPresented.wrappedValue ? width : 0
        return HStack(spacing: 0) {
            content.frame(maxWidth: room, maxHeight: room)
                .environment(\.inspectorBeside, taken)
                // A tab bar at the top is in the middle of the window, which is not that of the view any more: its end is
                // nearer to the view's by half of the inspector's width.
                .transformEnvironment(\.topTabBarWidth) { if $0 > 0 { $0 += taken } }
            if isBeside, isPresented.wrappedValue {
                Divider().ignoresSafeArea()
                inspector
                    .carryingState(by: carrier)
                    .modifier(BesideColumnPage())
                    .onPreferenceChange(InspectorWidthKey.self) { wanted = $0 }
                    // The bar is the page's: a column beside it adds items, and no title.
                    .transformPreference(NavigationTraitsKey.self) { traits in
                        let toolbars = traits.toolbars
                        traits = NavigationTraits()
                        traits.toolbars = toolbars
                    }
                    .frame(width: width)
                    .frame(maxHeight: .infinity)
                    .onChange(of: width, initial: true) { columns?.inspectorWidth = width }
                    .onDisappear { columns?.inspectorWidth = 0 }
            }
        }
        .sheet(
            isPresented: Binding {
                !isBeside && isPresented.wrappedValue
            } set: { isOn in
                isPresented.wrappedValue = isOn
            }
        ) {
            inspector.carryingState(by: carrier)
        }
    }
}

extension InspectorModifier: UndividedModifier {}
