// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Toggle {
    /// Creates a toggle for the values of several bindings: it is on if all of them are, and sets all of them.
    ///
    /// If some of them are on and some are not, the toggle is off and mixed.
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
            },
            isMixed: {
                let values = bindings.map(\.wrappedValue)
                return values.contains(true) && values.contains(false)
            }, label: label())
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title for the values of several bindings.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title from a localized string resource for the values of several bindings.
    @_disfavoredOverload
    public nonisolated init<C>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a title for the values of several bindings.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system symbol for the values of several bindings.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { VitrineComponents.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title from a localized string resource and a system symbol for the values of several
    /// bindings.
    @_disfavoredOverload
    public nonisolated init<C>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { VitrineComponents.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a system symbol for the values of several bindings.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { VitrineComponents.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and an image from the asset catalog for the values of several bindings.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) {
            VitrineComponents.Label {
                Text(titleKey)
            } icon: {
                Image(image)
            }
        }
    }

    /// Creates a toggle with a title and an image from the asset catalog for the values of several bindings.
    @_disfavoredOverload
    public nonisolated init<S, C>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) {
            VitrineComponents.Label {
                Text(title)
            } icon: {
                Image(image)
            }
        }
    }
}
