import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Words } from './help-read.ts';

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
  const place = file.replace(/^pages\//, '').replace(/\.tsx?$/, '');
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
