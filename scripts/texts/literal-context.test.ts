import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { extractTexts, literalContext } from './extract.ts';

/** How the literal 'Here' of a source may be seen. */
function contextIn(text: string) {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text === 'Here') found.push(literalContext(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('a literal in the source', () => {
  it.each(["t('Here')", "message('Here')", "t(late ? 'Here' : 'x')", 't(`Here`, { count })'])(
    'a literal in the source is certainly a text in %s',
    text => {
      expect(contextIn(text)).toEqual(['text']);
    },
  );

  it.each([
    "import a from 'Here';",
    "export * from 'Here';",
    "type A = 'Here';",
    "switch (a) { case 'Here': }",
    "const a = { 'Here': 1 };",
    "const a = b['Here'];",
    "const a = { d: 'Here' };",
    "const a = { keywords: 'Here' };",
    "if (a === 'Here') b();",
    "const a = 'Here' + b;",
    "class A { b = 'Here'; }",
    '<p className="Here" />',
    "store.get('Here')",
    "list.includes('Here')",
    "token('Here')",
    "throw new RangeError('Here');",
    "new Map([['Here', 1]])",
  ])('a literal in the source is certainly a name of the program in %s', text => {
    expect(contextIn(text)).toEqual(['naming']);
  });

  it.each([
    "const a = { label: 'Here' };",
    "const a = ['Here'];",
    '<p title="Here" />',
    "show('Here')",
    "t('x', { name: 'Here' })",
    "store.get(() => 'Here')",
  ])('depends on how it is written in %s', text => {
    expect(contextIn(text)).toEqual(['open']);
  });
});

describe('the texts of a source', () => {
  const PLACES = ['domain/src', 'application/src', 'adapters/src/http', 'adapters/src/browser', 'ui/src'];
  const empty = Object.fromEntries(PLACES.map(place => [`${place}/none.ts`, '']));
  /** Those of a file, without the messages of devices. */
  const textsIn = (text: string, file = 'ui/src/a.tsx') => {
    const none = extractTexts(aFolder(empty));
    return extractTexts(aFolder({ ...empty, [file]: text })).filter(each => !none.includes(each));
  };
  const labels = (...texts: readonly string[]) =>
    textsIn(`const A = [${texts.map(text => JSON.stringify(text))}];`);

  it('the texts of a source are what is written like a sentence, a number with a word, or a product', () => {
    const texts = ['Signal', '{name} is up', '60 GHz radio', 'airSync mode'];
    expect(labels(...texts)).toEqual(texts);
  });

  it('the texts of a source are no names of the program, units and lower-case words', () => {
    expect(labels('StatusPort', 'Content-Type', 'React.memo', 'aside', '20 MHz', '5 dBm', 'MHZ')).toEqual([]);
  });

  it('the texts of a source are whatever is given to the translation, also in lower case', () => {
    expect(textsIn("t('Connected'); t('');")).toEqual(['Connected']);
  });

  it('the texts of a source have their meaning as an ending', () => {
    expect(textsIn("t('Restore', { context: 'size' }); t('Restore', { name: 'x' });")).toEqual([
      'Restore_size',
      'Restore',
    ]);
  });

  it.each(['ui/src/a.test.tsx', 'ui/src/a.mother.ts', 'domain/src/cli/a.ts', 'application/src/a.port.ts'])(
    'the texts of a source are none in %s',
    file => {
      expect(textsIn("t('Signal')", file)).toEqual([]);
    },
  );

  it('the texts of a source are each once, in the order of their files', () => {
    expect(textsIn("t('Zoom in'); t('Zoom out'); t('Zoom in');")).toEqual(['Zoom in', 'Zoom out']);
  });
});
