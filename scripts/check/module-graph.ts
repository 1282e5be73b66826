import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A value that a file declares on its top level, as `file#name`. */
export type ValueKey = string;

/** The values of one source file, read without types. */
interface ReadFile {
  /** What each declared value names: local names and imported ones. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
  readonly exported: ReadonlySet<string>;
  /** Where an imported name comes from. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Files whose values are exported as well; of a named export its names alone. */
  readonly passedOn: readonly { readonly file: string; readonly names?: ReadonlySet<string> }[];
}

/** Source files that import each other by relative paths, read when they are first needed. */
export class ModuleGraph {
  readonly #files = new Map<string, ReadFile>();

  /** Every value that a file exports, its own and those it passes on, by name. */
  exportsOf(file: string): ReadonlyMap<string, ValueKey> {
    const { exported, passedOn } = this.#read(file);
    const found = new Map([...exported].map(name => [name, `${file}#${name}`]));
    for (const { file: other, names } of passedOn) {
      for (const [name, key] of this.exportsOf(other)) if (names?.has(name) ?? true) found.set(name, key);
    }
    return found;
  }

  /** The values that a value names. */
  usesOf(key: ValueKey): readonly ValueKey[] {
    const [file = '', name = ''] = key.split('#');
    const { uses, imports } = this.#read(file);
    return [...(uses.get(name) ?? [])].flatMap(used => {
      const imported = imports.get(used);
      if (imported !== undefined) return this.exportsOf(imported.file).get(imported.name) ?? [];
      return uses.has(used) ? `${file}#${used}` : [];
    });
  }

  /** All values of a file, for a program that runs from its first line. */
  valuesOf(file: string): readonly ValueKey[] {
    return [...this.#read(file).uses.keys()].map(name => `${file}#${name}`);
  }

  #read(file: string): ReadFile {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const read = readFile(file);
    this.#files.set(file, read);
    return read;
  }
}

function readFile(file: string): ReadFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const uses = new Map<string, ReadonlySet<string>>();
  const exported = new Set<string>();
  const imports = new Map<string, { file: string; name: string }>();
  const passedOn: { file: string; names?: ReadonlySet<string> }[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = pathOf(file, statement.moduleSpecifier);
      const bindings = statement.importClause?.namedBindings;
      if (from === undefined || bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements)
        imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const from = pathOf(file, statement.moduleSpecifier);
      const clause = statement.exportClause;
      if (statement.isTypeOnly || from === undefined) continue;
      if (clause === undefined) passedOn.push({ file: from });
      else if (ts.isNamedExports(clause))
        passedOn.push({
          file: from,
          names: new Set(clause.elements.filter(one => !one.isTypeOnly).map(one => one.name.text)),
        });
    } else {
      const names = declaredBy(statement);
      const named = namesIn(statement);
      for (const name of names) uses.set(name, named);
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (isExported === true) for (const name of names) exported.add(name);
      if (names.length === 0 && ts.isExpressionStatement(statement)) uses.set('', named);
    }
  }
  return { uses, exported, imports, passedOn };
}

function pathOf(file: string, specifier: ts.Expression | undefined): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
    return undefined;
  return join(dirname(file), specifier.text);
}

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** Every identifier in a statement but those of types, which are erased before it runs. */
function namesIn(statement: ts.Statement): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && !isMember(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}

/** The name after a dot or before a colon belongs to an object. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isBindingElement(parent) ? parent.propertyName === node : false;
}
