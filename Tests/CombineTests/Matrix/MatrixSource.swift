// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine
import VitrineCore

/// Where the number of a cell lives: a kind of property, and the view that has it.
struct MatrixSource: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether the source can be written from any thread.
    var isSendable = true
    /// The number after a park; a gesture ends with it.
    var parked: @Sendable (Int) -> Int = { $0 }
    /// Whether the source has a collection to bind to.
    var hasItems = false
    /// What the source shows beside the number: what a user changes it with, or what it is around.
    var chrome: Chrome?
    let view: @MainActor @Sendable (MatrixCell) -> AnyView

    var testDescription: String { name }

    /// Whether code writes the number; otherwise a user does.
    var isWritten: Bool { chrome == nil || chrome == .ground }

    /// What the source shows beside the number.
    enum Chrome {
        /// Fields, one of which has the focus.
        case fields
        /// A pad for a finger.
        case pad
        /// A background of a modifier's own.
        case ground
    }

    static let all = values + models + objects + kept

    private static let values: [MatrixSource] = [
        MatrixSource(name: "@State value", hasItems: true) { AnyView(StateValue($0)) },
        MatrixSource(name: "@State in a struct") { AnyView(StateStruct($0)) },
        MatrixSource(name: "@State optional") { AnyView(StateOptional($0)) },
        MatrixSource(name: "@Binding") { AnyView(BindingOwner($0)) },
        MatrixSource(name: "Binding(get:set:)") { AnyView(ComputedBinding($0)) },
        MatrixSource(name: "@Environment value") { AnyView(EnvironmentOwner($0)) },
        MatrixSource(name: "custom DynamicProperty") { AnyView(CustomOwner($0)) },
        MatrixSource(name: "@State of a modifier", chrome: .ground) { AnyView(ModifierOwner($0)) },
    ]
    private static let models: [MatrixSource] = [
        MatrixSource(name: "@State object", hasItems: true) { AnyView(StateModel($0)) },
        MatrixSource(name: "@Bindable", hasItems: true) { AnyView(BindableOwner($0)) },
        MatrixSource(name: "@Environment object", hasItems: true) { AnyView(EnvironmentModelOwner($0)) },
        MatrixSource(name: "singleton", hasItems: true) { AnyView(Singleton($0)) },
        MatrixSource(name: "nested observable") { AnyView(NestedModel($0)) },
        MatrixSource(name: "array of observables") { AnyView(ModelArray($0)) },
    ]
    private static let objects: [MatrixSource] = [
        MatrixSource(name: "@StateObject", hasItems: true) { AnyView(StateObjectOwner($0)) },
        MatrixSource(name: "@ObservedObject", hasItems: true) { AnyView(ObservedOwner($0)) },
        MatrixSource(name: "@EnvironmentObject", hasItems: true) { AnyView(EnvironmentObjectOwner($0)) },
        MatrixSource(name: "@Published structs", hasItems: true) { AnyView(PublishedStructs($0)) },
        MatrixSource(name: "@Published objects") { AnyView(PublishedObjects($0)) },
        MatrixSource(name: "objectWillChange by hand") { AnyView(ByHand($0)) },
        MatrixSource(name: "@StateObject of a DynamicProperty") { AnyView(CustomObjectOwner($0)) },
    ]
    private static let kept: [MatrixSource] = [
        MatrixSource(name: "@AppStorage") { AnyView(AppStorageOwner($0)) },
        MatrixSource(name: "@SceneStorage") { AnyView(SceneStorageOwner($0)) },
        MatrixSource(name: "@FocusState", isSendable: false, chrome: .fields) {
            AnyView(FocusOwner($0))
        },
        MatrixSource(name: "@GestureState", isSendable: false, parked: { _ in 1 }, chrome: .pad) {
            AnyView(GestureOwner($0))
        },
    ]
}
