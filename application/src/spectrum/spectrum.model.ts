import type { Span } from '@radiolink/domain/radio';
import { tuningEdits } from '@radiolink/domain/settings';
import { datedFileName } from '@radiolink/domain/text';
import { airRecordingText, type PermittedChannel, recordingOf } from '@radiolink/domain/tools';
import { createEffect, createEvent, type Event, type EventCallable, sample, type Store } from 'effector';
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
import { type Air, type AirReplay, createAirReplay } from './air-source.ts';
import {
  blockedTotal,
  type EndNoise,
  endNoises,
  ownChannel,
  type RadarChannel,
  radarChannels,
} from './axis-facts.ts';
import { type ChannelAdvice, createChannelAdvice } from './channel-advice.ts';
import { createShownAir, type ShownAir } from './shown-air.ts';
import type { ChannelDataPort, SpectrumEvent, SpectrumPort } from './spectrum.port.ts';

/** Who can set the channel: this page, the access point that a station follows, or another user than this one. */
export type ChannelSetBy = 'here' | 'access-point' | 'full-user';

/** The spectrum as stores, watched while its page is shown. */
export interface SpectrumModel extends ShownAir, ChannelAdvice, SaveRequests {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Puts a channel into the pending changes. */
  readonly channelUsed: EventCallable<PermittedChannel>;
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
  const { spectrum, status, start, session, sessionStore, settings } = ports;
  const shown = createEvent();
  const left = createEvent();
  const sessionEnded = session.$ended.updates.filterMap(ended => (ended ? true : undefined));
  const closed = createEvent();
  sample({ clock: [left, sessionEnded], target: closed });

  const arrived = createEvent<SpectrumEvent>();
  const ticked = createEvent<number>();
  subscribed({ opened: shown, closed }, [
    into(() => spectrum.watch(), arrived),
    into(() => interval(ADVICE_MS), ticked),
  ]);
  sample({ clock: shown, target: start.regulationNeeded });

  const air = createShownAir(ports, arrived);
  rememberMeasured(air, left, ports);
  return {
    shown,
    left,
    ...air,
    ...createChannelAdvice(ports, { $air: air.$air, shown, closed, ticked }),
    ...createSaving(ports, air.$air),
    channelUsed: createChannelUse(settings),
    $own: status.slice(ownChannel),
    $radar: status.slice(radarChannels).map(known => known ?? []),
    $blockedTotal: status.slice(blockedTotal).map(total => total ?? 0),
    $noises: status.slice(endNoises).map(known => known ?? []),
    replay: createAirReplay(air.$air, air.$air.map(known => known?.view ?? null).updates),
    markers: createAirMarkers(sessionStore),
    $setBy: settings.$scope.map(({ context, readOnly }) => {
      if (isStation(context.values)) return 'access-point';
      return readOnly ? 'full-user' : 'here';
    }),
  };
}

/** A station follows its access point: there is no channel to be chosen. */
const isStation = (values: ReadonlyMap<string, string>): boolean => values.get('radio.1.mode') === 'managed';

/** What was measured is there again at the next visit of the page; a file is not, nor anything after the session. */
function rememberMeasured(
  { $air, $file }: ShownAir,
  left: Event<void>,
  { session, sessionStore }: SpectrumPorts,
): void {
  const rememberFx = createEffect((air: Air) => rememberAir(sessionStore, air.view));
  const measured = sample({
    clock: left,
    source: { air: $air, file: $file, ended: session.$ended },
    fn: ({ air, file, ended }) => (file === null && !ended ? air : null),
  });
  sample({ clock: measured.filterMap(air => air ?? undefined), target: rememberFx });
}

/** Puts a channel into the pending changes. */
function createChannelUse(
  settings: Pick<SettingsContextModel, '$scope' | 'changed'>,
): EventCallable<PermittedChannel> {
  const channelUsed = createEvent<PermittedChannel>();
  sample({
    clock: channelUsed,
    source: settings.$scope,
    fn: ({ context }, { controlMhz, widthMhz }) =>
      tuningEdits({ frequencyMhz: controlMhz, channelWidthMhz: widthMhz }, context),
    target: settings.changed,
  });
  return channelUsed;
}

interface SaveRequests {
  /** Saves the kept sweeps. */
  readonly recordingRequested: EventCallable<void>;
  /** Saves the picture, a PNG file. */
  readonly pictureRequested: EventCallable<Blob>;
}

/** Saves recordings and pictures under the name of the device and the time. */
function createSaving({ status, download, clock }: SpectrumPorts, $air: Store<Air | null>): SaveRequests {
  const recordingRequested = createEvent();
  const pictureRequested = createEvent<Blob>();
  const $name = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  const fileName = (name: string | null, kind: string) =>
    datedFileName('spectrum', name ?? '', clock.now(), kind);
  const recorded = sample({
    clock: recordingRequested,
    source: { air: $air, name: $name },
    fn: ({ air, name }): TransferFile | undefined =>
      air === null
        ? undefined
        : {
            name: fileName(name, 'json'),
            content: new Blob([airRecordingText(recordingOf(air.view))], { type: 'application/json' }),
          },
  });
  sample({ clock: recorded.filterMap(file => file), target: saveFx });
  sample({
    clock: pictureRequested,
    source: $name,
    fn: (name, content): TransferFile => ({ name: fileName(name, 'png'), content }),
    target: saveFx,
  });
  return { recordingRequested, pictureRequested };
}
