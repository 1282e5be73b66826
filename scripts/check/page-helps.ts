import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const PAGES = fileURLToPath(new URL('../../ui/src/', import.meta.url));
const NO_PAGE = /\.(test|mother|d)\./;

/** What is written for `name` in a JSX element or in an object: the label or the help of a control. */
function writtenFor(name: string, parts: readonly ts.Node[]): ts.Expression | undefined {
  for (const part of parts) {
    if (ts.isJsxAttribute(part) && part.name.getText() === name) {
      const { initializer } = part;
      if (initializer === undefined) return undefined;
      return ts.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.StringLiteral);
    }
    if (ts.isPropertyAssignment(part) && part.name.getText() === name) return part.initializer;
  }
  return undefined;
}

/** The sentences that can stand there, each a string as it is written: `on ? t('One.') : t(other)` has one. */
function textsIn(expression: ts.Expression | undefined): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    // What a text is compared with, filled with or taken from is no text.
    else if (
      !ts.isObjectLiteralExpression(node) &&
      !ts.isBinaryExpression(node) &&
      !ts.isPropertyAccessExpression(node)
    )
      ts.forEachChild(node, visit);
  };
  if (expression !== undefined) visit(expression);
  return texts;
}

/** Controls of a source file whose help is written there, not in a descriptor. */
export function helpsIn(file: string, text: string): readonly Words[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const place = file.replace(/^(?:pages|app)\//, '').replace(/\.tsx?$/, '');
  const [page = ''] = place.split('/');
  const found: Words[] = [];
  const visit = (node: ts.Node): void => {
    const parts = ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node) ? node.properties : [];
    const help = textsIn(writtenFor('help', parts)).join(' / ');
    if (help !== '') {
      const label = textsIn(writtenFor('label', parts)).join(' / ');
      const name = (label.toLowerCase().match(/[a-z0-9]+/g) ?? ['']).join('-');
      found.push({ id: `${place}:${name}`, page, label, help });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Controls of all pages whose help is written in the page, in the order of their files. */
export function pageHelps(): readonly Words[] {
  return readdirSync(PAGES, { recursive: true })
    .map(name => String(name).replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name) && !NO_PAGE.test(name))
    .sort()
    .flatMap(name => helpsIn(name, readFileSync(join(PAGES, name), 'utf8')));
}

/** A control's words, as they stand on its page. */
export interface Words {
  readonly id: string;
  readonly page: string;
  readonly label: string;
  readonly help: string;
}

/** Controls by id, each with a hash of its label and help as they were when they were read next to their field. */
export type ReadHelp = Readonly<Record<string, string>>;

const hashOf = ({ label, help }: Words): string =>
  createHash('sha256').update(`${label}\n${help}`).digest('hex').slice(0, 12);

/** Controls whose label or help changed since it was read. */
export function unreadHelp(controls: readonly Words[], read: ReadHelp): readonly Words[] {
  return controls.filter(control => read[control.id] !== hashOf(control));
}

/** The list after reading these controls, in their order; what no page has any more is left out. */
export function markRead(controls: readonly Words[], read: ReadHelp, ids: ReadonlySet<string>): ReadHelp {
  return Object.fromEntries(
    controls.flatMap(control => {
      const hash = ids.has(control.id) ? hashOf(control) : read[control.id];
      return hash === undefined ? [] : [[control.id, hash]];
    }),
  );
}
