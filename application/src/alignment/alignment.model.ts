import { asFetchError } from '@radiolink/domain/errors';
import type { LinkEnds, LinkSide } from '@radiolink/domain/link';
import { worstFirst } from '@radiolink/domain/station';
import {
  AIM_STEPS,
  type Aim,
  type AimPoint,
  type AimStep,
  NO_AIM,
  newBests,
  nextAimStep,
  withAimPoint,
  withoutBest,
  withReading,
} from '@radiolink/domain/tools';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { catchError, concat, defer, EMPTY, map, type Observable, of, repeat, switchMap, timer } from 'rxjs';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { ChartHistory, SignalSeries } from '../status/chart-series.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { StatusPort } from '../status/status.port.ts';
import { streamed } from '../streams/streamed.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { isAligned, type RememberedAim, rememberAim, rememberedAim } from './aim-memory.ts';
import type { AlignmentPort } from './alignment.port.ts';
import { aimHistory } from './aim-history.ts';
import { type AlignedPeer, alignedEnds, alignedPeers } from './alignment-links.ts';

/** Alignment of the antennas of one link as stores, watched while its page is shown. */
export interface AlignmentModel {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Sets the best marks back to the levels of now. */
  readonly resetRequested: EventCallable<void>;
  /** Aligns the link to another station, by its MAC; everything measured so far is dropped. */
  readonly peerChosen: EventCallable<string>;
  /** Done or skipped: either way the next step follows. */
  readonly stepFinished: EventCallable<void>;
  /** Starts the guided steps again; the levels of now are those before. */
  readonly guideStarted: EventCallable<void>;
  readonly $aim: Store<Aim>;
  /** The signals of both ends, five minutes at most. */
  readonly $curve: Store<ChartHistory<SignalSeries>>;
  /** The first reading of this alignment; null before it. */
  readonly $before: Store<Aim | null>;
  /** There is a result to tell: the page was not merely open. */
  readonly $isAligned: Store<boolean>;
  /** When the levels of now were read, ms since the epoch; null before the first. */
  readonly $readAt: Store<number | null>;
  /** Since when the device reports the link down, ms since the epoch; null while it is up. */
  readonly $downSince: Store<number | null>;
  /** The device refreshes its status faster for this page. */
  readonly $faster: Store<boolean>;
  readonly $peers: Store<readonly AlignedPeer[] | null>;
  readonly $peer: Store<string | null>;
  /** The guided step; null after the last. */
  readonly $step: Store<AimStep | null>;
  /** The ends that received more than ever before: often both at once. */
  readonly bestRose: Event<readonly LinkSide[]>;
}

export const AlignmentModel: Token<AlignmentModel> = token<AlignmentModel>('AlignmentModel');

export interface AlignmentPorts {
  readonly alignment: AlignmentPort;
  readonly statusPort: Pick<StatusPort, 'pollEvery'>;
  readonly status: Pick<StatusModel, '$status' | '$connection' | '$links' | 'slice'>;
  readonly session: Pick<SessionModel, '$ended' | '$user'>;
  /** Where the best marks outlive an outage, after which the page is loaded again. */
  readonly sessionStore: SessionStore;
  readonly visibility: VisibilityPort;
}

/** Time between two questions for the status while the device refreshes it each 250 ms. */
const FAST_STATUS_MS = 250;

interface Reading {
  readonly ends: LinkEnds | undefined;
  readonly at: number;
}

/** Makes the model. */
export function createAlignmentModel(ports: AlignmentPorts): AlignmentModel {
  const { status, session, sessionStore } = ports;
  const remembered = rememberedAim(sessionStore);
  const shown = createEvent();
  const left = createEvent();
  const resetRequested = createEvent();
  const peerChosen = createEvent<string>();
  const stepFinished = createEvent();
  const guideStarted = createEvent();

  const over = session.$ended.updates.filterMap(ended => (ended ? true : undefined));
  const $open = createStore(false)
    .on(shown, () => true)
    .on([left, over], () => false);
  const $peer = createStore(remembered?.peer ?? null).on(peerChosen, (_, mac) => mac);

  // Of many stations the worst is the one that somebody climbs for. It stays chosen when another one gets worse.
  sample({
    clock: combine({ isOpen: $open, peer: $peer, links: status.$links }),
    filter: ({ isOpen, peer, links }) => isOpen && peer === null && (links?.rows.length ?? 0) > 1,
    fn: ({ links }) => worstFirst(links?.rows ?? [])[0]?.station.mac ?? '',
    target: peerChosen,
  });

  // A missed answer is not a lost link: the levels stay, and age. reading 37.
  const answered = status.$connection.updates.filterMap(connection =>
    connection.kind === 'live' ? connection.receivedAt : undefined,
  );
  const read = sample({
    clock: answered,
    source: { open: $open, status: status.$status, peer: $peer },
    filter: ({ open, status: known }) => open && known !== null,
    fn: ({ status: known, peer }, at): Reading => ({
      ends: known === null ? undefined : alignedEnds(known, peer),
      at,
    }),
  });
  const $aim = createStore(remembered?.aim ?? NO_AIM)
    .on(read, (aim, { ends }) => withReading(aim, ends))
    .on(resetRequested, withoutBest)
    .on(peerChosen, () => NO_AIM);
  const aimed = sample({ clock: read, source: $aim, fn: (aim, { at }) => ({ aim, at }) });
  const $before = createStore<Aim | null>(remembered?.before ?? null)
    .on(aimed, (before, { aim }) => before ?? (isReceived(aim) ? aim : null))
    .on([peerChosen, guideStarted], () => null);

  const $acted = createStore(remembered?.acted ?? false)
    .on([stepFinished, guideStarted], () => true)
    .reset(peerChosen);

  const rose = createEvent<{ readonly before: Aim; readonly after: Aim }>();
  const $last = createStore(remembered?.aim ?? NO_AIM);
  sample({ clock: $aim, source: $last, fn: (before, after) => ({ before, after }), target: rose });
  sample({ clock: $aim, target: $last });
  const bestRose = rose.filterMap(({ before, after }) => {
    const sides = newBests(before, after);
    return sides.length === 0 ? undefined : sides;
  });
  const rememberFx = createEffect((known: RememberedAim) => rememberAim(sessionStore, known));
  sample({
    clock: [bestRose, $before, $acted, resetRequested, peerChosen],
    source: { peer: $peer, aim: $aim, before: $before, acted: $acted },
    target: rememberFx,
  });

  return {
    shown,
    left,
    resetRequested,
    peerChosen,
    stepFinished,
    guideStarted,
    $aim,
    $curve: createStore<readonly AimPoint[]>([])
      .on(aimed, (curve, { aim, at }) => withAimPoint(curve, aim, at))
      .reset(peerChosen)
      .map(aimHistory),
    $before,
    $isAligned: combine({ aim: $aim, before: $before, acted: $acted }, isAligned),
    $readAt: createStore<number | null>(null)
      .on(read, (_, { at }) => at)
      .reset(peerChosen),
    // Only what this page saw, of this link: it may have been up in the time in between.
    $downSince: createStore<number | null>(null)
      .on(read, (since, { ends, at }) => (ends === undefined ? (since ?? at) : null))
      .reset(left, peerChosen),
    $faster: fasterWhileOpen(ports, { shown, left, over }),
    $peers: status.slice(alignedPeers),
    $peer,
    $step: createStore<AimStep | null>(AIM_STEPS[0])
      .on(stepFinished, step => (step === null ? null : (nextAimStep(step) ?? null)))
      .reset(guideStarted),
    bestRose,
  };
}

const isReceived = ({ local, remote }: Aim): boolean =>
  local.total.nowDbm !== undefined || remote.total.nowDbm !== undefined;

interface Opening {
  readonly shown: Event<void>;
  readonly left: Event<void>;
  readonly over: Event<true>;
}

/** A read-only user's request would be rejected, and may cost the session: the status stays as it is. reading 1. */
function fasterWhileOpen(
  { alignment, statusPort, session, visibility }: AlignmentPorts,
  { shown, left, over }: Opening,
): Store<boolean> {
  const renewing = streamed((readOnly: boolean) => (readOnly ? EMPTY : fasterStatus(alignment, visibility)), {
    limit: 1,
  });
  sample({ clock: shown, source: session.$user, fn: ({ readOnly }) => readOnly, target: renewing.started });
  sample({ clock: [left, over], target: renewing.stopped });
  const $faster = combine(
    renewing.$latest,
    renewing.$running,
    (latest, running) => running && latest === true,
  );
  const paceFx = createEffect((isFaster: boolean) =>
    statusPort.pollEvery?.(isFaster ? FAST_STATUS_MS : undefined),
  );
  sample({ clock: $faster, target: paceFx });
  return $faster;
}

/** The device refreshes its status faster for this long after each request, s. reading 34. */
const FASTER_SECONDS = 60;
const RENEW_MS = 45_000;
/** After a request that was lost on its way: the link may be down for a moment only. */
const RETRY_MS = 5000;

/**
 * Keeps the status of the device fast for as long as it is subscribed to and the page is visible; tells whether it is.
 * It completes where the device has no such call or rejects it.
 */
function fasterStatus(alignment: AlignmentPort, { visible }: VisibilityPort): Observable<boolean> {
  return visible.pipe(switchMap(isVisible => (isVisible ? renewed(alignment) : EMPTY)));
}

function renewed(alignment: AlignmentPort): Observable<boolean> {
  return defer(() => alignment.start(FASTER_SECONDS)).pipe(
    map(() => true),
    repeat({ delay: () => timer(RENEW_MS) }),
    catchError((reason: unknown) =>
      asFetchError(reason)?.kind === 'network'
        ? concat(of(false), timer(RETRY_MS).pipe(switchMap(() => renewed(alignment))))
        : of(false),
    ),
  );
}
