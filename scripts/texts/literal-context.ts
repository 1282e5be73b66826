/** Determines from the position of a string literal in the source whether it can be a visible text. */
import ts from 'typescript';

/** Calls whose arguments name something for the program. */
const NAMING_CALLS =
  /^(token|require|Symbol(\.for)?|new Map|console\.\w+|.*\.(get|set|has|append|delete|getModifierState|includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|createElement|querySelector|getItem|setItem))$/;

/** Attributes that name something for the browser. */
const NAMING_ATTRIBUTES = new Set([
  'className',
  'id',
  'name',
  'type',
  'role',
  'd',
  'viewBox',
  'autoComplete',
  'autoCapitalize',
  'sandbox',
  'rel',
  'inputMode',
]);

/** Properties whose value is a drawing. */
const DRAWING_PROPERTIES = new Set(['d']);

const MODULE_PARTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.LiteralType,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.EnumMember,
  ts.SyntaxKind.ElementAccessExpression,
]);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.PlusToken,
]);

/** The nearest call or `new` whose arguments contain a literal, through arrays, conditionals and parentheses. */
function callOf(
  node: ts.Node,
  source: ts.SourceFile,
): { readonly name: string; readonly first: boolean } | undefined {
  let from = node;
  for (let at: ts.Node | undefined = node.parent; at !== undefined; from = at, at = at.parent) {
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) {
      if (at.expression === from) return undefined;
      const name = at.expression.getText(source);
      return { name: ts.isNewExpression(at) ? `new ${name}` : name, first: at.arguments?.[0] === from };
    }
    if (ts.isFunctionLike(at) || ts.isBlock(at) || ts.isObjectLiteralExpression(at) || ts.isJsxAttribute(at))
      return undefined;
  }
  return undefined;
}

/** `text` is certainly a text, `naming` certainly not, `open` depends on how it is written. */
export function literalContext(node: ts.Node, source: ts.SourceFile): 'text' | 'naming' | 'open' {
  const { parent } = node;
  if (MODULE_PARTS.has(parent.kind)) return 'naming';
  if (ts.isPropertyAssignment(parent) && parent.name === node) return 'naming';
  if (ts.isPropertyAssignment(parent) && DRAWING_PROPERTIES.has(parent.name.getText(source))) return 'naming';
  // Synonyms by which the search finds a setting are never shown.
  if (ts.isPropertyAssignment(parent) && parent.name.getText(source) === 'keywords') return 'naming';
  if (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind)) return 'naming';
  if (ts.isPropertyDeclaration(parent)) return 'naming';
  if (ts.isJsxAttribute(parent) && NAMING_ATTRIBUTES.has(parent.name.getText(source))) return 'naming';
  const call = callOf(node, source);
  if (call === undefined) return 'open';
  if (call.name === 't' || call.name === 'message') return call.first ? 'text' : 'open';
  if (NAMING_CALLS.test(call.name) || /^new .*Error$/.test(call.name)) return 'naming';
  return 'open';
}
