/** Texts of buttons, found in the source: those that stand in a button, and the labels of actions that are data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['application/src/features', 'ui/src'];
const SOURCE = /(?<!\.test|\.generated|\.d)\.tsx?$/;
const IS_BUTTON = /[bB]utton$/;
/** Attributes that a button is read by. */
const NAMES: ReadonlySet<string> = new Set(['aria-label', 'label', 'title']);
/** Constants whose texts buttons show: `t(WAN_ACTION_LABELS[action])`. */
const CONSTANT = /^[A-Z][A-Z_]+$/;

/** Values of an object, those that are texts. */
function valuesIn(node: ts.Expression): readonly string[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valuesIn(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(each => ts.isPropertyAssignment(each))
    .flatMap(({ initializer }) => (ts.isStringLiteralLike(initializer) ? [initializer.text] : []));
}

/** What `t(…)` is called with under a node, not counting the attributes of elements in it. */
function translated(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 't') return node.arguments.slice(0, 1);
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return [];
  const found: ts.Expression[] = [];
  ts.forEachChild(node, child => void found.push(...translated(child)));
  return found;
}

/** The texts of one call: a literal, either of a choice, or undefined for a constant, which is looked up by its name. */
function chosen(text: ts.Expression): readonly (string | { readonly constant: string })[] {
  if (ts.isStringLiteralLike(text)) return [text.text];
  if (ts.isConditionalExpression(text)) return [...chosen(text.whenTrue), ...chosen(text.whenFalse)];
  if (ts.isElementAccessExpression(text) && CONSTANT.test(text.expression.getText()))
    return [{ constant: text.expression.getText() }];
  return [];
}

function shownIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isJsxElement(node) && IS_BUTTON.test(node.openingElement.tagName.getText()))
    return node.children.flatMap(translated);
  const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  if (!isTag || !IS_BUTTON.test(node.tagName.getText())) return [];
  return node.attributes.properties
    .filter(each => ts.isJsxAttribute(each))
    .filter(({ name }) => NAMES.has(name.getText()))
    .flatMap(({ initializer }) => (initializer === undefined ? [] : translated(initializer)));
}

/** The label of an action that is data: it has words to be found by, or it adds an entry to a list. */
function labelIn(node: ts.Node): readonly string[] {
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return [];
  const name = node.name.getText();
  const isAction =
    name === 'label' &&
    node.parent.properties.some(each => ts.isPropertyAssignment(each) && each.name.getText() === 'keywords');
  return isAction || name === 'add' ? [node.initializer.text] : [];
}

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Texts of constants by their names. */
function constantsOf(source: ts.SourceFile): readonly (readonly [string, readonly string[]])[] {
  return source.statements
    .filter(each => ts.isVariableStatement(each))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => CONSTANT.test(name.getText()) && initializer !== undefined)
    .map(({ name, initializer }) => [name.getText(), initializer === undefined ? [] : valuesIn(initializer)]);
}

/** Texts of buttons, each once; constants are looked up in their own file first. */
export function buttonTextsIn(files: readonly (readonly [name: string, text: string])[]): readonly string[] {
  const sources = files.map(([name, text]) => parsed(name, text));
  const everywhere = new Map(sources.flatMap(constantsOf));
  const found = sources.flatMap(source => {
    const own = new Map([...everywhere, ...constantsOf(source)]);
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      texts.push(...labelIn(node));
      for (const each of shownIn(node).flatMap(chosen))
        texts.push(...(typeof each === 'string' ? [each] : (own.get(each.constant) ?? [])));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return texts;
  });
  return [...new Set(found)].sort();
}

/** The same of the repository. */
export function buttonTexts(root: string): readonly string[] {
  return buttonTextsIn(
    FOLDERS.flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true })
        .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
        .filter(file => SOURCE.test(file))
        .map(file => [file, readFileSync(join(root, file), 'utf8')] as const),
    ),
  );
}
