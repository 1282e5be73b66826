import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { exportedDeclarations } = await plain<{
  exportedDeclarations: (files: readonly string[]) => readonly string[];
}>('publish/exported-declarations.mjs');

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
