import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const HOUR = 3600;
const DAY = 24 * HOUR;
const GRID = { firstMhz: 5095.625, stepMhz: 1.25, bins: 648, scale: { minDbm: -125, stepDb: 2 } };

/** What a view weighs more after 24 hours of a sweep a second than after the first hour, bytes. */
export async function memoryOfDay(root) {
  const { AirView } = await import(pathToFileURL(join(root, 'domain/dist/tools/index.js')).href);
  const view = new AirView(GRID);
  const levels = Uint8Array.from({ length: GRID.bins }, (_, bin) => bin % 40);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const weight = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  let afterHour = 0;
  for (let second = 0; second < DAY; second += 1) {
    view.add({ at: second * 1000, levels });
    if (second === HOUR) afterHour = weight();
  }
  return Math.max(0, weight() - afterHour);
}
