import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Kick } from './station-kick.model.ts';
import type { SelectedStation } from './stations.model.ts';
import type { NewNotification } from '../notifications/notifications.model.ts';
import { kickNotification, notifyKickResult, recordKicks } from './stations-page.ts';
import type { HistoryEvent } from '@radiolink/domain/history';

const target = { mac: 'AA:BB:CC:00:00:01', name: 'Barn-ST' };

describe('a kick is told', () => {
  it('a kick is told as done, by the name of the station', () => {
    expect(kickNotification({ kind: 'done', target })).toMatchObject({
      type: 'success',
      message: { key: '{station} was kicked.', values: { station: 'Barn-ST' } },
    });
  });

  it('a kick is told by the MAC of a station without a name', () => {
    const nameless = { ...target, name: undefined };
    expect(kickNotification({ kind: 'done', target: nameless })?.message.values).toEqual({
      station: target.mac,
    });
  });

  it('a kick is told as failed, with the reason', () => {
    const failure = { kind: 'network', reason: 'unreachable', message: 'No answer.' } as const;
    expect(kickNotification({ kind: 'failed', target, failure })).toMatchObject({
      type: 'danger',
      message: { values: { station: 'Barn-ST', reason: { key: 'No answer.' } } },
    });
  });

  it('a kick is told as failed without a reason when nobody knows one', () => {
    expect(kickNotification({ kind: 'failed', target, failure: null })?.message.key).toBe(
      '{station} was not kicked.',
    );
  });

  it('a kick is told not before it is over', () => {
    expect(kickNotification({ kind: 'running', target })).toBeUndefined();
    expect(kickNotification({ kind: 'none' })).toBeUndefined();
  });
});

describe('a kick that is over', () => {
  /** Number of notifications of a kick while the details of a station, or of none, are open. */
  function notifiedWhileOpen(mac: string | undefined): number {
    const ended = createEvent<Kick>();
    const notified = createEvent<NewNotification>();
    let count = 0;
    notified.watch(() => (count += 1));
    const open = mac === undefined ? null : { row: { station: { mac } }, gone: false };
    notifyKickResult(
      {
        $kick: createStore<Kick>({ kind: 'none' }).on(ended, (_, kick) => kick),
        $selected: createStore(open as SelectedStation | null),
      },
      { notified },
    );
    ended({ kind: 'done', target });
    return count;
  }

  it('a kick that is over is told to who is elsewhere', () => {
    expect([notifiedWhileOpen(undefined), notifiedWhileOpen('AA:BB:CC:00:00:02')]).toEqual([1, 1]);
  });

  it('a kick that is over is left to the details that are open', () => {
    expect(notifiedWhileOpen(target.mac)).toBe(0);
  });
});

const NOW = 1_700_000_000_000;
const KICKED = { mac: 'AA:BB:CC:00:00:01', name: 'Barn-ST' };

function recorded(...kicks: readonly Kick[]): readonly HistoryEvent[] {
  const happened = createEvent<Kick>();
  const noted = createEvent<readonly HistoryEvent[]>();
  const events: HistoryEvent[] = [];
  createStore(0).on(noted, (count, added) => count + events.push(...added));
  const $kick = createStore<Kick>({ kind: 'none' }).on(happened, (_, kick) => kick);
  recordKicks({ $kick }, { noted }, { now: () => NOW });
  for (const kick of kicks) happened(kick);
  return events;
}

it('puts a kick on the time axis once it is done, by the name of the station', () => {
  expect(
    recorded({ kind: 'running', target: KICKED }, { kind: 'done', target: KICKED }, { kind: 'none' }),
  ).toEqual([
    {
      at: NOW,
      kind: 'kick',
      message: { key: '{station} was kicked.', values: { station: 'Barn-ST' } },
    },
  ]);
});

it('names a station without a name by its MAC', () => {
  const nameless = { ...KICKED, name: undefined };
  expect(recorded({ kind: 'done', target: nameless })[0]?.message.values).toEqual({ station: KICKED.mac });
});

it('puts no kick there that failed', () => {
  expect(
    recorded({ kind: 'running', target: KICKED }, { kind: 'failed', target: KICKED, failure: null }),
  ).toEqual([]);
});
