import { mapStatus } from '@radiolink/adapters/http/classic';
import { ChangeModels, createEditingModel, EditingModel } from '@radiolink/application/configuration';
import {
  createConfigurationDiffModel,
  ConfigurationDiffModel,
} from '@radiolink/application/configuration-diff';
import { createActionsModel, ActionsModel } from '@radiolink/application/features';
import { createNotificationsModel, NotificationsModel } from '@radiolink/application/notifications';
import { createPreferencesModel, PreferencesModel } from '@radiolink/application/preferences';
import { createApiVersionModel, ApiVersionModel } from '@radiolink/application/api-version';
import { createWanModel, WanModel } from '@radiolink/application/address-services';
import { createHistoryModel, HistoryModel } from '@radiolink/application/history';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { createInterfaceFlagsModel, InterfaceFlagsModel } from '@radiolink/application/interface-flags';
import {
  createAlertsModel,
  AlertsModel,
  createNoticesModel,
  NoticesModel,
} from '@radiolink/application/notices';
import { createSessionModel, SessionModel } from '@radiolink/application/session';
import { createStartModel, StartModel } from '@radiolink/application/start';
import { createStationsModel, StationsModel, USUAL_CHOICES } from '@radiolink/application/station';
import {
  createDashboardModel,
  DashboardModel,
  createStatusModel,
  StatusModel,
  type StatusEvent,
} from '@radiolink/application/status';
import { createWirelessModel, WirelessModel } from '@radiolink/application/wireless';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { NEVER, Subject } from 'rxjs';
import { Bench } from 'tinybench';
import '../../../ui/src/theme/index.ts';
import { createI18n } from '../../../ui/src/i18n/index.ts';
import { MainApplication } from '../../../ui/src/main-application.tsx';
import { type Models, ModelsProvider } from '../../../ui/src/models/index.ts';
import { ModelsByToken } from '../../../ui/src/testing/models.mother.ts';
import { noChanges } from '../../../ui/src/testing/no-changes.mother.ts';

const WARM_UP_TICKS = 20;
const MOST_WARM_UP_TICKS = 500;
/** One bare loop is shorter than the browser's clock can tell: each sample times this many. */
const BARE_LOOPS = 100;

/** Pages that a tick is measured on, and what stands there once they are drawn. */
const DRAWN = { dashboard: 'canvas', stations: '[data-key]' } as const;
export type MeasuredPage = keyof typeof DRAWN;

/** Latencies in milliseconds, each sample kept. */
export interface TickResult {
  readonly tick: readonly number[];
  readonly bare: readonly number[];
  /** Of one tick, on average. */
  readonly textsChanged: number;
  readonly nodesChanged: number;
  readonly nodesInPage: number;
  /** Rows of the list of stations that are in the document. */
  readonly rows: number;
}

const nobody = async () => {
  throw new Error('The benchmark has no device.');
};

/** The main application on a stream that we feed. */
function createModels(events: Subject<StatusEvent>): Models {
  const page = { reload: () => undefined };
  const status = createStatusModel({
    statusPort: { watch: () => events, drift: () => NEVER },
    clock: Date,
    page,
  });
  const sessionPort = { login: nobody, loginWithTicket: nobody, logout: nobody, currentUser: nobody };
  const sessionStore = { get: () => undefined, set: () => undefined, clear: () => undefined };
  const session = createSessionModel({ sessionPort, sessionEnd: { ended: NEVER }, sessionStore, page });
  const start = createStartModel({
    status,
    session,
    sessionPort,
    sessionStore,
    configurationPort: { read: nobody },
    regulationPort: { read: nobody },
    visibility: { visible: NEVER },
  });
  const stations = createStationsModel({
    status,
    session,
    stationPort: { kick: nobody },
    notesPort: { read: () => new Map(), write: () => false },
    choicesPort: { read: () => USUAL_CHOICES, keep: () => undefined },
    download: { save: () => undefined },
    clock: Date,
  });
  const storage = { read: nobody, write: nobody, apply: nobody, discard: nobody };
  const editing = createEditingModel(storage, start.configuration.succeeded);
  const wireless = createWirelessModel({
    start,
    editing,
    regulationPort: { read: nobody, setCountry: nobody, activateUnii: nobody, activeChannels: nobody },
    countriesPort: { list: nobody },
    surveyPort: { last: nobody, scan: () => NEVER },
    prescanPort: { watch: () => NEVER, start: nobody, stop: nobody },
    status,
    session,
    clock: Date,
    sessionStore,
  });
  const preferences = createPreferencesModel({
    preferencesPort: { read: () => undefined, keep: () => undefined },
    publicInfo: { read: nobody },
    sessionStore,
  });
  const dashboard = createDashboardModel(status);
  const noticesPort = {
    watch: () => NEVER,
    dismissWarning: nobody,
    dismissCrashes: nobody,
    dismissCallHome: nobody,
    crashText: nobody,
    activateLicence: nobody,
  };
  const notices = createNoticesModel({ noticesPort, session, dashboard, clock: Date });
  const flags = createInterfaceFlagsModel({ heartbeat: new HeartbeatLock(), stations, notices });
  const apiVersion = createApiVersionModel({ apiVersion: { read: nobody }, page });
  const changes = noChanges({ editing, status, session, start });
  const download = { save: () => undefined };
  const made = {
    status,
    session,
    dashboard,
    stations,
    start,
    editing,
    wireless,
    changes,
    diff: createConfigurationDiffModel({
      storage,
      editing,
      changes,
      session,
      status,
      download,
      clock: Date,
    }),
    actions: createActionsModel(),
    alerts: createAlertsModel(dashboard),
    notifications: createNotificationsModel(),
    preferences,
    notices,
    flags,
    apiVersion,
    wan: createWanModel({
      dhcpPort: { read: nobody, renew: nobody, release: nobody },
      pppoePort: { read: nobody, restart: nobody },
      visibility: { visible: NEVER },
      status,
      session,
    }),
    history: createHistoryModel({
      historyPort: { spans: ['day'], read: nobody },
      visibility: { visible: NEVER },
    }),
  };
  return new ModelsByToken()
    .with(StatusModel, made.status)
    .with(SessionModel, made.session)
    .with(DashboardModel, made.dashboard)
    .with(StationsModel, made.stations)
    .with(StartModel, made.start)
    .with(EditingModel, made.editing)
    .with(ChangeModels, made.changes)
    .with(WirelessModel, made.wireless)
    .with(ActionsModel, made.actions)
    .with(AlertsModel, made.alerts)
    .with(NotificationsModel, made.notifications)
    .with(PreferencesModel, made.preferences)
    .with(NoticesModel, made.notices)
    .with(InterfaceFlagsModel, made.flags)
    .with(ApiVersionModel, made.apiVersion)
    .with(HistoryModel, made.history)
    .with(ConfigurationDiffModel, made.diff)
    .with(WanModel, made.wan);
}

/** Counts what the ticks change in the document. */
function watchChanges(place: Node) {
  const changed = { texts: 0, nodes: 0 };
  const count = (records: readonly MutationRecord[]) => {
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'characterData') changed.texts += 1;
      changed.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
    }
  };
  const observer = new MutationObserver(count);
  observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  return { changed, flush: () => count(observer.takeRecords()), stop: () => observer.disconnect() };
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

async function samplesOf(name: string, iterations: number, work: () => void): Promise<readonly number[]> {
  const bench = new Bench({ name, time: 0, iterations, warmup: false, retainSamples: true });
  bench.add(name, work);
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error(`${name} did not complete.`);
  return task.result.latency.samples ?? [];
}

/** Parse, map, store and render of each given answer in turn, beside a loop that writes as many text nodes. */
async function measure(answers: readonly string[], on: MeasuredPage): Promise<TickResult> {
  window.location.hash = `#/${on}`;
  const place = document.body.appendChild(document.createElement('div'));
  const events = new Subject<StatusEvent>();
  const models = createModels(events);
  models.get(StatusModel).opened();
  const root = createRoot(place);
  root.render(
    <I18nextProvider i18n={createI18n('en', {}, console)}>
      <ModelsProvider value={models}>
        <MainApplication />
      </ModelsProvider>
    </I18nextProvider>,
  );

  let at = 0;
  const tick = () => {
    const text = answers[at % answers.length] ?? '';
    at += 1;
    const status = mapStatus(JSON.parse(text), () => undefined);
    flushSync(() => events.next({ kind: 'sample', status, receivedAt: Date.now(), latencyMs: 1 }));
  };
  // The pages and the charts are lazy: ticks count only once both stand.
  for (let warm = 0; warm < WARM_UP_TICKS || place.querySelector(DRAWN[on]) === null; warm += 1) {
    if (warm > MOST_WARM_UP_TICKS) throw new Error(`The page ${on} did not appear.`);
    tick();
    await nextFrame();
  }

  const ticks = Math.max(1, answers.length - WARM_UP_TICKS);
  const changes = watchChanges(place);
  for (let counted = 0; counted < ticks; counted += 1) tick();
  changes.flush();
  changes.stop();
  const textsChanged = Math.round(changes.changed.texts / ticks);
  const nodesInPage = place.querySelectorAll('*').length;
  const rows = place.querySelectorAll('[data-key]').length;

  const tickSamples = await samplesOf('tick', ticks, tick);
  root.unmount();

  const texts = Array.from({ length: Math.max(1, textsChanged) }, () => document.createTextNode(''));
  place.append(...texts);
  let turn = 0;
  const loops = await samplesOf('bare', ticks, () => {
    for (let loop = 0; loop < BARE_LOOPS; loop += 1) {
      turn += 1;
      for (const [index, node] of texts.entries()) node.data = String(turn * index);
    }
  });
  const bare = loops.map(sample => sample / BARE_LOOPS);
  place.remove();
  return {
    tick: tickSamples,
    bare,
    textsChanged,
    nodesChanged: Math.round(changes.changed.nodes / ticks),
    nodesInPage,
    rows,
  };
}

declare global {
  interface Window {
    measureTick: typeof measure;
  }
}
window.measureTick = measure;
