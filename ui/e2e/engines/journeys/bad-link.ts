import { expect } from 'vitest';
import { startRadio } from '../../support/radio.ts';
import { SlowWire } from '../../support/slow-wire.ts';
import type { EnginePage } from '../engine-page.ts';
import type { Journey } from '../journey.ts';
import { passesIn, setPace } from '../page-pace.ts';
import { fill, goTo, logIn, until } from '../user.ts';

const HOST = '198.51.100.7';
/** What only the device may say, of its radio link. */
const LINK_DOWN = /Disconnected|link is down|No link/;
/** Where nothing is to be said, answers need the time that they really have. */
const REAL = 1;
const QUICK = 10;
/** A drop that a loaded machine has not made so long that the page may speak of it. */
const SHORT_MS = 2500;

const said = (page: EnginePage) =>
  page.run(() => `${document.title} ${document.querySelector('header')?.innerText}`);

const isReconnecting = async (page: EnginePage) => (await said(page)).includes('Reconnecting');

/** The connection is well again, and the page has stayed: nothing loaded again, nothing typed lost. */
async function expectStayed(page: EnginePage): Promise<void> {
  // Answers have the time that they really have: a tenth of it may be too short for a loaded machine.
  await setPace(page, REAL);
  await until('the connection', async () => !(await isReconnecting(page)));
  expect(
    await page.run(() => [
      document.documentElement.hasAttribute('data-stayed'),
      location.hash,
      document.querySelector<HTMLInputElement>('main input')?.value,
    ]),
  ).toEqual([true, '#/ping', HOST]);
}

/** The scenarios of an outage that need no second device: Chromium has all of them. */
export const BAD_LINK: Journey = {
  name: 'rides out drops, losses, a slow link and one that comes and goes',
  walk: async ({ page }) => {
    const { port, radio } = await startRadio({ profile: 'sta-ptp' });
    const wire = await SlowWire.to(port);
    await page.goto(wire.url);
    await setPace(page, REAL);
    await logIn(page);
    await goTo(page, 'ping');
    await fill(page, 'main input', HOST);
    await page.run(() => document.documentElement.setAttribute('data-stayed', ''));
    const alarms: string[] = [];
    const look = async (): Promise<void> => {
      const words = await said(page);
      if (LINK_DOWN.test(words)) alarms.push(words);
    };

    for (const seconds of [1, 5, 15, 60]) {
      await setPace(page, seconds < 15 ? REAL : QUICK);
      const droppedAt = Date.now();
      radio.faults.set({ unreachable: true });
      await passesIn(page, seconds, look);
      const isShort = seconds === 1 && Date.now() - droppedAt < SHORT_MS;
      if (isShort && (await isReconnecting(page))) alarms.push('a second is an outage');
      if (seconds >= 15) expect(await isReconnecting(page)).toBe(true);
      radio.faults.clear();
      await expectStayed(page);
    }

    for (const loss of [0.2, 0.5]) {
      await setPace(page, QUICK);
      radio.faults.set({ loss });
      await passesIn(page, 40, look);
      radio.faults.clear();
      await expectStayed(page);
    }

    await setPace(page, QUICK);
    for (let turn = 0; turn < 10; turn += 1) {
      radio.faults.set({ unreachable: true });
      await passesIn(page, 3, look);
      radio.faults.clear();
      await passesIn(page, 3, look);
    }
    await expectStayed(page);

    wire.become({ latencyMs: 400, bitsPerSecond: 200_000 });
    await passesIn(page, 8, async () => {
      await look();
      if (await isReconnecting(page)) alarms.push('a slow link is an outage');
    });
    await expectStayed(page);
    expect(alarms).toEqual([]);
  },
};
