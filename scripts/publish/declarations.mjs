import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import ts from 'typescript';
import { runNode } from '../setup/run.mjs';
import { root } from './root.mjs';

const TYPESCRIPT = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g;
const WORKSPACE =
  /(['"])@radiolink\/(domain|application|adapters|openapi)(?:\/([\w/-]+(?:\.(?!generated)[\w-]+)*))?\1/g;

/** The compiler rewrites `.ts` in scripts but not in declarations, and a consumer has no `.ts` files. */
export const importsOfScripts = text => text.replace(TYPESCRIPT, '$1.js$2');

/**
 * A declaration names packages of this workspace; each is in the folder `types`, and is named by its place instead. Of the domain
 * it names subjects, of the others files.
 */
export const importsByPlace = (text, file, types) =>
  text.replace(WORKSPACE, (_, quote, layer, subject) => {
    const place = layer !== 'domain' ? subject : subject === undefined ? 'index' : `${subject}/index`;
    const from = relative(dirname(file), join(types, layer, 'src', place)).replaceAll('\\', '/');
    return `${quote}${from.startsWith('.') ? from : `./${from}`}.js${quote}`;
  });

/** Rewrites every declaration of a folder, deep: what its text becomes. */
export function rewriteDeclarations(folder, rewritten) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    writeFileSync(file, rewritten(readFileSync(file, 'utf8'), file));
  }
}

/**
 * Has the compiler build a package by its `tsconfig.build.json`; the process ends where it fails. The native one: it takes a
 * quarter to an eighth of the time, and writes the members of a type in the same order each time.
 */
export async function emitDeclarations(folder) {
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const code = await runNode(tsc, ['-p', join(folder, 'tsconfig.build.json')]);
  if (code !== 0) process.exit(code);
}

/**
 * Writes one file of declarations for each entry of a package, with what it names of this workspace in it.
 *
 * @param folder the package, relative to the root, with `tsconfig.build.json`, which emits into `dist/types`
 * @param entries the source of each entry without its ending, relative to `src`, by the name of its file in `dist`
 * @param imported packages whose types stay imports
 */
export async function bundleDeclarations({ folder, entries, imported = [] }) {
  const dist = join(root, folder, 'dist');
  const emitted = join(dist, 'types');
  await emitDeclarations(join(root, folder));
  rewriteDeclarations(emitted, (text, file) => importsOfScripts(importsByPlace(text, file, emitted)));
  const types = generateDtsBundle(
    Object.values(entries).map(file => ({
      filePath: join(emitted, folder, 'src', `${file}.d.ts`),
      output: { noBanner: true, exportReferencedTypes: false },
      libraries: { importedLibraries: imported },
    })),
    { preferredConfigPath: join(root, 'tsconfig.json') },
  );
  for (const [place, name] of Object.keys(entries).entries())
    writeFileSync(join(dist, `${name}.d.ts`), types[place]);
  rmSync(emitted, { recursive: true });
}

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
