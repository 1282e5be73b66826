import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Modules that a file loads when it is loaded itself: static imports of values, not what is imported when it runs. */
function loadedBy(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly(statement))
      return [];
    return [moduleSpecifier.text];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.isTypeOnly ?? false;
}

/** Files of the command and packages that are loaded from an entry on. */
function graphFrom(entry: string): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const [files, packages, waiting] = [new Set<string>(), new Set<string>(), [entry]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const name of loadedBy(path)) {
      if (!name.startsWith('.')) packages.add(name);
      else if (name.endsWith('.ts')) waiting.push(join(dirname(path), name));
    }
  }
  return { files, packages };
}

describe('radiolink --help', () => {
  it('loads every command, and nothing of the Model Context Protocol', () => {
    const { files, packages } = graphFrom(join(HERE, 'main.ts'));
    const names = [...files].map(path => path.slice(HERE.length + 1));
    expect(names).toContain('mcp/index.ts');
    expect(names.filter(name => name.startsWith('mcp/'))).toEqual(['mcp/index.ts']);
    expect([...packages].filter(name => /modelcontextprotocol/.test(name))).toEqual([]);
  });

  it('would load the protocol if a command imported it when it is loaded itself', () => {
    const { packages } = graphFrom(join(HERE, 'mcp/run-mcp.ts'));
    expect([...packages]).toContain('@modelcontextprotocol/sdk/server/stdio.js');
  });
});
