import { parseBoardInfo } from '@radiolink/domain/device';
import { eventFacts, type HistoryEvent } from '@radiolink/domain/history';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../status/connection.ts';
import { createRecorderModel } from './recorder.model.ts';

const AT = 1_700_000_040_000;
const MAC = '02:00:00:00:00:01';
const base = ptpStationStatus();
const status: DeviceStatus = { ...base, host: { ...base.host, localTime: '' } };

/** A page of a device that an earlier page saw with another firmware. */
function aPage() {
  const reads: string[] = [];
  const stored: HistoryEvent[] = [];
  const answered = createEvent<number>();
  const recorder = createRecorderModel({
    status: {
      $status: createStore<DeviceStatus | null>(status),
      slice: <T>(select: (from: DeviceStatus) => T) => createStore<T | null>(select(status)),
      $connection: createStore<Connection>({ kind: 'waiting' }).on(answered, (_, receivedAt) => ({
        kind: 'live',
        receivedAt,
      })),
    },
    start: { $board: createStore(parseBoardInfo(`board.hwaddr=${MAC.replaceAll(':', '')}\n`)) },
    historyStore: {
      lastLook: async mac => {
        reads.push(`last look of ${mac}`);
        return { ...eventFacts(status, AT - 60_000), firmware: 'v1.0.0' };
      },
      read: async mac => {
        reads.push(`week of ${mac}`);
        return { samples: [{ at: AT - 60_000, values: { airtime: 5 } }], events: [] };
      },
      add: async (_, { events }) => void stored.push(...events),
      clear: async () => undefined,
    },
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { recorder, reads, stored, answered, settled };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});

describe('the recorder of a page', () => {
  it('reads the last look of an earlier page, and its week only for who shows it', async () => {
    await page.settled();
    expect(page.reads).toEqual([`last look of ${MAC}`]);
    page.recorder.wanted();
    await page.settled();
    expect(page.reads).toEqual([`last look of ${MAC}`, `week of ${MAC}`]);
    expect(page.recorder.$recorded.getState().samples.length).toBe(1);
  });

  it('finds what happened while no page was open', async () => {
    await page.settled();
    for (const seconds of [0, 70]) page.answered(AT + seconds * 1000);
    await page.settled();
    expect(page.stored.map(({ kind }) => kind)).toEqual(['firmware']);
  });
});
