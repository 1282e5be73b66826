/** Every text of the interface: English sentences that are their own keys, found in the source. */
/** Determines from the position of a string literal in the source whether it can be a visible text. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

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

/** A text where the source has it. */
export interface Occurrence {
  /** The English sentence. */
  readonly text: string;
  /** Which of several meanings it has there. */
  readonly context?: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What a comment above it tells the translators, after `Translators:`. */
  readonly note?: string;
}

const NOTE = /(?:\/\/|\/\*|^\s*\*)\s*Translators: (.+?)\s*(?:\*\/\}?)?$/;

function occurrencesIn(file: string, text: string): readonly Occurrence[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const lines = text.split('\n');
  const found: Occurrence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const context = literalContext(node, source);
      const like =
        (LIKE_A_TEXT.test(node.text) || NUMBER_OR_PRODUCT_FIRST.test(node.text)) &&
        !LIKE_A_NAME.test(node.text) &&
        !NOT_TEXTS.has(node.text);
      if ((context === 'text' && node.text !== '') || (context === 'open' && like)) {
        const at = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
        const [meant, note] = [contextOf(node), NOTE.exec(lines[at - 1] ?? '')?.[1]];
        found.push({
          text: node.text,
          ...(meant !== undefined && { context: meant }),
          file,
          line: at + 1,
          ...(note !== undefined && { note }),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Which of its meanings a text has: `t('Restore', { context: 'size' })`. */
function contextOf({ parent }: ts.Node): string | undefined {
  const values = ts.isCallExpression(parent) ? parent.arguments[1] : undefined;
  if (values === undefined || !ts.isObjectLiteralExpression(values)) return undefined;
  const said = values.properties
    .filter(each => ts.isPropertyAssignment(each))
    .find(({ name }) => name.getText() === 'context')?.initializer;
  return said !== undefined && ts.isStringLiteral(said) ? said.text : undefined;
}

/** Every place of the source that has a text, in the order of the files, and what devices say. */
export function extractOccurrences(root: string): readonly Occurrence[] {
  return [
    ...sourceFiles(root).flatMap(file => occurrencesIn(file, readFileSync(join(root, file), 'utf8'))),
    ...DEVICE_MESSAGES.map(text => ({
      text,
      file: 'scripts/texts/extract.ts',
      line: 1,
      note: 'A message of the device.',
    })),
  ];
}

/**
 * The key of a text: with the ending that i18next looks for where it has several meanings, `Restore_size` (reading 19).
 * English has the text itself.
 */
export const keyOf = ({ text, context }: Pick<Occurrence, 'text' | 'context'>): string =>
  context === undefined ? text : `${text}_${context}`;

/** The keys of all texts, in the order of their files, each once. */
export const extractTexts = (root: string): readonly string[] => [
  ...new Set(extractOccurrences(root).map(keyOf)),
];

/** Written like texts, but names for the program or the same in every language. */
const NOT_TEXTS: ReadonlySet<string> = new Set([
  '1/2 rep 2',
  '12px system-ui, sans-serif',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  'Telnet',
  'App Store',
  'ChST-10',
  'Etc/UTC',
  'Europe/Athens',
  'Google Play',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
]);

/** Messages that a device reports in English and the interface shows translated (§8.login-failure). */
export const DEVICE_MESSAGES: readonly string[] = [
  'Invalid credentials.',
  'Invalid ticket.',
  'Invalid password.',
  'Invalid username.',
  'Username already exists.',
  'Password is too weak.',
  'Too many failed attempts.',
  'Not authorized',
  'User account invalid',
  'Permission denied',
  'Operation already in progress',
];

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
