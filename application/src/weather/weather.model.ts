import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { interval } from 'rxjs';
import { Clock } from '../clock/clock.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { onDemand } from '../fetching/on-demand.ts';
import { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { type Place, placeOf, type Precipitation, WeatherPort } from './weather.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

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
  sample({ clock: [ticked, $isPlaced.updates], target: wanted });
  return {
    opened,
    closed,
    $rain: createStore<Rain | null>(null)
      .on(readFx.doneData, (_, hours) => rainOf(hours, clock.now()))
      .on(readFx.fail, () => null),
  };
}

/** Rain at the link. */
export interface Rain {
  /** In the running hour, mm; undefined if it is not among those told. */
  readonly nowMillimetres?: number | undefined;
  /** The wettest of the hours to come, and its beginning, ms since the epoch; undefined where none is told. */
  readonly next?: HourOfRain | undefined;
  /** The running hour and those to come, in their order. */
  readonly hours: readonly HourOfRain[];
}

/** Rain of the hour that begins at this time, ms since the epoch. */
interface HourOfRain {
  readonly at: number;
  readonly millimetres: number;
}

const HOUR_MS = 3_600_000;
const HOURS_AHEAD = 12;

/** Rain now and in the next twelve hours; null where nothing is told of them. `now` in ms since the epoch. */
export function rainOf(hours: readonly Precipitation[], now: number): Rain | null {
  const reported = hours.map(({ time, millimetres }) => ({ at: time * 1000, millimetres }));
  const current = reported.find(({ at }) => at <= now && now < at + HOUR_MS);
  const coming = reported.filter(({ at }) => at > now && at <= now + HOURS_AHEAD * HOUR_MS);
  const [next] = coming.toSorted((a, b) => b.millimetres - a.millimetres || a.at - b.at);
  if (current === undefined && next === undefined) return null;
  const shown = reported.filter(one => one === current || coming.includes(one));
  return { nowMillimetres: current?.millimetres, next, hours: shown.toSorted((a, b) => a.at - b.at) };
}

/** Rain on the dashboard of a 60 GHz link. */
export const WEATHER_MODELS = [
  bindModel(WeatherModel, createWeatherModel, {
    weather: WeatherPort,
    status: StatusModel,
    editing: EditingModel,
    visibility: VisibilityPort,
    clock: Clock,
  }),
];
