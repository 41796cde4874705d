// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A recogniser of UIKit's that is added to a SwiftUI view.
///
/// - Support: partial: the recognisers of UIKit's own gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the object that a representable keeps beside its recogniser, such as a delegate.
    associatedtype Coordinator = Void
    /// What the methods are told.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// What says where the gesture is.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recogniser, once.
    ///
    /// - Parameter context: The coordinator and the converter.
    /// - Returns: The recogniser.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Updates the recogniser, whenever a value has changed that was read here.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - context: The coordinator and the converter.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Handles a step of the gesture.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - context: The coordinator and the converter.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Creates the coordinator, before the recogniser.
    ///
    /// - Parameter converter: What says where the gesture is.
    /// - Returns: The coordinator, which each context has.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The information that the methods of a `UIGestureRecognizerRepresentable` receive.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The object that the representable has made in `makeCoordinator(converter:)`.
    public let coordinator: Representable.Coordinator
    /// The converter of places of the gesture.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter of a gesture's places into the view that it was added to.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private let source: Source

    /// The recogniser, once it has been created.
    final class Source {
        weak var recognizer: UIGestureRecognizer?
    }

    init(_ source: Source) { self.source = source }

    /// The place of the gesture in the view that it was added to, in points.
    public var localLocation: CGPoint { source.recognizer?.location ?? .zero }
    /// How far the finger has moved, in points; `nil` where the gesture is no movement.
    public var localTranslation: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// How fast the finger moves, in points per second; `nil` where the gesture is no movement.
    public var localVelocity: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

extension View {
    /// Adds a recogniser of UIKit's to the view.
    ///
    /// - Parameter representable: The recogniser.
    /// - Returns: A view with the gesture.
    public nonisolated func gesture<R>(_ representable: R) -> some View where R: UIGestureRecognizerRepresentable {
        modifier(RecognizerModifier(representable: representable))
    }
}

/// Keeps the recogniser of a representable as long as the view is there.
nonisolated private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var holder = RecognizerHolder<Representable>()

    @MainActor func body(content: Content) -> some View {
        let recognizer = holder.updated(by: representable)
        return recognizer.recognising(AnyView(content))
    }
}

/// A recogniser with its context, made with the first update.
@MainActor
private final class RecognizerHolder<Representable: UIGestureRecognizerRepresentable> {
    private var made: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?
    private var representable: Representable?

    nonisolated init() {}

    func updated(by representable: Representable) -> Representable.UIGestureRecognizerType {
        self.representable = representable
        let (recognizer, context) = made ?? make(representable)
        representable.updateUIGestureRecognizer(recognizer, context: context)
        return recognizer
    }

    private func make(
        _ representable: Representable
    ) -> (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context) {
        let source = UIGestureRecognizerRepresentableCoordinateSpaceConverter.Source()
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source)
        let context = Representable.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        source.recognizer = recognizer
        recognizer.onStep = { [weak self] in self?.handle() }
        made = (recognizer, context)
        return (recognizer, context)
    }

    private func handle() {
        guard let representable, let made else { return }
        representable.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
    }
}
