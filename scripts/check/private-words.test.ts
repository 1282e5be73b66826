import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Words of a tale in names of code, and the term of the trade instead. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ['told', 'reported, notified, submitted'],
  ['heard', 'received, found'],
  ['asked', 'requested, polled'],
  ['surroundings', 'conditions, context, ports'],
  ['attention', 'the name of the state'],
]);

/** Identifiers of a file that have such a word: `heardAt`, `isTold`, `#asked`. */
function privateWords(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const words = node.text.split(/(?=[A-Z])|[^A-Za-z]+/).map(word => word.toLowerCase());
      for (const word of words) if (TERMS.has(word)) found.add(`${node.text} (better: ${TERMS.get(word)})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map(identifier => `${name}: ${identifier}`);
}

it('names of the code are terms of the trade', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', ':!*.generated.ts', ':!*.d.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = files.trim().split('\n');
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.flatMap(path => privateWords(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

it.each(['const isTold = 1;', 'class A { #asked = 0 }', 'interface PingSurroundings {}'])(
  'finds the word in %j',
  text => {
    expect(privateWords('a.ts', text)).toHaveLength(1);
  },
);

it('leaves words of the device and parts of other words', () => {
  expect(privateWords('a.ts', "const basket = 'told'; const masked = basket;")).toEqual([]);
});
