import { type BoardCapabilities, isInRegulatoryTable, regulationByTable } from '@radiolink/domain/device';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { normaliseUniiKey } from '@radiolink/domain/radio';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { EditingModel } from '../configuration/editing.model.ts';
import { type Fetched, newestEnds } from '../fetching/fetching.ts';
import type { CountriesPort } from '../regulation/regulation.port.ts';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { Country } from '../session/session.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import {
  type PrescanWatch,
  type PrescanWatchPorts,
  prescanWatch,
  radarLockouts,
  type ShutChannel,
} from './prescan-watch.ts';
import { type SurveyWatch, type SurveyWatchPorts, surveyWatch } from './survey-watch.ts';

export interface WirelessModelPorts extends PrescanWatchPorts, SurveyWatchPorts {
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
  readonly start: Pick<StartModel, 'regulationNeeded'> & {
    readonly regulation: Pick<StartModel['regulation'], '$state'>;
    readonly $board: StartModel['$board'];
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
  /** Who says what the chosen country permits. */
  readonly $regulationSource: Store<RegulationSource>;
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
    target: countriesFx,
  });

  // A try that failed is not waited for: the page shows the channels as soon as it can.
  sample({ clock: shown, target: start.regulationNeeded });

  // A country that is selected and not applied is looked at: the device reports its channels, and nothing changes.
  const previewFx = createEffect((country: number) => regulationPort.read(country));
  const rereadFx = createEffect(() => regulationPort.read());
  const $sent = createStore(0).on(previewFx, (_, country) => country);
  // Of several countries that were chosen quickly the last one counts.
  const { done, fail } = newestEnds(previewFx, $sent);
  const $previewed = createStore<Previewed | null>(null)
    .on(done, (_, { params, result }) => ({ country: params, regulation: result }))
    .on(fail, (_, { params }) => ({ country: params, regulation: {} }));
  const $reread = createStore<DeviceRegulation | null>(null).on(rereadFx.doneData, (_, read) => read);
  const $wanted = editing.$values.map(countryIn);
  const $saved = editing.$saved.map(countryIn);
  const isOther = ({ saved, previewed }: { saved: number; previewed: Previewed | null }, wanted: number) =>
    wanted > 0 && saved > 0 && wanted !== saved && wanted !== previewed?.country;
  sample({
    clock: $wanted,
    source: { saved: $saved, previewed: $previewed },
    filter: isOther,
    fn: (_, wanted) => wanted,
    target: previewFx,
  });
  // A draft may name a country that was chosen before this model was made.
  sample({
    clock: shown,
    source: { saved: $saved, wanted: $wanted, previewed: $previewed, sent: $sent },
    filter: ({ wanted, sent, ...known }) => isOther(known, wanted) && wanted !== sent,
    fn: ({ wanted }) => wanted,
    target: previewFx,
  });
  const $known = combine(
    {
      previewed: $previewed,
      wanted: $wanted,
      saved: $saved,
      reread: $reread,
      loaded: start.regulation.$state,
      board: start.$board,
    },
    known => knownRegulation(known),
  );

  const { uniiKeyEntered, $unii } = uniiUnlocking(regulationPort, sessionStore);
  sample({ clock: $unii, filter: ({ unlocked }) => unlocked, target: rereadFx });

  return {
    shown,
    $countries: $listed.map(countries => countries ?? []),
    $regulation: $known.map(({ regulation }) => regulation),
    $regulationSource: $known.map(({ source }) => source),
    uniiKeyEntered,
    $unii,
    $shutChannels: radarLockouts(ports.status, ports.clock),
    ...surveyWatch(ports),
    ...prescanWatch(ports),
  };
}

/** The state of unlocking the lower 5 GHz bands. */
interface UniiUnlocking {
  readonly asking: boolean;
  readonly unlocked: boolean;
  readonly failure?: FetchError;
}

/** The key as it was typed, with the name that it was given to. */
interface UniiKey {
  readonly name: string;
  readonly key: string;
}

/**
 * Sends the key, dashes removed and trimmed, with the name as typed (reading 25), and remembers in the session that
 * it was right. §5.
 */
function uniiUnlocking(
  port: Pick<RegulatoryDomainPort, 'activateUnii'>,
  session: SessionStore,
): { readonly uniiKeyEntered: EventCallable<UniiKey>; readonly $unii: Store<UniiUnlocking> } {
  const uniiKeyEntered = createEvent<UniiKey>();
  const unlockFx = createEffect(async ({ name, key }: UniiKey) => {
    await port.activateUnii({ name, key: normaliseUniiKey(key) });
    const board = session.get('boardinfo') ?? '';
    // The board info came with the login; the channels of the country are read again.
    session.set({ boardinfo: board.replace(/(feature\.fcc_unii_activated)=0/, '$1=1'), rd: '' });
  });
  const $unii = createStore<UniiUnlocking>({ asking: false, unlocked: false })
    .on(unlockFx, ({ unlocked }) => ({ asking: true, unlocked }))
    .on(unlockFx.done, () => ({ asking: false, unlocked: true }))
    .on(unlockFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { asking: false, unlocked: false, ...(failure && { failure }) };
    });
  sample({
    clock: uniiKeyEntered,
    source: $unii,
    filter: ({ asking }) => !asking,
    fn: (_, key) => key,
    target: unlockFx,
  });
  return { uniiKeyEntered, $unii };
}

/**
 * Who says what a country permits: the device; nobody yet; the public table, since the device does not; nobody at all, so
 * that channel, width and power cannot be judged.
 */
type RegulationSource = 'device' | 'awaited' | 'table' | 'unknown';

/** What the device says of a country that is not in force; empty where it says nothing. */
interface Previewed {
  readonly country: number;
  readonly regulation: DeviceRegulation;
}

interface RegulationFacts {
  /** The chosen country, and that in force; 0 for none. */
  readonly wanted: number;
  readonly saved: number;
  readonly previewed: Previewed | null;
  /** The country in force: as it was read again, and as the start read it. */
  readonly reread: DeviceRegulation | null;
  readonly loaded: Pick<Fetched<DeviceRegulation>, 'data' | 'failure'>;
  readonly board: BoardCapabilities;
}

interface KnownRegulation {
  readonly regulation: DeviceRegulation | null;
  readonly source: RegulationSource;
}

/** What the device says of the chosen country: null while it is asked, empty where it has nothing to say. */
function reportedBy({ wanted, saved, previewed, reread, loaded }: RegulationFacts): DeviceRegulation | null {
  if (previewed?.country === wanted) return previewed.regulation;
  if (saved > 0 && wanted > 0 && wanted !== saved) return null;
  return reread ?? loaded.data ?? (loaded.failure === null ? null : {});
}

/** The permissions by which channel, width and power are judged. The public table stands in until those of the device come. */
function knownRegulation(facts: RegulationFacts): KnownRegulation {
  const { wanted, board } = facts;
  const reported = reportedBy(facts);
  if (reported?.domain !== undefined || reported?.domain60 !== undefined)
    return { regulation: reported, source: 'device' };
  const table = wanted > 0 ? regulationByTable(board, wanted) : {};
  const isInTable = table.domain !== undefined || table.domain60 !== undefined;
  const regulation = isInTable ? table : reported;
  if (reported === null || !isInRegulatoryTable(board)) return { regulation, source: 'awaited' };
  return { regulation, source: isInTable ? 'table' : 'unknown' };
}
