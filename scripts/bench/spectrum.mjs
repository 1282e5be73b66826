// The spectrum view: frames while samples arrive and the cursor moves, with the processor four times as slow; the script of
// one painted sample where the page paints itself, beside uPlot that draws its curves alone; and the memory after 24 hours, of a view and of the page. Needs a build.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './launch-chromium.mjs';
import { serveFolder } from './login/serve.mjs';
import { isShort, judge, saveResults } from './results.mjs';
import { grownInPage, memoryOfDay } from './spectrum/day.mjs';
import { openSpectrum, scriptOfUplot, watchFrames, watchScript } from './spectrum/page.mjs';

const SECONDS = isShort ? 4 : 20;
const CPU_SLOWER = 4;
const LIMITS = {
  slowFrames: 0.05,
  scriptMs: 4,
  besideUplot: 6,
  grownBytes: 2_000_000,
  grownInPageBytes: 2_000_000,
};
const HOURS = isShort ? 2 : 24;
/** What does not depend on how busy the machine is. */
const JUDGED_IN_SHORT = new Set(['grownBytes', 'grownInPageBytes']);

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const browser = await launchChromium(root);
const server = await serveFolder(root, root);

const byWorker = await openSpectrum(browser, server.url, { worker: true });
await byWorker.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
const frames = await watchFrames(byWorker.page, SECONDS);
await byWorker.close();

const byPage = await openSpectrum(browser, server.url, { worker: false });
const size = await byPage.page.locator('main canvas').boundingBox();
const scriptMs = await watchScript(byPage.page, SECONDS);
await byPage.close();

const uplotMs = await scriptOfUplot(browser, root, size, isShort ? 20 : 200);

const inPage = await grownInPage(
  prepare => openSpectrum(browser, server.url, { worker: false, prepare }),
  HOURS,
);

await browser.close();
server.stop();

const measured = {
  slowFrames: frames.filter(ms => ms > 20).length / frames.length,
  scriptMs,
  besideUplot: scriptMs / uplotMs,
  grownBytes: await memoryOfDay(root),
  grownInPageBytes: inPage.grown,
};
console.log(
  `${frames.length} frames in ${SECONDS} s, CPU ${CPU_SLOWER}x slower, cursor moving; ${inPage.passed} sweeps in the page`,
);
console.log(`one sample: ${scriptMs.toFixed(2)} ms, uPlot for its curves alone ${uplotMs.toFixed(2)} ms`);
saveResults(root, 'spectrum', { ...measured, uplotMs });
// Times on a busy machine say nothing of the program: the short form judges what does not depend on it.
judge(measured, LIMITS, name => !isShort || JUDGED_IN_SHORT.has(name));
