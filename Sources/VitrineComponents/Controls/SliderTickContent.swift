// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type that represents marks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint where Self.Value == Self.Body.Value
    /// The type of the content that `body` returns.
    associatedtype Body: SliderTickContent

    /// The marks that this content consists of.
    @SliderTickBuilder<Self.Value> var body: Self.Body { get }
}

/// Marks that the engine knows the values of.
protocol PrimitiveSliderTickContent: SliderTickContent where Body == Self {
    var values: [Double] { get }
}

extension SliderTickContent where Body == Self {
    /// The content itself: it is primitive.
    public var body: Self { self }
}

extension SliderTickContent {
    /// The values of all marks; composed content is resolved through its body.
    var allValues: [Double] {
        guard let primitive = self as? any PrimitiveSliderTickContent else { return body.allValues }
        return primitive.values
    }
}
