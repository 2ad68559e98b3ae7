"""Compiles sources to the bytecode of the very interpreter that will load it.

Argument: a JSON file, a list of archives: `target`, a path; `sources`, {name: path or [zip, member]};
`made`, {name: [text, ...]}, see `MADE`. Each target becomes a zip of `.pyc` (and of the data files,
unchanged), not compressed: the host does that better, and the interpreter need not unpack it. What the page
can do without is left out: docstrings, asserts, annotations of functions and the tables of line numbers,
which are a third of the whole; a traceback still names its functions.
"""

import ast
import importlib.util
import json
import marshal
import sys
import zipfile
from types import CodeType
from typing import Any

HOST = "/host"
HEADER = importlib.util.MAGIC_NUMBER + bytes(12)
"""Of a .pyc without a source beside it: magic number, no flags, no time, no size."""
EPOCH = (1980, 1, 1, 0, 0, 0)
MADE = {"dataclasses.py": "exec", "collections/__init__.py": "eval"}
"""Modules of the library that make functions from text while a program is imported, and how they do it."""
MAKER = """
import builtins as _builtins, marshal as _marshal
_made = _marshal.loads(__loader__.get_data("{name}.made"))
_unmade = []
def {how}(text, *places):
    if text not in _made:
        _unmade.append(text)
    return _builtins.{how}(_made.get(text, text), *places)
"""
"""Stands at the end of such a module: what it makes has been compiled before; what has not still works."""

Origin = str | list[str]
opened: dict[str, zipfile.ZipFile] = {}


class Bare(ast.NodeTransformer):
    """Takes the annotations off functions; those of classes make dataclasses and stay."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._bare(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.generic_visit(node)
        if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            # A dataclass without a docstring writes itself one, out of the signature, at some cost.
            node.body.insert(0, ast.parse(f"__doc__ = {node.name!r}").body[0])
        return node

    def _bare(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        given = node.args
        for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if argument is not None:
                argument.annotation = None
        return node


def without_lines(code: CodeType) -> CodeType:
    """The code with a table of lines that says of every instruction: none (CPython's code_locations.md)."""
    constants = tuple(without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xFF] * whole + [0xF8 | rest - 1] * (rest > 0))
    return code.replace(co_linetable=table, co_consts=constants)


def compiled(name: str, source: bytes) -> bytes:
    tree = ast.parse(source)
    if b"singledispatch" not in source:  # which reads the annotations of functions
        tree = ast.fix_missing_locations(Bare().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(without_lines(code))


def read(origin: Origin) -> bytes:
    if isinstance(origin, str):
        with open(HOST + origin, "rb") as file:
            return file.read()
    archive, member = origin
    if archive not in opened:
        opened[archive] = zipfile.ZipFile(HOST + archive)
    return opened[archive].read(member)


def write(archive: dict[str, Any]) -> None:
    with zipfile.ZipFile(HOST + archive["target"], "w", zipfile.ZIP_STORED) as out:
        for name, origin in sorted(archive["sources"].items()):
            data = read(origin)
            if name in MADE:
                data += MAKER.format(name=name, how=MADE[name]).encode()
                texts = archive["made"].get(name, [])
                made = {text: without_lines(compile(text, "<string>", MADE[name])) for text in texts}
                out.writestr(zipfile.ZipInfo(f"{name}.made", EPOCH), marshal.dumps(made))
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data)
            out.writestr(zipfile.ZipInfo(name, EPOCH), data)


with open(HOST + sys.argv[1], encoding="utf-8") as plan:
    for archive in json.load(plan):
        write(archive)
