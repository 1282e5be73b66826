import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
// What the longest snippet imports is read before the tests: their time is theirs alone.
import '@radiolink/adapters/modules/mock/mock.module';
import { documents, ROOT, type Snippet, snippetsIn, snippetsOf, typeProblems } from './snippets.ts';

const CODE = ['ts', 'tsx', 'js'];
/** Checked by another test, or no code: a fence without a language. */
const OTHERS = ['sh', 'text', 'json', ''];

/** Runs a snippet as a program; resolves to what it prints. */
async function printed({ code }: Snippet): Promise<string> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/snippet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'snippet.ts');
  // Node takes this entry of the packed client by a condition, which the sources of the workspace do not have.
  writeFileSync(file, code.replaceAll("'@radiolink/client'", "'@radiolink/client/node'"));
  let lines = '';
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    lines += `${format(...values)}\n`;
  });
  onTestFinished(() => log.mockRestore());
  await import(/* @vite-ignore */ file);
  return lines;
}

const read = (text: string): readonly Snippet[] => snippetsOf('docs/none.md', text);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

/** The compiler reads the whole workspace in one go: on a machine with another step beside it, longer than a test may take. */
const COMPILE_MS = 300_000;

describe('the snippets of the documents', () => {
  const compiled = snippetsIn(CODE).filter(({ use }) => use !== 'none');

  it(
    'compile strictly against the packages of this workspace',
    () => {
      expect(typeProblems(compiled)).toEqual([]);
    },
    COMPILE_MS,
  );

  it.each(compiled.filter(({ use }) => use === 'run'))(
    'run, and print what the document says: $place',
    async snippet => {
      expect((await printed(snippet)).trim()).toBe((snippet.output ?? '').trim());
    },
  );

  it.each(snippetsIn(['json']))(
    'the snippets of the documents are JSON where they say so: $place',
    ({ code }) => {
      expect(() => JSON.parse(code)).not.toThrow();
    },
  );

  it('say why where no test can read their language', () => {
    const all = documents().flatMap(name => snippetsOf(name, readFileSync(join(ROOT, name), 'utf8')));
    const unread = all.filter(({ language }) => ![...CODE, ...OTHERS].includes(language));
    expect(unread.filter(({ use }) => use !== 'none').map(({ place }) => place)).toEqual([]);
  });
});

describe('the check of snippets', () => {
  it('finds a name that nothing defines', () => {
    const found = typeProblems(read(fence('ts', 'export const port = container.get(1);')));
    expect(found).toEqual(["docs/none.md:2: Cannot find name 'container'."]);
  });

  it('finds a name that a package of this workspace does not export', () => {
    const code = "import { ConfigTxt } from '@radiolink/domain/configuration';\nConfigTxt;";
    expect(typeProblems(read(fence('js', code)))).toEqual([expect.stringContaining('ConfigTxt')]);
  });

  it('sees that a snippet prints something else', async () => {
    const [snippet] = read(`${fence('js', "console.log('one', { two: 2 });")}\n${fence('text', 'one')}`);
    expect(snippet?.output).toBe('one\n');
    expect(snippet && (await printed(snippet))).toBe('one { two: 2 }\n');
  });

  it.each([
    ['not run: a browser draws the page', 'compile'],
    ['not checked: the language of another program', 'none'],
    ['not run: no', 'run'],
    ['not checked', 'run'],
    ['some other comment', 'run'],
    ['continued', 'continued'],
  ])('takes the comment "%s" as: %s', (comment, use) => {
    expect(read(`<!-- ${comment} -->\n\n${fence('ts', 'one();')}`)).toMatchObject([{ use }]);
  });

  it('resolves imports from the file that the first line names', () => {
    expect(read(fence('ts', '// ui/src/pages/ping/part.ts\none();'))).toMatchObject([
      { folder: 'ui/src/pages/ping' },
    ]);
  });
});
