import type { FetchError } from '@radiolink/domain/errors';
import { readAirRecording } from '@radiolink/domain/tools';
import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import { type Air, airOfRecording, withMeasurement } from './air-source.ts';
import type { SpectrumEvent, SpectrumPort } from './spectrum.port.ts';

/**
 * Where the spectrum comes from: `idle` while the spectral service does not run, `unsupported` where there is none, `file` for
 * an opened one.
 */
export type AirState = 'waiting' | 'socket' | 'polling' | 'idle' | 'unsupported' | 'failed' | 'file';

/** A file that was opened in the page. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** The spectrum that is shown: the live one, or an opened file in its place. */
export interface ShownAir {
  /** Shows a recording, or a captured answer of a device, in place of the live spectrum. */
  readonly fileOpened: EventCallable<OpenedFile>;
  /** Back to the live spectrum, from its beginning. */
  readonly liveRequested: EventCallable<void>;
  readonly $air: Store<Air | null>;
  /** There is something to be drawn. */
  readonly $isThere: Store<boolean>;
  readonly $state: Store<AirState>;
  readonly $failure: Store<FetchError | null>;
  /** Name of the opened file; null while live. */
  readonly $file: Store<string | null>;
  /** Name of a file that cannot be read; null without one. */
  readonly $unreadable: Store<string | null>;
}

interface ShownAirPorts {
  readonly spectrum: SpectrumPort;
  readonly clock: Clock;
}

/** Makes the shown spectrum from what arrives of the live one. */
export function createShownAir({ spectrum, clock }: ShownAirPorts, arrived: Event<SpectrumEvent>): ShownAir {
  const fileOpened = createEvent<OpenedFile>();
  const liveRequested = createEvent();

  const read = sample({
    clock: fileOpened,
    fn: ({ name, text }) => ({ name, air: airOfFile(text, spectrum, clock.now()) }),
  });
  const unreadable = read.filterMap(({ name, air }) => (air === null ? name : undefined));
  const readable = read.filterMap(({ name, air }) => (air === null ? undefined : { name, air }));
  const $file = createStore<string | null>(null)
    .on(readable, (_, { name }) => name)
    .reset(liveRequested);
  const $unreadable = createStore<string | null>(null)
    .on(unreadable, (_, name) => name)
    .reset([readable, liveRequested]);

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
    .reset(liveRequested);
  const $failure = createStore<FetchError | null>(null)
    .on(live, (_, event) => (event.kind === 'failure' ? event.failure : null))
    .reset(readable);
  const $liveState = createStore<AirState>('waiting').on(arrived, (_, event) => stateOf(event));

  return {
    fileOpened,
    liveRequested,
    $air,
    $isThere: $air.map(air => air !== null),
    $state: combine($liveState, $file, (state, file) => (file === null ? state : 'file')),
    $failure,
    $file,
    $unreadable,
  };
}

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

/** The air of a recording or of a captured answer; null for any other file. */
function airOfFile(text: string, spectrum: SpectrumPort, now: number): Air | null {
  const recording = readAirRecording(text);
  if (recording !== undefined) return recording.sweeps.length === 0 ? null : airOfRecording(recording);
  const captured = spectrum.captured?.(text);
  return captured === undefined ? null : withMeasurement(null, captured, now);
}
