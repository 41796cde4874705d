// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension View {
    /// Shows a view beside this one while a binding is true: a column at the trailing edge, or a sheet where the width
    /// is compact.
    public nonisolated func inspector<V>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets how wide the column of an inspector is.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets how wide the column of an inspector is; a person cannot change it.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}

/// The width that an inspector asked for.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// The content keeps its place in the tree, and so its state, when the width's class changes.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var wanted: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass

    private static var standardWidth: CGFloat { 270 }

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let isBeside = sizeClass == .regular
        let room: CGFloat? = isBeside ? .infinity : nil
        return HStack(spacing: 0) {
            content.frame(maxWidth: room, maxHeight: room)
            if isBeside, isPresented.wrappedValue {
                Divider().ignoresSafeArea()
                inspector
                    .onPreferenceChange(InspectorWidthKey.self) { wanted = $0 }
                    .frame(width: wanted ?? Self.standardWidth)
                    .frame(maxHeight: .infinity)
            }
        }
        .sheet(
            isPresented: Binding {
                !isBeside && isPresented.wrappedValue
            } set: { isOn in
                isPresented.wrappedValue = isOn
            }
        ) {
            inspector
        }
    }
}
