import { PollingStatus } from '../../adapters/src/http/classic/status/status.adapter.ts';
import { ClassicSession } from '@radiolink/adapters/http/classic/session/session.adapter';
import { createClassicClient } from '@radiolink/adapters/http/client/classic-client';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { quietProgram } from '@radiolink/application/program/quiet-program.mother';
import type { SessionStore, SessionValues } from '@radiolink/application/session/session-store.port';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { BehaviorSubject, NEVER, Observable } from 'rxjs';

/** The models of a page on a radio in memory, with counters where a leak would show. */
export interface LivePage {
  readonly status: StatusModel;
  readonly dashboard: DashboardModel;
  readonly visible: BehaviorSubject<boolean>;
  /** Requests that reached the radio so far, and those it has not answered yet. */
  requests(): number;
  pending(): number;
  /** Current subscriber of the page's visibility. */
  listeners(): number;
}

/** Counts who is subscribed. */
function counted<T>(source: Observable<T>): { readonly stream: Observable<T>; readonly count: () => number } {
  let subscribed = 0;
  const stream = new Observable<T>(subscriber => {
    subscribed += 1;
    const inner = source.subscribe(subscriber);
    return () => {
      subscribed -= 1;
      inner.unsubscribe();
    };
  });
  return { stream, count: () => subscribed };
}

/** A session that lasts as long as the program. */
function memorySession(): SessionStore {
  let stored: Partial<SessionValues> = {};
  return {
    get: key => stored[key],
    set: values => void (stored = { ...stored, ...values }),
    clear: () => void (stored = {}),
  };
}

/** Logs in to a radio of so many stations and opens what the dashboard and the list of stations show. */
export async function openLivePage(stations: number): Promise<LivePage> {
  const clock = { now: () => Date.now() };
  const radio = createVirtualRadio({ profile: 'ap-ptmp', stations, clock, wait: async () => undefined });
  const cookies = new MemoryCookieJar();
  let requests = 0;
  let pending = 0;
  const fetch = async (request: Request): Promise<Response> => {
    requests += 1;
    pending += 1;
    try {
      return await radio.fetch(request, { address: '127.0.0.1', cookies });
    } finally {
      pending -= 1;
    }
  };
  const page = { reload: () => undefined };
  const sessionStore = memorySession();
  const client = createClassicClient({ baseUrl: 'http://radio.invalid', fetch, session: sessionStore });
  const sessionPort = new ClassicSession(client, sessionStore, () => cookies.header());
  await sessionPort.login({ username: 'admin', password: 'Tower-Link-2026' });

  const visible = new BehaviorSubject(true);
  const seen = counted(visible);
  const statusPort = new PollingStatus(client, {
    visibility: { visible: seen.stream },
    heartbeat: new HeartbeatLock(),
    clock,
  });
  const models = quietProgram({
    statusPort,
    sessionPort,
    sessionEnd: { ended: NEVER, prepare: async () => undefined, answering: async () => undefined },
    sessionStore,
    page,
    clock,
    visibility: { visible: seen.stream },
  });
  const status = models.get(StatusModel);
  const dashboard = models.get(DashboardModel);
  const list = models.get(StationsModel);
  status.opened();
  list.shown();
  return {
    status,
    dashboard,
    visible,
    requests: () => requests,
    pending: () => pending,
    listeners: seen.count,
  };
}
