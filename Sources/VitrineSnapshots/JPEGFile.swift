// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineRaster

/// JPEG files of pictures.
package enum JPEGFile {
    /// Returns the JPEG file of a picture.
    ///
    /// - Parameters:
    ///   - picture: The data of a PNG file.
    ///   - quality: The quality, from 0 for the smallest file to 1 for the best image.
    /// - Returns: The data of the file.
    /// - Throws: `RasterError`.
    package static func data(of picture: Data, quality: Double) throws -> Data {
        Data(try RasterImage(encodedImage: [UInt8](picture)).jpeg(quality: quality))
    }
}
