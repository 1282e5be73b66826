import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

it('no height is of vh, which is higher than what a phone shows while its bars are there', () => {
  const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .filter(name => /\d(?:vh|svh|lvh|vb)\b/.test(readFileSync(join(SOURCE, name), 'utf8')));
  expect(found).toEqual([]);
});
