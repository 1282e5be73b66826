import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { walk } from '../build/compress.mjs';

/** Budgets in bytes of gzip, except for the folder. Issue of origin: from an empty folder to a live link. */
export const BUDGETS = {
  /** Script and style until the login form works. */
  login: 175_000,
  /** Script and style that run between the answer to the login and the first live figure, libraries included. */
  firstFigure: 133_100,
  /** The application itself in front of that figure, with what says that a part failed, which no part can bring. */
  main: 64_650,
  /**
   * The rest of the program, which is loaded when the browser is idle after the first page. 2 kB of it records what the page
   * sees on whatever page, for what changed when the link got worse; 1.2 kB take up a running test with its changes and
   * what was expected of them, after a reload and in a second tab, and judge the EIRP on the channel in use; 0.2 kB take
   * what a device sends in place of a text as no text, in each rule of the domain; 0.3 kB leave the test of both ends of a link
   * to both, and share what follows a test with their change; 0.3 kB name a DHCP server whose interface has no address, a server
   * that is the device itself, and the switches that airOS 8 leaves out; 1.9 kB remark what several
   * fields mean together: MTUs, a name without DNS, a client on a port, what a DHCP server sends, an interface that is not there; 0.2 kB let an installation here
   * wait for that of the remote device; 1.1 kB move a DHCP pool as one and off the address of the device, and judge ports that are off, the
   * last address that is switched off, forwardings by their sources, and firewalls that admit some; 1.8 kB say
   * of a change of the network, of a packet filter too, whether it may lose the management or restarts the network alone.
   */
  later: 123_000,
  /**
   * One lazy route: all that its import loads but the charts, the forms and the rest of the program, which routes share. The
   * stations carry 0.7 kB of rules of rain in it, for the column of the fade margin; System has 0.1 kB of two columns.
   */
  route: 32_900,
  /** The charts with their library. */
  charts: 32_000,
  /** The fields of settings. */
  forms: 17_600,
  /** All of dist/ as a radio stores it: each file in its smallest compressed form. */
  folder: 1_500_000,
};

/** Exceeded budgets, as text. */
export function overBudget(report, budgets) {
  const problems = [];
  const check = (name, bytes, limit) => {
    if (bytes > limit) problems.push(`${name} is ${bytes} bytes, over its budget of ${limit}.`);
  };
  check('The login entry (gzip)', report.login.gzip, budgets.login);
  check('The way to the first live figure (gzip)', report.firstFigure.gzip, budgets.firstFigure);
  check('The main application (gzip)', report.main.gzip, budgets.main);
  check('The rest of the program (gzip)', report.later.gzip, budgets.later);
  for (const route of report.routes) check(`The route ${route.name} (gzip)`, route.gzip, budgets.route);
  check('The charts (gzip)', report.charts.gzip, budgets.charts);
  check('The forms (gzip)', report.forms.gzip, budgets.forms);
  check('dist/ (precompressed)', report.folder, budgets.folder);
  return problems;
}

const HASH = /\.[0-9a-f]{8,}(?=\.)/;
const COMPRESSED = /\.(gz|br)$/;
/** Chunks that the login loads after a successful login, and the page that opens automatically. */
const FIRST = ['main', 'page-dashboard'];
/** Imports of the rest of the program: changes, notices, and the adapters of all that the first page does not ask. */
const LATER = ['later'];
/** Lazy chunks that are a page, by the name their import gives them. */
const PAGE = /^page-/;
/** The page as built for each state and language of a device. */
const PAGE_FILE = /^index(\..*)?\.html$/;
/** A page is named after the `part.ts` of its folder. */
const PART_FILE = /-part-ts$/;
/** Parts of a page for one kind of device, of which a browser loads one. */
const PART = /^part-/;
/** Parts of the dashboard below the first figures, or opened by the user. */
const LATER_PART = /^part-(wan|details|charts|rain|connections)$/;
/** The chart library and our charts: a chunk that every page with charts shares. */
const CHARTS = /^charts$|uplot/i;
/** The fields of settings: a chunk that every page of settings shares. */
const FORMS = /^forms$/;

function sizes(file) {
  const of = suffix => (existsSync(file + suffix) ? statSync(file + suffix).size : statSync(file).size);
  return { raw: statSync(file).size, gzip: of('.gz'), brotli: of('.br') };
}

const add = (a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli });
const NOTHING = { raw: 0, gzip: 0, brotli: 0 };
const larger = (a, b) => (b.gzip > a.gzip ? b : a);

/** Scripts and styles that the page itself names, preloaded ones too: all of the login. */
function entryFiles(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(match => join(dist, match[1]));
}

const chunkName = file =>
  basename(file)
    .replace(HASH, '')
    .replace(/\.(js|css)$/, '')
    .replace(PART_FILE, '');

/** Every file of dist/ once: the entry, the chunks by name (script and style together), and the sums. */
function survey(dist) {
  const entry = new Set(entryFiles(dist));
  const found = { login: NOTHING, largestPage: NOTHING, whole: NOTHING, folder: 0 };
  const chunks = new Map();
  const scripts = new Map();
  for (const file of [...walk(dist)].filter(path => !COMPRESSED.test(path))) {
    const size = sizes(file);
    found.whole = add(found.whole, size);
    found.folder += Math.min(size.raw, size.gzip, size.brotli);
    if (PAGE_FILE.test(basename(file))) found.largestPage = larger(found.largestPage, size);
    if (file.endsWith('.js')) scripts.set(chunkName(file), readFileSync(file, 'utf8'));
    if (entry.has(file)) found.login = add(found.login, size);
    else {
      const name = /\.(js|css)$/.test(file) ? chunkName(file) : relative(dist, file);
      chunks.set(name, add(chunks.get(name) ?? NOTHING, size));
    }
  }
  return { ...found, chunks, scripts };
}

/** The rest of the program, which the browser loads when it is idle after the first page, whatever page that is. */
const laterChunks = groups => new Set(LATER.flatMap(name => groups.get(name) ?? [name]));

/**
 * A route: the chunks of its import, and the largest of the parts of which it shows one. Chunks shared by routes
 * count apart.
 */
function routeSize(page, { chunks, scripts }, groups) {
  const shared = laterChunks(groups);
  const sum = names => names.reduce((total, name) => add(total, chunks.get(name) ?? NOTHING), NOTHING);
  const ofItsOwn = name =>
    (groups.get(name) ?? [name]).filter(one => !CHARTS.test(one) && !FORMS.test(one) && !shared.has(one));
  const parts = [...groups.keys()].filter(
    name => PART.test(name) && scripts.get(page)?.includes(`"${name}"`),
  );
  const largestPart = parts.map(part => sum(ofItsOwn(part))).reduce(larger, NOTHING);
  return add(sum(ofItsOwn(page)), largestPart);
}

/**
 * The names of the chunks that each lazy import loads simultaneously, under its own name, as reported by the bundler.
 */
function chunkGroups(file) {
  const told = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(told).map(([name, files]) => [
      name.replace(PART_FILE, ''),
      [...new Set(files.filter(each => /\.(js|css)$/.test(each)).map(chunkName))],
    ]),
  );
}

/** Chunks loaded between the response to the login and the first live figure: of the kinds of device the largest. */
function wayToFirstFigure({ chunks, scripts }, groups) {
  const parts = [...groups.keys()].filter(
    name => PART.test(name) && scripts.get('page-dashboard')?.includes(`"${name}"`) && !LATER_PART.test(name),
  );
  const ways = parts.map(part => [...new Set([...FIRST, part].flatMap(name => groups.get(name) ?? [name]))]);
  return ways
    .map(names => names.reduce((total, name) => add(total, chunks.get(name) ?? NOTHING), NOTHING))
    .reduce(larger, NOTHING);
}

/** Measures dist/: one row per document, entry and lazy chunk (its script and style together), and the whole. */
export function measure(dist, groupsFile) {
  const found = survey(dist);
  const { chunks, folder, whole } = found;
  const groups = chunkGroups(groupsFile);
  const named = pattern => [...chunks].filter(([name]) => pattern.test(name));
  const together = pattern => named(pattern).reduce((sum, [, size]) => add(sum, size), NOTHING);
  const [charts, forms] = [together(CHARTS), together(FORMS)];
  const routes = named(PAGE).map(([name]) => ({ name, ...routeSize(name, found, groups) }));
  // The login's style and painted form are in the page itself, of which a browser gets one.
  const login = add(found.login, found.largestPage);
  const later = [...laterChunks(groups)].reduce(
    (sum, name) => add(sum, chunks.get(name) ?? NOTHING),
    NOTHING,
  );
  const firstFigure = wayToFirstFigure(found, groups);
  return {
    login,
    firstFigure,
    later,
    main: chunks.get('main') ?? NOTHING,
    routes,
    charts,
    forms,
    folder,
    rows: [
      { name: 'login entry (page, script and style)', ...login },
      ...[...chunks].map(([name, size]) => ({ name, ...size })),
      ...routes.map(route => ({
        ...route,
        name: `route ${route.name}, all that it loads but charts and forms`,
      })),
      { name: 'from the answer to the login to the first live figure', ...firstFigure },
      { name: 'the rest of the program, loaded when idle', ...later },
      { name: 'charts, with their library', ...charts },
      { name: 'forms of settings', ...forms },
      { name: 'all of dist/', ...whole },
    ],
  };
}
