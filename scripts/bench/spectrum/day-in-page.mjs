import { withTurns } from '../page-turns.mjs';

const GRID = { firstLabel: 50_956_250, step: 12_500, bins: 648 };

/**
 * What the page weighs more after some hours of a sweep a second than after the first hour, bytes. A device in the page
 * pushes the sweeps by its socket as fast as the page takes them, and the page's time is a second later for each. The page
 * paints itself, so that all of it is one heap. `open` opens the spectrum after `prepare` was given the page.
 */
export async function grownInPage(open, hours) {
  const { page, session, close } = await open(async opened => {
    await opened.addInitScript(withTurns);
    await opened.addInitScript(socketOfDevice, GRID);
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
