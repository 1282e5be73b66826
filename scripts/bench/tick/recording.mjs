import { ADMIN, startServer } from '../../setup/virtual-radio.mjs';

/** Sessions that may run out on the way: on a busy machine the fast clock of the radio ends one between two answers. */
const MOST_LOGINS = 50;

async function logIn(url) {
  const login = await fetch(`${url}api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ ...ADMIN, hide_rd: 'true' }),
  });
  await login.text();
  return login.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
}

/** `count` answers of status.cgi of an access point with that many stations, its time sped up so that each differs. */
export async function recordAnswers(root, stations, count) {
  const radio = await startServer(root, ['--stations', String(stations), '--speed', '400']);
  try {
    const answers = [];
    for (let logins = 0; logins < MOST_LOGINS; logins += 1) {
      const cookie = await logIn(radio.url);
      while (answers.length < count) {
        const answer = await fetch(`${radio.url}status.cgi`, { headers: { cookie } });
        const text = await answer.text();
        if (!answer.ok) break;
        if (text !== answers.at(-1)) answers.push(text);
      }
      if (answers.length >= count) return answers;
    }
    throw new Error(`The radio gave ${answers.length} of ${count} answers.`);
  } finally {
    radio.stop();
  }
}

/** Marks, collections of garbage, and the tasks of the main thread. */
const CATEGORIES = ['blink.user_timing', 'v8', 'toplevel'];
const COLLECTIONS = new Set(['MinorGC', 'MajorGC']);
const TASK = /RunTask$/;

/**
 * Records a page's main thread while `work` runs. Times are those that the thread spent on the processor, so that other
 * programs of a busy machine do not lengthen them.
 */
export async function recorded(page, work) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return new Recording(events.toSorted((a, b) => a.ts - b.ts));
}

class Recording {
  #events;

  constructor(events) {
    const thread = events.find(({ cat }) => cat === 'blink.user_timing');
    this.#events = events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread?.tid);
  }

  /** What ran between each two marks of a name: its time on the processor, ms, and the collections of garbage in it. */
  spans(name) {
    const ends = this.#events.filter(event => event.name === `${name}-end`);
    return this.#events
      .filter(event => event.name === `${name}-begin`)
      .map((begin, place) => {
        const end = ends[place];
        const collections = this.#collections(begin.ts, end.ts);
        return { ms: (end.tts - begin.tts) / 1000, collections: collections.length };
      });
  }

  /** Collections from the first mark of a name to the last: how many, and their time on the processor, ms. */
  collectionsAround(name) {
    const [first, last] = this.#around(name);
    const found = this.#collections(first, last);
    return { count: found.length, ms: found.reduce((sum, { tdur }) => sum + tdur / 1000, 0) };
  }

  /** The longest task that ran from the first mark of a name to the last, ms on the processor. */
  longestTaskAround(name) {
    const [first, last] = this.#around(name);
    const lengths = this.#events
      .filter(
        ({ ph, name: kind, ts, dur }) => ph === 'X' && TASK.test(kind) && ts + dur >= first && ts <= last,
      )
      .map(({ tdur = 0 }) => tdur / 1000);
    return Math.max(0, ...lengths);
  }

  #around(name) {
    const marks = this.#events.filter(event => event.name.startsWith(`${name}-`));
    return [marks[0]?.ts ?? 0, marks.at(-1)?.ts ?? 0];
  }

  #collections(from, to) {
    return this.#events.filter(
      ({ ph, name, ts }) => ph === 'X' && COLLECTIONS.has(name) && ts >= from && ts <= to,
    );
  }
}

const TICKS = 300;
const SAMPLE_US = 200;
/** The functions of a tick that the document speaks of; React is what a flush runs. */
const SHOWN = [
  'statusOf',
  'shareStatus',
  'shareRows',
  'shareStructure',
  'sameStructure',
  'steadyVerdict',
  'averagedEnds',
  'linkVerdict',
  'deviceAlerts',
  'stableList',
  'flushSyncWork',
];

/** Prints the share of the ticks of a page that each shown function takes with all that it calls. */
export async function printProfile(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await page.evaluate(() => window.tickPage.changes(100));
  await session.send('Profiler.start');
  await page.evaluate(count => window.tickPage.changes(count), TICKS);
  const { profile } = await session.send('Profiler.stop');
  await page.close();
  const { shares, all } = sharesOf(profile);
  for (const name of SHOWN) {
    const percent = (100 * (shares.get(name) ?? 0)) / all;
    console.log(`${name.padEnd(16)} ${percent.toFixed(1).padStart(5)} %`);
  }
}

/** Time of each function with all that it calls, and of the whole tick. */
function sharesOf({ nodes, samples, timeDeltas }) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id])));
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const shares = new Map();
  for (const [place, id] of samples.entries()) {
    const called = new Set();
    for (let node = id; node !== undefined; node = parents.get(node)) called.add(names.get(node));
    if (!called.has('step')) continue;
    for (const name of called) shares.set(name, (shares.get(name) ?? 0) + timeDeltas[place]);
  }
  return { shares, all: shares.get('step') ?? Number.NaN };
}
