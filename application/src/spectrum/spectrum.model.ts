import type { FetchError } from '@radiolink/domain/errors';
import type { Span } from '@radiolink/domain/radio';
import { tuningEdits } from '@radiolink/domain/settings';
import { datedFileName } from '@radiolink/domain/text';
import {
  type AdvisedChannel,
  airRecordingText,
  type ReceivedAir,
  type PermittedChannel,
  readAirRecording,
  recordingOf,
} from '@radiolink/domain/tools';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import { interval } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { ChangeModels } from '../configuration/change-models.ts';
import type { SettingsScope } from '../configuration/settings-context.model.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { DownloadPort } from '../transfer/download.port.ts';
import type { TransferFile } from '../transfer/transfer.ts';
import { type Token, token } from '../wiring/token.ts';
import { bestOfEachWidth, receivedByStations, pathLossDb, permittedChannels } from './advice-facts.ts';
import { type Air, airOfRecording, withMeasurement } from './air-source.ts';
import type { ChannelDataPort } from './channel-data.port.ts';
import type { SpectrumEvent, SpectrumPort } from './spectrum.port.ts';

/** Where the spectrum comes from: `idle` while the spectral service does not run, `file` for an opened one. */
export type AirState = 'waiting' | 'socket' | 'polling' | 'idle' | 'failed' | 'file';

/** A file that was opened in the page. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** The spectrum as stores, watched while its page is shown. */
export interface SpectrumModel {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Shows a recording, or a captured answer of a device, in place of the live spectrum. */
  readonly fileOpened: EventCallable<OpenedFile>;
  /** Back to the live spectrum, from its beginning. */
  readonly liveRequested: EventCallable<void>;
  /** Saves the kept sweeps. */
  readonly recordingRequested: EventCallable<void>;
  /** Puts a channel into the pending changes. */
  readonly channelUsed: EventCallable<PermittedChannel>;
  readonly $air: Store<Air | null>;
  /** There is something to be drawn. */
  readonly $isThere: Store<boolean>;
  readonly $state: Store<AirState>;
  readonly $failure: Store<FetchError | null>;
  /** Name of the opened file; null while live. */
  readonly $file: Store<string | null>;
  /** The opened file is none that can be read. */
  readonly $unreadable: Store<string | null>;
  readonly $permitted: Store<readonly PermittedChannel[]>;
  /** The channel of this radio. */
  readonly $own: Store<Span | null>;
  /** The best channel of each width, renewed each few seconds; empty until enough is known. */
  readonly $advice: Store<readonly AdvisedChannel[]>;
  /** Remote ends whose reception is part of the advice. */
  readonly $remoteEnds: Store<number>;
  /** True where a channel can be put into the pending changes: by a full user, on an access point. */
  readonly $canUse: Store<boolean>;
}

/** Token of the model. */
export const SpectrumModel: Token<SpectrumModel> = token<SpectrumModel>('SpectrumModel');

export interface SpectrumPorts {
  readonly spectrum: SpectrumPort;
  readonly channelData: ChannelDataPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly start: Pick<StartModel, 'regulationNeeded'>;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly changes: { readonly settings: Pick<ChangeModels['settings'], '$scope' | '$channels' | 'changed'> };
  readonly download: DownloadPort;
  readonly clock: Clock;
}

const ADVICE_MS = 3000;
const COUNTRY = 'radio.countrycode';
const NO_ADVICE: readonly AdvisedChannel[] = [];

/** Makes the model. */
export function createSpectrumModel(ports: SpectrumPorts): SpectrumModel {
  const { spectrum, status, start, session, changes, clock } = ports;
  const shown = createEvent();
  const left = createEvent();
  const fileOpened = createEvent<OpenedFile>();
  const liveRequested = createEvent();
  const recordingRequested = createEvent();
  const channelUsed = createEvent<PermittedChannel>();
  const arrived = createEvent<SpectrumEvent>();
  const ticked = createEvent<number>();

  const over = session.$ended.updates.filterMap(ended => (ended ? true : undefined));
  const closed = createEvent();
  sample({ clock: [left, over], fn: () => undefined, target: closed });
  subscribed({ opened: shown, closed }, [
    into(() => spectrum.watch(), arrived),
    into(() => interval(ADVICE_MS), ticked),
  ]);
  sample({ clock: shown, target: start.regulationNeeded });

  const opened = sample({
    clock: fileOpened,
    fn: file => ({ file, air: readFile(file, spectrum, clock.now()) }),
  });
  const readable = opened.filterMap(({ file, air }) => (air === null ? undefined : { name: file.name, air }));
  const $file = createStore<string | null>(null)
    .on(readable, (_, { name }) => name)
    .on(liveRequested, () => null);
  const live = sample({
    clock: arrived,
    source: $file,
    filter: file => file === null,
    fn: (_, event) => event,
  });
  const $air = createStore<Air | null>(null, { serialize: 'ignore' })
    .on(live, (air, event) =>
      event.kind === 'sample' ? withMeasurement(air, event.spectrum, clock.now()) : air,
    )
    .on(readable, (_, { air }) => air)
    .on(liveRequested, () => null);

  const { $advice, $permitted, $remoteEnds } = adviceOf(ports, { $air, shown, ticked });
  saveRecording(ports, $air, recordingRequested);
  sample({
    clock: channelUsed,
    fn: channel => (scope: SettingsScope) => tuningEdits(tuned(channel), scope.context),
    target: changes.settings.changed,
  });

  return {
    shown,
    left,
    fileOpened,
    liveRequested,
    recordingRequested,
    channelUsed,
    $air,
    $isThere: $air.map(air => air !== null),
    $state: createStore<AirState>('waiting')
      .on(live, (_, event) => stateOf(event))
      .on(readable, () => 'file')
      .on(liveRequested, () => 'waiting'),
    $failure: createStore<FetchError | null>(null, { skipVoid: false })
      .on(live, (_, event) => (event.kind === 'failure' ? event.failure : null))
      .reset(readable),
    $file,
    $unreadable: createStore<string | null>(null)
      .on(opened, (_, { file, air }) => (air === null ? file.name : null))
      .reset(liveRequested),
    $permitted,
    $own: status.slice(({ wireless: { centerFrequencyMhz: center, channelWidthMhz: width } }) =>
      center === undefined || width === undefined
        ? null
        : { startMhz: center - width / 2, endMhz: center + width / 2 },
    ),
    $advice,
    $remoteEnds,
    $canUse: combine(
      changes.settings.$scope,
      $permitted,
      ({ context, readOnly }, [first]) => first !== undefined && !readOnly && !isStation(context.values),
    ),
  };
}

const tuned = ({ controlMhz, widthMhz }: PermittedChannel) => ({
  frequencyMhz: controlMhz,
  channelWidthMhz: widthMhz,
});

/** A station follows its access point: there is no channel to be chosen. */
const isStation = (values: ReadonlyMap<string, string>): boolean => values.get('radio.1.mode') === 'managed';

function stateOf(event: SpectrumEvent): AirState {
  if (event.kind === 'sample') return event.by;
  return event.kind === 'idle' ? 'idle' : 'failed';
}

function readFile({ text }: OpenedFile, spectrum: SpectrumPort, now: number): Air | null {
  const recording = readAirRecording(text);
  if (recording !== undefined) return airOfRecording(recording);
  const captured = spectrum.captured?.(text);
  return captured === undefined ? null : withMeasurement(null, captured, now);
}

interface AdviceClocks {
  readonly $air: Store<Air | null>;
  readonly shown: EventCallable<void>;
  readonly ticked: EventCallable<number>;
}

function adviceOf(
  { channelData, status, changes }: SpectrumPorts,
  { $air, shown, ticked }: AdviceClocks,
): Pick<SpectrumModel, '$advice' | '$permitted' | '$remoteEnds'> {
  const $country = changes.settings.$scope.map(
    ({ context }) => Number(context.values.get(COUNTRY) ?? '') || 0,
  );
  const $permitted = combine(changes.settings.$channels, $country, permittedChannels);
  const remoteFx = createEffect(() => channelData.read());
  sample({ clock: shown, target: remoteFx });
  const $remote = createStore<readonly ReceivedAir[]>([]).on(remoteFx.doneData, (_, data) =>
    receivedByStations(data),
  );
  const $lossDb = status.slice(now => pathLossDb(now) ?? null);
  const $advice = createStore(NO_ADVICE);
  sample({
    clock: [ticked, $permitted, $remote],
    source: { air: $air, permitted: $permitted, remote: $remote, loss: $lossDb },
    fn: ({ air, permitted, remote, loss }) =>
      air === null ? NO_ADVICE : bestOfEachWidth(air.view, permitted, remote, loss ?? undefined),
    target: $advice,
  });
  return { $advice, $permitted, $remoteEnds: $remote.map(({ length }) => length) };
}

function saveRecording(
  { status, download, clock }: SpectrumPorts,
  $air: Store<Air | null>,
  requested: EventCallable<void>,
): void {
  const $name = status.slice(({ host }) => host.hostname ?? host.deviceModel ?? '');
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  sample({
    clock: requested,
    source: { air: $air, name: $name },
    filter: ({ air }) => air !== null,
    fn: ({ air, name }): TransferFile => ({
      name: datedFileName('spectrum', name ?? '', clock.now(), 'json'),
      content: new Blob([air === null ? '' : airRecordingText(recordingOf(air.view))], {
        type: 'application/json',
      }),
    }),
    target: saveFx,
  });
}
