"""From the object file that LLVM writes to a module that browsers run: what a linker does, for one object.

All code of the rules is in one object, and nothing in it calls anything outside. So functions, types and globals keep
their numbers. What is left to do: give the module memory and a stack of its own, move its data behind the stack (an
overflow then traps instead of writing over them), and name what may be called. The format is that of WebAssembly's tool
conventions (Linking.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

HEADER = b"\0asm\x01\0\0\0"
PAGE = 65_536
STACK = 16 * PAGE  # bytes; the data follow
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, _, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
OF_FUNCTION, OF_TABLE, OF_MEMORY, OF_GLOBAL = range(4)  # kinds of imports and exports
NAMES_A_FUNCTION, NAMES_DATA, _, NAMES_A_SECTION = range(4)  # kinds of symbols
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
SYMBOLS = 8  # the part of the section "linking" with the symbols
ADDRESS, SIGNED_ADDRESS, ADDRESS_IN_DATA = 3, 4, 5  # kinds of places that name an address of memory
ADDRESS_SIZE = 5  # bytes of an address in code, where there is always room for the largest
WITH_ADDEND = (3, 4, 5, 8, 9)
AS_THEY_ARE = (0, 6, 7, 20)  # numbers of functions, types, globals and tables: these do not change
I32, VARIABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B

Each = TypeVar("Each")


class WasmError(Exception):
    """An object that cannot become a module; the text says what is in the way."""


class Reader:
    """Reads the numbers and names of the format, one after the other."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    def __bool__(self) -> bool:
        return self.at < len(self.content)

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self, signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.content[self.at - size : self.at]

    def block(self) -> bytes:
        return self.take(self.number())

    def name(self) -> str:
        return self.block().decode()

    def several(self, read: Callable[[], Each]) -> list[Each]:
        return [read() for _ in range(self.number())]


def number(value: int, size: int = 0) -> bytes:
    """A number in groups of seven bits, `size` groups at least; in five an address reads the same signed and not."""
    groups = bytearray()
    while value > 0x7F or len(groups) + 1 < size:
        groups.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*groups, value])


def block(content: bytes) -> bytes:
    return number(len(content)) + content


def several(entries: list[bytes]) -> bytes:
    return number(len(entries)) + b"".join(entries)


@dataclass
class Object:
    """The sections of an object file, by number and, for those with a name, by name."""

    sections: dict[int, bytes]
    named: dict[str, bytes]

    @classmethod
    def read(cls, content: bytes) -> Object:
        if content[: len(HEADER)] != HEADER:
            raise WasmError("This is no object file for WebAssembly.")
        found = cls({}, {})
        reader = Reader(content, len(HEADER))
        while reader:
            number_of, payload = reader.byte(), reader.block()
            if number_of == CUSTOM:
                inner = Reader(payload)
                name = inner.name()
                found.named[name] = payload[inner.at :]
            else:
                found.sections[number_of] = payload
        return found

    def imported_table(self) -> bytes | None:
        """What the object says of its table of functions, if it has one; it may want nothing else from outside."""
        table: bytes | None = None
        reader = Reader(self.sections.get(IMPORT, b"\0"))
        for _ in range(reader.number()):
            module, name, kind = reader.name(), reader.name(), reader.byte()
            began = reader.at
            if kind == OF_FUNCTION:
                raise WasmError(f"The rules call {module}.{name}, which is nowhere among them.")
            reader.at += kind != OF_MEMORY  # the type of a table's entries, or of a global
            if kind == OF_GLOBAL:
                reader.byte()
                if name != "__stack_pointer":
                    raise WasmError(f"The rules read {module}.{name}, which is nowhere among them.")
            else:
                for _ in range(1 + (reader.byte() & 1)):
                    reader.number()
            if kind == OF_TABLE:
                table = reader.content[began : reader.at]
        return table

    def functions(self) -> dict[str, int]:
        """The numbers of the functions by name."""
        found: dict[str, int] = {}
        reader = Reader(self.named.get("linking", b"\2"))
        if reader.number() != 2:
            raise WasmError("The object is of another version of WebAssembly's tool conventions.")
        while reader:
            part, payload = reader.byte(), reader.block()
            if part == SYMBOLS:
                inner = Reader(payload)
                for _ in range(inner.number()):
                    self._symbol(inner, found)
        return found

    @staticmethod
    def _symbol(reader: Reader, functions: dict[str, int]) -> None:
        kind, flags = reader.byte(), reader.number()
        if kind == NAMES_DATA:
            reader.name()
            for _ in range(0 if flags & UNDEFINED else 3):
                reader.number()
            return
        index = reader.number()
        if kind != NAMES_A_SECTION and (flags & EXPLICIT_NAME or not flags & UNDEFINED):
            name = reader.name()
            if kind == NAMES_A_FUNCTION:
                functions[name] = index

    def addresses(self, section: str) -> Iterator[tuple[int, int]]:
        """Places of a section that name an address: what kind, and where."""
        reader = Reader(self.named.get(f"reloc.{section}", b"\0\0"))
        reader.number()
        for _ in range(reader.number()):
            kind, where, _ = reader.byte(), reader.number(), reader.number()
            if kind in WITH_ADDEND:
                reader.number(signed=True)
            if kind in (ADDRESS, SIGNED_ADDRESS, ADDRESS_IN_DATA):
                yield kind, where
            elif kind not in AS_THEY_ARE:
                raise WasmError(f"The object has a place of kind {kind}, which nothing here can fill.")


def moved(found: Object, section: int, name: str, by: int) -> bytes:
    """A section whose places name the same data, so many bytes further on."""
    content = bytearray(found.sections.get(section, b"\0"))
    for kind, where in found.addresses(name):
        if kind == ADDRESS_IN_DATA:
            value = int.from_bytes(content[where : where + 4], "little", signed=True) + by
            content[where : where + 4] = value.to_bytes(4, "little")
        else:
            value = Reader(bytes(content[where : where + ADDRESS_SIZE])).number(signed=kind == SIGNED_ADDRESS) + by
            content[where : where + ADDRESS_SIZE] = number(value, ADDRESS_SIZE)
    return bytes(content)


def placed(content: bytes, first: int) -> tuple[bytes, int]:
    """The data, the first byte of them at this address; and where they end."""
    reader, end = Reader(content), first
    segments: list[bytes] = []
    for _ in range(reader.number()):
        flags, opcode, at = reader.number(), reader.byte(), first + reader.number(signed=True)
        if (flags, opcode, reader.byte()) != (0, I32_CONST, END):
            raise WasmError("The object has data without a place of their own.")
        data = reader.block()
        segments.append(b"\0" + constant(at) + block(data))
        end = max(end, at + len(data))
    return several(segments), end


def constant(value: int) -> bytes:
    return bytes([I32_CONST]) + number(value, ADDRESS_SIZE) + bytes([END])


def module(content: bytes, exports: Mapping[str, str], notes: Mapping[str, bytes]) -> bytes:
    """The module: `exports` says what functions of the object are called outside; notes are sections with a name."""
    found = Object.read(content)
    table, functions = found.imported_table(), found.functions()
    data, end = placed(moved(found, DATA, "DATA", STACK), STACK)
    heap = -(-end // 64) * 64
    named = {"memory": (OF_MEMORY, 0), "__heap_base": (OF_GLOBAL, 1)}
    named.update({outside: (OF_FUNCTION, functions[inside]) for inside, outside in exports.items()})
    made = {
        TYPE: found.sections[TYPE],
        FUNCTION: found.sections[FUNCTION],
        TABLE: several([table] if table else []),
        MEMORY: several([b"\0" + number(-(-heap // PAGE))]),
        GLOBAL: several([bytes([I32, VARIABLE]) + constant(STACK), bytes([I32, 0]) + constant(heap)]),
        EXPORT: several([block(name.encode()) + bytes([kind]) + number(at) for name, (kind, at) in named.items()]),
        ELEMENT: found.sections.get(ELEMENT, b"\0"),
        DATA_COUNT: found.sections.get(DATA_COUNT, b""),
        CODE: moved(found, CODE, "CODE", STACK),
        DATA: data,
    }
    sections = [bytes([kind]) + block(each) for kind, each in made.items() if each not in (b"", b"\0")]
    sections += [bytes([CUSTOM]) + block(block(name.encode()) + note) for name, note in notes.items()]
    return HEADER + b"".join(sections)


def note(content: bytes, name: str) -> bytes:
    """A section with a name, of a finished module."""
    return Object.read(content).named[name]
