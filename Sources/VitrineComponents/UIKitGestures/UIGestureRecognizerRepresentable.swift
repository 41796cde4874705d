// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A gesture recogniser of UIKit that can be added to a SwiftUI view.
///
/// - Support: partial: the recognisers of UIKit's own gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the coordinator: an object that lives as long as the recogniser, such as its delegate.
    associatedtype Coordinator = Void
    /// The context that the methods receive.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// The converter of the gesture's position into the view's coordinates.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recogniser; called once.
    ///
    /// - Parameter context: The coordinator and the converter.
    /// - Returns: The recogniser.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Updates the recogniser; called whenever a value that it reads has changed.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - context: The coordinator and the converter.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Handles a change of the gesture's state or position.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - context: The coordinator and the converter.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Creates the coordinator; called before the recogniser is created.
    ///
    /// - Parameter converter: The converter of the gesture's position into the view's coordinates.
    /// - Returns: The coordinator, which each context holds.
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
    /// The converter of the gesture's position into the view's coordinates.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter of a gesture's position into the coordinates of the view that it was added to.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private let source: Source

    /// The recogniser, once it has been created.
    final class Source {
        weak var recognizer: UIGestureRecognizer?
    }

    init(_ source: Source) { self.source = source }

    /// The position of the gesture in the view that it was added to, in points.
    public var localLocation: CGPoint { source.recognizer?.location ?? .zero }
    /// How far the finger has moved, in points; `nil` if the recogniser is not one of pans.
    public var localTranslation: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// How fast the finger moves, in points per second; `nil` if the recogniser is not one of pans.
    public var localVelocity: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

extension View {
    /// Adds a gesture recogniser of UIKit to the view.
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
