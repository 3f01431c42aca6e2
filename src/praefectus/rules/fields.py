"""What a record is made of: a class whose annotated fields have a width, a shape and a comment each."""

from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

Shape: TypeAlias = tuple[int, ...]
Fields: TypeAlias = dict[str, tuple[str, Shape]]

# The annotations of fields. A light record holds lists; in an array, rows are indexed in the same way.
Row: TypeAlias = list[int]
Table: TypeAlias = list[Row]
Tables: TypeAlias = list[Table]
_DIMENSIONS: dict[Any, int] = {int: 0, Row: 1, Table: 2, Tables: 3}


class Numbers(Protocol):
    """Numbers that a function reads or writes one by one: a list or an array of any width."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, number: int, /) -> None: ...


class Reals(Protocol):
    """The same with fractions."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, real: float, /) -> None: ...


Choices: TypeAlias = Numbers  # a list of actions: [0] says how many, then they follow


class Field(NamedTuple):
    """The width of a number in memory, and how many of them there are in each dimension."""

    width: str
    shape: Shape


def i1(*shape: int) -> Any:
    """Numbers of one byte: -128 to 127."""
    return Field("i1", shape)


def i2(*shape: int) -> Any:
    """Numbers of two bytes: -32,768 to 32,767."""
    return Field("i2", shape)


def i4(*shape: int) -> Any:
    """Numbers of four bytes, or sets of 31 things as bits."""
    return Field("i4", shape)


def i8(*shape: int) -> Any:
    """Sets of 63 things as bits."""
    return Field("i8", shape)


class Record:
    """The base of all records: a subclass declares fields as `coins: Row = i2(SEATS)`, and FIELDS is read from them."""

    FIELDS: ClassVar[Fields] = {}  # what the class itself declares, in its order

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name, field in declared.items():
            if _DIMENSIONS.get(cls.__annotations__.get(name)) != len(field.shape):
                raise TypeError(
                    f"{cls.__name__}.{name}: its annotation has another number of dimensions than its shape."
                )
            delattr(cls, name)  # a record that lacks the field must not find it here
        cls.FIELDS = {name: (field.width, field.shape) for name, field in declared.items()}
