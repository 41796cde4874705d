// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// An object that can register for changes of its traits: a view or a view controller.
@MainActor public protocol UITraitChangeObservable: UIResponder {
    /// The type of the handler for changed traits, which receives the view or controller, and the traits before the
    /// change.
    typealias TraitChangeHandler<Changed> =
        @MainActor (_ traitEnvironment: Changed, _ previousTraitCollection: UITraitCollection) -> Void
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The token of a registration for changes of traits, with which it is unregistered.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
    /// Calls a closure whenever a trait of the kinds has changed, until it is unregistered.
    ///
    /// - Parameters:
    ///   - traits: The kinds.
    ///   - handler: The closure: it takes the view or the controller, and the traits before.
    /// - Returns: What unregisters it.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { responder, previous in
            guard let responder = responder as? Self else { return }
            handler(responder, previous)
        }
        traitObservers.append(observer)
        return observer
    }

    /// Calls a method of an object whenever a trait of the kinds has changed, until it is unregistered.
    ///
    /// - Parameters:
    ///   - traits: The kinds.
    ///   - target: The object, which is not kept.
    ///   - action: The method; it takes the view or the controller, or nothing.
    /// - Returns: What unregisters it.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        let observer = TraitObserver(traits) { [weak object] responder, _ in
            guard let object else { return }
            UIApplication.shared.sendAction(action, to: object, from: responder, for: nil)
        }
        traitObservers.append(observer)
        return observer
    }

    /// Calls a method of the view or the controller whenever a trait of the kinds has changed, until it is unregistered.
    ///
    /// - Parameters:
    ///   - traits: The kinds.
    ///   - action: The method; it takes the view or the controller, or nothing.
    /// - Returns: What unregisters it.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends the calls of what was registered.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}

/// A registration for changes of some kinds of traits, with its handler.
@MainActor final class TraitObserver: UITraitChangeRegistration {
    private let traits: [any SystemTrait.Type]
    private let call: @MainActor (UIResponder, UITraitCollection) -> Void

    init(_ traits: [UITrait], call: @escaping @MainActor (UIResponder, UITraitCollection) -> Void) {
        self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
        self.call = call
    }

    fileprivate func note(
        _ responder: UIResponder, from previous: UITraitCollection, to traits: UITraitCollection
    ) {
        let hasChanged = self.traits.contains { $0.value(in: previous.values) != $0.value(in: traits.values) }
        if hasChanged { call(responder, previous) }
    }
}

extension UIResponder {
    /// Tells what was registered that traits have changed.
    final func noteTraitChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        for observer in traitObservers { observer.note(self, from: previous, to: traits) }
    }
}

extension UIView {
    /// Tells the view, its controller and its subviews that traits have changed.
    final func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        forgetDrawing()
        controller?.traitCollectionDidChange(previous)
        controller?.noteTraitChange(from: previous, to: traits)
        traitCollectionDidChange(previous)
        noteTraitChange(from: previous, to: traits)
        for subview in subviews { subview.traitsDidChange(from: previous, to: traits) }
    }
}
