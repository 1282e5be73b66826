import { join, relative } from 'node:path';
import ts from 'typescript';

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

/** A function with a name of its own, and where its body begins. */
interface NamedFunction {
  /** `PolledStatus.#sample`, `createApply.carriedOut`: with the names of what it stands in. */
  readonly name: string;
  readonly body: ts.Block | ts.Expression;
}

/**
 * Functions of a file that have a name: declared, a method, or the value of a constant. What is written in place as an
 * argument is a piece of the function around it; a constructor counts as its class.
 */
function namedFunctions(source: ts.SourceFile): readonly NamedFunction[] {
  const found: NamedFunction[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const name = nameOf(node, source);
    const inner = name === undefined ? path : [...path, name];
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && isNamed(node, name)) {
      const isDerived = ts.isConstructorDeclaration(node) && node.parent.heritageClauses !== undefined;
      if (!isDerived) found.push({ name: inner.join('.'), body: node.body as NamedFunction['body'] });
    }
    ts.forEachChild(node, child => visit(child, inner));
  };
  visit(source, []);
  return found;
}

/** Whether a function has a name itself, or by what it is the value of. */
const isNamed = (node: ts.SignatureDeclaration, own: string | undefined): boolean =>
  own !== undefined ||
  ts.isConstructorDeclaration(node) ||
  (nameOf(node.parent, node.getSourceFile()) !== undefined && isValue(node.parent, node));

const isValue = (parent: ts.Node, node: ts.Node): boolean =>
  'initializer' in parent && parent.initializer === node;

function nameOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  const isNaming =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    (ts.isVariableDeclaration(node) && isFunctionOrObject(node.initializer)) ||
    ts.isPropertyDeclaration(node) ||
    (ts.isPropertyAssignment(node) && isFunctionOrObject(node.initializer));
  if (!isNaming || node.name === undefined || isArgument(node)) return undefined;
  return node.name.getText(source);
}

const isFunctionOrObject = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isObjectLiteralExpression(node));

/** Whether a member belongs to an object that is written in place as an argument, as the `fn` of a `sample`. */
function isArgument(node: ts.Node): boolean {
  let holder = node.parent;
  while (ts.isObjectLiteralExpression(holder) || ts.isPropertyAssignment(holder)) holder = holder.parent;
  return ts.isObjectLiteralElementLike(node) && ts.isCallExpression(holder);
}
