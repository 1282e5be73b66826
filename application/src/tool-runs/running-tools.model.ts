import type { Message } from '@radiolink/domain/errors';
import { createEvent, createStore, type Event, type EventCallable, merge, type Store } from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { Clock } from '../clock/clock.port.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { Tokens } from '../wiring/model-binding.ts';

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

/** What every tool needs beside its own port. */
export interface ToolPorts {
  readonly tools: RunningToolsModel;
  readonly sessionStore: SessionStore;
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** Where these are found: `bindModel(PingModel, createPingModel, { ...TOOL_PORTS, ping: PingPort })`. */
export const TOOL_PORTS: Tokens<ToolPorts> = {
  tools: RunningToolsModel,
  sessionStore: SessionStore,
  status: StatusModel,
  download: DownloadPort,
  clock: Clock,
};
