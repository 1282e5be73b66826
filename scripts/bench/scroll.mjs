// Frames while a log of 10,000 lines and a survey of 500 networks are scrolled, CPU 4x slower, beside as many frames of the
// same page at rest, and the work of a frame beside that of the same rows put there by hand. Needs a build.
import { fileURLToPath } from 'node:url';
import { logIn } from '../setup/log-in.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { serveFolder } from './login/serve.mjs';
import { isShort, saveResults } from './results.mjs';
import { longLog, longSurvey } from './scroll/long-answers.mjs';
import { scrolled } from './scroll/scrolled.mjs';
import { scrolledBare } from './scroll/scrolled-bare.mjs';

const CPU_SLOWER = 4;
const SLOW_FRAME_MS = 20;
/** Work of a frame as a multiple of that for the same rows, copied and placed by hand. */
const MOST_WORK = 2;
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
await logIn(page);
await page.locator('main canvas').first().waitFor();
const goTo = route => page.evaluate(hash => void (location.hash = hash), `#/${route}`);

/** Opens each list and counts what is in it. */
const LISTS = {
  log: {
    selector: 'main section[tabindex="0"]',
    row: '[aria-setsize]',
    expected: LINES,
    async open() {
      await goTo('log');
      await page.locator('main [aria-setsize]').first().waitFor();
      return Number(await page.locator('main [aria-setsize]').first().getAttribute('aria-setsize'));
    },
  },
  survey: {
    selector: 'main section[tabindex="0"]',
    row: 'tbody [aria-rowindex]',
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
for (const [name, { selector, row, expected, open }] of Object.entries(LISTS)) {
  const rows = await open();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const shares = { atRest: 1, scrolling: 1 };
  let workMs = Number.POSITIVE_INFINITY;
  let bareMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = slowShare(await page.evaluate(scrolled, [selector, FRAMES, 0]));
    const before = await worked();
    const busy = slowShare(await page.evaluate(scrolled, [selector, FRAMES, STEP_PX]));
    const between = await worked();
    await page.evaluate(scrolledBare, [selector, row, FRAMES, STEP_PX]);
    workMs = Math.min(workMs, (between - before) / FRAMES);
    bareMs = Math.min(bareMs, ((await worked()) - between) / FRAMES);
    shares.atRest = Math.min(shares.atRest, calm);
    shares.scrolling = Math.min(shares.scrolling, busy);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const ratio = workMs / bareMs;
  measured[name] = { rows, ...shares, workMsPerFrame: workMs, bareMsPerFrame: bareMs, ratio };
  const over = rows !== expected || (!isShort && !(ratio <= MOST_WORK));
  console.log(
    `${over ? 'OVER' : 'ok  '} ${name.padEnd(7)} ${rows} rows   at rest ${percent(shares.atRest)}   scrolling ${percent(shares.scrolling)}   work of a frame ${workMs.toFixed(1)} ms, by hand ${bareMs.toFixed(1)} ms: ${ratio.toFixed(2)} of ${MOST_WORK}`,
  );
  if (over) process.exitCode = 1;
}
saveResults(root, 'scroll', measured);
await browser.close();
server.stop();
