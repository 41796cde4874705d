// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A switch.
open class UISwitch: UIControl {
    private var isOnNow = false

    /// Whether the switch is on.
    open var isOn: Bool {
        get { isOnNow }
        set {
            isOnNow = newValue
            didChange()
        }
    }

    /// The colour of a switch that is on.
    open var onTintColor: UIColor? { didSet { didChange() } }
    /// The colour of the thumb; without effect.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// The title beside the switch on a Mac; without effect.
    open var title: String? { didSet { noteChange() } }

    /// Creates a switch that is off; of the frame, the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Switches on or off; targets are not told.
    ///
    /// - Parameters:
    ///   - on: Whether the switch is on.
    ///   - animated: Whether the thumb moves there; the page decides.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    private static let size = CGSize(width: 63, height: 28)
    open override var intrinsicContentSize: CGSize { Self.size }

    override var control: AnyView {
        let isOn = Binding(
            get: { [weak self] in self?.isOn ?? false },
            set: { [weak self] (isOn: Bool) in
                self?.isOn = isOn
                self?.sendValueChanged()
            })
        return AnyView(
            Toggle(isOn: isOn) { EmptyView() }
                .toggleStyle(.switch)
                .labelsHidden()
                .transformEnvironment(\.assignedTint) { [onTintColor] assigned in
                    if let onTintColor { assigned = AnyShapeStyle(Color(uiColor: onTintColor)) }
                })
    }
}
