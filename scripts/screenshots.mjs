/**
 * `npm run screenshots [-- NAME…]`: each page in each layout and language into screenshots/, with one contact sheet a
 * page. With --docs those of the README into docs/images/.
 */
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
const LANGUAGES = ['en_US', 'de_DE', 'ar'];
const PAGES = [
  { name: 'login', profile: 'ap-ptmp' },
  { name: 'setup', profile: 'factory' },
  { name: 'dashboard', profile: 'sta-ptp', hash: '' },
  { name: 'dashboard-ap', profile: 'ap-ptmp', hash: '' },
  { name: 'dashboard-60', profile: 'sixty', hash: '' },
  { name: 'dashboard-router', profile: 'router', hash: '' },
  { name: 'dashboard-soho', profile: 'soho', hash: '' },
  { name: 'network-vlan', profile: 'vlan', hash: '#/network' },
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
const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const folder = join(root, forDocs ? 'docs/images' : 'screenshots');
mkdirSync(folder, { recursive: true });
await buildWhenStale(root);
const browser = await chromium.launch({
  executablePath: await requireChromium(root),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Resolves to the picture; undefined for one that the README does not show. */
async function shoot({ name, profile, hash }, url, { layout, colorScheme, language }) {
  const file = [name, layout, colorScheme, ...(language === 'en_US' ? [] : [language])].join('-');
  if (forDocs && !DOCS.has(file)) return undefined;
  const context = await browser.newContext({ viewport: LAYOUTS[layout], colorScheme });
  const page = await context.newPage();
  await page.addInitScript(code => sessionStorage.setItem('new_ui_lang', JSON.stringify(code)), language);
  await page.goto(url);
  if (hash !== undefined) {
    await page.locator('input[name=username]').fill('admin');
    await page.locator('input[name=password]').fill('Tower-Link-2026');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').first().waitFor();
    if (hash !== '') await page.goto(url + hash);
    await page.waitForTimeout(WATCH_MS);
  } else {
    await page.getByRole('button').first().waitFor();
  }
  const picture = await page.screenshot({ path: join(folder, `${file}.png`) });
  await context.close();
  console.log(`${file}.png (${profile})`);
  return picture;
}

/** Draws the pictures of a page side by side, each language a row. */
async function drawSheet(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 600 } });
  const images = pictures.map(picture => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(4,auto);gap:8px;background:#888}img{height:420px}</style>${images.join('')}`,
  );
  await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  await page.close();
}

for (const shown of PAGES.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const server = await startServer(root, ['--profile', shown.profile]);
  const pictures = [];
  for (const language of forDocs ? ['en_US'] : LANGUAGES) {
    const views = Object.keys(LAYOUTS).flatMap(layout =>
      SCHEMES.map(colorScheme => ({ layout, colorScheme, language })),
    );
    pictures.push(...(await Promise.all(views.map(view => shoot(shown, server.url, view)))));
  }
  server.stop();
  if (!forDocs) await drawSheet(shown.name, pictures);
}
await browser.close();
