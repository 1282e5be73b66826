import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEVER } from 'rxjs';
import { expect, it, onTestFinished } from 'vitest';
// What the snippets import is read before the test: its time is theirs alone.
import './mock/mock.module.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const SNIPPET = /^```ts\n([\s\S]*?)^```$/gm;

it('the snippets of the README run one after the other as they stand there', async () => {
  const text = readFileSync(join(FOLDER, '../../README.md'), 'utf8');
  const snippets = [...text.matchAll(SNIPPET)].map(([, code]) => code);
  expect(snippets).toHaveLength(2);
  const folder = mkdtempSync(join(FOLDER, '.readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'snippets.ts');
  writeFileSync(file, snippets.join('\n'));
  const { event, replaced } = await import(/* @vite-ignore */ file);
  expect(event).toMatchObject({ kind: 'sample', status: { wireless: { mode: 'sta-ptp' } } });
  expect(replaced.watch()).toBe(NEVER);
});
