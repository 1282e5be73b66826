import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Texts {
  readonly language: string;
  readonly translations: Readonly<Record<string, string>>;
}
const { builtLanguages, paintEmpty, paintForOldBrowsers, paintPages } = await plain<{
  builtLanguages: (root: string) => readonly Texts[];
  paintEmpty: (root: string, folder: string, notes?: string) => Promise<string>;
  paintForOldBrowsers: (root: string, folder: string, oldest: object, notes?: string) => Promise<string>;
  paintPages: (root: string, folder: string, notes: string) => Promise<readonly string[]>;
}>('build/first-paint.mjs');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>.crf{}</style></head><body><div id="root"></div></body></html>`;
/** Stands in for the painted forms that the build made. */
const PRERENDER = `
  const page = (words, name = 'crf') => ({ head: '<title>' + words + '</title>',
    body: '<div id="root"><p class="' + name + ' lucide">' + words + '</p></div>', attributes: 'lang="' + words + '"' });
  export const paintEmptyPage = () => page('');
  export const paintLoginPage = ({ language, translations }) => page(translations.Login ?? language, translations.style);
  export const paintOldBrowserPage = (all, oldest) => ({ name: 'old.html', html: all.map(each => each.language) + oldest });`;

function aBuild(files: Files = {}) {
  const root = aFolder({
    'dist/index.html': PAGE,
    '.build/prerender/index.mjs': PRERENDER,
    'ui/translations/de_DE.json': '{"Login":"Anmelden $& $1"}',
    'ui/translations/ar.json': '{}',
    'ui/translations/notes.md': '',
    ...files,
  });
  const dist = join(root, 'dist');
  return {
    root,
    dist,
    notes: join(root, '.build'),
    text: (name: string) => readFileSync(join(dist, name), 'utf8'),
  };
}

describe('the languages of a build', () => {
  it('the languages of a build are English first, then those with a file of translations, by name', () => {
    expect(builtLanguages(aBuild().root).map(({ language }) => language)).toEqual(['en_US', 'ar', 'de_DE']);
  });

  it('the languages of a build are English alone without translations', () => {
    expect(builtLanguages(aFolder())).toEqual([{ language: 'en_US', translations: {} }]);
  });
});

describe('the painted pages', () => {
  it('the painted pages are one without words, and one in each language beside it', async () => {
    const { root, dist, notes } = aBuild();
    const files = await paintPages(root, dist, notes);
    expect(files.map(file => file.slice(dist.length + 1))).toEqual([
      'index.html',
      'index.en_US.html',
      'index.ar.html',
      'index.de_DE.html',
    ]);
  });

  it('the painted pages have their words letter for letter, the head behind the encoding, and the attributes of the whole page', async () => {
    const { root, dist, notes, text } = aBuild();
    await paintPages(root, dist, notes);
    expect(text('index.de_DE.html')).toContain('<p class="crf lucide">Anmelden $& $1</p>');
    expect(text('index.de_DE.html')).toContain('<meta charset="utf-8"><title>Anmelden $& $1</title>');
    expect(text('index.ar.html')).toContain('<html lang="ar">');
  });

  it('keep no word in the page for every language', async () => {
    const { root, dist, text } = aBuild();
    await paintEmpty(root, dist);
    expect(text('index.html')).toContain('<p class="crf lucide"></p>');
  });

  it('the painted pages are refused where a class has no style in the page, by its name', async () => {
    const styled = { 'ui/translations/ar.json': '{"style":"crg"}' };
    const { root, dist, notes } = aBuild(styled);
    await expect(paintPages(root, dist, notes)).rejects.toThrow('styles.ts lacks the style of crg');
  });

  it.each([
    ['no place', '<html><meta charset="utf-8"></html>', 'The page has 0 places'],
    ['two places', PAGE.replace('</body>', '<div id="root"></div></body>'), 'The page has 2 places'],
  ])('the painted pages are refused where there is %s for the application', async (_, page, words) => {
    const { root, dist } = aBuild({ 'dist/index.html': page });
    await expect(paintEmpty(root, dist)).rejects.toThrow(words);
  });

  it('the painted pages have one for browsers that are too old, with all languages', async () => {
    const { root, dist, text } = aBuild();
    expect(await paintForOldBrowsers(root, dist, ['Chrome 114'])).toBe(join(dist, 'old.html'));
    expect(text('old.html')).toBe('en_US,ar,de_DEChrome 114');
  });
});
