// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A view of UIKit that shows an image.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? { didSet { didChange() } }

    /// Creates a view of an image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        makeContent = { [weak self] in AnyView(self?.shown) }
    }

    /// Creates a view without an image, with a frame in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(image: nil)
        self.frame = frame
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? frame.size }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    package override var usesTint: Bool { true }

    /// The image; symbols and templates are in the tint colour.
    private var shown: some View {
        picture.foregroundStyle(
            assignedTint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(TintShapeStyle()))
    }

    @ViewBuilder private var picture: some View {
        if let image {
            switch contentMode {
            case .scaleAspectFit:
                Image(uiImage: image).resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity)
            case .scaleAspectFill:
                Color.clear.overlay { Image(uiImage: image).resizable().scaledToFill() }.clipped()
            case .scaleToFill, .redraw: Image(uiImage: image).resizable()
            default:
                Image(uiImage: image)
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
                    .environment(\.layoutDirection, .leftToRight)
            }
        }
    }

    /// The alignment of an image that is shown at its own size.
    private var alignment: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
        }
    }
}
