# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The support table: declarations are read as a call sees them, shapes are matched, the two rules report what they must."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from call_shapes import CallShape, accepts  # noqa: E402 (the scripts' folder is no package)
from support_table import Row, Surface, judge, sample_apps  # noqa: E402
from surface_checks import public_options, surface_violations, unprobed_modifiers  # noqa: E402
from symbol_graph import Symbol, base_name, parameters, parse  # noqa: E402


def symbol(
    path: str, declaration: str = "", kind: str = "method", marker: str | None = None, module: str = "VitrineCore"
) -> Symbol:
    """A public symbol from its dotted path and its declaration."""
    parts = tuple(path.split("."))
    name = base_name(parts[-1])
    return Symbol(module, kind, parts, declaration, False, marker, "", parameters(declaration, name))


PADDING = "nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
SECTION = "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)"
BUTTON = "init<S>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) where S : StringProtocol"


class Declarations(unittest.TestCase):
    def test_labels_defaults_and_closures_are_read(self):
        found = parameters(BUTTON, "init")
        self.assertEqual([parameter.label for parameter in found], ["_", "role", "action"])
        self.assertEqual([parameter.is_optional for parameter in found], [False, True, False])
        self.assertEqual([parameter.is_closure for parameter in found], [False, False, True])

    def test_commas_inside_brackets_and_arrows_do_not_split(self):
        found = parameters("func f(_ a: Dictionary<String, (Int, Int) -> Bool>, b: [Int] = [1, 2], c: Int...)", "f")
        self.assertEqual([parameter.label for parameter in found], ["_", "b", "c"])
        self.assertEqual([parameter.is_optional for parameter in found], [False, True, True])

    def test_a_marker_is_read_and_inherited_members_are_left_out(self):
        raw = {
            "kind": {"identifier": "swift.method"},
            "identifier": {"precise": "s:1"},
            "pathComponents": ["View", "padding(_:)"],
            "declarationFragments": [{"spelling": "func padding(_ length: CGFloat) -> some View"}],
            "docComment": {"lines": [{"text": "Pads."}, {"text": "- Support: partial: no insets"},
                                     {"text": "  of text"}, {"text": "- Parameter length: The length."}]},
        }
        copy = {**raw, "identifier": {"precise": "s:1::SYNTHESIZED::s:2"}, "pathComponents": ["Text", "padding(_:)"]}
        found = parse({"symbols": [raw, copy]}, "VitrineCore")
        self.assertEqual([entry.qualified for entry in found], ["View.padding"])
        self.assertEqual(found[0].marker, "partial: no insets of text")


class Shapes(unittest.TestCase):
    def assert_accepts(self, declaration: str, name: str, shape: str, expected: bool):
        self.assertEqual(accepts(parameters(declaration, name), CallShape.parse(shape)), expected, shape)

    def test_arguments_match_in_order_and_the_rest_needs_defaults(self):
        for shape, expected in {
            "padding()": True, "padding(_:)": True, "padding(_:_:)": True, "padding(_:_:_:)": False, "padding(edges:)": False,
        }.items():
            self.assert_accepts(PADDING, "padding", shape, expected)

    def test_trailing_closures_match_their_labels(self):
        for shape, expected in {
            "Section(){} header:{} footer:{}": True, "Section(){} footer:{}": False, "Section(){}": False,
            "Section(content:header:footer:)": True, "Section(){} footer:{} header:{}": False,
        }.items():
            self.assert_accepts(SECTION, "init", shape, expected)

    def test_a_closure_does_not_take_the_place_of_a_value(self):
        for shape, expected in {
            "Button(_:){}": True, "Button(_:role:){}": True, "Button(_:action:)": True, "Button(){}": False,
            "Button(role:){}": False,
        }.items():
            self.assert_accepts(BUTTON, "init", shape, expected)


class Judgements(unittest.TestCase):
    ROW = Row("modifier", "padding", 10, 100)

    def test_full_partial_absent(self):
        surface = Surface([symbol("View.padding(_:_:)", PADDING)])
        full = judge(self.ROW, surface, [("padding()", 30), ("padding(_:)", 70)])
        self.assertEqual((full.status, full.covered), ("full", 100))
        partial = judge(self.ROW, surface, [("padding()", 30), ("padding(insets:)", 70)])
        self.assertEqual((partial.status, partial.covered), ("partial", 30))
        self.assertIn("`padding(insets:)`", partial.missing)
        self.assertEqual(judge(self.ROW, Surface([]), []).status, "absent")

    def test_a_marker_makes_a_name_partial(self):
        surface = Surface([symbol("View.padding(_:_:)", PADDING, marker="partial: no insets")])
        judged = judge(self.ROW, surface, [("padding()", 1)])
        self.assertEqual((judged.status, judged.missing), ("partial", "no insets"))

    def test_a_type_of_a_module_beside_swiftui_does_not_take_the_place_of_swiftuis(self):
        row = Row("type", "Transaction", 3, 6)
        ours = symbol("Transaction", "struct Transaction", kind="struct")
        other = symbol("Transaction", "struct Transaction", "struct", "partial: there are none", "VitrineStoreKit")
        for symbols in ([ours, other], [other, ours]):
            self.assertEqual(judge(row, Surface(symbols), []).status, "full")

    def test_an_alias_of_a_protocols_member_is_a_type_that_conformances_name(self):
        row = Row("type", "Subviews", 4, 29)
        layout, alias = symbol("Layout", kind="protocol"), symbol("Layout.Subviews", kind="typealias")
        self.assertEqual(judge(row, Surface([layout, alias]), []).status, "full")
        text, nested = symbol("Text", kind="struct"), symbol("Text.Subviews", kind="typealias")
        self.assertEqual(judge(row, Surface([text, nested]), []).status, "absent")


class Rules(unittest.TestCase):
    def violations(self, *symbols: Symbol) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            facts = Path(folder)
            (facts / "api-usage.tsv").write_text("kind\tname\nview\tText\nmodifier\tpadding\n")
            (facts / "api-signatures.tsv").write_text("kind\tshape\nview\tText(verbatim:)\n")
            (facts / "apple-names.tsv").write_text("# names\nAxis.Set\nPath.*\n_Entry\tmacros expand to it\n_Bare\n")
            return surface_violations(list(symbols), facts)

    def test_names_of_apple_pass(self):
        self.assertEqual(
            self.violations(
                symbol("Text", kind="struct"), symbol("Text.init(verbatim:)", kind="init"), symbol("View.padding(_:)"),
                symbol("Axis.Set", kind="struct"), symbol("Path.anything", kind="property"), symbol("_Entry", kind="struct"),
            ),
            [],
        )

    def test_names_of_ours_are_reported_once(self):
        self.assertEqual(
            self.violations(
                symbol("ViewNode", kind="class"), symbol("ViewNode.padding(_:)"), symbol("View.mount()"),
                symbol("_Bare", kind="struct"), symbol("_Other", kind="struct"),
            ),
            ["View.mount", "ViewNode", "_Bare", "_Other"],
        )

    def test_a_modifier_without_a_probe_is_reported(self):
        modifiers = [symbol("View.padding(_:_:)", PADDING), symbol("View.bold()", "func bold() -> some View")]
        with tempfile.TemporaryDirectory() as folder:
            probes = Path(folder) / "Probes"
            probes.mkdir()
            (Path(folder) / "OtherTests.swift").write_text("Text().bold()")
            (probes / "LayoutProbes.swift").write_text("probe { $0.padding(3) }")
            self.assertEqual(unprobed_modifiers(modifiers, Path(folder)), ["bold"])


class Samples(unittest.TestCase):
    def test_a_sample_whose_walk_knows_of_a_gap_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            samples = Path(folder)
            for name in ("Clock", "Maps", "Walks"):
                (samples / name).mkdir()
            (samples / "Walks" / "ClockWalk.swift").write_text("#expect(true)")
            (samples / "Walks" / "MapsWalk.swift").write_text('withKnownIssue("no maps") { }')
            self.assertEqual(sample_apps(samples), (2, ["Maps"]))

    def test_every_sample_has_a_walk_in_a_browser(self):
        browser = (ROOT / "EndToEnd" / "test_samples.py").read_text()
        names = [path.name for path in (ROOT / "Apps" / "Samples").iterdir() if path.is_dir() and path.name != "Walks"]
        self.assertEqual(len(names), 25)
        self.assertEqual([name for name in names if f'self.start("{name}")' not in browser], [])


class Options(unittest.TestCase):
    def options(self, *declared: tuple[str, str, str]) -> list[str]:
        return public_options([symbol(path, declaration, kind) for path, declaration, kind in declared])

    def test_cases_constants_and_chained_options_are_options(self):
        self.assertEqual(
            self.options(
                ("ControlSize.mini", "case mini", "enum.case"),
                ("Edge.Set.all", "static let all: Edge.Set", "type.property"),
                ("EditActions.all", "static var all: EditActions<Data> { get }", "type.property"),
                ("Animation.linear(duration:)", "static func linear(duration: TimeInterval) -> Animation", "type.method"),
                ("SymbolVariants.fill", "var fill: SymbolVariants { get }", "property"),
            ),
            ["Animation.linear(duration:)", "ControlSize.mini", "Edge.Set.all", "EditActions.all", "SymbolVariants.fill"],
        )

    def test_what_answers_another_type_is_none(self):
        self.assertEqual(
            self.options(
                ("EnvironmentKey.defaultValue", "static var defaultValue: Self.Value { get }", "type.property"),
                ("UIDevice.current", "@MainActor static let current: UIDevice", "type.property"),
                ("Font.bold()", "func bold() -> Font", "method"),
                ("ViewBuilder.buildBlock()", "static func buildBlock() -> EmptyView", "type.method"),
            ),
            [],
        )

    def test_an_extension_for_one_type_has_options_of_its_protocol(self):
        raw = {
            "kind": {"identifier": "swift.type.property"},
            "identifier": {"precise": "s:1"},
            "pathComponents": ["ToggleStyle", "switch"],
            "declarationFragments": [{"spelling": "static var `switch`: SwitchToggleStyle { get }"}],
            "swiftExtension": {"constraints": [{"kind": "sameType", "lhs": "Self", "rhs": "SwitchToggleStyle"}]},
        }
        gone = {**raw, "pathComponents": ["ToggleStyle", "checkbox"], "availability": [{"isUnconditionallyUnavailable": True}]}
        self.assertEqual(public_options(parse({"symbols": [raw, gone]}, "VitrineCore")), ["ToggleStyle.switch"])


if __name__ == "__main__":
    unittest.main()
