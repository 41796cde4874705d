// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A description of the content of a cell.
public protocol UIContentConfiguration {}

/// A content of a cell that SwiftUI draws.
protocol CellContent {
    /// The view.
    @MainActor var cellContent: AnyView { get }
}

/// An image and texts in a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
    }

    /// How an image looks.
    public struct ImageProperties {
        /// The colour of symbols and templates; `nil` for the tint.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; 0 for any.
        public var maximumSize = CGSize.zero
    }

    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?
    /// How the text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// Whether the second text stands at the end of the row, and not below the text.
    public var prefersSideBySideTextAndSecondaryText: Bool

    private init(secondary: UIFont.TextStyle, isSideBySide: Bool) {
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    /// Returns the content of a usual cell.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .footnote, isSideBySide: false)
    }

    /// Returns the content of a cell whose second text stands below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .footnote, isSideBySide: false)
    }

    /// Returns the content of a cell whose second text stands at the end of the row.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .body, isSideBySide: true)
    }
}

extension UIListContentConfiguration: CellContent {
    @MainActor var cellContent: AnyView {
        AnyView(
            HStack(spacing: 16) {
                if let image { shown(image) }
                if prefersSideBySideTextAndSecondaryText {
                    HStack { texts }
                } else {
                    VStack(alignment: .leading, spacing: 4) { texts }
                }
            })
    }

    @MainActor @ViewBuilder private var texts: some View {
        if let text { Self.shown(text, textProperties) }
        if prefersSideBySideTextAndSecondaryText { Spacer(minLength: 8) }
        if let secondaryText { Self.shown(secondaryText, secondaryTextProperties) }
    }

    @MainActor private static func shown(_ text: String, _ properties: TextProperties) -> some View {
        Text(verbatim: text)
            .font(Font(properties.font))
            .foregroundStyle(Color(uiColor: properties.color))
            .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
    }

    private var tint: AnyShapeStyle {
        imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(TintShapeStyle())
    }

    @MainActor private func shown(_ image: UIImage) -> some View {
        let most = imageProperties.maximumSize
        let factor = min(
            most.width > 0 ? most.width / max(image.size.width, 1) : 1,
            most.height > 0 ? most.height / max(image.size.height, 1) : 1, 1)
        return Image(uiImage: image)
            .resizable()
            .frame(width: image.size.width * factor, height: image.size.height * factor)
            .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
            .foregroundStyle(tint)
            .accessibilityHidden(true)
    }
}

/// A SwiftUI view as the content of a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    private let content: Content

    /// Creates a content of a cell.
    ///
    /// - Parameter content: A view builder of the content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension UIHostingConfiguration: CellContent {
    @MainActor var cellContent: AnyView { AnyView(content) }
}
