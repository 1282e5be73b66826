import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing of a name: `WPA2`, `eth0`, `v8.7.19` and the level of a heading stay. */
const FIGURE = /(?<![A-Za-z=.\d])[−-]?\d(?:[\d.,:-]*\d)?/g;
const MAC = /(?:[\dA-F]{2}:){5}[\dA-F]{2}/g;
const ADDRESS_OF_LINK = /^ *- \/url:.*\n/gm;
/** Two hundred countries hide the order around them. */
const OPTION_NOT_CHOSEN = /^ *- option (?!.*\[selected\]).*\n/gm;

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../transcripts/${name}.txt`, import.meta.url));

/** What a screen reader reads of an element, in its order; figures that change are `#`. */
async function readAloud(of: Locator): Promise<string> {
  return `${await of.ariaSnapshot()}\n`
    .replaceAll(MAC, 'MAC')
    .replaceAll(ADDRESS_OF_LINK, '')
    .replaceAll(OPTION_NOT_CHOSEN, '')
    .replaceAll(FIGURE, '#');
}

/** What is read once it does not change any more. */
async function readAtRest(of: Locator): Promise<string> {
  let last = '';
  const unchanged = async (): Promise<boolean> => {
    const before = last;
    last = await readAloud(of);
    return last === before;
  };
  await expect.poll(unchanged, { interval: 1500, timeout: 90_000 }).toBe(true);
  return last;
}

/** Holds what is read to the transcript of that name, as soon as all is there. `UPDATE_TRANSCRIPTS=1` writes it anew. */
export async function expectTranscript(of: Locator, name: string): Promise<void> {
  const file = fileOf(name);
  if (process.env['UPDATE_TRANSCRIPTS'] === '1') writeFileSync(file, await readAtRest(of));
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect.poll(() => readAloud(of), { timeout: 90_000 }).toBe(written);
}
