import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { turnTime } from './change-drill.mother.ts';
import { aLinkDrill, type LinkDrill } from './link-change-drill.mother.ts';

const KEY = 'quarry-new-key';
const NEW = { ssid: 'quarry-two', key: KEY };
const PROXY = '/api/v1.0/tools/proxy/https';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** What dies, and how it comes back. */
const DEATHS: Readonly<Record<string, (drill: LinkDrill) => Promise<void>>> = {
  'the near end': async ({ near, live }) => {
    near.faults.happen('power-loss');
    await live(1);
  },
  'the far end': async ({ far, live }) => {
    far.faults.happen('power-loss');
    await live(1);
  },
  'the page, opened again at once,': async ({ closePage, live }) => {
    closePage();
    await live(1);
  },
  'the page, opened again after both clocks,': async ({ closePage, sleep }) => {
    closePage();
    await sleep(320);
  },
  'the far end, for five minutes,': async ({ far, live }) => {
    far.faults.set({ unreachable: true });
    await live(300);
    far.faults.set({});
  },
  'each request to the proxy, for half a minute,': async ({ near, live }) => {
    near.faults.set({ loss: 1, path: PROXY });
    await live(30);
    near.faults.set({});
  },
  'the proxy, for two minutes,': async ({ near, live }) => {
    near.faults.set({ status: 500, path: PROXY });
    await live(120);
    near.faults.set({});
  },
};
/** Seconds after the begin: both read, the far end sent, both sent, both restarting, linked, kept one after the other. */
const MOMENTS = [1, 2, 4, 6, 9, 15, 20, 22, 25, 29] as const;
const DRILLS = Object.keys(DEATHS).flatMap(death => MOMENTS.map(second => [death, second] as const));

describe('both ends of a link, changed from the page of the near one', () => {
  it('both ends of a link change as one, and nothing of it is remembered then', async () => {
    const drill = await aLinkDrill(KEY);
    await drill.begin(NEW);
    await drill.live(20);
    expect(JSON.stringify(drill.browser.linkChanges.load())).toContain(NEW.ssid);
    expect(JSON.stringify(drill.browser.linkChanges.load())).not.toContain(KEY);
    await drill.settle();
    expect([drill.ends(), drill.isLinked()]).toEqual([{ near: NEW.ssid, far: NEW.ssid }, true]);
    expect(drill.browser.linkChanges.load()).toBeUndefined();
  });

  it.each(sampleOf(DRILLS, 4))(
    'both ends of a link agree in the end, and are linked, where %s dies %i s after the begin',
    async (death, second) => {
      const drill = await aLinkDrill(KEY);
      await drill.begin(NEW);
      await drill.live(second);
      await DEATHS[death]?.(drill);
      await drill.settle();
      const { near, far } = drill.ends();
      expect([near, drill.isLinked(), drill.isKnown()]).toEqual([far, true, true]);
    },
  );
});
