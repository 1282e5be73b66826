import { RequestFailure } from '@radiolink/domain/errors';
import { emptyStatus } from '@radiolink/domain/mothers';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { answeringStatus } from '../status/answering-status.mother.ts';
import { createWeatherModel } from './weather.model.ts';
import type { Precipitation } from './weather.port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_AN_HOUR_MS = 30 * 60_000;
const NOW = 1_780_000_200_000;
const RAIN: readonly Precipitation[] = [{ time: NOW / 1000 - 60, millimetres: 2.5 }];
const RIGA = new Map([
  ['system.latitude', '56.94'],
  ['system.longitude', '24.1'],
]);

/** The rain of a device; `places` are those that were requested. */
function theRain(saved: ReadonlyMap<string, string> = RIGA) {
  const places: unknown[] = [];
  const outcome: { answer: readonly Precipitation[] | undefined | Error } = { answer: RAIN };
  const visible = new BehaviorSubject(true);
  const status = answeringStatus();
  const configured = createEvent<ReadonlyMap<string, string>>();
  const model = createWeatherModel({
    weather: {
      precipitation: async place => {
        places.push(place);
        if (outcome.answer instanceof Error) throw outcome.answer;
        return outcome.answer;
      },
    },
    status: status.model,
    editing: { $saved: createStore(saved).on(configured, (_, values) => values) },
    visibility: { visible },
    clock: { now: () => NOW },
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  afterEach(() => status.model.closed());
  return { ...status, model, visible, configured, places, outcome, pass, rain: () => model.$rain.getState() };
}

describe('the rain at the link', () => {
  it('the rain at the link is requested of the place of the device when the dashboard is opened', async () => {
    const { model, places, rain, pass } = theRain();
    expect(places).toEqual([]);
    model.opened();
    await pass(0);
    expect(places).toEqual([{ latitude: 56.94, longitude: 24.1 }]);
    expect(rain()).toMatchObject({ nowMillimetres: 2.5, next: undefined, hours: [{ millimetres: 2.5 }] });
  });

  it('the rain at the link is requested again after half an hour, and not once the dashboard is left', async () => {
    const { model, places, pass } = theRain();
    model.opened();
    await pass(HALF_AN_HOUR_MS - 1);
    expect(places).toHaveLength(1);
    await pass(1);
    expect(places).toHaveLength(2);
    model.closed();
    await pass(HALF_AN_HOUR_MS);
    expect(places).toHaveLength(2);
  });

  it('the rain at the link is not requested while the page is hidden, and once when it is seen again', async () => {
    const { model, visible, places, pass } = theRain();
    model.opened();
    await pass(0);
    visible.next(false);
    await pass(3 * HALF_AN_HOUR_MS);
    expect(places).toHaveLength(1);
    visible.next(true);
    await pass(0);
    expect(places).toHaveLength(2);
  });

  it('the rain at the link is not requested of a device without a place, and as soon as it has one', async () => {
    const { model, answer, places, rain, pass } = theRain(new Map());
    model.opened();
    await pass(0);
    expect([places, rain()]).toEqual([[], null]);
    answer(emptyStatus({ gps: { latitude: 47.4, longitude: 8.5, fix: true } }));
    await pass(0);
    expect(places).toEqual([{ latitude: 47.4, longitude: 8.5 }]);
  });

  it('the rain at the link is not requested again for a receiver that wavers', async () => {
    const { model, answer, places, pass } = theRain(new Map());
    answer(emptyStatus({ gps: { latitude: 47.4, longitude: 8.5, fix: true } }));
    model.opened();
    await pass(0);
    answer(emptyStatus({ gps: { latitude: 47.400_01, longitude: 8.5, fix: true } }));
    await pass(60_000);
    expect(places).toHaveLength(1);
  });

  it('the rain at the link is gone when the place is taken out of the configuration', async () => {
    const { model, configured, rain, pass } = theRain();
    model.opened();
    await pass(0);
    configured(new Map());
    await pass(0);
    expect(rain()).toBeNull();
  });

  it.each([
    ['cannot reach the service', undefined],
    ['is out of reach', new RequestFailure(LOST)],
    ['answers with no hour', []],
  ])(
    'the rain at the link is none where the device %s, which is requested again half an hour later only',
    async (_, answered) => {
      const { model, outcome, places, rain, pass } = theRain();
      model.opened();
      await pass(0);
      outcome.answer = answered;
      await pass(HALF_AN_HOUR_MS);
      expect([rain(), places.length]).toEqual([null, 2]);
      await pass(HALF_AN_HOUR_MS - 1);
      expect(places).toHaveLength(2);
    },
  );
});
