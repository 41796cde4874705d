// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A row of segments of which one is selected.
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
    }

    private var segments: [Segment] = [] { didSet { didChange() } }
    private var selected = UISegmentedControl.noSegment

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; `noSegment` for none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            didChange()
        }
    }

    /// Whether a segment is selected only while it is pressed.
    open var isMomentary = false { didSet { didChange() } }
    /// Whether segments are as wide as their titles; without effect.
    open var apportionsSegmentWidthsByContent = false { didSet { noteChange() } }
    /// The colour of the selected segment; set on the proxy, that of all controls without one of their own, also of
    /// segmented pickers.
    open var selectedSegmentTintColor: UIColor? { didSet { if !isProxy { didChange() } } }
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates a control without segments, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Creates a control with titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            if let image = item as? UIImage { return Segment(image: image) }
            if let action = item as? UIAction {
                return Segment(title: action.title, image: action.image, action: action)
            }
            return Segment(title: item as? String ?? "\(item)")
        }
    }

    /// Creates a control with a segment for each action, which is performed when the user selects it.
    ///
    /// - Parameters:
    ///   - frame: The frame, in the superview's coordinates, in points.
    ///   - actions: The actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Segments

    private func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        if selected >= index { selected += 1 }
        segments.insert(segment, at: index)
    }

    /// Inserts a segment with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index of the new segment.
    ///   - animated: Whether the others move; they do not.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - segment: The index of the new segment.
    ///   - animated: Whether the others move; they do not.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment that performs an action when the user selects it.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - segment: The index of the new segment.
    ///   - animated: Whether the others move; they do not.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Removes a segment.
    ///
    /// - Parameters:
    ///   - segment: The index of the segment.
    ///   - animated: Whether the others move; they do not.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        if selected == segment { selected = Self.noSegment }
        if selected > segment { selected -= 1 }
        segments.remove(at: segment)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        selected = Self.noSegment
        segments = []
    }

    /// Sets the title of a segment.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index of the segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title
        segments[segment].image = nil
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - segment: The index of the segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].image = image
        segments[segment].title = nil
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets whether the user can select a segment.
    ///
    /// - Parameters:
    ///   - enabled: Whether the user can.
    ///   - segment: The index of the segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of the titles in a state; on the proxy, those of all controls without their own, also of
    /// segmented pickers.
    ///
    /// - Parameters:
    ///   - attributes: The attributes, of which the font and the colour count.
    ///   - state: The state: normal or selected; the others have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        let known: Set<NSAttributedString.Key> = [.font, .foregroundColor]
        let isKnown = attributes?.keys.allSatisfy { known.contains($0) } ?? true
        if !isKnown || (state != .normal && state != .selected) { noteChange() }
        if !isProxy { didChange() }
    }

    /// Returns the attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The colours and fonts that were set for the segments.
    var segmentLook: SegmentLook {
        func color(_ state: UIControl.State) -> Color? {
            (titleAttributes[state.rawValue]?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
        }
        func font(_ state: UIControl.State) -> Font? {
            (titleAttributes[state.rawValue]?[.font] as? UIFont).map { Font($0) }
        }
        return SegmentLook(
            ground: selectedSegmentTintColor.map { Color(uiColor: $0) }, title: color(.normal),
            chosenTitle: color(.selected), font: font(.normal), chosenFont: font(.selected))
    }

    // MARK: - Drawing

    private func choose(_ index: Int) {
        guard isEnabledForSegment(at: index), index != selected else { return didChange() }
        selectedSegmentIndex = index
        segments[index].action?.perform(for: self)
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    override var control: AnyView {
        let selection = Binding(
            get: { [weak self] in self?.selected ?? -1 }, set: { [weak self] (index: Int) in self?.choose(index) })
        let segments = segments
        return AnyView(
            Picker(selection: selection) {
                ForEach(segments.indices, id: \.self) { index in
                    if let image = segments[index].image {
                        Image(uiImage: image).tag(index)
                    } else {
                        Text(verbatim: segments[index].title ?? "").tag(index)
                    }
                }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .environment(\.segmentLook, segmentLook))
    }
}
