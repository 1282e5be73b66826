import type { FetchError } from '@radiolink/domain/errors';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import { newestEnds } from '../fetching/newest-ends.ts';
import type { EditingModel } from '../configuration/editing.model.ts';
import type { CountriesPort } from '../regulation/countries.port.ts';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { Country } from '../session/public-info.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type PrescanWatch, prescanWatch, type PrescanWatchPorts } from './prescan-watch.ts';
import { radarLockouts, type ShutChannel } from './radar-lockouts.ts';
import { type SurveyWatch, surveyWatch, type SurveyWatchPorts } from './survey-watch.ts';
import { type UniiKey, type UniiUnlocking, uniiUnlocking } from './unii-unlocking.ts';

export interface WirelessModelPorts extends PrescanWatchPorts, SurveyWatchPorts {
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
  readonly start: Pick<StartModel, 'regulationNeeded'> & {
    readonly regulation: Pick<StartModel['regulation'], '$data'>;
  };
  readonly editing: EditingModel;
  readonly regulationPort: RegulatoryDomainPort;
  readonly countriesPort: CountriesPort;
  readonly sessionStore: SessionStore;
}

/**
 * The data of the wireless page beyond the configuration: the country's channels, neighbours, radar, the
 * unlock key.
 */
export interface WirelessModel extends SurveyWatch, PrescanWatch {
  /** The page is shown: what only it needs is loaded, once. */
  readonly shown: EventCallable<void>;
  /** The countries that the device offers, by its own names; empty until loaded, and if not reported. */
  readonly $countries: Store<readonly Country[]>;
  /** Permissions of the chosen country, applied or not; null while unknown. */
  readonly $regulation: Store<DeviceRegulation | null>;
  /** Why the device does not take the chosen country; null while it does. */
  readonly $countryFailure: Store<FetchError | null>;
  readonly uniiKeyEntered: EventCallable<UniiKey>;
  readonly $unii: Store<UniiUnlocking>;
  /** Empty if not reported. */
  readonly $shutChannels: Store<readonly ShutChannel[]>;
}

export const WirelessModel: Token<WirelessModel> = token<WirelessModel>('WirelessModel');

const COUNTRY = 'radio.countrycode';
const countryIn = (values: ReadonlyMap<string, string>): number => Number(values.get(COUNTRY) ?? '') || 0;

/** Makes the model; it asks the device for nothing until the page is shown or a country is chosen. */
export function createWirelessModel(ports: WirelessModelPorts): WirelessModel {
  const { start, editing, regulationPort, countriesPort, sessionStore } = ports;
  const shown = createEvent();
  const countriesFx = createEffect(() => countriesPort.list());
  const $listed = createStore<readonly Country[] | null>(null).on(
    countriesFx.doneData,
    (_, countries) => countries,
  );
  sample({
    clock: shown,
    source: [$listed, countriesFx.pending] as const,
    filter: ([countries, pending]) => countries === null && !pending,
    fn: () => undefined,
    target: countriesFx,
  });

  // A try that failed is not waited for: the page shows the channels as soon as it can.
  sample({ clock: shown, target: start.regulationNeeded });

  // A country that is selected and not applied: the device tests it until the next write and reports its
  // channels.
  const tryCountryFx = createEffect((country: number) => regulationPort.setCountry(country));
  const rereadFx = createEffect(() => regulationPort.read());
  const $sent = createStore(0).on(tryCountryFx, (_, country) => country);
  // Of several countries that were chosen quickly the device tests the last one.
  const { done: accepted, fail } = newestEnds(tryCountryFx, $sent);
  const refused = fail.map(({ error }) => error);
  const $tried = createStore<{ readonly country: number; readonly regulation: DeviceRegulation } | null>(null)
    .on(accepted, (_, { params, result }) => ({ country: params, regulation: result }))
    .on(refused, () => null);
  const $reread = createStore<DeviceRegulation | null>(null).on(rereadFx.doneData, (_, read) => read);
  const $wanted = editing.$values.map(countryIn);
  const $saved = editing.$saved.map(countryIn);
  const $countryFailure = lastFailure([refused], [tryCountryFx]);
  sample({
    clock: $wanted,
    source: { saved: $saved, tried: $tried, pending: tryCountryFx.pending },
    // Back to the country in effect: sent only when another one is or will be tested.
    filter: ({ saved, tried, pending }, wanted) =>
      wanted > 0 && saved > 0 && (wanted !== saved || tried !== null || pending),
    fn: (_, wanted) => wanted,
    target: tryCountryFx,
  });
  // A draft may name a country that was chosen before this model was made.
  sample({
    clock: shown,
    source: { saved: $saved, wanted: $wanted, sent: $sent },
    filter: ({ saved, wanted, sent }) => wanted > 0 && saved > 0 && wanted !== saved && wanted !== sent,
    fn: ({ wanted }) => wanted,
    target: tryCountryFx,
  });
  const $regulation = combine(
    { tried: $tried, wanted: $wanted, reread: $reread, loaded: start.regulation.$data },
    ({ tried, wanted, reread, loaded }) => {
      if (tried !== null && tried.country === wanted) return tried.regulation;
      return reread ?? loaded;
    },
  );

  const { uniiKeyEntered, $unii } = uniiUnlocking(regulationPort, sessionStore);
  sample({ clock: $unii, filter: ({ unlocked }) => unlocked, fn: () => undefined, target: rereadFx });

  return {
    shown,
    $countries: $listed.map(countries => countries ?? []),
    $regulation,
    $countryFailure,
    uniiKeyEntered,
    $unii,
    $shutChannels: radarLockouts(ports.status, ports.clock),
    ...surveyWatch(ports),
    ...prescanWatch(ports),
  };
}
