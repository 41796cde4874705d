// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

// The fonts of CoreText. On Apple's systems they are UIKit's, by another name: `uiFont as CTFont` makes nothing new.

/// A font of CoreText: a `UIFont`.
public typealias CTFont = UIFont
/// The attributes of a font of CoreText: a `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns the font of a name.
///
/// - Parameters:
///   - name: The PostScript name, the full name or the family.
///   - size: The size, in points; 0 for 12.
///   - matrix: A transform of the letters; only `nil` has an effect.
/// - Returns: The font; the system font replaces an unknown one.
nonisolated public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    noteMatrix(matrix, "CTFontCreateWithName")
    let points = size == 0 ? 12 : size
    return UIFont(.custom(name, fixedSize: points), size: points)
}

/// Returns the font that a descriptor describes.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - size: The size, in points; 0 for that of the descriptor.
///   - matrix: A transform of the letters; only `nil` has an effect.
/// - Returns: The font.
nonisolated public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    noteMatrix(matrix, "CTFontCreateWithFontDescriptor")
    return UIFont(descriptor: descriptor, size: size)
}

nonisolated private func noteMatrix(_ matrix: UnsafePointer<CGAffineTransform>?, _ name: String) {
    guard let matrix, !matrix.pointee.isIdentity else { return }
    DeveloperNotes.withoutEffect("The matrix of \(name)", remedy: "Transform the view that shows the text.")
}

/// Returns the PostScript name of a font.
nonisolated public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family of a font.
nonisolated public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the attributes of a font.
nonisolated public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the size of a font, in points.
nonisolated public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline of a line to its top, in points.
nonisolated public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline of a line to its bottom, in points: positive.
nonisolated public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the gap between two lines, in points.
nonisolated public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
nonisolated public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
