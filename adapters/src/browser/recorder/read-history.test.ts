import { describe, expect, it } from 'vitest';
import { BrowserHistoryStore, readHistory } from './history-store.adapter.ts';

const SAMPLE = { at: 1_700_000_000_000, values: { airtime: 5 } };
const EVENT = { at: 1_700_000_000_000, kind: 'reboot', message: { key: 'The device rebooted.' } };

describe('a stored hour', () => {
  it('a stored hour is read as it was written', () => {
    const hour = { mac: '02:00:00:00:00:01', samples: [SAMPLE], events: [EVENT] };
    expect(readHistory(hour)).toMatchObject(hour);
  });

  it.each([null, 5, 'x', [], {}, { samples: 'x', events: 5 }])(
    'a stored hour of another form is empty: %j',
    stored => {
      expect(readHistory(stored)).toMatchObject({ mac: '', samples: [], events: [] });
    },
  );

  it('leaves out samples and events of another form', () => {
    const samples = [SAMPLE, { at: 'x', values: {} }, { at: 1, values: { airtime: 'x' } }, null];
    const events = [EVENT, { ...EVENT, kind: 'party' }, { ...EVENT, message: 'x' }];
    const read = readHistory({ samples, events });
    expect([read.samples.length, read.events.length]).toEqual([1, 1]);
  });
});

describe('a browser that blocks its database', () => {
  const blocked = (): BrowserHistoryStore =>
    new BrowserHistoryStore(
      () => SAMPLE.at,
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    );

  it('keeps the record as long as the page, by device, until it is deleted', async () => {
    const store = blocked();
    await store.add('a', { samples: [SAMPLE], events: [] });
    expect((await store.read('a')).samples).toEqual([SAMPLE]);
    expect((await store.read('b')).samples).toEqual([]);
    await store.add('a', { samples: [], events: [], facts: { at: SAMPLE.at, blockedMhz: [] } });
    expect((await store.lastLook('a'))?.at).toBe(SAMPLE.at);
    await store.clear('a');
    expect((await store.read('a')).samples).toEqual([]);
  });
});
