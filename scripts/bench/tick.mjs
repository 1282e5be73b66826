/** What one status tick (parse, map, store, render) costs in Chromium, beside a bare loop that writes as many text nodes. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { chromium } from 'playwright-core';
import { requireChromium } from '../setup/chromium.mjs';
import { recordAnswers } from './tick/record-answers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, '.build/bench-tick');
const STATIONS = [1, 85, 256];
const ANSWERS = 120;

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

async function measure(browser, stations) {
  const answers = await recordAnswers(root, stations, ANSWERS);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', error => console.error(error.message));
  await page.goto(pathToFileURL(join(out, 'index.html')).href);
  const result = await page.evaluate(texts => window.measureTick(texts), answers);
  await page.close();
  return { stations, ...result };
}

await buildPage();
const browser = await chromium.launch({
  executablePath: await requireChromium(root),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--allow-file-access-from-files'],
});
console.log('One status tick in Chromium, milliseconds');
console.log('stations     p50     p95   nodes changed   texts changed   elements   bare p50   ratio');
for (const stations of STATIONS) {
  const { tick, bare, textsChanged, nodesChanged, nodesInPage } = await measure(browser, stations);
  const [p50, p95, bareP50] = [percentile(tick, 0.5), percentile(tick, 0.95), percentile(bare, 0.5)];
  const columns = [
    String(stations).padStart(8),
    p50.toFixed(2).padStart(7),
    p95.toFixed(2).padStart(7),
    String(nodesChanged).padStart(15),
    String(textsChanged).padStart(15),
    String(nodesInPage).padStart(10),
    bareP50.toFixed(3).padStart(10),
    (p50 / Math.max(bareP50, 0.001)).toFixed(1).padStart(7),
  ];
  console.log(columns.join(' '));
}
await browser.close();
