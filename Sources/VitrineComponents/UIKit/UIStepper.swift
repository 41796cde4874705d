// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A control with a minus and a plus button.
open class UIStepper: UIControl {
    private var amount = 0.0

    /// The value, between the least and the greatest.
    open var value: Double {
        get { amount }
        set {
            amount = max(minimumValue, min(newValue, maximumValue))
            didChange()
        }
    }

    /// The least value.
    open var minimumValue = 0.0 { didSet { value = amount } }
    /// The greatest value.
    open var maximumValue = 100.0 { didSet { value = amount } }
    /// How much the value changes with each tap.
    open var stepValue = 1.0 { didSet { didChange() } }
    /// Whether the value goes on at the other end.
    open var wraps = false { didSet { didChange() } }
    /// Whether the value changes further while a button is pressed; without effect.
    open var autorepeat = true { didSet { noteChange() } }
    /// Whether targets are told of each change while a button is pressed; without effect, because each tap is one.
    open var isContinuous = true { didSet { noteChange() } }

    /// Creates a stepper from 0 to 100; of the frame, the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    private static let size = CGSize(width: 94, height: 32)
    open override var intrinsicContentSize: CGSize { Self.size }

    private func step(_ distance: Double) {
        let next = amount + distance
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendValueChanged()
    }

    private func stepping(_ sign: Double, _ isPossible: Bool) -> (@MainActor () -> Void)? {
        guard isPossible || wraps else { return nil }
        return { [weak self] in
            guard let self else { return }
            step(sign * stepValue)
        }
    }

    override var control: AnyView {
        AnyView(
            Stepper(
                label: { EmptyView() }, onIncrement: stepping(1, amount < maximumValue),
                onDecrement: stepping(-1, amount > minimumValue)
            )
            .labelsHidden())
    }
}
