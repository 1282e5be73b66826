import type { FetchError } from '@radiolink/domain/errors';
import type { Span } from '@radiolink/domain/radio';
import { tuningEdits } from '@radiolink/domain/settings';
import { datedFileName } from '@radiolink/domain/text';
import {
  airRecordingText,
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
import type { SettingsContextModel } from '../configuration/settings-context.model.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import { deviceName } from '../status/device-facts.ts';
import type { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';
import { type AirMarkers, createAirMarkers } from './air-markers.ts';
import { rememberAir } from './air-memory.ts';
import { type AirReplay, createAirReplay, type Air, airOfRecording, withMeasurement } from './air-source.ts';
import {
  blockedTotal,
  type EndNoise,
  endNoises,
  ownChannel,
  type RadarChannel,
  radarChannels,
} from './axis-facts.ts';
import { type ChannelAdvice, createChannelAdvice } from './channel-advice.ts';
import type { ChannelDataPort, SpectrumEvent, SpectrumPort } from './spectrum.port.ts';

/**
 * Where the spectrum comes from: `idle` while the spectral service does not run, `unsupported` where there is none, `file` for
 * an opened one.
 */
export type AirState = 'waiting' | 'socket' | 'polling' | 'idle' | 'unsupported' | 'failed' | 'file';

/** Who can set the channel: this page, the access point that a station follows, or another user than this one. */
export type ChannelSetBy = 'here' | 'access-point' | 'full-user';

/** A file that was opened in the page. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** The spectrum as stores, watched while its page is shown. */
export interface SpectrumModel extends ChannelAdvice {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Shows a recording, or a captured answer of a device, in place of the live spectrum. */
  readonly fileOpened: EventCallable<OpenedFile>;
  /** Back to the live spectrum, from its beginning. */
  readonly liveRequested: EventCallable<void>;
  /** Saves the kept sweeps. */
  readonly recordingRequested: EventCallable<void>;
  /** Saves the picture, a PNG file. */
  readonly pictureRequested: EventCallable<Blob>;
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
  /** The channel of this radio. */
  readonly $own: Store<Span | null>;
  readonly $radar: Store<readonly RadarChannel[]>;
  /** Channels blocked by radar of which the device tells the number alone. */
  readonly $blockedTotal: Store<number>;
  /** Noise and interference of both ends, as far as they are told. */
  readonly $noises: Store<readonly EndNoise[]>;
  readonly replay: AirReplay;
  readonly markers: AirMarkers;
  /** Where a channel can be put into the pending changes: here, on the access point, or by a full user only. */
  readonly $setBy: Store<ChannelSetBy>;
}

export const SpectrumModel: Token<SpectrumModel> = token<SpectrumModel>('SpectrumModel');

export interface SpectrumPorts {
  readonly spectrum: SpectrumPort;
  readonly channelData: ChannelDataPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly start: Pick<StartModel, 'regulationNeeded'>;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly sessionStore: SessionStore;
  readonly settings: Pick<SettingsContextModel, '$scope' | '$channels' | 'changed'>;
  readonly visibility: VisibilityPort;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

const ADVICE_MS = 3000;

/** Makes the model. */
export function createSpectrumModel(ports: SpectrumPorts): SpectrumModel {
  const { spectrum, status, start, session, settings, clock } = ports;
  const shown = createEvent();
  const left = createEvent();
  const fileOpened = createEvent<OpenedFile>();
  const liveRequested = createEvent();
  const recordingRequested = createEvent();
  const pictureRequested = createEvent<Blob>();
  const channelUsed = createEvent<PermittedChannel>();
  const arrived = createEvent<SpectrumEvent>();
  const ticked = createEvent<number>();

  const over = session.$ended.updates.filterMap(ended => (ended ? true : undefined));
  const closed = createEvent();
  sample({ clock: [left, over], target: closed });
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

  const rememberFx = createEffect((air: Air) => rememberAir(ports.sessionStore, air.view));
  const measured = sample({
    clock: left,
    source: { air: $air, file: $file, ended: session.$ended },
    fn: ({ air, file, ended }) => (file === null && !ended ? air : null),
  }).filterMap(air => air ?? undefined);
  sample({ clock: measured, target: rememberFx });

  const advice = createChannelAdvice(ports, { $air, shown, closed, ticked });
  saveFiles(ports, $air, { recordingRequested, pictureRequested });
  sample({
    clock: channelUsed,
    source: settings.$scope,
    fn: ({ context }, channel) => tuningEdits(tuned(channel), context),
    target: settings.changed,
  });

  return {
    shown,
    left,
    fileOpened,
    liveRequested,
    recordingRequested,
    pictureRequested,
    channelUsed,
    $air,
    $isThere: $air.map(air => air !== null),
    $state: combine(
      createStore<AirState>('waiting').on(arrived, (_, event) => stateOf(event)),
      $file,
      (state, file) => (file === null ? state : 'file'),
    ),
    $failure: createStore<FetchError | null>(null, { skipVoid: false })
      .on(live, (_, event) => (event.kind === 'failure' ? event.failure : null))
      .reset(readable),
    $file,
    $unreadable: createStore<string | null>(null)
      .on(opened, (_, { file, air }) => (air === null ? file.name : null))
      .reset(liveRequested),
    ...advice,
    $own: status.slice(ownChannel),
    $radar: status.slice(radarChannels).map(known => known ?? []),
    $blockedTotal: status.slice(blockedTotal).map(total => total ?? 0),
    $noises: status.slice(endNoises).map(known => known ?? []),
    replay: createAirReplay($air, $air.map(air => air?.view ?? null).updates),
    markers: createAirMarkers(ports.sessionStore),
    $setBy: settings.$scope.map(({ context, readOnly }) => {
      if (isStation(context.values)) return 'access-point';
      return readOnly ? 'full-user' : 'here';
    }),
  };
}

const tuned = ({ controlMhz, widthMhz }: PermittedChannel) => ({
  frequencyMhz: controlMhz,
  channelWidthMhz: widthMhz,
});

/** A station follows its access point: there is no channel to be chosen. */
const isStation = (values: ReadonlyMap<string, string>): boolean => values.get('radio.1.mode') === 'managed';

function stateOf(event: SpectrumEvent): AirState {
  switch (event.kind) {
    case 'sample':
      return event.by;
    case 'failure':
      return 'failed';
    default:
      return event.kind;
  }
}

function readFile({ text }: OpenedFile, spectrum: SpectrumPort, now: number): Air | null {
  const recording = readAirRecording(text);
  if (recording !== undefined) return recording.sweeps.length === 0 ? null : airOfRecording(recording);
  const captured = spectrum.captured?.(text);
  return captured === undefined ? null : withMeasurement(null, captured, now);
}

interface SaveRequests {
  readonly recordingRequested: EventCallable<void>;
  readonly pictureRequested: EventCallable<Blob>;
}

/** Saves recordings and pictures under the name of the device and the time. */
function saveFiles(
  { status, download, clock }: SpectrumPorts,
  $air: Store<Air | null>,
  { recordingRequested, pictureRequested }: SaveRequests,
): void {
  const $name = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  const named = (name: string | null, kind: string) =>
    datedFileName('spectrum', name ?? '', clock.now(), kind);
  sample({
    clock: recordingRequested,
    source: { air: $air, name: $name },
    filter: ({ air }) => air !== null,
    fn: ({ air, name }): TransferFile => ({
      name: named(name, 'json'),
      content: new Blob([air === null ? '' : airRecordingText(recordingOf(air.view))], {
        type: 'application/json',
      }),
    }),
    target: saveFx,
  });
  sample({
    clock: pictureRequested,
    source: $name,
    fn: (name, content): TransferFile => ({ name: named(name, 'png'), content }),
    target: saveFx,
  });
}
