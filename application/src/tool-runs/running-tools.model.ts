import type { Message } from '@radiolink/domain/errors';
import { createEvent, createStore, type Event, type EventCallable, merge, type Store } from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** A tool that runs at the moment, as every page shows it. */
export interface RunningTool {
  /** Id of its feature. */
  readonly id: string;
  /** Ms since the epoch. */
  readonly startedAt: number;
  /** What it does and how far it is, in a few words. */
  readonly summary: Message;
}

/** Which tools run, whatever page is shown. */
export interface RunningToolsModel {
  /** A tool began, or is further than before. */
  readonly running: EventCallable<RunningTool>;
  /** A tool ended. By its id. */
  readonly ended: EventCallable<string>;
  /** Ends a tool from anywhere. By its id. */
  readonly stopRequested: EventCallable<string>;
  /** Every tool is to end: the user logs out, or the session is over. */
  readonly allInterrupted: Event<void>;
  readonly $running: Store<readonly RunningTool[]>;
}

export const RunningToolsModel: Token<RunningToolsModel> = token<RunningToolsModel>('RunningToolsModel');

/** Makes the list of running tools, empty. */
export function createRunningToolsModel({
  session,
}: {
  readonly session: Pick<SessionModel, 'logoutRequested' | '$ended'>;
}): RunningToolsModel {
  const running = createEvent<RunningTool>();
  const ended = createEvent<string>();
  const stopRequested = createEvent<string>();
  const over = session.$ended.updates.filterMap(isOver => (isOver ? true : undefined));
  const $running = createStore<readonly RunningTool[]>([])
    .on(running, (tools, tool) =>
      tools.some(({ id }) => id === tool.id)
        ? tools.map(each => (each.id === tool.id ? tool : each))
        : [...tools, tool],
    )
    .on(ended, (tools, id) => tools.filter(tool => tool.id !== id));
  return {
    running,
    ended,
    stopRequested,
    allInterrupted: merge([session.logoutRequested.map(() => undefined), over.map(() => undefined)]),
    $running,
  };
}
