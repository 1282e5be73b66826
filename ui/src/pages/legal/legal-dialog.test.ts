import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_TITLES } from './legal-dialog.tsx';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const LANGUAGES = readdirSync(new URL('../../../translations', import.meta.url)).map(file =>
  file.replace('.json', ''),
);

describe.each(LANGUAGES)('the legal pages in %s', language => {
  it('have the titles of the links that open them', () => {
    const texts = JSON.parse(read(`translations/${language}.json`)) as Record<string, string>;
    const headings = Object.keys(LEGAL_TITLES).map(page => {
      const html = read(`public/help/${language}/${page}.html`);
      return [/<title>(.*)<\/title>/.exec(html)?.[1], /<h1>(.*)<\/h1>/.exec(html)?.[1]];
    });
    const titles = Object.values(LEGAL_TITLES).map(title => [texts[title], texts[title]]);
    expect(headings).toEqual(titles);
  });
});
