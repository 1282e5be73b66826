// Frames while a log of 10,000 lines and a survey of 500 networks are scrolled, CPU 4x slower, beside as many frames of the
// same page at rest. Needs a build.
import { fileURLToPath } from 'node:url';
import { launchChromium } from './launch-chromium.mjs';
import { serveFolder } from './login/serve.mjs';
import { isShort, saveResults } from './results.mjs';
import { longLog, longSurvey } from './scroll/long-answers.mjs';
import { scrolled } from './scroll/scrolled.mjs';

const CPU_SLOWER = 4;
const SLOW_FRAME_MS = 20;
const MOST_SLOW_SHARE = 0.05;
const FRAMES = isShort ? 60 : 300;
/** Of so many rounds the calmest counts: another program can only slow one down. */
const ROUNDS = isShort ? 1 : 5;
/** A wheel that is turned fast: 2,400 px a second. */
const STEP_PX = 40;
const LINES = 10_000;
const NETWORKS = 500;

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await serveFolder(root, root);
const browser = await launchChromium(root);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('pageerror', error => console.error(error.message));
const answer = (path, body) => page.route(path, route => route.fulfill({ json: body }));
await answer('**/api/logs*', longLog(LINES));
await answer('**/survey.json.cgi*', longSurvey(NETWORKS));

await page.goto(server.url);
await page.locator('input[name=username]').fill('admin');
await page.locator('input[name=password]').fill('Tower-Link-2026');
await page.keyboard.press('Enter');
await page.locator('main canvas').first().waitFor();
const goTo = route => page.evaluate(hash => void (location.hash = hash), `#/${route}`);

/** Opens each list and counts what is in it. */
const LISTS = {
  log: {
    selector: 'main section[tabindex="0"]',
    expected: LINES,
    async open() {
      await goTo('log');
      await page.locator('main [aria-setsize]').first().waitFor();
      return Number(await page.locator('main [aria-setsize]').first().getAttribute('aria-setsize'));
    },
  },
  survey: {
    selector: 'main section[tabindex="0"]',
    expected: NETWORKS,
    async open() {
      await goTo('site-survey');
      await page.locator('main form [type=submit]').click();
      await page.locator('dialog[open] button').last().click();
      await page.locator('main [aria-rowcount]').waitFor();
      // The head is a row as well.
      return Number(await page.locator('main [aria-rowcount]').getAttribute('aria-rowcount')) - 1;
    },
  },
};

const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');
/** Work of the page's main thread since it began, ms: scripts, styles, layout and painting. */
async function worked() {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}
const slowShare = times => times.filter(time => time > SLOW_FRAME_MS).length / times.length;
const percent = share => `${(100 * share).toFixed(1)} %`.padStart(8);

const measured = {};
console.log(`frames over ${SLOW_FRAME_MS} ms of ${FRAMES}, CPU ${CPU_SLOWER}x slower, calmest of ${ROUNDS}`);
for (const [name, { selector, expected, open }] of Object.entries(LISTS)) {
  const rows = await open();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const shares = { atRest: 1, scrolling: 1 };
  let workMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = slowShare(await page.evaluate(scrolled, [selector, FRAMES, 0]));
    const before = await worked();
    const busy = slowShare(await page.evaluate(scrolled, [selector, FRAMES, STEP_PX]));
    workMs = Math.min(workMs, ((await worked()) - before) / FRAMES);
    shares.atRest = Math.min(shares.atRest, calm);
    shares.scrolling = Math.min(shares.scrolling, busy);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  measured[name] = { rows, ...shares, workMsPerFrame: workMs };
  const over = rows !== expected || (!isShort && shares.scrolling > MOST_SLOW_SHARE);
  console.log(
    `${over ? 'OVER' : 'ok  '} ${name.padEnd(7)} ${rows} rows   at rest ${percent(shares.atRest)}   scrolling ${percent(shares.scrolling)} of ${percent(MOST_SLOW_SHARE).trim()}   ${workMs.toFixed(1)} ms of work a frame`,
  );
  if (over) process.exitCode = 1;
}
saveResults(root, 'scroll', measured);
await browser.close();
server.stop();
