// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A view that shows a picture or a symbol.
nonisolated public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(String, bundle: URL)
        case loaded(LoadedImage, scale: Double)
        /// The grey ground of a picture on its way.
        case placeholder
    }

    /// How a resizable picture fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// Whether a picture is drawn as it is or as a stencil in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How carefully a picture is drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small
        case medium
        case large
    }

    package var source: Source
    package var label: AccessibilityText?
    package var isDecorative = false
    package var isResizable = false
    package var capInsets = EdgeInsets()
    package var resizingMode = ResizingMode.stretch
    package var mode: TemplateRenderingMode?
    package var interpolationQuality = Interpolation.medium

    package init(source: Source, label: AccessibilityText? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// A picture of the app, named for readers by its name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), label: .string(name))
    }

    /// A picture of the app with words for readers.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), label: .text(label))
    }

    /// A picture of the app that readers pass over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundle: (bundle ?? .main).bundleURL), isDecorative: true)
    }

    /// A symbol of the system, as large as the text around it.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// A symbol of the system whose parts stand for a value from 0 to 1, such as the waves of a loudspeaker.
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

    /// Lets the picture take the size that it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: How much of each side keeps its size, in points of the picture.
    ///   - resizingMode: Whether what lies between is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        return copy
    }

    /// Draws the picture as it is or as a stencil; `nil` is the picture's own way.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var copy = self
        copy.mode = renderingMode
        return copy
    }

    /// Sets how the picture is drawn at another size: `none` keeps its pixels, the others are smooth.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    /// Sets whether the picture's edges are smooth.
    ///
    /// - Support: partial: edges are always smooth, and a diagnostic says so.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased {
            DeveloperNotes.withoutEffect(
                "antialiased(false)", remedy: "Edges are smooth; interpolation(.none) keeps the pixels of a picture.")
        }
        return self
    }
}

extension Image: View {
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
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
