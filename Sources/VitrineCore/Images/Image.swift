// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A view that shows an image or a symbol.
nonisolated public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(String, bundle: URL)
        case loaded(LoadedImage, scale: Double)
        /// The grey placeholder of an image that is being loaded.
        case placeholder
    }

    /// The way in which a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Whether an image is drawn with its own colours or as a template in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The opaque parts of the image are drawn in the foreground style.
        case template
        /// The image is drawn with its own colours.
        case original
    }

    /// The quality of an image that is drawn in another size.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels are enlarged without interpolation.
        case none
        /// The image is interpolated; same as the other smooth qualities here.
        case low
        /// The image is interpolated; the default.
        case medium
        /// The image is interpolated; same as the other smooth qualities here.
        case high
    }

    /// The size of a symbol relative to text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// A size below the default.
        case small
        /// The default size.
        case medium
        /// A size above the default.
        case large
    }

    /// The look that a `UIImage` has set for itself, which overrides the environment.
    package struct Look: Equatable, Sendable {
        /// The colour of the image, unless it is a template.
        package var tint: Color?
        /// The colour of the second part of a symbol (`SymbolPart`), whose first part has the tint.
        package var secondTint: Color?
        /// The size of a symbol, in points.
        package var pointSize: Double?
        /// The weight of a symbol from 100 to 900, as in CSS.
        package var fontWeight: Int?
        /// The size of a symbol relative to its point size.
        package var scale: Scale?
    }

    package var source: Source
    package var label: AccessibilityText?
    package var isDecorative = false
    package var isResizable = false
    package var capInsets = EdgeInsets()
    package var resizingMode = ResizingMode.stretch
    package var mode: TemplateRenderingMode?
    package var interpolationQuality = Interpolation.medium
    package var look = Look()
    /// The number of colours of a symbol; `nil` for that of the environment.
    package var symbolMode: SymbolRenderingMode?

    /// The image's own colour, in which it is drawn instead of the foreground style.
    var ownColor: Color? { mode == .template ? nil : look.tint }

    package init(source: Source, label: AccessibilityText? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates an image from an asset catalogue, whose name is its accessibility label.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), label: .string(name))
    }

    /// Creates an image from an asset catalogue with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), label: .text(label))
    }

    /// Creates an image from an asset catalogue that is hidden from assistive technologies.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), isDecorative: true)
    }

    /// Creates an image of a system symbol, which has the size of the text around it.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// Creates an image of a system symbol whose parts represent a value from 0 to 1, such as the waves of a
    /// loudspeaker.
    ///
    /// - Support: partial: all parts are drawn whatever the value, and a diagnostic says so.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        if let variableValue, variableValue < 1 {
            DeveloperNotes.withoutEffect(
                "Image(systemName:variableValue:)", remedy: "Choose among symbols, such as wifi and wifi.slash.")
        }
    }

    // MARK: - Modifiers

    /// Lets the image take the size that it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: The margins that are not scaled, in points of the image.
    ///   - resizingMode: Whether the part between the margins is stretched or repeated.
    /// - Returns: The resizable image.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        return copy
    }

    /// Sets whether the image is drawn with its own colours or as a template; `nil` uses the image's own mode.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var copy = self
        copy.mode = renderingMode
        return copy
    }

    /// Sets the quality of the image in another size: `none` keeps its pixels, all others are smooth.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    /// Sets whether the edges of the image are antialiased.
    ///
    /// - Support: partial: edges are always smooth, and a diagnostic says so.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased {
            DeveloperNotes.withoutEffect(
                "antialiased(false)", remedy: "Edges are smooth; interpolation(.none) keeps the pixels of an image.")
        }
        return self
    }
}

extension Image: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension Image: PrimitiveView {
    @MainActor package static func makeNode(_ view: Image, _ context: NodeContext) -> ViewNode {
        ImageNode(view, context)
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols relative to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
