"""How compiled rules become one program: linked once and optimised once.

Numba links what a function calls, and what that calls, into the function's own library and optimises the whole. For
hundreds of rules that call each other this would be the same work hundreds of times over. Here the library of a rule
holds only its own code; the library of a loop takes in all rules that it reaches and is optimised as one. A compiler
class of their own does this for these functions alone: Numba compiles all others as usual.
"""

from typing import Any
from weakref import WeakValueDictionary

from llvmlite import binding
from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.typed_passes import IRLegalization
from numba.core.typing.templates import Signature

defined_in: WeakValueDictionary[str, JITCodeLibrary] = WeakValueDictionary()  # the library of each function called


class Library(JITCodeLibrary):
    """A library that notes which others define what it calls."""

    def add_linking_library(self, library: Any) -> None:
        super().add_linking_library(library)
        for function in library._get_module_for_linking().functions:
            if not function.is_declaration:
                defined_in[function.name] = library


class RuleLibrary(Library):
    """The code of one rule, neither linked nor optimised."""

    called: list[Any]  # kept alive with the rule

    def finalize(self) -> None:
        self.called, self._linking_libraries = self._linking_libraries, []
        super().finalize()

    def _optimize_final_module(self) -> None:
        pass

    def _verify_declare_only_symbols(self) -> None:
        pass


class LoopLibrary(Library):
    """The code of a loop with all rules that it reaches."""

    def finalize(self) -> None:
        for library in take_in(self._final_module):
            self._reload_init.update(library._reload_init)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls these copies of the rules: the optimiser may take them apart as it likes."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


def take_in(whole: binding.ModuleRef) -> list[JITCodeLibrary]:
    """Take each function in when the code so far calls it and does not hold it; returns the libraries they came from.

    Not library by library: of a library, LLVM takes in only what is called by then, and drops the rest. One that came
    before the first call of it would be gone, and the call would lead nowhere.
    """
    taken: list[JITCodeLibrary] = []
    waiting = declarations(whole)
    while waiting:
        name = waiting.pop()
        library = defined_in.get(name)
        if library is not None and is_missing(whole, name):
            taken.append(library)
            module = library._get_module_for_linking()
            whole.link_in(module, preserve=True)
            waiting += declarations(module)
    return taken


def declarations(module: binding.ModuleRef) -> list[str]:
    return [function.name for function in module.functions if function.is_declaration]


def is_missing(module: binding.ModuleRef, name: str) -> bool:
    """Is the function called in the module and not in it?"""
    try:
        return bool(module.get_function(name).is_declaration)
    except NameError:
        return False


class LoopCompiler(Compiler):
    """Numba's compiler, with a library of the project's own for the function."""

    library_class: type[Library] = LoopLibrary

    def define_pipelines(self) -> Any:
        self.state.library = self.library_class(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return self.pipelines()

    def pipelines(self) -> Any:
        return super().define_pipelines()


# what Numba does and the language of the rules has no use for: contexts, closures, constants of Python, raising
NOT_FOR_RULES = {
    "WithLifting", "InlineClosureLikes", "RewriteSemanticConstants", "DeadBranchPrune", "GenericRewrites",
    "RewriteDynamicRaises", "MakeFunctionToJitFunction", "InlineInlinables", "FindLiterallyCalls", "LiteralUnroll",
    "LiteralPropagationSubPipelinePass", "InlineOverloads", "NopythonRewrites", "DumpParforDiagnostics",
}  # fmt: skip


register: Any = register_pass


@register(mutates_CFG=False, analysis_only=False)
class CountFromTheFront(FunctionPass):
    """No rule counts from the end of a row, so an index is never negative: compiled code need not look whether it is.

    With NUMBA_BOUNDSCHECK=1 it checks, and a negative index is an error.
    """

    _name = "count_from_the_front"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        count_from_the_front(state.calltypes, ir, types, Signature)
        return True


def count_from_the_front(calltypes: Any, ir: Any, types: Any, signature_of: Any) -> None:
    """Make indices unsigned; Numba's compilers for CPU and GPU have classes of their own for the same things."""
    for part, signature in list(calltypes.items()):
        is_index = isinstance(part, ir.SetItem) or (isinstance(part, ir.Expr) and part.op == "getitem")
        if is_index and isinstance(signature.args[0], types.Array) and signature.args[1] == types.intp:
            array, _, *value = signature.args
            del calltypes[part]  # it takes nothing in place of another
            calltypes[part] = signature_of(signature.return_type, (array, types.uintp, *value), None)


class RuleCompiler(LoopCompiler):
    """The same for a rule, in fewer steps: most of the time of a first compilation goes into them."""

    library_class: type[Library] = RuleLibrary

    def pipelines(self) -> Any:
        steps = PassManager("rule")
        parts = DefaultPassBuilder
        for define in (
            parts.define_untyped_pipeline, parts.define_typed_pipeline, parts.define_nopython_lowering_pipeline
        ):  # fmt: skip
            for step, said in define(self.state).passes:
                if step is IRLegalization:
                    steps.add_pass(CountFromTheFront, "count from the front")
                if step.__name__ not in NOT_FOR_RULES:
                    steps.add_pass(step, said)
        steps.finalize()
        return [steps]
