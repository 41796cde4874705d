// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A slider.
open class UISlider: UIControl {
    private var position: Float = 0

    /// The value, between the least and the greatest.
    open var value: Float {
        get { position }
        set {
            position = clamped(newValue)
            didChange()
        }
    }

    /// The least value.
    open var minimumValue: Float = 0 { didSet { value = clamped(position) } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { value = clamped(position) } }
    /// Whether targets are told of each value during a drag, and not of the last one only.
    open var isContinuous = true
    /// The image at the least value.
    open var minimumValueImage: UIImage? { didSet { didChange() } }
    /// The image at the greatest value.
    open var maximumValueImage: UIImage? { didSet { didChange() } }
    /// The colour of the thumb; without effect.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// The colour of the track below the thumb's value.
    open var minimumTrackTintColor: UIColor? { didSet { didChange() } }
    /// The colour of the track above the thumb's value; without effect.
    open var maximumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// Whether the user drags the thumb.
    open private(set) var isTracking = false

    /// Creates a slider from 0 to 1 with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Moves the thumb; targets are not told.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - animated: Whether the thumb moves there; the page decides.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the image of the thumb; without effect.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - state: The state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { noteChange() }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    private func clamped(_ value: Float) -> Float { max(minimumValue, min(value, maximumValue)) }

    private func track(_ isTracking: Bool) {
        self.isTracking = isTracking
        if isTracking { return sendActions(for: .touchDown) }
        if !isContinuous { sendValueChanged() }
        sendActions(for: .touchUpInside)
    }

    override var control: AnyView {
        let value = Binding(
            get: { [weak self] in self?.value ?? 0 },
            set: { [weak self] (value: Float) in
                guard let self, value != self.value else { return }
                self.value = value
                if isContinuous { sendValueChanged() }
            })
        let range = minimumValue...max(maximumValue, minimumValue.nextUp)
        return AnyView(
            HStack(spacing: 8) {
                if let minimumValueImage { Image(uiImage: minimumValueImage).accessibilityHidden(true) }
                Slider(value: value, in: range, onEditingChanged: { [weak self] in self?.track($0) })
                if let maximumValueImage { Image(uiImage: maximumValueImage).accessibilityHidden(true) }
            }
            .transformEnvironment(\.assignedTint) { [minimumTrackTintColor] assigned in
                if let minimumTrackTintColor { assigned = AnyShapeStyle(Color(uiColor: minimumTrackTintColor)) }
            })
    }
}
