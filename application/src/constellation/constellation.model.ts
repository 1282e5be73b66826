import { type LinkEnd, type LinkEnds, rateText } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector';
import { alignedEnds, type AlignedPeer, alignedPeers } from '../alignment/alignment-links.ts';
import type { StatusModel } from '../status/status.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { type Token, token } from '../wiring/token.ts';

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
  /** Shows the link to another station, by its MAC. */
  readonly peerChosen: EventCallable<string>;
  readonly $peers: Store<readonly AlignedPeer[] | null>;
  readonly $peer: Store<string | null>;
  /** Null before the first status. */
  readonly $received: Store<ReceivedEnds | null>;
}

/** Token of the model. */
export const ConstellationModel: Token<ConstellationModel> = token<ConstellationModel>('ConstellationModel');

/** Makes the model. */
export function createConstellationModel({
  status,
}: {
  readonly status: Pick<StatusModel, '$status' | 'slice'>;
}): ConstellationModel {
  const peerChosen = createEvent<string>();
  const $peer = createStore<string | null>(null).on(peerChosen, (_, mac) => mac);
  const $now = combine(status.$status, $peer, receivedEnds);
  return {
    peerChosen,
    $peers: status.slice(alignedPeers),
    $peer,
    $received: createStore<ReceivedEnds | null>(null).on($now, (last, now) => shareStructure(last, now)),
  };
}

function receivedEnds(status: DeviceStatus | null, peer: string | null): ReceivedEnds | null {
  if (status === null) return null;
  const ends: LinkEnds | undefined = alignedEnds(status, peer);
  return { local: received(ends?.local), remote: received(ends?.remote) };
}

function received(end: LinkEnd | undefined): Received | null {
  const interferenceDb = end?.evmInterferenceDb ?? [];
  if (end === undefined || interferenceDb.length === 0) return null;
  return {
    rateIndex: end.rxRate.index,
    rate: rateText(end.rxRate),
    interferenceDb,
    noiseDb: end.evmNoiseDb ?? [],
  };
}
