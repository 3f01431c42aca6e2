"""Rules for games with only some modules: code that can never run there is removed.

A compiler would drop it as well, but only after it had read and typed all rules, which is most of its work. So a test
for a module that is not in play is false here; a branch that calls the home of such a module is never taken; a rule of
which nothing is left is not called any more, and nothing that only it would call is compiled.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

from praefectus.engine.dispatch import is_dispatch, written
from praefectus.rules.declarations import MODULES, module_bit, with_dependencies

MODULE_FOLDERS = "praefectus.rules.modules."
UNKNOWN = object()  # what a rule returns is seen when it runs


@cache
def modules_in_play(modules: int) -> frozenset[str]:
    """The homes whose rules can be reached in games with these modules."""
    return frozenset(name for name in MODULES if module_bit(name) & with_dependencies(modules))


def module_of(function: FunctionType) -> str:
    """The module that a rule belongs to; empty for the base game."""
    file = function.__module__
    return file.removeprefix(MODULE_FOLDERS).partition(".")[0] if file.startswith(MODULE_FOLDERS) else ""


class Specialiser(ast.NodeTransformer):
    """Takes out of one function what never happens with these modules."""

    def __init__(self, function: FunctionType, modules: int, outcome: Callable[[FunctionType], Any]) -> None:
        self.function, self.modules, self.outcome = function, modules, outcome
        self.in_play = modules_in_play(modules)

    def meaning(self, node: ast.expr) -> Any:
        """The value of a global name, or of a name of another file."""
        if isinstance(node, ast.Name) and node.id not in self.function.__code__.co_varnames:
            return self.function.__globals__.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(owner := self.meaning(node.value), ModuleType):
            return getattr(owner, node.attr, None)
        return None

    def is_field(self, node: ast.expr, name: str) -> bool:
        """Is it g.name?"""
        return isinstance(node, ast.Attribute) and node.attr == name and self.meaning(node.value) is None

    # expressions

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """g.modules & WITH_FORUM"""
        self.generic_visit(node)
        if isinstance(node.op, ast.BitAnd) and self.is_field(node.left, "modules"):
            bits = self.meaning(node.right)
            if isinstance(bits, int) and not bits & self.modules:
                return ast.Constant(0)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and isinstance(node.operand, ast.Constant):
            return ast.Constant(not node.operand.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Return what a test for a module came to, compared with 0."""
        self.generic_visit(node)
        known = all(isinstance(value, ast.Constant) for value in (node.left, *node.comparators))
        return ast.Constant(eval(ast.unparse(node), {})) if known else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Drop conditions whose value is known; stop at the first that decides the result."""
        decides = isinstance(node.op, ast.Or)
        left: list[ast.expr] = []
        for value in node.values:
            seen = self.visit(value)
            if isinstance(seen, ast.Constant) and bool(seen.value) != decides:
                continue
            left.append(seen)
            if isinstance(seen, ast.Constant):
                break
        if not left:
            return ast.Constant(not decides)
        return left[0] if len(left) == 1 else ast.BoolOp(node.op, left)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        test = self.visit(node.test)
        if isinstance(test, ast.Constant):
            chosen: ast.expr = self.visit(node.body if test.value else node.orelse)
            return chosen
        return ast.IfExp(test, self.visit(node.body), self.visit(node.orelse))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A rule that always returns the same, now that so much is cut out of it, is that number."""
        self.generic_visit(node)
        called = self.meaning(node.func)
        if isinstance(called, FunctionType) and not any(map(calls_in, node.args)):
            outcome = self.outcome(called)
            if outcome is not UNKNOWN:
                return ast.Constant(outcome)
        return node

    # statements

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | None:
        self.generic_visit(node)
        return None if isinstance(node.value, ast.Constant) else node  # a docstring, or a rule that does nothing

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt] | None:
        test = self.visit(node.test)
        if isinstance(test, ast.Constant):
            return self.block(node.body if test.value else node.orelse)
        if self.is_away(node.body):
            return self.block(node.orelse)
        body, otherwise = self.block(node.body), self.block(node.orelse)
        if not body and not otherwise:
            return ast.Expr(test) if calls_in(test) else None
        return ast.If(test, body or [ast.Pass()], otherwise)

    def visit_For(self, node: ast.For) -> ast.stmt | None:
        body = self.block(node.body)
        return ast.For(node.target, self.visit(node.iter), body, []) if body else None

    def visit_While(self, node: ast.While) -> ast.stmt:
        return ast.While(self.visit(node.test), self.block(node.body) or [ast.Pass()], [])

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        left: list[ast.stmt] = []
        for statement in statements:
            seen = self.visit(statement)
            left += seen if isinstance(seen, list) else [] if seen is None else [seen]
        return left

    def is_away(self, branch: list[ast.stmt]) -> bool:
        """Does the branch go to the home of a module that is not in play?"""
        for statement in branch:
            if isinstance(statement, ast.Expr | ast.Return | ast.Assign) and isinstance(statement.value, ast.Call):
                called = self.meaning(statement.value.func)
                if isinstance(called, FunctionType) and module_of(called) and module_of(called) not in self.in_play:
                    return True
        return False


def calls_in(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Call) for each in ast.walk(node))


class Specialised:
    """The functions as they are compiled for games with these modules; all of them without a cut."""

    def __init__(self, modules: int | None = None) -> None:
        self.modules = modules
        self._done: dict[FunctionType, tuple[FunctionType, Any]] = {}

    def __call__(self, function: FunctionType) -> FunctionType:
        return self._cut(function)[0]

    def leave_whole(self, function: FunctionType) -> None:
        """This one is not cut."""
        self._done[function] = function, UNKNOWN

    def outcome(self, function: FunctionType) -> Any:
        """Return the constant a function always returns; UNKNOWN if it depends on the game or has an effect."""
        return self._cut(function)[1] if function.__module__.startswith("praefectus.") else UNKNOWN

    def _cut(self, function: FunctionType) -> tuple[FunctionType, Any]:
        if function not in self._done:
            self._done[function] = self._fresh(function)
        return self._done[function]

    def _fresh(self, function: FunctionType) -> tuple[FunctionType, Any]:
        if is_dispatch(function):
            return written(function, self.is_in_play), UNKNOWN
        if self.modules is None:
            return function, UNKNOWN
        tree = definition(function)
        before = ast.dump(tree)
        tree.body = Specialiser(function, self.modules, self.outcome).block(tree.body) or [ast.Pass()]
        returned = outcome_of(tree.body)
        return (function if ast.dump(tree) == before else compiled_text(function, tree)), returned

    def is_in_play(self, rule: FunctionType) -> bool:
        return self.modules is None or not module_of(rule) or module_of(rule) in modules_in_play(self.modules)


def definition(function: FunctionType) -> ast.FunctionDef:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    tree.returns, tree.decorator_list = None, []  # for readers; compilers do without
    for argument in tree.args.args:
        argument.annotation = None
    return tree


def outcome_of(body: list[ast.stmt]) -> Any:
    first = body[0]
    if isinstance(first, ast.Pass):
        return None
    if isinstance(first, ast.Return) and (first.value is None or isinstance(first.value, ast.Constant)):
        return None if first.value is None else first.value.value
    return UNKNOWN


def compiled_text(function: FunctionType, tree: ast.FunctionDef) -> FunctionType:
    """The function with this text instead of its own."""
    file = ast.fix_missing_locations(ast.Module([tree], []))
    program = compile(file, function.__code__.co_filename, "exec")
    code = next(each for each in program.co_consts if isinstance(each, CodeType))
    cut = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    cut.__module__, cut.__qualname__ = function.__module__, function.__qualname__
    return cut
