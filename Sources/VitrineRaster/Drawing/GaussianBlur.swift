// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A Gaussian blur of bytes: a true kernel for small sigmas, three running means for large ones.
///
/// Three box filters of the right widths are within 3 % of the Gaussian (W3C filter effects, `feGaussianBlur`);
/// browsers draw so from sigma 2 on. Cost: pixels times channels, whatever the sigma.
struct GaussianBlur {
    private let sigma: Double
    /// From this sigma on means are used.
    private static let meansFrom = 2.0

    init(sigma: Double) {
        self.sigma = sigma.isFinite ? max(sigma, 0) : 0
    }

    /// Blurs all four channels, which are premultiplied.
    func apply(to surface: PixelSurface) {
        let (width, height) = (surface.frame.width, surface.frame.height)
        surface.withPixels { pixels, _ in
            for channel in 0..<4 {
                apply(to: pixels + channel, width: width, height: height, step: 4, stride: width * 4)
            }
        }
    }

    func apply(to mask: CoverageMask) {
        let (width, height, stride) = (mask.frame.width, mask.frame.height, mask.stride)
        mask.bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            apply(to: start, width: width, height: height, step: 1, stride: stride)
        }
    }

    private func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, step: Int, stride: Int) {
        guard sigma > 0.01 else { return }
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: longest * 2) { scratch in
            guard let line = scratch.baseAddress else { return }
            let other = line + longest
            for row in 0..<height { blur(bytes + row * stride, count: width, step: step, line, other) }
            for column in 0..<width { blur(bytes + column * step, count: height, step: stride, line, other) }
        }
    }

    /// Blurs one row or column; beyond its ends there is nothing.
    private func blur(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: UnsafeMutablePointer<Float>,
        _ other: UnsafeMutablePointer<Float>
    ) {
        var isEmpty = true
        for index in 0..<count {
            let byte = bytes[index * step]
            line[index] = Float(byte)
            if byte != 0 { isEmpty = false }
        }
        if isEmpty { return }
        if sigma < Self.meansFrom {
            convolve(line, other, count: count)
        } else {
            let sizes = boxes
            mean(line, other, count: count, before: sizes[0].before, after: sizes[0].after)
            mean(other, line, count: count, before: sizes[1].before, after: sizes[1].after)
            mean(line, other, count: count, before: sizes[2].before, after: sizes[2].after)
        }
        for index in 0..<count { bytes[index * step] = UInt8(min(max(other[index] + 0.5, 0), 255)) }
    }

    private var boxes: [(before: Int, after: Int)] {
        let size = max(Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
        let half = size / 2
        if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
        // Even boxes: one to the left, one to the right, and one a pixel wider, so that nothing moves.
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    private func mean(
        _ from: UnsafeMutablePointer<Float>, _ into: UnsafeMutablePointer<Float>, count: Int, before: Int, after: Int
    ) {
        let share = 1 / Float(before + after + 1)
        var sum: Float = 0
        for index in 0..<min(after, count) { sum += from[index] }
        for index in 0..<count {
            if index + after < count { sum += from[index + after] }
            into[index] = sum * share
            if index >= before { sum -= from[index - before] }
        }
    }

    private func convolve(_ from: UnsafeMutablePointer<Float>, _ into: UnsafeMutablePointer<Float>, count: Int) {
        let reach = max(Int((sigma * 3).rounded(.up)), 1)
        var kernel = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = kernel.reduce(0, +)
        for index in kernel.indices { kernel[index] /= sum }
        for index in 0..<count {
            var value: Float = 0
            for offset in -reach...reach where index + offset >= 0 && index + offset < count {
                value += from[index + offset] * kernel[offset + reach]
            }
            into[index] = value
        }
    }
}
