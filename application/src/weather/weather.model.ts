import { createEvent, createStore, type EventCallable, type Store, sample, combine } from 'effector';
import { interval } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { EditingModel } from '../configuration/editing.model.ts';
import { onDemand } from '../fetching/on-demand.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';
import { type Place, placeOf } from './place-of.ts';
import { type Rain, rainOf } from './rain.ts';
import type { Precipitation, WeatherPort } from './weather.port.ts';

/** Rain is told by the hour: more often tells nothing. */
const AGAIN_MS = 30 * 60_000;

export interface WeatherModelPorts {
  readonly weather: WeatherPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly editing: Pick<EditingModel, '$saved'>;
  readonly visibility: VisibilityPort;
  readonly clock: Clock;
}

/** Rain at the link, which weakens 60 GHz. Silent where the device has no place, or no answer. */
export interface WeatherModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** Null without an answer. */
  readonly $rain: Store<Rain | null>;
}

export const WeatherModel: Token<WeatherModel> = token<WeatherModel>('WeatherModel');

/** Makes the model. Once the device has no answer it is not asked again until the next half hour. */
export function createWeatherModel(ports: WeatherModelPorts): WeatherModel {
  const { weather, status, editing, visibility, clock } = ports;
  const $place = combine(
    status.slice(({ gps }) => gps ?? null),
    editing.$saved,
    placeOf,
  );
  const ticked = createEvent<unknown>();
  const { opened, closed, wanted, readFx } = onDemand(
    async (place: Place | null): Promise<readonly Precipitation[]> =>
      place === null ? [] : ((await weather.precipitation(place)) ?? []),
    $place,
    visibility,
  );
  subscribed({ opened, closed }, [into(() => interval(AGAIN_MS), ticked)]);
  const $isPlaced = $place.map(place => place !== null);
  sample({ clock: [ticked, $isPlaced.updates], fn: () => undefined, target: wanted });
  return {
    opened,
    closed,
    $rain: createStore<Rain | null>(null)
      .on(readFx.doneData, (_, hours) => rainOf(hours, clock.now()))
      .on(readFx.fail, () => null),
  };
}
