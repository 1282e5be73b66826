import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { walk } from '../build/compress.mjs';

const HASH = /\.[0-9a-f]{8,}(?=\.)/;
const COMPRESSED = /\.(gz|br)$/;
/** Lazy chunks that are a page, by the name their import gives them; the chart library counts towards each page. */
const PAGE = /^page-/;
/** The page as built for each state and language of a device. */
const PAGE_FILE = /^index(\..*)?\.html$/;
/** What a page shows of one kind of device, of which a browser loads one. */
const PART = /^part-/;
const CHARTS = /^charts$|uplot/i;

function sizes(file) {
  const of = suffix => (existsSync(file + suffix) ? statSync(file + suffix).size : statSync(file).size);
  return { raw: statSync(file).size, gzip: of('.gz'), brotli: of('.br') };
}

const add = (a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli });
const NOTHING = { raw: 0, gzip: 0, brotli: 0 };

/** Scripts and styles that the page itself names: what must load before the login form works. */
function entryFiles(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(match => join(dist, match[1]));
}

/** Whether a chunk loads the chart library when its page is shown. */
const loadsCharts = file =>
  file.endsWith('.js') && /["'](charts|part-[\w-]+)["']/.test(readFileSync(file, 'utf8'));

/** Measures dist/: one row per document, entry and lazy chunk (its script and style together), and the whole. */
export function measure(dist) {
  const entry = new Set(entryFiles(dist));
  const chunks = new Map();
  const drawing = new Set();
  let login = NOTHING;
  let largestPage = NOTHING;
  let folder = 0;
  let whole = NOTHING;
  for (const file of [...walk(dist)].filter(path => !COMPRESSED.test(path))) {
    const size = sizes(file);
    whole = add(whole, size);
    folder += Math.min(size.raw, size.gzip, size.brotli);
    if (PAGE_FILE.test(basename(file)) && size.gzip > largestPage.gzip) largestPage = size;
    if (entry.has(file)) login = add(login, size);
    else if (/\.(js|css)$/.test(file)) {
      const name = basename(file)
        .replace(HASH, '')
        .replace(/\.(js|css)$/, '');
      chunks.set(name, add(chunks.get(name) ?? NOTHING, size));
      if (loadsCharts(file)) drawing.add(name);
    } else chunks.set(relative(dist, file), size);
  }
  const charts = [...chunks]
    .filter(([name]) => CHARTS.test(name))
    .reduce((sum, [, size]) => add(sum, size), NOTHING);
  const largestPart = [...chunks]
    .filter(([name]) => PART.test(name))
    .reduce((most, [, size]) => (size.gzip > most.gzip ? size : most), NOTHING);
  const routes = [...chunks]
    .filter(([name]) => PAGE.test(name))
    .map(([name, size]) => ({ name, ...(drawing.has(name) ? add(add(size, charts), largestPart) : size) }));
  // The login's style and painted form stand in the page itself, of which a browser gets one.
  login = add(login, largestPage);
  return {
    login,
    routes,
    folder,
    rows: [
      { name: 'login entry (page, script and style)', ...login },
      ...[...chunks].map(([name, size]) => ({ name, ...size })),
      ...routes.map(route => ({
        ...route,
        name: `route ${route.name}${drawing.has(route.name) ? ' with charts' : ''}`,
      })),
      { name: 'all of dist/', ...whole },
    ],
  };
}
