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

    /// Blurs all four channels with the pixels mirrored beyond the edges, so that nothing gets lighter there.
    func applyMirrored(to surface: PixelSurface) {
        let (width, height) = (surface.frame.width, surface.frame.height)
        let margin = Int((sigma * 3).rounded(.up)) + 2
        let (across, down) = (width + 2 * margin, height + 2 * margin)
        func inside(_ position: Int, _ length: Int) -> Int {
            let place = (position % (2 * length) + 2 * length) % (2 * length)
            return place < length ? place : 2 * length - 1 - place
        }
        let columns = (0..<across).map { inside($0 - margin, width) }
        var wide = [UInt32](repeating: 0, count: across * down)
        surface.withPixels { pixels, count in
            pixels.withMemoryRebound(to: UInt32.self, capacity: count) { words in
                wide.withUnsafeMutableBufferPointer { wide in
                    for row in 0..<down {
                        let from = words + inside(row - margin, height) * width
                        for column in 0..<across { wide[row * across + column] = from[columns[column]] }
                    }
                }
            }
        }
        wide.withUnsafeMutableBytes { buffer in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
            for channel in 0..<4 {
                apply(to: bytes + channel, width: across, height: down, step: 4, stride: across * 4)
            }
        }
        surface.withPixels { pixels, count in
            pixels.withMemoryRebound(to: UInt32.self, capacity: count) { words in
                wide.withUnsafeBufferPointer { wide in
                    for row in 0..<height {
                        let from = (row + margin) * across + margin
                        for column in 0..<width { words[row * width + column] = wide[from + column] }
                    }
                }
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
        let lanes = Self.lanes
        // Lines side by side: their sums do not wait for each other, and columns are read along rows.
        withUnsafeTemporaryAllocation(of: Float.self, capacity: max(width, height) * lanes * 2 + lanes) { scratch in
            guard let buffer = scratch.baseAddress else { return }
            for row in Swift.stride(from: 0, to: height, by: lanes) {
                let lines = Lines(
                    bytes: bytes + row * stride, lines: min(lanes, height - row), count: width, lineStep: stride,
                    step: step)
                blur(lines, buffer)
            }
            for column in Swift.stride(from: 0, to: width, by: lanes) {
                let lines = Lines(
                    bytes: bytes + column * step, lines: min(lanes, width - column), count: height, lineStep: step,
                    step: stride)
                blur(lines, buffer)
            }
        }
    }

    private static let lanes = 16

    /// Neighbouring rows or columns.
    private struct Lines {
        var bytes: UnsafeMutablePointer<UInt8>
        var lines: Int
        var count: Int
        /// Bytes from a line to the next, and from a sample to the next.
        var lineStep: Int
        var step: Int
    }

    /// Blurs lines; beyond their ends there is nothing.
    private func blur(_ lines: Lines, _ buffer: UnsafeMutablePointer<Float>) {
        let lanes = Self.lanes
        let (count, total) = (lines.count, lines.count * lanes)
        let (line, other, sums) = (buffer, buffer + total, buffer + total * 2)
        var isEmpty = true
        for index in 0..<count {
            let from = lines.bytes + index * lines.step
            let into = line + index * lanes
            for lane in 0..<lanes {
                let byte = lane < lines.lines ? from[lane * lines.lineStep] : 0
                into[lane] = Float(byte)
                if byte != 0 { isEmpty = false }
            }
        }
        if isEmpty { return }
        if sigma < Self.meansFrom {
            convolve(line, other, count: count)
        } else {
            let sizes = boxes
            mean(line, other, sums, count: count, before: sizes[0].before, after: sizes[0].after)
            mean(other, line, sums, count: count, before: sizes[1].before, after: sizes[1].after)
            mean(line, other, sums, count: count, before: sizes[2].before, after: sizes[2].after)
        }
        for index in 0..<count {
            let from = other + index * lanes
            let into = lines.bytes + index * lines.step
            for lane in 0..<lines.lines { into[lane * lines.lineStep] = UInt8(min(max(from[lane] + 0.5, 0), 255)) }
        }
    }

    private var boxes: [(before: Int, after: Int)] {
        let size = max(Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
        let half = size / 2
        if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
        // Even boxes: one to the left, one to the right, and one a pixel wider, so that nothing moves.
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    private func mean(
        _ from: UnsafeMutablePointer<Float>, _ into: UnsafeMutablePointer<Float>, _ sums: UnsafeMutablePointer<Float>,
        count: Int, before: Int, after: Int
    ) {
        let lanes = Self.lanes
        let share = 1 / Float(before + after + 1)
        for lane in 0..<lanes { sums[lane] = 0 }
        for index in 0..<min(after, count) {
            for lane in 0..<lanes { sums[lane] += from[index * lanes + lane] }
        }
        for index in 0..<count {
            if index + after < count {
                let entering = from + (index + after) * lanes
                for lane in 0..<lanes { sums[lane] += entering[lane] }
            }
            let result = into + index * lanes
            for lane in 0..<lanes { result[lane] = sums[lane] * share }
            if index >= before {
                let leaving = from + (index - before) * lanes
                for lane in 0..<lanes { sums[lane] -= leaving[lane] }
            }
        }
    }

    private func convolve(_ from: UnsafeMutablePointer<Float>, _ into: UnsafeMutablePointer<Float>, count: Int) {
        let lanes = Self.lanes
        let reach = max(Int((sigma * 3).rounded(.up)), 1)
        var kernel = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = kernel.reduce(0, +)
        for index in kernel.indices { kernel[index] /= sum }
        for index in 0..<count {
            let result = into + index * lanes
            for lane in 0..<lanes { result[lane] = 0 }
            for offset in -reach...reach where index + offset >= 0 && index + offset < count {
                let weight = kernel[offset + reach]
                let neighbour = from + (index + offset) * lanes
                for lane in 0..<lanes { result[lane] += neighbour[lane] * weight }
            }
        }
    }
}
