// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Toggle {
    /// A toggle for a value of several sources: on where all are, and it turns all.
    public nonisolated init<C>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding {
                bindings.allSatisfy(\.wrappedValue)
            } set: { isOn in
                for binding in bindings { binding.wrappedValue = isOn }
            }, label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title in the reader's language for a value of several sources.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title for a value of several sources.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
