/**
 * `npm run screenshots [-- NAME…]`: each page in each layout and language into screenshots/, with one contact sheet a
 * page. With --readme those of the README into docs/images/, and beside them the texts that each shows: when one of them
 * changes, `scripts/check/readme-pictures.test.ts` asks for new pictures.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { requireChromium } from './setup/browsers.mjs';
import { logIn, startServer } from './setup/virtual-radio.mjs';
import { typescript } from './setup/typescript.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LAYOUTS = {
  desktop: { width: 1440, height: 1000 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};
const THEMES = ['light', 'dark', 'sun'];
const LANGUAGES = ['en_US', 'de_DE', 'ar'];
/** When the link of *Change history* got worse: the record of a day lies on both sides of it. */
const CHANGED_AT = Date.now() - 3 * 3_600_000;
/** What the antenna loses when it moves, in the rows of the record: dB, or the share that remains. */
const LOST = { signal: -9, remote_signal: -9 };
const REMAINS = { dl_capacity: 0.55, ul_capacity: 0.6, dl_linkscore: 0.7, ul_linkscore: 0.7 };
const PAGES = [
  { name: 'login', profile: 'ap-ptmp' },
  { name: 'setup', profile: 'factory' },
  { name: 'dashboard', profile: 'sta-ptp', hash: '' },
  { name: 'dashboard-ap', profile: 'ap-ptmp', hash: '' },
  { name: 'dashboard-60', profile: 'sixty', hash: '' },
  { name: 'fade', profile: 'sixty', hash: '', selected: ['Rain zone', 'K'] },
  { name: 'dashboard-router', profile: 'router', hash: '' },
  { name: 'dashboard-soho', profile: 'soho', hash: '' },
  { name: 'network-vlan', profile: 'vlan', hash: '#/network' },
  { name: 'dashboard-old', profile: 'old', hash: '' },
  { name: 'dashboard-ltu', profile: 'ltu-ap', hash: '' },
  { name: 'dashboard-airfiber-24', profile: 'airfiber-24', hash: '' },
  { name: 'dashboard-airfiber-5', profile: 'airfiber-5', hash: '' },
  { name: 'dashboard-versioned', profile: 'wave', hash: '' },
  { name: 'stations', profile: 'ap-ptmp', hash: '#/stations' },
  { name: 'wireless', profile: 'ap-ptmp', hash: '#/wireless' },
  { name: 'review', profile: 'ap-ptp', hash: '#/wireless', reviewed: ['radio.channelWidth', '20'] },
  { name: 'history', profile: 'sta-ptp', hash: `#/history?at=${CHANGED_AT}`, changed: true },
  { name: 'report', profile: 'sta-ptp', hash: '#/report', typed: ['Quarry mast', 'Mill roof', 'A. Fitter'] },
  { name: 'recording', profile: 'sta-ptp', hash: '', recorded: true },
  { name: 'ping', profile: 'ap-ptmp', hash: '#/ping' },
  { name: 'traceroute', profile: 'ap-ptmp', hash: '#/traceroute' },
  { name: 'discovery', profile: 'ap-ptmp', hash: '#/discovery' },
  { name: 'diff', profile: 'ap-ptmp', hash: '#/diff' },
  ...[
    'network',
    'services',
    'system',
    'settings',
    'log',
    'site-survey',
    'network-tables',
    'speed-test',
    'spectrum',
    'alignment',
    'constellation',
  ].map(name => ({ name, profile: 'ap-ptmp', hash: `#/${name}` })),
];
/** Screenshots shown in the README. */
const README = new Set([
  'dashboard-desktop-light',
  'fade-desktop-light',
  'dashboard-phone-dark',
  'dashboard-ap-desktop-dark',
  'stations-desktop-light',
  'wireless-phone-light',
  'review-desktop-light',
  'history-desktop-light',
  'report-desktop-light',
  'recording-desktop-light',
  'spectrum-desktop-light',
]);
/** Long enough for the charts to show that they move; for the README, to fill them. */
const WATCH_MS = process.argv.includes('--readme') ? 32_000 : 12_000;
/** Canvases draw themselves in another theme at the next tick. */
const DRAW_MS = 1500;

const forReadme = process.argv.includes('--readme');
const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const folder = join(root, forReadme ? 'docs/images' : 'screenshots');
mkdirSync(folder, { recursive: true });
await buildWhenStale(root);
const browser = await chromium.launch({
  executablePath: await requireChromium(root),
  args: ['--no-sandbox', '--disable-gpu'],
});

const { extractOccurrences } = await typescript(new URL('./texts/extract.ts', import.meta.url));
const literally = text => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** The texts of the interface, and how each looks with its values: what else is in view are names and figures. */
const KNOWN = [...new Set(extractOccurrences(root).map(({ text }) => text))]
  .filter(text => /[a-z]{2}/.test(text.replaceAll(/\{\w+\}/g, '')))
  .map(text => ({
    text,
    pattern: new RegExp(
      `^${text
        .split(/\{\w+\}/)
        .map(literally)
        .join('.+')}$`,
    ),
  }));
/** The texts that what is in view was written with, sorted. */
const known = seen =>
  [...new Set(seen.map(words => KNOWN.find(({ pattern }) => pattern.test(words))?.text))]
    .filter(text => text !== undefined)
    .toSorted();
const TEXTS = join(folder, 'texts.json');
const shown = forReadme && named.length > 0 ? JSON.parse(readFileSync(TEXTS, 'utf8')) : {};

async function openFrame(page) {
  await logIn(page);
  await page.getByRole('navigation').first().waitFor();
}

/** The record of the day as the device would hold it, had its antenna moved at `CHANGED_AT`. */
async function changeTheDay(page) {
  await page.route('**/hist-stats.cgi*', async route => {
    const answer = await route.fetch();
    const record = await answer.json();
    const isAfter = record.time.map(seconds => seconds * 1000 >= CHANGED_AT);
    const changed = (row, change) => {
      record[row] = record[row].map((value, place) =>
        value === null || !isAfter[place] ? value : Math.round(change(value)),
      );
    };
    for (const [row, db] of Object.entries(LOST)) changed(row, value => value + db);
    for (const [row, share] of Object.entries(REMAINS)) changed(row, value => value * share);
    await route.fulfill({ response: answer, json: record });
  });
}

/** The texts of the page that are in view, in order and each once. */
const textsInView = page =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight)
        texts.add(
          node.data
            .replaceAll(/[\u2066-\u2069]/g, '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        );
    }
    return [...texts];
  });

/** Resolves to the pictures of a page in each theme, which change in place; those for the README alone with --readme. */
async function shoot(
  { name, profile, hash, reviewed, selected, changed, typed = [] },
  url,
  { layout, language },
) {
  const suffix = language === 'en_US' ? '' : `-${language}`;
  const files = THEMES.map(theme => ({ theme, file: `${name}-${layout}-${theme}${suffix}` })).filter(
    ({ file }) => !forReadme || README.has(file),
  );
  if (files.length === 0) return [];
  const context = await browser.newContext({ viewport: LAYOUTS[layout] });
  const page = await context.newPage();
  await page.addInitScript(code => sessionStorage.setItem('new_ui_lang', JSON.stringify(code)), language);
  if (changed === true) await changeTheDay(page);
  await page.goto(url);
  if (hash !== undefined) {
    await openFrame(page);
    if (hash !== '') await page.goto(url + hash);
    await page.waitForTimeout(WATCH_MS);
    if (reviewed !== undefined) {
      const [setting, value] = reviewed;
      await page.locator(`[data-setting="${setting}"] select`).selectOption(value);
      await page.locator('[data-focus-place] button').first().click();
      await page.locator('dialog table').first().waitFor();
    }
    if (selected !== undefined) {
      const [label, option] = selected;
      const field = page.getByLabel(label, { exact: true });
      await field.selectOption(option);
      // The card that it belongs to, under the bar at the top.
      await field.evaluate(element => element.closest('section')?.scrollIntoView({ block: 'center' }));
    }
    for (const [place, text] of typed.entries()) await page.locator('main input').nth(place).fill(text);
  } else {
    await page.getByRole('button').first().waitFor();
  }
  const pictures = [];
  for (const { theme, file } of files) {
    await page.evaluate(look => void (document.documentElement.dataset.theme = look), theme);
    await page.waitForTimeout(DRAW_MS);
    pictures.push(await page.screenshot({ path: join(folder, `${file}.png`) }));
    if (forReadme) shown[file] = known(await textsInView(page));
    console.log(`${file}.png (${profile})`);
  }
  await context.close();
  return pictures;
}

/** Draws the pictures of a page side by side, each language a row. */
async function drawSheet(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 2560, height: 600 } });
  const images = pictures.map(picture => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(9,auto);gap:8px;background:#888}img{height:320px}</style>${images.join('')}`,
  );
  await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  await page.close();
}

/** Serves the radio of a page, or a recording of a visit to it. */
async function serverOf({ profile, recorded = false }) {
  const radio = await startServer(root, ['--profile', profile]);
  if (!recorded) return radio;
  const file = join(mkdtempSync(join(tmpdir(), 'recording-')), 'link.har');
  const recorder = await startServer(root, ['--device', radio.url, '--record', file, '--yes']);
  const page = await browser.newPage();
  await page.goto(recorder.url);
  await openFrame(page);
  await page.waitForTimeout(2 * WATCH_MS);
  await page.close();
  recorder.stop();
  await recorder.ended;
  radio.stop();
  return startServer(root, ['--replay', file]);
}

for (const pictured of PAGES.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const server = await serverOf(pictured);
  const pictures = [];
  for (const language of forReadme ? ['en_US'] : LANGUAGES) {
    const views = Object.keys(LAYOUTS).map(layout => shoot(pictured, server.url, { layout, language }));
    pictures.push(...(await Promise.all(views)).flat());
  }
  server.stop();
  if (!forReadme) await drawSheet(pictured.name, pictures);
}
if (forReadme) writeFileSync(TEXTS, `${JSON.stringify(shown, null, 2)}\n`);
await browser.close();
