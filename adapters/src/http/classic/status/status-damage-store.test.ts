import { quietPorts } from '@radiolink/application/program/quiet-ports.mother';
import { createProgram } from '@radiolink/application/program/program';
import type { StatusEvent } from '@radiolink/application/status/status.port';
import { allReadings } from '@radiolink/domain/status';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../../.config/drawn-sample.ts';
import { drops, swaps, type WrongAnswer } from '../damage/damage.mother.ts';
import { AF60_HD } from '../fixtures/af60.ts';
import { AIROS6_ACCESS_POINT } from '../fixtures/airos6-access-point.ts';
import { AIROS8_ACCESS_POINT } from '../fixtures/airos8-access-point.ts';
import { AIROS871_STATION } from '../fixtures/airos871-station.ts';
import { capturedStatuses } from './captured-status.mother.ts';
import { mapStatus } from './status.mapper.ts';

const bodies = [
  { name: 'airOS 8', body: JSON.stringify(AIROS8_ACCESS_POINT) },
  { name: 'airOS 8.7.1', body: JSON.stringify(AIROS871_STATION) },
  { name: 'airOS 6', body: JSON.stringify(AIROS6_ACCESS_POINT) },
  { name: 'airFiber 60', body: JSON.stringify(AF60_HD) },
  ...capturedStatuses(),
];

const opened: { closed(): unknown }[] = [];
afterEach(() => {
  for (const model of opened.splice(0)) model.closed();
});

/** The stores of the dashboard, fed by us. */
function aDashboard() {
  const events = new Subject<StatusEvent>();
  const { status, dashboard } = createProgram({
    ...quietPorts(),
    statusPort: { watch: () => events },
    clock: { now: () => 0 },
  });
  status.opened();
  opened.push(status);
  return { events, status, dashboard };
}

const isSound = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isSound);
};

/** The names of the answers that a store could not take, or made a number of that is none. */
function stumbles(answers: Iterable<WrongAnswer>): readonly string[] {
  const { events, status, dashboard } = aDashboard();
  const found: string[] = [];
  for (const { name, value } of answers) {
    try {
      events.next({ kind: 'sample', status: mapStatus(value as never), receivedAt: 0 });
      const shown = status.$status.getState();
      const derived = Object.values(dashboard).map(store => store.getState());
      if (shown === null || !isSound(derived) || !isSound(allReadings(shown))) found.push(name);
    } catch (reason) {
      found.push(`${name}: ${String(reason)}`);
    }
  }
  return found;
}

describe.each(sampleOf(bodies, 1))('a damaged status reaches the stores: $name', ({ body }) => {
  it('without each of its fields', () => {
    expect(stumbles(drops(body))).toEqual([]);
  });

  it('a damaged status is read where each field is of another type', () => {
    expect(stumbles(swaps(body))).toEqual([]);
  });
});
