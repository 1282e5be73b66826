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
