import ts from 'typescript';

/** What an entry of declarations exports, sorted by name, without comments and without what it is made of. */
export function exportedDeclarations(files) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const resolved = symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return files.map(file => {
    const entry = checker.getSymbolAtLocation(program.getSourceFile(file));
    const exported = entry === undefined ? [] : checker.getExportsOfModule(entry);
    return exported
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(symbol => (resolved(symbol).declarations ?? []).map(statementOf))
      .map(node => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .join('\n');
  });
}

/** A variable is declared within a statement. */
const statementOf = node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);
