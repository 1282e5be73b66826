import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Subscription } from 'rxjs';
import type { VisibilityPort } from '../page/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import type { HistorySpan, LinkHistory, LinkHistoryPort } from './link-history.port.ts';

export interface HistoryModelPorts {
  readonly historyPort: LinkHistoryPort;
  readonly visibility: VisibilityPort;
}

/** Why there is no history: the device's refusal, or that this device keeps none. */
export type HistoryFailure = FetchError | 'unsupported' | 'fault';

/**
 * What the device remembers of its link. It is read when somebody opens it or asks for it anew: never two requests at
 * once, and none while the page is hidden; what was asked for then is read when it is seen again.
 */
export interface HistoryModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly spanChosen: EventCallable<HistorySpan>;
  readonly refreshed: EventCallable<void>;
  /** The spans that the device keeps, the longest last. */
  readonly spans: readonly HistorySpan[];
  readonly $span: Store<HistorySpan>;
  /** The newest answer for the chosen span; it outlives a later failure. Null before the first. */
  readonly $history: Store<LinkHistory | null>;
  /** A request is under way, or due as soon as it may be made. */
  readonly $reading: Store<boolean>;
  readonly $failure: Store<HistoryFailure | null>;
}

/** Token of the history model. */
export const HistoryModel: Token<HistoryModel> = token<HistoryModel>('HistoryModel');

interface Answer {
  readonly span: HistorySpan;
  readonly history: LinkHistory;
}

const NOT_FOUND = 404;

/** Makes the model; it asks for nothing before it is opened. */
export function createHistoryModel({ historyPort, visibility }: HistoryModelPorts): HistoryModel {
  const { spans } = historyPort;
  const opened = createEvent();
  const closed = createEvent();
  const spanChosen = createEvent<HistorySpan>();
  const refreshed = createEvent();
  const seen = createEvent<boolean>();
  const readFx = createEffect((span: HistorySpan) => historyPort.read(span));

  const $span = createStore<HistorySpan>(spans.at(-1) ?? 'day').on(spanChosen, (_, chosen) => chosen);
  const $open = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  const $visible = createStore(false).on(seen, (_, visible) => visible);
  const $due = createStore(false)
    .on([opened, refreshed, spanChosen], () => true)
    .on([readFx, closed], () => false);
  const $state = combine({
    span: $span,
    due: $due,
    may: combine([$open, $visible], conditions => conditions.every(Boolean)),
    pending: readFx.pending,
  });
  sample({
    clock: $state,
    filter: ({ due, may, pending }) => due && may && !pending,
    fn: ({ span }) => span,
    target: readFx,
  });

  const $answer = createStore<Answer | null>(null).on(readFx.done, (_, { params, result }) => ({
    span: params,
    history: result,
  }));
  const $failure = createStore<HistoryFailure | null>(null)
    .on(readFx.fail, (_, { error }) => failureOf(error))
    .reset(readFx, spanChosen);

  let watching: Subscription | undefined;
  opened.watch(() => {
    watching ??= visibility.visible.subscribe(seen);
  });
  closed.watch(() => {
    watching?.unsubscribe();
    watching = undefined;
  });

  return {
    opened,
    closed,
    spanChosen,
    refreshed,
    spans,
    $span,
    $history: combine($answer, $span, (answer, span) => (answer?.span === span ? answer.history : null)),
    $reading: combine($due, readFx.pending, (due, pending) => due || pending),
    $failure,
  };
}

function failureOf(error: Error): HistoryFailure {
  const failure = asFetchError(error);
  if (failure === undefined) return 'fault';
  const status =
    failure.kind === 'response-status'
      ? failure.status
      : failure.kind === 'device-api'
        ? failure.statusCode
        : undefined;
  return status === NOT_FOUND ? 'unsupported' : failure;
}
