import { asFetchError, failureStatus, type FetchError } from '@radiolink/domain/errors';
import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
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
 * The link history stored on the device. It is loaded when it is opened and on request: never two requests
 * simultaneously, and none while the page is hidden. A request during that time is made when the page is
 * visible again.
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

/** Makes the model; it requests nothing before it is opened. */
export function createHistoryModel({ historyPort, visibility }: HistoryModelPorts): HistoryModel {
  const { spans } = historyPort;
  const spanChosen = createEvent<HistorySpan>();
  const $span = createStore<HistorySpan>(spans.at(-1) ?? 'day').on(spanChosen, (_, chosen) => chosen);
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    (span: HistorySpan) => historyPort.read(span),
    $span,
    visibility,
  );
  sample({ clock: spanChosen, fn: () => undefined, target: wanted });

  const $answer = createStore<Answer | null>(null).on(readFx.done, (_, { params, result }) => ({
    span: params,
    history: result,
  }));
  const $failure = createStore<HistoryFailure | null>(null)
    .on(readFx.fail, (_, { error }) => failureOf(error))
    .reset(readFx, spanChosen);

  return {
    opened,
    closed,
    spanChosen,
    refreshed: wanted,
    spans,
    $span,
    $history: combine($answer, $span, (answer, span) => (answer?.span === span ? answer.history : null)),
    $reading,
    $failure,
  };
}

function failureOf(error: Error): HistoryFailure {
  const failure = asFetchError(error);
  if (failure === undefined) return 'fault';
  return failureStatus(failure) === NOT_FOUND ? 'unsupported' : failure;
}
