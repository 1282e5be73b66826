import ts from 'typescript';

/** Forbidden constructs of a model: its logic uses `sample`, `combine`, effects and `attach`. */
export type ModelRule = 'no-watch' | 'no-getState' | 'no-useless-methods' | 'store-naming';

export interface BrokenRule {
  readonly rule: ModelRule;
  /** The first is 1. */
  readonly line: number;
}

/** Methods of a unit whose result is all that they are for. */
const PURE_METHODS: ReadonlySet<string> = new Set(['map', 'filterMap', 'prepend']);

/**
 * Violations of the rules of models in a source file: `.watch(…)` and `.getState()`, an unused derived unit,
 * and a store whose name does not begin with `$`.
 *
 * @param name of the file, ending on .ts or .tsx
 */
export function brokenRules(name: string, text: string): readonly BrokenRule[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const broken: BrokenRule[] = [];
  const report = (rule: ModelRule, node: ts.Node): void => {
    broken.push({ rule, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    const method = methodOf(node);
    // A port's `watch()` gives a stream and takes nothing.
    if (method === 'watch' && ts.isCallExpression(node) && node.arguments.length > 0)
      report('no-watch', node);
    if (method === 'getState') report('no-getState', node);
    if (ts.isExpressionStatement(node) && PURE_METHODS.has(methodOf(node.expression) ?? ''))
      report('no-useless-methods', node);
    if (ts.isVariableDeclaration(node) && isStore(node.initializer) && !node.name.getText().startsWith('$'))
      report('store-naming', node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return broken;
}

function methodOf(node: ts.Node): string | undefined {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : undefined;
}

/** Made by `createStore(…)`, whatever is called on it then. */
function isStore(node: ts.Expression | undefined): boolean {
  if (node === undefined || !ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === 'createStore';
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return ['on', 'reset'].includes(expression.name.text) && isStore(expression.expression);
}
