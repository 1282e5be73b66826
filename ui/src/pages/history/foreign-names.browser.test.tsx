import { HistoryModel } from '@radiolink/application/history/history.model';
import { message } from '@radiolink/domain/errors';
import {
  explain,
  remoteEvents,
  type HistorySample,
  type HistoryStation,
  type DeviceHistory,
} from '@radiolink/domain/history';
import { createStore } from 'effector';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { BeforeAfterCard } from './history.page.tsx';
import { EventsCard } from './events-card.tsx';
import { Finding } from './finding.tsx';

const AT = 1_700_000_040_000;
/** Turns what follows it, and hides a character. */
const NAME = 'roof\u202Eevil\u200B';
const VISIBLE = '\u2068roofU+202EevilU+200B\u2069';

/** An hour of four stations; the first one loses 12 dB at the time. */
const samples = Array.from({ length: 60 }, (_, minute): HistorySample => {
  const at = AT + (minute - 30) * 60_000;
  const dbm = (loss: number): number => -55 + (minute % 3) * 0.4 - (at >= AT ? loss : 0);
  const station = (name: string, loss: number): HistoryStation => ({
    name,
    localDbm: dbm(loss),
    remoteDbm: dbm(loss),
  });
  return {
    at,
    values: { 'local-signal': dbm(0) },
    band: '5',
    stations: { a: station(NAME, 12), b: station('b', 0), c: station('c', 0), d: station('d', 0) },
  };
});
const seen: DeviceHistory = {
  samples,
  events: [
    {
      at: AT,
      kind: 'firmware',
      message: message('Firmware changed from {before} to {after}.', { before: NAME, after: 'v8' }),
    },
    ...remoteEvents(
      [
        {
          at: AT + 1000,
          kind: 'firmware',
          message: message('Firmware changed from {before} to {after}.', { before: NAME, after: 'v9' }),
        },
      ],
      NAME,
    ),
  ],
  gaps: [],
};

let stage: Stage;
beforeEach(async () => {
  const $explanation = createStore(explain(seen, AT));
  const model = {
    $explanation,
    $at: createStore(AT),
    $history: createStore(seen),
    $unplaced: createStore(0),
    $snapshots: createStore([]),
  };
  stage = setStage({ ports: [[HistoryModel, model]] });
  await stage.show(
    <>
      <Finding />
      <BeforeAfterCard />
      <EventsCard />
    </>,
  );
});
afterEach(() => stage.close());

const text = (): string => stage.place.textContent ?? '';

it.each([
  ['the likely cause', `Station ${VISIBLE} moved`],
  ['the stations that got worse', `${VISIBLE}: 12 dB weaker`],
  ['the events', `Firmware changed from ${VISIBLE} to`],
  ['the events of a remote device', `Remote device ${VISIBLE}: Firmware changed from ${VISIBLE} to`],
])('shows in %s what a name from outside hides, and lets it turn no word', (_, words) => {
  expect(text()).toContain(words);
  expect(text()).not.toMatch(/[\u202E\u200B]/);
});
