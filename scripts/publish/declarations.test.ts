import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

type Rewritten = (text: string, file: string) => string;
const { importsByPlace, importsOfScripts, rewriteDeclarations } = await plain<{
  importsByPlace: (text: string, file: string, types: string) => string;
  importsOfScripts: (text: string) => string;
  rewriteDeclarations: (folder: string, rewritten: Rewritten) => void;
}>('publish/declarations.mjs');

describe('the imports of a declaration', () => {
  it.each([
    ["export * from './radio/band.ts';", "export * from './radio/band.js';"],
    ["import type { A } from '../a.ts';", "import type { A } from '../a.js';"],
    ['let a: import("./a.ts").A;', 'let a: import("./a.js").A;'],
  ])('name the script that stands beside it: %s', (text, expected) => {
    expect(importsOfScripts(text)).toBe(expected);
  });

  it.each(["import ts from 'library/a.ts';", "const text = './a.ts';", "import a from './a.json';"])(
    'stay as they are where they name no file of the package: %s',
    text => {
      expect(importsOfScripts(text)).toBe(text);
    },
  );

  const types = '/dist/types';
  const place = (text: string, file = 'adapters/client/src/index.d.ts') =>
    importsByPlace(text, join(types, file), types);

  it.each([
    ["from '@radiolink/domain/radio'", "from '../../../domain/src/radio/index.js'"],
    ["from '@radiolink/domain'", "from '../../../domain/src/index.js'"],
    [
      'import("@radiolink/application/status/status.port")',
      'import("../../../application/src/status/status.port.js")',
    ],
    ["from '@radiolink/openapi/v1.generated'", "from '@radiolink/openapi/v1.generated'"],
    ["from '@radiolink/openapi/v1'", "from '../../../openapi/src/v1.js'"],
    ["from '@radiolink/client'", "from '@radiolink/client'"],
    ["from 'rxjs'", "from 'rxjs'"],
  ])('%s becomes %s in a file of the client', (text, expected) => {
    expect(place(text)).toBe(expected);
  });

  it('the imports of a declaration of a neighbour begin with a dot, as a bare name would be a package', () => {
    expect(place("from '@radiolink/domain/link'", 'domain/src/radio.d.ts')).toBe("from './link/index.js'");
  });
});

it('the declarations of a folder are rewritten, deep, and nothing else in it', () => {
  const folder = aFolder({ 'a.d.ts': 'a', 'deep/er/b.d.ts': 'b', 'deep/c.js': 'c', 'd.ts': 'd' });
  rewriteDeclarations(folder, (text, file) => `${text} of ${file.slice(folder.length + 1)}`);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(['a.d.ts', 'deep/er/b.d.ts', 'deep/c.js', 'd.ts'].map(text)).toEqual([
    'a of a.d.ts',
    'b of deep/er/b.d.ts',
    'c',
    'd',
  ]);
});

const { exportedDeclarations } = await plain<{
  exportedDeclarations: (files: readonly string[]) => readonly string[];
}>('publish/declarations.mjs');

const ONE = 'export declare const one: number;';
const TWICE = 'export declare function f(a: string): 1;\nexport declare function f(a: number): 2;';

describe('what an entry of declarations exports', () => {
  it('what an entry of declarations exports is sorted by name, comes from other files too, and has no comments', () => {
    const folder = aFolder({
      'whole.d.ts': "export * from './b.js';\nexport { one as first } from './a.js';",
      'commented.d.ts': `/** Said. */\n${ONE} // so\n`,
      'twice.d.ts': TWICE,
      'none.d.ts': 'declare const one: number;',
      'a.d.ts': `${ONE}\nexport declare const hidden: number;`,
      'b.d.ts': 'export interface Zebra { name: string }\nexport declare function ant(): void;',
    });
    // One program for all: the compiler reads its own library once.
    const entries = ['whole', 'commented', 'twice', 'none'].map(name => join(folder, `${name}.d.ts`));
    const [whole, commented, twice, none] = exportedDeclarations(entries);
    const zebra = 'export interface Zebra { name: string; }';
    expect(whole?.replaceAll(/\s+/g, ' ')).toBe(`${zebra} export declare function ant(): void; ${ONE}`);
    expect([commented, twice, none]).toEqual([ONE, TWICE, '']);
  });
});
