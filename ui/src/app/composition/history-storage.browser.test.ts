import { BrowserHistoryStore } from '@radiolink/adapters/browser/recorder/history-store.adapter';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const [ONE, OTHER] = ['02:00:00:00:00:01', '02:00:00:00:00:02'] as const;
const sample = (at: number) => ({ at, values: { airtime: 5 } });
const looked = (at: number) => ({ samples: [sample(at)], events: [], facts: { at, blockedMhz: [] } });

/** A page that is opened so many hours later. */
const aPage = (hours = 0) => new BrowserHistoryStore(() => NOW + hours * HOUR);
const times = async (mac: string, hours = 0): Promise<readonly number[]> =>
  (await aPage(hours).read(mac)).samples.map(({ at }) => (at - NOW) / HOUR);

beforeEach(async () => {
  await aPage().clear(ONE);
  await aPage().clear(OTHER);
});

describe('the record in the database of the browser', () => {
  it('brings what the pages of seven days saw of a device to a later page, and of no other device', async () => {
    for (const hours of [0, 5, 100]) await aPage(hours).add(ONE, looked(NOW + hours * HOUR));
    await aPage(100).add(OTHER, looked(NOW + 99 * HOUR));
    expect(await times(ONE, 101)).toEqual([0, 5, 100]);
    expect(await times(OTHER, 101)).toEqual([99]);
  });

  it('drops what is older than seven days', async () => {
    await aPage(0).add(ONE, looked(NOW));
    await aPage(200).add(ONE, looked(NOW + 200 * HOUR));
    expect(await times(ONE)).toEqual([200]);
  });

  it('the record in the database of the browser is deleted for one device alone', async () => {
    await aPage().add(ONE, looked(NOW));
    await aPage().add(OTHER, looked(NOW));
    await aPage().clear(ONE);
    expect([await times(ONE), await times(OTHER)]).toEqual([[], [0]]);
  });
});

describe('the last look', () => {
  it('the last look is that at the device itself, also where the last hour has only remarks', async () => {
    await aPage(1).add(ONE, looked(NOW + HOUR));
    await aPage(2).add(ONE, looked(NOW + 2 * HOUR));
    await aPage(3).add(ONE, { samples: [], events: [] });
    await aPage(4).add(OTHER, looked(NOW + 4 * HOUR));
    expect((await aPage(5).lastLook(ONE))?.at).toBe(NOW + 2 * HOUR);
  });

  it('the last look is none of a device that no page saw', async () => {
    expect(await aPage().lastLook(ONE)).toBeUndefined();
  });

  it('the last look is read without the hours before it', async () => {
    for (const hours of [1, 2, 3]) await aPage(hours).add(ONE, looked(NOW + hours * HOUR));
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
    const whole = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    onTestFinished(() => {
      reads.mockRestore();
      whole.mockRestore();
    });
    await aPage(4).lastLook(ONE);
    expect([reads.mock.calls.length, whole.mock.calls.length]).toEqual([1, 0]);
  });
});
