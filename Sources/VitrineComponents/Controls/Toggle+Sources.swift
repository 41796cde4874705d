// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Toggle {
    /// Creates a toggle for the values of several bindings: it is on if all of them are, and sets all of them.
    ///
    /// - Parameters:
    ///   - sources: The elements whose values are toggled together.
    ///   - isOn: The key path from an element to its binding.
    ///   - label: A view builder of the label.
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
    /// Creates a toggle with a localized title for the values of several bindings.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title for the values of several bindings.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
