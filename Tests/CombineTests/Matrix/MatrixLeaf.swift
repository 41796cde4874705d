// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// The views that show the number, one for each way.
@MainActor
enum MatrixLeaf {
    @ViewBuilder
    static func make(
        _ way: MatrixWay, _ material: MatrixMaterial, _ value: Int, _ binding: Binding<Int>?
    ) -> some View {
        switch way {
        case .inline: text(material.read())
        case .value: ValueLeaf(number: value)
        case .binding: if let binding { BindingLeaf(number: binding) }
        case .bindingInside: BindingLeaf(number: material.bind())
        case .closure: ClosureLeaf(read: material.read)
        case .own: material.own()
        default: rarer(way, material, value, binding)
        }
    }

    @ViewBuilder
    private static func rarer(
        _ way: MatrixWay, _ material: MatrixMaterial, _ value: Int, _ binding: Binding<Int>?
    ) -> some View {
        switch way {
        case .modifierValue: Text("content").modifier(ValueModifier(number: value))
        case .modifierBinding: if let binding { Text("content").modifier(BindingModifier(number: binding)) }
        case .modifierClosure: Text("content").modifier(ClosureModifier(read: material.read))
        case .styleValue: Label("title", systemImage: "star").labelStyle(ValueStyle(number: value))
        case .styleBinding:
            if let binding { Button("button") {}.buttonStyle(BindingStyle(number: binding)) }
        case .environmentValue: EnvironmentLeaf().environment(\.matrixNumber, material.read())
        case .environmentBinding: EnvironmentBindingLeaf().environment(\.matrixBinding, material.bind())
        default: rarest(way, material, binding)
        }
    }

    @ViewBuilder
    private static func rarest(
        _ way: MatrixWay, _ material: MatrixMaterial, _ binding: Binding<Int>?
    ) -> some View {
        switch way {
        case .environmentClosure:
            EnvironmentClosureLeaf().environment(\.matrixClosure, MatrixReading(read: material.read))
        case .preference:
            Color.clear.frame(width: 1, height: 1).preference(key: MatrixKey.self, value: material.read())
                .overlayPreferenceValue(MatrixKey.self) { text($0) }
        case .change: ChangeLeaf(number: material.read())
        case .forEach:
            if let items = material.items?() {
                ForEach(items) { $item in BindingLeaf(number: $item.number) }
            }
        case .unwrapped:
            if let binding, let inner = Binding(Binding<Int?>(binding)) { BindingLeaf(number: inner) }
        case .controls: if let binding { ControlsLeaf(number: binding) }
        default: EmptyView()
        }
    }

    static func text(_ number: Int) -> Text { Text(verbatim: "number \(number)") }
}

private struct ValueLeaf: View {
    let number: Int
    var body: some View { MatrixLeaf.text(number) }
}

struct BindingLeaf: View {
    @Binding var number: Int
    var body: some View { MatrixLeaf.text(number) }
}

private struct ClosureLeaf: View {
    let read: () -> Int
    var body: some View { MatrixLeaf.text(read()) }
}

private struct EnvironmentLeaf: View {
    @Environment(\.matrixNumber) private var number
    var body: some View { MatrixLeaf.text(number) }
}

private struct EnvironmentBindingLeaf: View {
    @Environment(\.matrixBinding) private var number
    var body: some View { BindingLeaf(number: number) }
}

private struct EnvironmentClosureLeaf: View {
    @Environment(\.matrixClosure) private var reading
    var body: some View { MatrixLeaf.text(reading.read()) }
}

private struct ChangeLeaf: View {
    let number: Int
    @State private var seen = 0

    var body: some View {
        MatrixLeaf.text(seen).onChange(of: number, initial: true) { seen = $1 }
    }
}

private struct ControlsLeaf: View {
    @Binding var number: Int

    var body: some View {
        VStack {
            MatrixLeaf.text(number)
            TextField("field", value: $number, format: .number)
            Stepper("stepper", value: $number)
            Toggle(
                "toggle",
                isOn: Binding {
                    number == 2
                } set: {
                    number = $0 ? 2 : 1
                })
        }
    }
}

private struct ValueModifier: ViewModifier {
    let number: Int
    func body(content: Content) -> some View { content.overlay { MatrixLeaf.text(number) } }
}

private struct BindingModifier: ViewModifier {
    @Binding var number: Int
    func body(content: Content) -> some View { content.overlay { MatrixLeaf.text(number) } }
}

private struct ClosureModifier: ViewModifier {
    let read: () -> Int
    func body(content: Content) -> some View { content.overlay { MatrixLeaf.text(read()) } }
}

private struct ValueStyle: LabelStyle {
    let number: Int
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            MatrixLeaf.text(number)
        }
    }
}

private struct BindingStyle: ButtonStyle {
    @Binding var number: Int
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            MatrixLeaf.text(number)
        }
    }
}

struct MatrixKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NumberKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private struct BindingKey: EnvironmentKey {
    static var defaultValue: Binding<Int> { .constant(0) }
}

struct MatrixReading {
    let read: () -> Int
}

private struct ClosureKey: EnvironmentKey {
    static var defaultValue: MatrixReading { MatrixReading { 0 } }
}

extension EnvironmentValues {
    var matrixNumber: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    var matrixBinding: Binding<Int> {
        get { self[BindingKey.self] }
        set { self[BindingKey.self] = newValue }
    }
    var matrixClosure: MatrixReading {
        get { self[ClosureKey.self] }
        set { self[ClosureKey.self] = newValue }
    }
}
