// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The variants of a font that descriptors ask for.
extension Font {
    /// The font as it is resolved at the default text size.
    var resolvedByDefault: ResolvedFont { resolved(in: FontContext()) }

    /// Returns the font in another design of the system's; `nil` for a font that is not the system's.
    func variant(in design: Font.Design) -> Font? { provider.variant(in: design).map { Font($0) } }

    /// Returns the font at a fixed size in points.
    func variant(ofSize size: CGFloat) -> Font { Font(provider.variant(ofSize: size)) }

    /// Returns the font of a name at the size of this one, in its weight where that is not regular, and in its slant.
    func variant(ofFamily family: String, size: CGFloat) -> Font {
        let own = resolvedByDefault
        var font = Font.custom(family, fixedSize: size)
        if own.weight != 400 { font = font.weight(Font.Weight(own.weight)) }
        return own.isItalic ? font.italic() : font
    }

    /// Returns the font upright or slanted.
    func variant(isItalic: Bool) -> Font {
        let upright = Font(provider.removing(.italic))
        return isItalic ? upright.italic() : upright
    }

    /// Returns the font bold, or in the regular weight if it is bold; other weights stay.
    func variant(isBold: Bool) -> Font {
        guard (resolvedByDefault.weight >= Self.boldWeight) != isBold else { return self }
        return isBold ? bold() : weight(.regular)
    }

    /// Returns the font with a distance between lines.
    func variant(_ leading: Font.Leading) -> Font {
        let standard = Font(provider.removing(.leading(.tight)).removing(.leading(.loose)))
        return leading == .standard ? standard : standard.leading(leading)
    }

    /// The distance between lines that was asked for.
    var askedLeading: Font.Leading { provider.askedLeading }
}

extension Font.Provider {
    fileprivate func variant(in design: Font.Design) -> Font.Provider? {
        switch self {
        case .style(let style, design: _, let weight): return .style(style, design: design, weight: weight)
        case .size(let size, design: _, let weight): return .size(size, design: design, weight: weight)
        case .custom: return nil
        case .modified(let base, .monospaced): return base.variant(in: design)
        case .modified(let base, let modifier): return base.variant(in: design).map { .modified($0, modifier) }
        }
    }

    fileprivate func variant(ofSize size: CGFloat) -> Font.Provider {
        switch self {
        case .style(let style, let design, let weight):
            // A headline is semibold at any size.
            return .size(size, design: design, weight: weight ?? (style == .headline ? .semibold : nil))
        case .size(_, let design, let weight): return .size(size, design: design, weight: weight)
        case .custom(let name, size: _, relativeTo: _): return .custom(name, size: size, relativeTo: nil)
        case .modified(let base, .scale): return base.variant(ofSize: size)
        case .modified(let base, let modifier): return .modified(base.variant(ofSize: size), modifier)
        }
    }

    fileprivate func removing(_ unwanted: Font.Modifier) -> Font.Provider {
        guard case .modified(let base, let modifier) = self else { return self }
        let rest = base.removing(unwanted)
        return modifier == unwanted ? rest : .modified(rest, modifier)
    }
}
