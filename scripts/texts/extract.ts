/** Every text of the interface: English sentences that are their own keys, found in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { DEVICE_MESSAGES } from './device-messages.ts';
import { literalContext } from './literal-context.ts';
import { NOT_TEXTS } from './not-texts.ts';

const FOLDERS = ['domain/src', 'application/src', 'adapters/src/http', 'adapters/src/browser', 'ui/src'];
const SOURCE = /\.tsx?$/;
/** Tests, examples, ports, the command line, documents and schemas (English only) and what is generated: no text of the interface. */
const WITHOUT_TEXTS =
  /\.(test|mother|generated|port|d)\.|(^|\/)(cli|testing|fixtures)\/|ui\/src\/prerender|report\/report-schema|i18n\/(pseudo-locale|english-plurals)/;

function sourceFiles(root: string): readonly string[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(
      name => `${folder}/${String(name).replaceAll('\\', '/')}`,
    ),
  )
    .filter(file => SOURCE.test(file) && !WITHOUT_TEXTS.test(file))
    .sort();
}

/** Written like a sentence or a word for a person: a capital or a placeholder first, and not a name of the program. */
const LIKE_A_TEXT = /^(?:[A-Z]|\{\w+\}).*[a-z]/s;
/** A number or a lower-case product name first, then a word: `60 GHz radio`, `airSync mode`. A unit is no word. */
const NUMBER_OR_PRODUCT_FIRST = /^(?:\d|air[A-Z]).* (?!(?:ms|s|dB\w*|min|h)\b)[a-z]{2}/s;
/** An abbreviation in the plural, `VLANs`, is a word: other languages form it otherwise. */
const LIKE_A_NAME = /^(?![A-Z]{3,}s$)(?:[A-Z][a-z0-9]*){2,}$|^[A-Z]\w*(?:-[A-Z]\w*)+$|^[A-Z][\w]*\.[\w.]+$/;

function textsOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const context = literalContext(node, source);
      const like =
        (LIKE_A_TEXT.test(node.text) || NUMBER_OR_PRODUCT_FIRST.test(node.text)) &&
        !LIKE_A_NAME.test(node.text) &&
        !NOT_TEXTS.has(node.text);
      if ((context === 'text' && node.text !== '') || (context === 'open' && like)) {
        found.push(`${node.text}${contextOf(node)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The ending that i18next looks for where a text has several meanings: `t('Restore', { context: 'size' })` is
 * translated as `Restore_size` (reading 19). English has the text itself.
 */
function contextOf({ parent }: ts.Node): string {
  const values = ts.isCallExpression(parent) ? parent.arguments[1] : undefined;
  if (values === undefined || !ts.isObjectLiteralExpression(values)) return '';
  const said = values.properties
    .filter(each => ts.isPropertyAssignment(each))
    .find(({ name }) => name.getText() === 'context')?.initializer;
  return said !== undefined && ts.isStringLiteral(said) ? `_${said.text}` : '';
}

/** All texts, in the order of their files, each once. */
export function extractTexts(root: string): readonly string[] {
  const texts = sourceFiles(root).flatMap(file => textsOf(file, readFileSync(join(root, file), 'utf8')));
  return [...new Set([...texts, ...DEVICE_MESSAGES])];
}
