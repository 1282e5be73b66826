// The login's first paint, usable form, bytes, requests and layout shift, beside a plain form, the same form with nothing
// that runs, and the same application rendered by script, in the same run. Needs a build.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, ONLY_PAGE_REQUESTS } from './launch-chromium.mjs';
import { isShort, judge, median, saveResults } from './results.mjs';
import { visit } from './login/measure.mjs';
import { buildPlainForm, buildScriptFree, buildScriptOnly } from './login/variants.mjs';
import { serveFolder } from './login/serve.mjs';

/** Medians of so many, after one visit to each that only warms the server up. */
const VISITS = isShort ? 1 : 7;
// Ratios of times: each at least as far above the middle of seven quiet runs as these spread (docs/performance.md).
const LIMITS = {
  paintRatio: 0.65,
  scriptFreePaintRatio: 1.6,
  plainUsableRatio: 2.5,
  plainTakenRatio: 4.3,
  shift: 0.05,
  document: 14_600,
  scriptAndStyle: 142_000,
  requests: 6,
  calls: 1,
};

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const browser = await launchChromium(root, ONLY_PAGE_REQUESTS);
const variants = {
  painted: root,
  'by script': buildScriptOnly(root),
  'script free': buildScriptFree(root),
  'plain form': buildPlainForm(root),
};
const RUNS_SCRIPT = new Set(['painted', 'by script']);
const servers = {};
for (const [name, folder] of Object.entries(variants)) servers[name] = await serveFolder(root, folder);

const visits = Object.fromEntries(Object.keys(variants).map(name => [name, []]));
for (let round = 0; round <= VISITS; round += 1) {
  for (const [name, { url }] of Object.entries(servers)) {
    const seen = await visit(browser, url, { script: RUNS_SCRIPT.has(name) });
    if (round > 0) visits[name].push(seen);
  }
}
await browser.close();
for (const { stop } of Object.values(servers)) stop();

const of = (name, what) => median(visits[name].map(seen => seen[what]));
const gzip = path => statSync(join(root, 'dist', `${path}.gz`)).size;

const { paths } = visits.painted[0];
const files = paths.filter(path => /\.(js|css)$/.test(path));
const pages = readdirSync(join(root, 'dist')).filter(name => /^index.*\.html$/.test(name));
const measured = {
  paintRatio: of('painted', 'firstPaint') / of('by script', 'firstPaint'),
  scriptFreePaintRatio: of('painted', 'firstPaint') / of('script free', 'firstPaint'),
  plainPaintRatio: of('painted', 'firstPaint') / of('plain form', 'firstPaint'),
  plainScriptFreeRatio: of('script free', 'firstPaint') / of('plain form', 'firstPaint'),
  plainUsableRatio: of('painted', 'usable') / of('plain form', 'firstPaint'),
  plainTakenRatio: of('painted', 'taken') / of('plain form', 'firstPaint'),
  shift: Math.max(...visits.painted.map(seen => seen.shift)),
  document: Math.max(...pages.map(gzip)),
  scriptAndStyle: files.reduce((sum, path) => sum + gzip(path), Math.max(...pages.map(gzip))),
  requests: Math.max(...visits.painted.map(seen => seen.paths.length)),
  calls: Math.max(...visits.painted.map(seen => seen.paths.filter(path => path.startsWith('/api/')).length)),
};

console.log(`medians of ${VISITS} cold visits each, CPU 4x slower, 5 Mbit/s, 40 ms`);
for (const name of Object.keys(variants)) {
  console.log(
    `${name.padEnd(11)} first paint ${of(name, 'firstPaint').toFixed(0).padStart(5)} ms   usable ${of(name, 'usable').toFixed(0).padStart(5)} ms   taken by React ${of(name, 'taken').toFixed(0).padStart(5)} ms   ${of(name, 'bytes')} bytes   ${visits[name][0].paths.length} requests   layout shift ${of(name, 'shift').toFixed(4)}`,
  );
}
saveResults(root, 'login', {
  measured,
  variants: Object.fromEntries(
    Object.keys(variants).map(name => [
      name,
      Object.fromEntries(['firstPaint', 'usable', 'taken', 'bytes'].map(what => [what, of(name, what)])),
    ]),
  ),
});
for (const name of ['plainPaintRatio', 'plainScriptFreeRatio'])
  console.log(`${name} ${measured[name].toFixed(2)}`);
console.log('script and style count the document too, in which the style stands');
judge(measured, LIMITS, name => !(isShort && name.endsWith('Ratio')));
