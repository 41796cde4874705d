# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Reads which file and declaration refers to which other, from the index that the compiler writes beside a debug build.

The index holds each occurrence of each symbol; libIndexStore (part of the toolchain) reads it. Nothing is compiled.
"""

from __future__ import annotations

import ctypes
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

# Bits of indexstore_symbol_role_t and values of indexstore_unit_dependency_kind_t (indexstore/indexstore.h).
DEFINITION = 1 << 1
REFERENCE = 1 << 2
CHILD_OF = 1 << 9
OVERRIDE_OF = 1 << 11
EXTENDED_BY = 1 << 14
ACCESSOR_OF = 1 << 15
CONTAINED_BY = 1 << 16
RECORD_DEPENDENCY = 2

APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class StringReference(ctypes.Structure):
    """indexstore_string_ref_t: bytes of the library's, not terminated."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def text(self) -> str:
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


STRING_APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringReference)


@dataclass(frozen=True)
class Reference:
    """Symbols of one file that another file refers to."""

    source: Path
    target: Path
    # The symbol's name and how often the source refers to it.
    symbol: str
    count: int


@dataclass(frozen=True)
class Occurrence:
    """A place where a symbol is declared or used, and how it relates to others."""

    path: Path
    line: int
    # The symbol's unified name, its own, and its kind (`indexstore_symbol_kind_t`).
    usr: str
    name: str
    kind: int
    roles: int
    # The unified names of other symbols, each with what relates this one to it.
    relations: tuple[tuple[int, str], ...]


def toolchain_library() -> Path:
    """The toolchain's libIndexStore.

    Raises FileNotFoundError where there is no Swift toolchain, or one without that library.
    """
    compiler = shutil.which("swiftc")
    if compiler is None:
        raise FileNotFoundError("There is no swiftc on the PATH.")
    library = Path(compiler).resolve().parents[1] / "lib" / "libIndexStore.so"
    if not library.exists():
        raise FileNotFoundError(f"The toolchain has no {library}.")
    return library


class IndexStore:
    """The index of one build folder."""

    def __init__(self, folder: Path, library: Path | None = None) -> None:
        """Opens the index of a build folder such as `.build/debug`.

        Raises FileNotFoundError without an index, RuntimeError where the library cannot read it.
        """
        path = folder / "index" / "store"
        if not path.is_dir():
            raise FileNotFoundError(f"{path} is not there: a debug build writes it.")
        self.library = ctypes.CDLL(str(library or toolchain_library()))
        self._declare()
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(str(path).encode(), ctypes.byref(error))
        if not self.store:
            raise RuntimeError(f"{path} could not be read.")

    def _declare(self) -> None:
        pointer, library = ctypes.c_void_p, self.library
        for name, result, arguments in (
            ("store_create", pointer, (ctypes.c_char_p, ctypes.c_void_p)),
            ("store_units_apply_f", ctypes.c_bool, (pointer, ctypes.c_uint, pointer, STRING_APPLIER)),
            ("unit_reader_create", pointer, (pointer, ctypes.c_char_p, pointer)),
            ("unit_reader_dispose", None, (pointer,)),
            ("unit_reader_get_main_file", StringReference, (pointer,)),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, (pointer, pointer, APPLIER)),
            ("unit_dependency_get_kind", ctypes.c_int, (pointer,)),
            ("unit_dependency_get_name", StringReference, (pointer,)),
            ("unit_dependency_get_filepath", StringReference, (pointer,)),
            ("record_reader_create", pointer, (pointer, ctypes.c_char_p, pointer)),
            ("record_reader_dispose", None, (pointer,)),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, (pointer, pointer, APPLIER)),
            ("occurrence_get_symbol", pointer, (pointer,)),
            ("occurrence_get_roles", ctypes.c_uint64, (pointer,)),
            ("occurrence_get_line_col", None, (pointer, pointer, pointer)),
            ("occurrence_relations_apply_f", ctypes.c_bool, (pointer, pointer, APPLIER)),
            ("symbol_relation_get_roles", ctypes.c_uint64, (pointer,)),
            ("symbol_relation_get_symbol", pointer, (pointer,)),
            ("symbol_get_kind", ctypes.c_int, (pointer,)),
            ("symbol_get_usr", StringReference, (pointer,)),
            ("symbol_get_name", StringReference, (pointer,)),
        ):
            function = getattr(library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments

    def references(self, under: Path) -> list[Reference]:
        """Who refers to whom among the source files below a folder. Symbols of a file itself are left out."""
        definitions: dict[str, Path] = {}
        uses: dict[Path, dict[str, int]] = {}
        names: dict[str, str] = {}
        for source, record in self._records(under):
            used: dict[str, int] = defaultdict(int)
            for symbol, roles in self._occurrences(record):
                usr = self.library.indexstore_symbol_get_usr(symbol).text()
                if roles & DEFINITION:
                    definitions[usr] = source
                    names[usr] = self.library.indexstore_symbol_get_name(symbol).text()
                elif roles & REFERENCE:
                    used[usr] += 1
            uses[source] = used
        return [
            Reference(source, definitions[usr], names[usr], count)
            for source, used in uses.items()
            for usr, count in used.items()
            if usr in definitions and definitions[usr] != source
        ]

    def occurrences(self, under: Path) -> Iterator[Occurrence]:
        """All occurrences of symbols in the source files below a folder."""
        library = self.library
        for path, record in self._records(under):
            reader = library.indexstore_record_reader_create(self.store, record.encode(), None)
            if not reader:
                continue
            found: list[Occurrence] = []

            def note(_: object, occurrence: int, path: Path = path, found: list[Occurrence] = found) -> bool:
                relations: list[tuple[int, str]] = []

                def relate(_: object, relation: int) -> bool:
                    other = library.indexstore_symbol_relation_get_symbol(relation)
                    roles = library.indexstore_symbol_relation_get_roles(relation)
                    relations.append((roles, library.indexstore_symbol_get_usr(other).text()))
                    return True

                library.indexstore_occurrence_relations_apply_f(occurrence, None, APPLIER(relate))
                line, column = ctypes.c_uint(), ctypes.c_uint()
                library.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                symbol = library.indexstore_occurrence_get_symbol(occurrence)
                found.append(
                    Occurrence(
                        path,
                        line.value,
                        library.indexstore_symbol_get_usr(symbol).text(),
                        library.indexstore_symbol_get_name(symbol).text(),
                        library.indexstore_symbol_get_kind(symbol),
                        library.indexstore_occurrence_get_roles(occurrence),
                        tuple(relations),
                    )
                )
                return True

            library.indexstore_record_reader_occurrences_apply_f(reader, None, APPLIER(note))
            library.indexstore_record_reader_dispose(reader)
            yield from found

    def _records(self, under: Path) -> Iterator[tuple[Path, str]]:
        """The source files below a folder that still exist, each with the name of its newest record."""
        units: list[str] = []

        def note(_: object, name: StringReference) -> bool:
            units.append(name.text())
            return True

        self.library.indexstore_store_units_apply_f(self.store, 1, None, STRING_APPLIER(note))
        records: dict[Path, str] = {}
        for unit in units:
            reader = self.library.indexstore_unit_reader_create(self.store, unit.encode(), None)
            if not reader:
                continue
            main = Path(self.library.indexstore_unit_reader_get_main_file(reader).text())
            if under in main.parents and main.exists():
                for record in self._dependencies(reader, main):
                    records[main] = record
            self.library.indexstore_unit_reader_dispose(reader)
        return iter(sorted(records.items()))

    def _dependencies(self, reader: int, main: Path) -> list[str]:
        found: list[str] = []

        def note(_: object, dependency: int) -> bool:
            if self.library.indexstore_unit_dependency_get_kind(dependency) == RECORD_DEPENDENCY:
                path = Path(self.library.indexstore_unit_dependency_get_filepath(dependency).text())
                if path == main:
                    found.append(self.library.indexstore_unit_dependency_get_name(dependency).text())
            return True

        self.library.indexstore_unit_reader_dependencies_apply_f(reader, None, APPLIER(note))
        return found

    def _occurrences(self, record: str) -> list[tuple[int, int]]:
        """Symbols and roles of a record's occurrences. Symbols live as long as the record's reader, which is kept."""
        reader = self.library.indexstore_record_reader_create(self.store, record.encode(), None)
        if not reader:
            return []
        found: list[tuple[int, int]] = []
        symbol_of: Callable[[int], int] = self.library.indexstore_occurrence_get_symbol
        roles_of: Callable[[int], int] = self.library.indexstore_occurrence_get_roles

        def note(_: object, occurrence: int) -> bool:
            found.append((symbol_of(occurrence), roles_of(occurrence)))
            return True

        self.library.indexstore_record_reader_occurrences_apply_f(reader, None, APPLIER(note))
        return found
