import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withTurns } from '../page-turns.mjs';

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

const SWEEP_GRID = { firstLabel: 50_956_250, step: 12_500, bins: 648 };

/**
 * What the page weighs more after some hours of a sweep a second than after the first hour, bytes. A device in the page
 * pushes the sweeps by its socket as fast as the page takes them, and the page's time is a second later for each. The page
 * paints itself, so that all of it is one heap. `open` opens the spectrum after `prepare` was given the page.
 */
export async function grownInPage(open, hours) {
  const { page, session, close } = await open(async opened => {
    await opened.addInitScript(withTurns);
    await opened.addInitScript(socketOfDevice, SWEEP_GRID);
  });
  const weight = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
  const pass = sweeps => page.evaluate(count => window.passSweeps(count), sweeps);
  await pass(3600);
  const afterHour = await weight();
  for (let hour = 1; hour < hours; hour += 1) await pass(3600);
  const afterAll = await weight();
  const passed = await page.evaluate(() => window.passedSweeps);
  await close();
  return { grown: Math.max(0, afterAll - afterHour), passed };
}

/** Runs in the page, before it: replaces the spectrum's socket, and moves its time. */
function socketOfDevice({ firstLabel, step, bins }) {
  const RealSocket = window.WebSocket;
  const realNow = Date.now.bind(Date);
  window.passedSweeps = 0;
  Date.now = () => realNow() + window.passedSweeps * 1000;
  const labels = Array.from({ length: bins }, (_, bin) => firstLabel + bin * step);
  const frame = () =>
    JSON.stringify({
      stFreqGridLabels: labels,
      stPowrMin: -125,
      stPowrDel: 2,
      latestPower: labels.map((_, bin) => 8 + ((bin * 7 + window.passedSweeps * 13) % 30)),
    });
  let device;
  class DeviceSocket extends EventTarget {
    constructor() {
      super();
      this.readyState = 1;
      device = this;
      setTimeout(() => this.dispatchEvent(new Event('open')), 0);
    }
    send() {}
    close() {}
  }
  window.WebSocket = function (url, protocol) {
    return String(url).includes('/ws/airview') ? new DeviceSocket() : new RealSocket(url, protocol);
  };
  window.passSweeps = async count => {
    for (let sweep = 0; sweep < count; sweep += 1) {
      window.passedSweeps += 1;
      device.dispatchEvent(new MessageEvent('message', { data: frame() }));
      await window.turn();
    }
  };
}
