import { createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import type { PastEvent } from '@radiolink/domain/history';
import type { Kick } from './station-kick.model.ts';
import { recordKicks } from './record-kicks.ts';

const NOW = 1_700_000_000_000;
const target = { mac: 'AA:BB:CC:00:00:01', name: 'Barn-ST' };

function recorded(...kicks: readonly Kick[]): readonly PastEvent[] {
  const happened = createEvent<Kick>();
  const noted = createEvent<readonly PastEvent[]>();
  const events: PastEvent[] = [];
  createStore(0).on(noted, (count, added) => count + events.push(...added));
  const $kick = createStore<Kick>({ kind: 'none' }).on(happened, (_, kick) => kick);
  recordKicks({ $kick }, { noted }, { now: () => NOW });
  for (const kick of kicks) happened(kick);
  return events;
}

it('puts a kick on the time axis once it is done, by the name of the station', () => {
  expect(recorded({ kind: 'running', target }, { kind: 'done', target }, { kind: 'none' })).toEqual([
    {
      at: NOW,
      kind: 'kick',
      message: { key: '{station} was kicked.', values: { station: 'Barn-ST' } },
    },
  ]);
});

it('names a station without a name by its MAC', () => {
  const nameless = { ...target, name: undefined };
  expect(recorded({ kind: 'done', target: nameless })[0]?.message.values).toEqual({ station: target.mac });
});

it('puts no kick there that failed', () => {
  expect(recorded({ kind: 'running', target }, { kind: 'failed', target, failure: null })).toEqual([]);
});
