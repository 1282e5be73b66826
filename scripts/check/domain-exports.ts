import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Signature, signatureOf } from './domain-shapes.ts';

/** A value that an entry of the domain package exports. */
export interface ExportedValue {
  /** `radio/bandOf`: the entry and the name. */
  readonly name: string;
  /** The types of the parameters through which numbers enter; empty for what is no function of numbers. */
  readonly numeric: readonly string[];
  /** Where it takes nothing but texts: how many, of which the first is one that a user types or a device sends. */
  readonly texts: number;
  /** What it takes and answers; undefined for what is no function, or several. */
  readonly signature: Signature | undefined;
}

export const DOMAIN = join(import.meta.dirname, '../../domain/src');
const FURTHEST = 6;
/** Collections whose elements count, not their own members. */
const COLLECTIONS = new Set(['Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'Array', 'ReadonlyArray']);

/** The entries of the package, by the folder they stand in. Ready-made objects for tests are no rules. */
export const domainEntries = (sources = DOMAIN): readonly string[] =>
  readdirSync(sources).filter(
    name => name !== 'mothers' && ts.sys.fileExists(join(sources, name, 'index.ts')),
  );

/** Every value that the domain package exports, by the compiler's own reading of its entries. */
export function exportedValues(): readonly ExportedValue[] {
  const entries = domainEntries();
  const files = entries.map(name => join(DOMAIN, name, 'index.ts'));
  const settings = ts.readConfigFile(join(DOMAIN, '../../tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, join(DOMAIN, '../..'));
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry, at) => {
    const file = program.getSourceFile(files[at] ?? '');
    const module = file && checker.getSymbolAtLocation(file);
    if (file === undefined || module === undefined) return [];
    const typesOnly = typeOnlyFiles(file);
    return checker
      .getExportsOfModule(module)
      .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(symbol => symbol.flags & ts.SymbolFlags.Value)
      .filter(symbol => !symbol.declarations?.some(one => typesOnly.has(one.getSourceFile().fileName)))
      .map(symbol => ({
        name: `${entry}/${symbol.name}`,
        numeric: numericParameters(checker, symbol),
        texts: textParameters(checker, symbol),
        signature: signatureOf(checker, symbol),
      }));
  });
}

/** Files of which an entry exports the types alone (`export type * from`), so that no value of theirs gets out. */
function typeOnlyFiles(entry: ts.SourceFile): ReadonlySet<string> {
  const statements = entry.statements.filter(one => ts.isExportDeclaration(one));
  return new Set(
    statements.flatMap(({ isTypeOnly, exportClause, moduleSpecifier }) =>
      isTypeOnly && exportClause === undefined && moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? join(dirname(entry.fileName), moduleSpecifier.text)
        : [],
    ),
  );
}

function numericParameters(checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const types = signatures.flatMap(({ parameters }) => parameters.map(one => checker.getTypeOfSymbol(one)));
  return types
    .filter(type => holdsNumber(checker, type))
    .map(type => checker.typeToString(checker.getNonNullableType(type)).replace(/^readonly |\[\]$/g, ''));
}

/** How many texts a function needs that takes any text; 0 for one that needs something else, or a word of a list. */
function textParameters(checker: ts.TypeChecker, symbol: ts.Symbol): number {
  const [signature, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined || others.length > 0) return 0;
  const needed = signature.parameters.filter(one => {
    const declared = one.valueDeclaration;
    return declared !== undefined && ts.isParameter(declared) && !checker.isOptionalParameter(declared);
  });
  const isText = (one: ts.Symbol): boolean =>
    (checker.getNonNullableType(checker.getTypeOfSymbol(one)).flags & ts.TypeFlags.String) !== 0;
  return needed.every(isText) ? needed.length : 0;
}

/** Whether a number can come in by a value of a type: itself, or anywhere in what it holds. */
function holdsNumber(checker: ts.TypeChecker, type: ts.Type, seen = new Set<ts.Type>(), depth = 0): boolean {
  if (seen.has(type) || depth > FURTHEST) return false;
  seen.add(type);
  const inside = (next: ts.Type): boolean => holdsNumber(checker, next, seen, depth + 1);
  if (type.flags & ts.TypeFlags.Number) return true;
  if (type.isUnionOrIntersection()) return type.types.some(inside);
  if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return false;
  if (COLLECTIONS.has(type.symbol?.name) || checker.isTupleType(type)) {
    return checker.getTypeArguments(type as ts.TypeReference).some(inside);
  }
  const indexed = type.getStringIndexType();
  if (indexed !== undefined && inside(indexed)) return true;
  return !isLibrary(type) && type.getProperties().some(one => inside(checker.getTypeOfSymbol(one)));
}

/** A Date or a RegExp has numbers of its own; a `Pick` is declared in the library, and means what it picks. */
function isLibrary(type: ts.Type): boolean {
  const isMapped = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !isMapped && file.includes('node_modules');
}
