import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { serveFiles } from './support/file-server.ts';
import { logInByForm } from './support/login.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const browser = useBrowser();
let files: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/demo.mjs')], { cwd: ROOT });
  files = await serveFiles(join(ROOT, 'dist-demo'));
}, 720_000);
afterAll(() => files.close());

const navigation = (page: Page) => page.getByRole('navigation').first();

async function inPanel(page: Page, act: (panel: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: 'Demo radio' }).click();
  await act(page.getByRole('region', { name: 'Demo radio' }));
  await page.keyboard.press('Escape');
}

describe('the demo on a plain file server', () => {
  it('logs in, survives a reload, moves, loses a station, reboots and logs out', async () => {
    const { page, complaints, close } = await browser.open();
    await logInByForm(page, files.url);
    await page.reload();
    await navigation(page).waitFor();

    const main = page.getByRole('main');
    const before = await main.innerText();
    await expect.poll(() => main.innerText(), { timeout: 90_000 }).not.toBe(before);

    await page.evaluate(() => {
      window.location.hash = '#/stations';
    });
    await page.locator('[data-key] button').first().click();
    await page.getByRole('button', { name: 'Kick station' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Kick this station?' });
    await dialog.getByRole('button', { name: 'Kick station' }).click();
    await page.getByText('The station was kicked.').first().waitFor();

    await inPanel(page, async panel => {
      await panel.getByLabel('Time factor').selectOption('20');
      await panel.getByRole('button', { name: 'Reboot the radio' }).click();
    });
    // A session does not outlive the radio that gave it.
    await page.getByLabel('Username').waitFor({ timeout: 90_000 });

    await logInByForm(page, files.url);
    await page
      .getByRole('button', { name: /user menu/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.getByLabel('Username').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('runs the tools', async () => {
    const { page, complaints, close } = await browser.open();
    await logInByForm(page, files.url);
    await page.evaluate(() => void (window.location.hash = '#/log'));
    await page.getByRole('region', { name: 'Lines of the log' }).getByRole('listitem').first().waitFor();
    await inPanel(page, async panel => {
      await panel.getByLabel('Time factor').selectOption('20');
    });
    // The survey comes last: it takes the link down, and a speed test without one fails.
    for (const tool of ['ping', 'traceroute', 'discovery', 'speed-test', 'site-survey']) {
      await page.evaluate(route => void (window.location.hash = `#/${route}`), tool);
      const start = page.locator('main form [type=submit]');
      await start.waitFor();
      if (tool === 'ping' || tool === 'traceroute') {
        await page.getByRole('combobox', { name: 'Host' }).fill('198.51.100.7');
      }
      if (tool === 'ping') await page.getByLabel('Count').fill('2');
      if (tool === 'speed-test') {
        const offered = await page.locator('datalist option').last().getAttribute('value');
        await page.getByRole('combobox', { name: 'Host' }).fill(offered ?? '');
        await page.getByLabel('Username').fill('installer');
        await page.getByLabel('Password', { exact: true }).fill('Remote-End-Secret-2026');
        await page.getByLabel('Duration').selectOption('10');
      }
      await start.click();
      if (tool === 'site-survey') await page.getByRole('button', { name: /^Take the link down/ }).click();
      if (tool === 'speed-test') await page.getByRole('button', { name: 'Start speed test' }).click();
      const said = page.locator('main output').first();
      await expect.poll(() => said.innerText(), { timeout: 90_000, message: tool }).toContain('Finished');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens the radio that the address asks for', async () => {
    const { page, close } = await browser.open({ viewport: PHONE });
    await page.goto(`${files.url}?profile=factory`);
    await page.getByRole('heading', { name: 'Please Set Up Your Device' }).waitFor();
    await inPanel(page, async panel => {
      await panel.getByLabel('Radio', { exact: true }).selectOption('sta-ptp');
    });
    await page.waitForURL(/profile=sta-ptp/);
    await page.getByLabel('Username').waitFor();
    expect(await page.getByRole('heading', { name: 'Please Set Up Your Device' }).count()).toBe(0);
    await close();
  });

  it('shows its panel without faults of its own', async () => {
    const { page, close } = await browser.open({ viewport: PHONE });
    await page.goto(files.url);
    await page.getByLabel('Username').waitFor();
    await page.getByRole('button', { name: 'Demo radio' }).click();
    await page.getByLabel('Time factor').waitFor();
    expect(await findingsOnTheWay(page)).toEqual([]);
    await close();
  });
});

/** Where the virtual radio takes its faults: a text of it that no minifier changes. */
const MARK = '/__radio/faults';
const scripts = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(join(ROOT, folder, name), 'utf8'));

it('leaves nothing of the virtual radio in what a device carries', () => {
  expect(scripts('dist-demo').some(text => text.includes(MARK))).toBe(true);
  expect(scripts('dist').filter(text => text.includes(MARK))).toEqual([]);
});
