import { type LinkEnd, linkEnds, rateText } from '@radiolink/domain/link';
import type { AirmaxDirection } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import { type AlignedPeer, alignedPeers, alignedStation } from '../alignment/alignment-links.ts';
import { StatusModel } from '../status/status.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { type Token, token } from '../wiring/token.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** What one end receives: the rate, and the spread of 64 samples, dB. */
export interface Received {
  readonly rateIndex: number | undefined;
  readonly rate: string | undefined;
  /** Over interference and noise. */
  readonly interferenceDb: readonly number[];
  /** Over noise alone. */
  readonly noiseDb: readonly number[];
}

/** Both ends; null for one that reports no spread. */
export interface ReceivedEnds {
  readonly local: Received | null;
  readonly remote: Received | null;
}

/** The constellation diagrams as stores. */
export interface ConstellationModel {
  /** The diagrams are read while they are shown: no row of EVM is read before and after. */
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Shows the link to another station, by its MAC. */
  readonly peerChosen: EventCallable<string>;
  readonly $peers: Store<readonly AlignedPeer[] | null>;
  readonly $peer: Store<string | null>;
  /** Null before the first status. */
  readonly $received: Store<ReceivedEnds | null>;
}

export const ConstellationModel: Token<ConstellationModel> = token<ConstellationModel>('ConstellationModel');

/** Makes the model. */
export function createConstellationModel({
  status,
}: {
  readonly status: Pick<StatusModel, '$status' | 'slice'>;
}): ConstellationModel {
  const shown = createEvent();
  const left = createEvent();
  const peerChosen = createEvent<string>();
  const $peer = createStore<string | null>(null).on(peerChosen, (_, mac) => mac);
  const $isShown = createStore(false)
    .on(shown, () => true)
    .on(left, () => false);
  const $received = createStore<ReceivedEnds | null>(null);
  sample({
    clock: [shown, status.$status, $peer],
    source: { isShown: $isShown, status: status.$status, peer: $peer, last: $received },
    filter: ({ isShown }) => isShown,
    fn: ({ status: now, peer, last }) => shareStructure(last, receivedEnds(now, peer)),
    target: $received,
  });
  return {
    shown,
    left,
    peerChosen,
    $peers: status.slice(alignedPeers),
    $peer,
    $received,
  };
}

function receivedEnds(status: DeviceStatus | null, peer: string | null): ReceivedEnds | null {
  if (status === null) return null;
  const station = alignedStation(status, peer);
  const airmax = station?.airmax;
  // EVM is of the 5 GHz radio, whichever carries the traffic: the rate must be of the same one.
  const ends = station && linkEnds(status, station, '5');
  return { local: received(ends?.local, airmax?.rx), remote: received(ends?.remote, airmax?.tx) };
}

function received(end: LinkEnd | undefined, spread: AirmaxDirection | undefined): Received | null {
  const interferenceDb = spread?.evmInterferenceDb ?? [];
  if (end === undefined || interferenceDb.length === 0) return null;
  return {
    rateIndex: end.rxRate.index,
    rate: rateText(end.rxRate),
    interferenceDb,
    noiseDb: spread?.evmNoiseDb ?? [],
  };
}

/** The parts of the page. */
export const CONSTELLATION_MODELS = [
  bindModel(ConstellationModel, createConstellationModel, { status: StatusModel }),
];
