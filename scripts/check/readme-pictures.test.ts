import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractOccurrences } from '../texts/extract.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
/** The texts that each picture shows, written with it by `npm run screenshots -- --readme`. */
const shown = new Map(Object.entries(JSON.parse(read('docs/images/texts.json')) as Record<string, string[]>));
const known = new Set(extractOccurrences(ROOT).map(({ text }) => text));

describe('the pictures of the README', () => {
  it('the pictures of the README are exactly the ones that are there, each with the texts that it shows', () => {
    const linked = [...read('README.md').matchAll(/\(docs\/images\/([\w-]+)\.png\)/g)].map(
      ([, name]) => name,
    );
    const files = readdirSync(`${ROOT}docs/images`).filter(name => name.endsWith('.png'));
    expect(linked.length).toBeGreaterThan(5);
    expect([...new Set(linked)].toSorted()).toEqual(files.map(name => name.replace('.png', '')).toSorted());
    expect([...shown.keys()].toSorted()).toEqual([...new Set(linked)].toSorted());
  });

  it.each([...shown])('the picture %s shows texts that the interface still has', (picture, texts) => {
    expect(texts.length).toBeGreaterThan(5);
    const gone = texts.filter(text => !known.has(text));
    expect(
      gone,
      `${picture} is out of date: npm run screenshots -- --readme ${picture.split('-')[0]}`,
    ).toEqual([]);
  });
});
