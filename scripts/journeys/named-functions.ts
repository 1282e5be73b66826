import ts from 'typescript';

/** A function with a name of its own, and where its body begins. */
export interface NamedFunction {
  /** `PolledStatus.#sample`, `createApply.carriedOut`: with the names of what it stands in. */
  readonly name: string;
  readonly body: ts.Block | ts.Expression;
}

/**
 * Functions of a file that have a name: declared, a method, or the value of a constant. What is written in place as an
 * argument is a piece of the function around it; a constructor counts as its class.
 */
export function namedFunctions(source: ts.SourceFile): readonly NamedFunction[] {
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
