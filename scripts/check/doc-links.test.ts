import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['docs', 'openapi', 'domain', 'application', 'adapters', 'ui', 'scripts'];
const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(name => name.endsWith('.md') && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(name));

/** What stands between fences and in code is an example. */
const prose = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, 'x');
const LINK = /\]\((?<target>[^()\s]+(?:\([^()\s]*\))?[^()\s]*)\)/g;
const IS_ELSEWHERE = /^(?:[a-z]+:|\/\/)/;

/** The name of a heading in a link, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (file: string): ReadonlySet<string> => {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return new Set([
    ...[...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ...[...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id),
  ]);
};

/** The links of a text that lead nowhere, from where the text stands. */
function brokenLinks(file: string, text: string): readonly string[] {
  return [...prose(text).matchAll(LINK)]
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter(target => !IS_ELSEWHERE.test(target))
    .filter(target => {
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
      if (!existsSync(join(ROOT, to))) return true;
      return anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).has(anchor);
    });
}

describe('the links of the documents', () => {
  it('the links of the documents lead to files and headings that are there', () => {
    expect(FILES.length).toBeGreaterThan(30);
    const broken = FILES.flatMap(file =>
      brokenLinks(file, readFileSync(join(ROOT, file), 'utf8')).map(target => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['[x](testing.md)', []],
    ['[x](../README.md#nowhere)', ['../README.md#nowhere']],
    ['[x](no-such-file.md)', ['no-such-file.md']],
    ['[x](#drawn-samples)', []],
    ['`[x](no-such-file.md)` and [y](https://example.net/no)', []],
  ])('the links of the documents are judged by file and heading: %s', (text, broken) => {
    expect(brokenLinks('docs/testing.md', text)).toEqual(broken);
  });
});
