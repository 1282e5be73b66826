/**
 * Cost of one status tick (parse, map, store, render) in Chromium, next to the bare parse of the same answer and the bare
 * writes of as many text nodes.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { requireChromium } from '../setup/chromium.mjs';
import { recordAnswers } from './tick/record-answers.mjs';
import { isShort, saveResults } from './results.mjs';

const { brokenGates } = (
  await runnerImport(fileURLToPath(new URL('./tick/gates.ts', import.meta.url)), { configFile: false })
).module;
const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, '.build/bench-tick');
const STATIONS = isShort ? [1, 85] : [1, 85, 256];
const PAGES = ['dashboard', 'stations'];
const ANSWERS = isShort ? 30 : 120;

async function buildPage() {
  const { content } = await loadConfig({ cwd: root });
  const { tools } = content.environments.device;
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact({ reactCompiler: { target: '19' } })],
      source: { entry: { index: './scripts/bench/tick/page.tsx' }, decorators: { version: 'legacy' } },
      output: { distPath: { root: out }, assetPrefix: './', cleanDistPath: true, polyfill: 'off' },
      logLevel: 'error',
      tools: { rspack: { optimization: tools.rspack.optimization } },
    },
  });
  await rsbuild.build();
}

function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measure(browser, on, stations, answers) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', error => console.error(error.message));
  await page.goto(pathToFileURL(join(out, 'index.html')).href);
  const result = await page.evaluate(([texts, shown]) => window.measureTick(texts, shown), [answers, on]);
  await page.close();
  const [p50, p95, bareP50] = [
    percentile(result.tick, 0.5),
    percentile(result.tick, 0.95),
    percentile(result.bare, 0.5),
  ];
  // Cost of a tick when nothing else uses the processor; a busy machine stretches the long ones most.
  const cost = percentile(result.tick, 0.1);
  const bareCost = percentile(result.bare, 0.1);
  const { textsChanged, nodesChanged, nodesInPage, rows } = result;
  const counts = { textsChanged, nodesChanged, nodesInPage, rows };
  return { page: on, stations, ...counts, p50, p95, bareP50, cost, bareCost, ratio: cost / bareCost };
}

await buildPage();
const browser = await chromium.launch({
  executablePath: await requireChromium(root),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--allow-file-access-from-files'],
});
console.log('One status tick in Chromium, milliseconds');
console.log(
  'page        stations     p10     p50     p95   nodes changed   texts changed   elements   rows   bare p10   ratio',
);
const measured = [];
for (const stations of STATIONS) {
  const answers = await recordAnswers(root, stations, ANSWERS);
  for (const on of PAGES) {
    const one = await measure(browser, on, stations, answers);
    measured.push(one);
    const columns = [
      on.padEnd(11),
      String(stations).padStart(8),
      one.cost.toFixed(2).padStart(7),
      one.p50.toFixed(2).padStart(7),
      one.p95.toFixed(2).padStart(7),
      String(one.nodesChanged).padStart(15),
      String(one.textsChanged).padStart(15),
      String(one.nodesInPage).padStart(10),
      String(one.rows).padStart(6),
      one.bareCost.toFixed(3).padStart(10),
      one.ratio.toFixed(1).padStart(7),
    ];
    console.log(columns.join(' '));
  }
}
await browser.close();

saveResults(root, 'tick', measured);
const broken = brokenGates(measured, { judgesTimes: !isShort });
for (const gate of broken) console.error(gate);
process.exitCode = broken.length === 0 ? 0 : 1;
