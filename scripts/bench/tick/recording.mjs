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
