import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPage } from './serve.ts';

let files = '';
beforeAll(() => {
  files = mkdtempSync(join(tmpdir(), 'first-page-'));
  for (const name of ['index.html', 'index.en_US.html', 'index.ar.html'])
    writeFileSync(join(files, name), '');
});
afterAll(() => rmSync(files, { recursive: true }));

const SET_UP = { setup_complete: true, default_password: false, ui_lang: 'en_US' };

describe('the first page', () => {
  it.each([
    ['of a device that is set up is the form in its language', SET_UP, 'index.en_US.html'],
    ['of an Arabic one too', { ...SET_UP, ui_lang: 'ar' }, 'index.ar.html'],
    ['in a language that was not built has no words', { ...SET_UP, ui_lang: 'fi_FI' }, 'index.html'],
    ['of a fresh device has no words', { ...SET_UP, setup_complete: false }, 'index.html'],
    [
      'of a device with its default password has no words',
      { ...SET_UP, default_password: true },
      'index.html',
    ],
    ['of a device that said nothing has no words', undefined, 'index.html'],
    ['is never led astray', { ...SET_UP, ui_lang: '../../etc/passwd' }, 'index.html'],
  ])('%s', (_, info, page) => {
    expect(firstPage(files, info)).toBe(page);
  });
});
