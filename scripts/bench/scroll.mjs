// Frames while a log of 10,000 lines and a survey of 500 networks are scrolled, CPU 4x slower, beside as many frames of the
// same page at rest, and the work of a frame beside that of the same rows put there by hand. Needs a build.
import { fileURLToPath } from 'node:url';
import { logIn } from '../setup/virtual-radio.mjs';
import { longLog, longSurvey } from './large-answers.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { serveFolder } from './login/serve.mjs';
import { isShort, saveResults } from './results.mjs';

/**
 * Runs in the page: scrolls a copy of a long list and draws its rows by hand, the least that a browser has to do for a list of
 * which only the rows in sight are drawn: each row that comes into sight is a copy of one that was drawn, at its place, and
 * each that leaves is taken away.
 */
export function scrolledBare([selector, rowSelector, frames, step]) {
  const list = document.querySelector(selector);
  const copy = list.cloneNode(true);
  list.replaceWith(copy);
  const drawn = [...copy.querySelectorAll(rowSelector)];
  const body = drawn[0].parentElement;
  const height = drawn.reduce((sum, row) => sum + row.offsetHeight, 0) / drawn.length;
  const place = (row, position) => row.style.setProperty('inset-block-start', `${position * height}px`);
  const models = drawn.map(row => row.cloneNode(true));
  drawn.forEach(place);
  let [first, next, left] = [0, drawn.length, frames];
  return new Promise(resolve => {
    const frame = () => {
      const at = (frames - left) * step;
      copy.scrollTop = at;
      for (; next * height < at + copy.clientHeight; next += 1) {
        const row = models[next % models.length].cloneNode(true);
        place(row, next);
        drawn.push(row);
        body.append(row);
      }
      for (; (first + 1) * height < at; first += 1) drawn[first].remove();
      left -= 1;
      if (left >= 0) return requestAnimationFrame(frame);
      copy.replaceWith(list);
      return resolve();
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Runs in the page: scrolls an element there and back, a step each frame, and returns the time from frame to frame, ms.
 * Without a step nothing is scrolled: what the browser and the machine cost in any case.
 */
export function scrolled([selector, frames, step]) {
  const target = selector === '' ? document.scrollingElement : document.querySelector(selector);
  const last = target.scrollHeight - target.clientHeight;
  const times = [];
  let [direction, before, at] = [target.scrollTop > 0 ? -1 : 1, performance.now(), target.scrollTop];
  return new Promise(resolve => {
    const frame = now => {
      times.push(now - before);
      before = now;
      if (times.length > frames) return resolve(times.slice(1));
      at += direction * step;
      if (at <= 0 || at >= last) direction = -direction;
      if (step > 0) target.scrollTop = Math.min(last, Math.max(0, at));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

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
