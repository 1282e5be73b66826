import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createEvent, createStore, type EventCallable, fork } from 'effector';
import type { TransferFile } from '../files/transfer.ts';
import { createRunningToolsModel, type ToolPorts } from './running-tools.model.ts';

/**
 * What a tool needs beside its own port, in a test: a session that survives a reload, a log-out, an outage, a status, saved
 * files.
 * Pass the `session` of another one for a page that was reloaded.
 */
export function toolWorld(session = new Map<string, unknown>()) {
  const scope = fork();
  const logoutRequested = createEvent();
  const sessionEnded = createEvent();
  const pollFailed = createEvent<number>();
  const tools = createRunningToolsModel({
    session: { logoutRequested, $ended: createStore(false).on(sessionEnded, () => true) },
  });
  const statusArrived = createEvent<DeviceStatus>();
  const $status = createStore<DeviceStatus | null>(null).on(statusArrived, (_, status) => status);
  const saved: TransferFile[] = [];
  let now = 1_000_000;
  const ports: ToolPorts = {
    tools,
    sessionStore: {
      get: key => session.get(key) as never,
      set: values => {
        for (const [key, value] of Object.entries(values)) session.set(key, value);
      },
      clear: () => session.clear(),
    },
    status: {
      slice: pick => $status.map(status => (status === null ? null : pick(status)), { skipVoid: false }),
      $failures: createStore(0).on(pollFailed, (_, count) => count),
    },
    download: { save: file => void saved.push(file) },
    clock: { now: () => now },
  };
  return {
    ports,
    tools,
    scope,
    session,
    saved,
    logoutRequested,
    sessionEnded,
    pollFailed,
    statusArrived,
    act: async <T>(event: EventCallable<T>, params: T): Promise<void> => {
      await allSettled(event as EventCallable<unknown>, { scope, params });
    },
    /** Lets time pass, ms. */
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}
