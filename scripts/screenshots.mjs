/** `npm run screenshots`: each page in each layout into screenshots/, and with --docs those of the README into docs/images/. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { requireChromium } from './setup/chromium.mjs';
import { startServer } from './setup/start-server.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LAYOUTS = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'];
const PAGES = [
  { name: 'login', profile: 'ap-ptmp' },
  { name: 'setup', profile: 'factory' },
  { name: 'dashboard', profile: 'sta-ptp', hash: '' },
  { name: 'dashboard-ap', profile: 'ap-ptmp', hash: '' },
  { name: 'dashboard-60', profile: 'sixty', hash: '' },
  { name: 'dashboard-router', profile: 'router', hash: '' },
  { name: 'dashboard-old', profile: 'old', hash: '' },
  { name: 'dashboard-versioned', profile: 'wave', hash: '' },
  { name: 'stations', profile: 'ap-ptmp', hash: '#/stations' },
  { name: 'wireless', profile: 'ap-ptmp', hash: '#/wireless' },
  { name: 'ping', profile: 'ap-ptmp', hash: '#/ping' },
  { name: 'traceroute', profile: 'ap-ptmp', hash: '#/traceroute' },
  { name: 'discovery', profile: 'ap-ptmp', hash: '#/discovery' },
  { name: 'diff', profile: 'ap-ptmp', hash: '#/diff' },
];
/** Screenshots shown in the README. */
const DOCS = new Set([
  'dashboard-desktop-light',
  'dashboard-phone-dark',
  'dashboard-ap-desktop-dark',
  'stations-desktop-light',
  'wireless-phone-light',
]);
/** Long enough for the charts to show that they move. */
const WATCH_MS = 12_000;

const forDocs = process.argv.includes('--docs');
const folder = join(root, forDocs ? 'docs/images' : 'screenshots');
mkdirSync(folder, { recursive: true });
await buildWhenStale(root);
const browser = await chromium.launch({
  executablePath: await requireChromium(root),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function shoot({ name, profile, hash }, url, layout, colorScheme) {
  const file = `${name}-${layout}-${colorScheme}`;
  if (forDocs && !DOCS.has(file)) return;
  const context = await browser.newContext({ viewport: LAYOUTS[layout], colorScheme });
  const page = await context.newPage();
  await page.goto(url);
  if (hash !== undefined) {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('Tower-Link-2026');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').first().waitFor();
    if (hash !== '') await page.goto(url + hash);
    await page.waitForTimeout(WATCH_MS);
  } else {
    await page.getByRole('button').first().waitFor();
  }
  await page.screenshot({ path: join(folder, `${file}.png`) });
  await context.close();
  console.log(`${file}.png (${profile})`);
}

for (const shown of PAGES) {
  const server = await startServer(root, ['--profile', shown.profile]);
  const views = Object.keys(LAYOUTS).flatMap(layout => SCHEMES.map(scheme => [layout, scheme]));
  await Promise.all(views.map(([layout, scheme]) => shoot(shown, server.url, layout, scheme)));
  server.stop();
}
await browser.close();
