// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineRaster

/// Picture files that are written anew in another format.
package enum PictureFile {
    /// Returns the JPEG file of a picture.
    ///
    /// - Parameters:
    ///   - picture: The data of a PNG file.
    ///   - quality: The quality, from 0 for the smallest file to 1 for the best image.
    /// - Returns: The data of the file.
    /// - Throws: `Diagnostic`.
    package static func jpeg(of picture: Data, quality: Double) throws -> Data {
        Data(try RasterImage(encodedImage: [UInt8](picture)).jpeg(quality: quality))
    }

    /// Returns the PNG file of a picture.
    ///
    /// - Parameter picture: The data of a JPEG file.
    /// - Returns: The data of the file.
    /// - Throws: `Diagnostic`.
    package static func png(of picture: Data) throws -> Data {
        Data(try RasterImage(encodedImage: [UInt8](picture)).png())
    }
}
