import { createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWeatherModel } from './weather.model.ts';
import type { WeatherPort } from './weather.port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_AN_HOUR_MS = 30 * 60_000;

it('rain is asked for again after half an hour, and not once the dashboard is left', async () => {
  const precipitation = vi.fn<WeatherPort['precipitation']>(async () => undefined);
  const model = createWeatherModel({
    weather: { precipitation },
    status: { slice: () => createStore(null) },
    editing: {
      $saved: createStore(
        new Map([
          ['system.latitude', '56.94'],
          ['system.longitude', '24.1'],
        ]),
      ),
    },
    visibility: { visible: new BehaviorSubject(true) },
    clock: { now: () => 0 },
  });
  model.opened();
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS - 1);
  expect(precipitation.mock.calls).toEqual([[{ latitude: 56.94, longitude: 24.1 }]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(precipitation).toHaveBeenCalledTimes(2);
  model.closed();
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
  expect(precipitation).toHaveBeenCalledTimes(2);
});
