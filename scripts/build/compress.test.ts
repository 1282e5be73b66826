import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../package/package-files.ts';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { compressFolder, walk } = await plain<{
  compressFolder: (folder: string, suffixes?: readonly string[]) => void;
  walk: (folder: string) => Iterable<string>;
}>('build/compress.mjs');
const { packTightly } = await plain<{ packTightly: (folder: string) => Promise<void> }>('build/compress.mjs');

const TEXT = 'The same line again and again.\n'.repeat(200);
const FILES = {
  'index.html': TEXT,
  'static/js/a.js': 'a()',
  'static/icon.png': 'png',
  'static/font.woff2': 'w',
};
const read = (folder: string, file: string) => readFileSync(join(folder, file));

describe('the files of a folder', () => {
  it.each([
    ['walk', walk],
    ['filesBelow', filesBelow],
  ])('the files of a folder are listed by %s deep, each once, in the order of their names', (_, list) => {
    const folder = aFolder({ 'b.txt': '', 'a/z.txt': '', 'a/b/c.txt': '', 'c/d.txt': '' });
    expect([...list(folder)].map(file => relative(folder, file))).toEqual([
      'a/b/c.txt',
      'a/z.txt',
      'b.txt',
      'c/d.txt',
    ]);
  });
});

describe('a compressed folder', () => {
  it('a compressed folder has both forms beside each text, which give it back byte for byte', () => {
    const folder = aFolder(FILES);
    compressFolder(folder);
    for (const file of ['index.html', 'static/js/a.js']) {
      expect(gunzipSync(read(folder, `${file}.gz`))).toEqual(read(folder, file));
      expect(brotliDecompressSync(read(folder, `${file}.br`))).toEqual(read(folder, file));
    }
    expect(read(folder, 'index.html.br').length).toBeLessThan(TEXT.length / 10);
  });

  it('a compressed folder has none of what is compressed by its own format', () => {
    const folder = aFolder(FILES);
    compressFolder(folder);
    expect(readdirSync(join(folder, 'static')).sort()).toEqual(['font.woff2', 'icon.png', 'js']);
  });

  it('a compressed folder has one form alone where only one is wanted', () => {
    const folder = aFolder(FILES);
    compressFolder(folder, ['.gz']);
    expect([existsSync(join(folder, 'index.html.gz')), existsSync(join(folder, 'index.html.br'))]).toEqual([
      true,
      false,
    ]);
  });

  it('a compressed folder has the same bytes at each build: no time is in them', () => {
    const [one, other] = [aFolder(FILES), aFolder(FILES)];
    for (const folder of [one, other]) compressFolder(folder);
    expect(read(one, 'index.html.gz')).toEqual(read(other, 'index.html.gz'));
  });
});

describe('a folder that is packed tightly', () => {
  it('a folder that is packed tightly has the same texts in forms that are no larger, and nothing else changed', async () => {
    const text = Array.from({ length: 400 }, (_, line) => `line ${line * line} of ${line % 7}`).join('\n');
    const folder = aFolder({ ...FILES, 'a.txt': text });
    compressFolder(folder);
    const before = statSync(join(folder, 'a.txt.gz')).size;
    const brotli = read(folder, 'a.txt.br');
    await packTightly(folder);
    expect(gunzipSync(read(folder, 'a.txt.gz')).toString()).toBe(text);
    expect(statSync(join(folder, 'a.txt.gz')).size).toBeLessThan(before);
    expect(read(folder, 'a.txt.br')).toEqual(brotli);
  });
});
