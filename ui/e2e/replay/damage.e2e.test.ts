import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cuts, drops, swaps } from '@radiolink/adapters/http/classic/damage/damage.mother';
import { countOf } from '../../../.config/drawn-sample.ts';
import { useBrowser } from '../support/browser.ts';
import { logIn } from '../support/login.ts';
import { startRadio } from '../support/radio.ts';
import { ANSWERS } from './answers.ts';

const browser = useBrowser({ showsCaptures: true });
const SAMPLES = countOf(12, 50);
const SEED = 20_261_120;

/** A repeatable choice of `count` entries. */
function sample<T>(entries: readonly T[], count: number): T[] {
  let state = SEED;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return entries[state % entries.length] as T;
  });
}

const whole = ANSWERS[0]?.body ?? '';
const broken = [...cuts(whole)].map(({ name, body }) => ({ name, body }));
const odd = [...drops(whole), ...swaps(whole)];

/** Damaged answers as text; `drops` and `swaps` mend each before the next, so they are written down one by one. */
function* damagedTexts(): Generator<{ name: string; body: string }> {
  yield* broken;
  for (const { name, value } of drops(whole)) yield { name, body: JSON.stringify(value) };
  for (const { name, value } of swaps(whole)) yield { name, body: JSON.stringify(value) };
}

async function answerWith(page: Page, body: string): Promise<void> {
  await page.unroute('**/status.cgi');
  await page.route('**/status.cgi', route => route.fulfill({ contentType: 'application/json', body }));
}

const heading = (page: Page) => page.getByRole('banner').innerText();

describe('a damaged answer', () => {
  it('never breaks the page, however it is damaged', async () => {
    expect(odd.length).toBeGreaterThan(100);
    const { url } = await startRadio({ profile: 'sta-ptp', replay: [whole] });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    for (const { name, body } of sample([...damagedTexts()], SAMPLES)) {
      await answerWith(page, body);
      await page.waitForResponse('**/status.cgi', { timeout: 60_000 });
      const shown = await page.locator('body').innerText();
      const slips = /\bNaN\b|\bundefined\b|\[object|Infinity/.exec(shown) ?? [];
      expect({ name, slips: [...slips], pages: await page.getByRole('main').count() }).toEqual({
        name,
        slips: [],
        pages: 1,
      });
    }
    expect(complaints).toEqual([]);
    await close();
  }, 1_200_000);

  it('leaves the last good data on the page, with its age', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp', replay: [whole] });
    const { page, close } = await browser.open();
    await logIn(page, url);
    const signals = async () =>
      (await page.getByRole('main').innerText()).split('\n').filter(line => line.includes('dBm'));
    // The page has its frame before it has its figures.
    await expect.poll(async () => (await signals()).length, { timeout: 60_000 }).toBeGreaterThan(2);
    const good = await signals();
    await answerWith(page, whole.slice(0, whole.length / 2));
    await expect.poll(() => heading(page), { timeout: 60_000 }).toContain('Device error');
    await expect.poll(() => page.locator('body').innerText(), { timeout: 60_000 }).toMatch(/\d+\s*s\s+old/);
    const stale = await page.getByRole('main').innerText();
    for (const line of good) expect(stale).toContain(line);
    await answerWith(page, whole);
    await expect.poll(() => heading(page), { timeout: 60_000 }).not.toContain('Device error');
    await close();
  });
});
