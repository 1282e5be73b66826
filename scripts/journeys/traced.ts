import { join, relative } from 'node:path';
import ts from 'typescript';
import { namedFunctions } from './named-functions.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The program itself: no tests, no ready-made objects of tests, and not the radio that answers. */
const OWN = /^(?:domain|application|adapters)\/src\/.*\.ts$/;
const TESTS = /\.(?:test|mother)\.ts$|\/mock\//;

/** The source of a file in which each function with a name tells `globalThis.entered` that it was called. */
export function traced(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  for (const { name, body } of namedFunctions(source)) {
    const call = `globalThis.entered?.(${JSON.stringify(file)}, ${JSON.stringify(name)})`;
    if (ts.isBlock(body)) insertions.push({ at: body.getStart(source) + 1, text: `${call};` });
    else insertions.push({ at: body.getStart(source), text: `(${call}, ` }, { at: body.end, text: ')' });
  }
  let result = code;
  for (const { at, text } of insertions.toSorted((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + text + result.slice(at);
  }
  return result;
}

/** Plugin of Vite that traces the functions of the program in the tests of one project. */
export const traceFunctions = () => ({
  name: 'trace-functions',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const file = relative(ROOT, id.split('?')[0] ?? '');
    return OWN.test(file) && !TESTS.test(file) ? { code: traced(code, file), map: null } : undefined;
  },
});
