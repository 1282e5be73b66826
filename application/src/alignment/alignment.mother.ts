import { ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionStore } from '../session/session-store.port.ts';
import type { Connection } from '../status/connection.ts';
import { nextSteadyLinks } from '../status/link-view.ts';
import { createAlignmentModel } from './alignment.model.ts';

/** The timers of each test of a file go by its own clock; the date stays that of the machine. */
export function withFakeTimers(): void {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  );
  afterEach(() => void vi.useRealTimers());
}

export const MS = 1000;

/** What the session stores of an alignment. */
export function aStore(stored?: string) {
  const store: SessionStore & { stored: string | undefined } = {
    stored,
    get: key => (key === 'aim' ? store.stored : undefined) as never,
    set: ({ aim }) => void (store.stored = aim),
    clear: () => undefined,
  };
  return store;
}

/** The alignment page in front of a status that the test tells. */
export function aPage({
  readOnly = false,
  start = async () => undefined as void,
  sessionStore = aStore(),
} = {}) {
  const arrived = createEvent<{ readonly status: DeviceStatus; readonly at: number }>();
  const lost = createEvent<Connection>();
  const ended = createEvent();
  const $status = createStore<DeviceStatus | null>(null).on(arrived, (_, { status }) => status);
  const $connection = createStore<Connection>({ kind: 'waiting' })
    .on(arrived, (_, { at }) => ({ kind: 'live', receivedAt: at }))
    .on(lost, (_, connection) => connection);
  const visible = new BehaviorSubject(true);
  const paces: (number | undefined)[] = [];
  const starts: (number | undefined)[] = [];
  const model = createAlignmentModel({
    alignment: {
      start: seconds => {
        starts.push(seconds);
        return start();
      },
    },
    statusPort: { pollEvery: ms => void paces.push(ms) },
    status: {
      $status,
      $connection,
      $links: $status.map(status => (status === null ? null : nextSteadyLinks(undefined, status, 0))),
      slice: select => $status.map(status => (status === null ? null : select(status)), { skipVoid: false }),
    },
    session: {
      $ended: createStore(false).on(ended, () => true),
      $user: createStore({ username: 'admin', readOnly }),
    },
    sessionStore,
    visibility: { visible },
  });
  let at = 1_000_000;
  const reads = (signalDbm: number | undefined, remoteDbm = -60) => {
    at += MS;
    const status =
      signalDbm === undefined
        ? ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } })
        : ptpAccessPointStatus({
            wireless: {
              stations: [
                station({ signalDbm, remote: { ...station().remote, signalDbm: remoteDbm } } as never),
              ],
            },
          });
    arrived({ status, at });
  };
  const local = () => model.$aim.getState().local.total;
  return { model, arrived, lost, ended, reads, local, visible, paces, starts, at: () => at };
}
