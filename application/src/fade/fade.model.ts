import {
  atpcHeadroom,
  climateOf,
  climateText,
  fadeSummary,
  type FadeSummary,
  type RainClimate,
} from '@radiolink/domain/fade';
import { LinkState } from '@radiolink/domain/link';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { EditingModel } from '../configuration/editing.model.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { DashboardModel } from '../status/dashboard.model.ts';
import type { LinkView } from '../status/link-view.ts';
import { StatusModel } from '../status/status.model.ts';
import { reportedMac } from '../status/device-facts.ts';
import { climateOfDevice, climatePreference } from './stored-climate.ts';
import { WeatherModel, WEATHER_MODELS } from '../weather/weather.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface FadeModelPorts {
  readonly status: Pick<StatusModel, 'slice'>;
  readonly dashboard: Pick<DashboardModel, '$kind' | '$link'>;
  readonly editing: Pick<EditingModel, '$saved'>;
  readonly weather: Pick<WeatherModel, '$rain'>;
  readonly preferencesPort: PreferencesPort;
}

/** The fade margin, and the rain climate of the place of this device. */
export interface FadeModel {
  /** A rain zone or mm/h as text; an empty text forgets it. What is neither is not taken. */
  readonly climateChosen: EventCallable<string>;
  readonly $climate: Store<RainClimate | null>;
  /** Of a link above 10 GHz; null on an access point of many, and while nothing is linked. */
  readonly $fade: Store<FadeSummary | null>;
}

export const FadeModel: Token<FadeModel> = token<FadeModel>('FadeModel');

/** Makes the model. It requests nothing; the climate is kept in this browser, for each device. */
export function createFadeModel(ports: FadeModelPorts): FadeModel {
  const { status, dashboard, editing, weather, preferencesPort } = ports;
  const climateChosen = createEvent<string>();
  const $owner = status.slice(reportedMac).map(owner => owner ?? '');
  const { $climate } = rememberedClimate($owner, climateChosen, preferencesPort);
  const $fade = combine(
    {
      kind: dashboard.$kind,
      link: dashboard.$link,
      saved: editing.$saved,
      rain: weather.$rain,
      climate: $climate,
    },
    ({ kind, link, saved, rain, climate }) =>
      kind === 'access-point' || link?.state !== LinkState.Connected
        ? null
        : fadeOf(link, { saved, rainMmPerHour: rain?.nowMillimetres, climate }),
  );
  return { climateChosen, $climate, $fade };
}

interface Known {
  readonly saved: ReadonlyMap<string, string>;
  readonly rainMmPerHour: number | undefined;
  readonly climate: RainClimate | null;
}

/** Below 10 GHz rain does not matter, and the page does not pretend. */
function fadeOf({ ends, radios }: LinkView, { saved, ...facts }: Known): FadeSummary | null {
  const hasBackup = ends.band === '60' && radios.some(({ band }) => band === '5');
  const summary = fadeSummary(ends, { ...facts, hasBackup, headroomDb: atpcHeadroom(ends, saved) });
  return summary?.linkRain === undefined ? null : summary;
}

/** The climate that was chosen for a device, read once it says who it is. */
function rememberedClimate(
  $owner: Store<string>,
  climateChosen: EventCallable<string>,
  port: PreferencesPort,
): Pick<FadeModel, '$climate'> {
  const saveFx = createEffect(({ owner, text }: { readonly owner: string; readonly text: string }) => {
    if (owner !== '') port.save(climatePreference(owner), text);
  });
  const $chosen = createStore<{ readonly owner: string; readonly climate: RainClimate | null } | null>(null);
  const taken = sample({
    clock: climateChosen,
    source: $owner,
    fn: (owner, text) => ({ owner, text: text.trim(), climate: climateOf(text) ?? null }),
  }).filterMap(({ owner, text, climate }) =>
    climate === null && text !== '' ? undefined : { owner, climate },
  );
  sample({ clock: taken, target: $chosen });
  sample({
    clock: taken,
    fn: ({ owner, climate }) => ({ owner, text: climate === null ? '' : climateText(climate) }),
    target: saveFx,
  });
  const $climate = combine($owner, $chosen, (owner, chosen) => {
    if (chosen?.owner === owner) return chosen.climate;
    return owner === '' ? null : climateOfDevice(owner, port);
  });
  return { $climate };
}

/** The fade margin of the link, and the rain that takes of it. */
export const FADE_MODELS = [
  ...WEATHER_MODELS,
  bindModel(FadeModel, createFadeModel, {
    status: StatusModel,
    dashboard: DashboardModel,
    editing: EditingModel,
    weather: WeatherModel,
    preferencesPort: PreferencesPort,
  }),
];
