import { mockModule } from '@radiolink/adapters/modules/mock';
import { createVirtualRadio } from '@radiolink/adapters/virtual-radio';
import { Clock } from '@radiolink/application/clock';
import { PagePort, VisibilityPort } from '@radiolink/application/page';
import {
  createSessionModel,
  SessionEndPort,
  SessionPort,
  SessionStore,
  type SessionValues,
} from '@radiolink/application/session';
import { createStationsModel, USUAL_CHOICES } from '@radiolink/application/station';
import {
  createDashboardModel,
  createStatusModel,
  type DashboardModel,
  type StatusModel,
  StatusPort,
} from '@radiolink/application/status';

import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject, Observable } from 'rxjs';

/** The models of a page on a radio in memory, with counters where a leak would show. */
export interface LivePage {
  readonly status: StatusModel;
  readonly dashboard: DashboardModel;
  readonly visible: BehaviorSubject<boolean>;
  /** Requests that reached the radio so far, and those it has not answered yet. */
  requests(): number;
  pending(): number;
  /** Who listens to the page being seen, just now. */
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

/** Logs in to a radio of so many stations and opens what the dashboard and the list of stations show. */
export async function openLivePage(stations: number): Promise<LivePage> {
  const radio = createVirtualRadio({
    profile: 'ap-ptmp',
    stations,
    clock: { now: () => Date.now() },
    wait: async () => undefined,
  });
  let requests = 0;
  let pending = 0;
  const fetch: typeof radio.fetch = async (request, caller) => {
    requests += 1;
    pending += 1;
    try {
      return await radio.fetch(request, caller);
    } finally {
      pending -= 1;
    }
  };
  const visible = new BehaviorSubject(true);
  const seen = counted(visible);
  let kept: Partial<SessionValues> = {};
  const container = new Container();
  container.load(
    mockModule({ ...radio, fetch }),
    new ContainerModule(({ bind }) => {
      bind(Clock).toConstantValue({ now: () => Date.now() });
      bind(VisibilityPort).toConstantValue({ visible: seen.stream });
      bind(PagePort).toConstantValue({ reload: () => undefined });
      bind(SessionStore).toConstantValue({
        get: key => kept[key],
        set: values => void (kept = { ...kept, ...values }),
        clear: () => void (kept = {}),
      });
    }),
  );
  await container.get<SessionPort>(SessionPort).login({ username: 'admin', password: 'Tower-Link-2026' });

  const page = container.get<PagePort>(PagePort);
  const clock = container.get<Clock>(Clock);
  const status = createStatusModel({ statusPort: container.get<StatusPort>(StatusPort), clock, page });
  const session = createSessionModel({
    sessionPort: container.get<SessionPort>(SessionPort),
    sessionEnd: container.get<SessionEndPort>(SessionEndPort),
    sessionStore: container.get<SessionStore>(SessionStore),
    page,
  });
  const list = createStationsModel({
    status,
    session,
    stationPort: { kick: async () => undefined },
    notesPort: { read: () => ({}), write: () => true },
    choicesPort: { read: () => USUAL_CHOICES, keep: () => undefined },
    download: { save: () => undefined },
    clock,
  });
  const dashboard = createDashboardModel(status);
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
