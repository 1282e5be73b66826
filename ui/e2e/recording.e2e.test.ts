import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Har } from 'har-format';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { start } from './support/npm-start.ts';
import { ADMIN, startRadio } from './support/radio.ts';
import { PATIENT } from './support/tools.ts';

const browser = useBrowser();
/** What a dashboard says as long as the link and its devices are the same. */
const LASTING = [
  /[\d,.]+\s(?:ft|m|km|mi)\b/,
  /\d{4}\sMHz/,
  /expected\s+−\d+\s*dBm/,
  /Model\s+.+/,
  /Firmware\s+.+/,
] as const;

/** What the dashboard says once it has a signal. */
async function dashboard(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.getByText('dBm').first().waitFor(PATIENT);
  await main.getByRole('button', { name: 'Details' }).click(PATIENT);
  await main.getByRole('heading', { name: 'Device' }).waitFor(PATIENT);
  return main.innerText();
}

it('shows of a recording the same dashboard without its names, and tells what the recording does not hold', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'link.har');
  const radio = await startRadio({ profile: 'sta-ptp' });
  const recorded = start('--port', '0', '--device', radio.url, '--record', file, '--yes');
  const first = await browser.open();
  await logIn(first.page, await recorded.ready);
  const original = await dashboard(first.page);
  const lasting = (text: string) => LASTING.map(pattern => pattern.exec(text)?.[0]);
  expect(lasting(original)).not.toContain(undefined);
  expect(original).toContain('Barn-ST');
  await first.close();
  recorded.child.kill('SIGINT');
  expect(await recorded.ended).toBe(0);

  const written = readFileSync(file, 'utf8');
  for (const theirs of ['Barn-ST', 'Farmhouse-AP', 'farm-bridge', '06:1B:9C', ADMIN.password])
    expect(written).not.toContain(theirs);
  const { entries } = (JSON.parse(written) as Har).log;
  const statuses = entries.filter(({ request }) => request.url.includes('status.cgi'));
  const signals = statuses.flatMap(({ response }) =>
    Array.from((response.content.text ?? '').matchAll(/"signal":\s?(-\d+)/g), ([, dbm]) => Number(dbm)),
  );

  const replayed = start('--port', '0', '--replay', file);
  const { page, close } = await browser.open();
  await logIn(page, await replayed.ready, { username: 'anyone', password: 'at all' });
  const again = await dashboard(page);
  expect(lasting(again)).toEqual(lasting(original));
  expect(again).toMatch(/name-\d/);
  expect(again).not.toMatch(/Barn-ST|Farmhouse-AP/);
  const shown = /−(\d+)\s*dBm/.exec(again)?.[1];
  expect(signals).toContain(-Number(shown));

  await page.evaluate(() => void (window.location.hash = '#/log'));
  await page.getByText('This is a recording. It holds no answer to GET /api/logs.').first().waitFor(PATIENT);
  expect(replayed.output()).toContain('Not in the recording: GET /api/logs');
  await close();
}, 120_000);
