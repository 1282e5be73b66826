import '../theme/index.ts';
import { ChangeModels, createEditingModel, EditingModel } from '@radiolink/application/configuration';
import {
  createConfigurationDiffModel,
  ConfigurationDiffModel,
} from '@radiolink/application/configuration-diff';
import { createActionsModel, ActionsModel } from '@radiolink/application/features';
import { createNotificationsModel, NotificationsModel } from '@radiolink/application/notifications';
import { createPreferencesModel, PreferencesModel } from '@radiolink/application/preferences';
import {
  createSessionModel,
  SessionModel,
  type PublicInfo,
  type SessionPort,
  type SessionStore,
} from '@radiolink/application/session';
import type { DeviceRegulation } from '@radiolink/application/regulation';
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
import { createStartModel, StartModel } from '@radiolink/application/start';
import { createStationsModel, StationsModel, USUAL_CHOICES } from '@radiolink/application/station';
import {
  createDashboardModel,
  DashboardModel,
  createStatusModel,
  StatusModel,
  type StatusDrift,
  type StatusEvent,
} from '@radiolink/application/status';
import { createWirelessModel, WirelessModel } from '@radiolink/application/wireless';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY, NEVER, of, Subject } from 'rxjs';
import { createI18n } from '../i18n/index.ts';
import { type Models, ModelsProvider } from '../models/index.ts';
import { ModelsByToken } from './models.mother.ts';
import { noChanges } from './no-changes.mother.ts';
import { Preferred } from '../preferences/index.ts';

/** A page of the main application with a device that says what a test makes it say. */
export interface Stage {
  readonly models: Models;
  readonly place: HTMLElement;
  /** Errors that the page logged. */
  readonly complaints: readonly string[];
  show(content: ReactNode): Promise<void>;
  answer(status: DeviceStatus): Promise<void>;
  fail(failures: number): Promise<void>;
  close(): Promise<void>;
}

/** What the stage's device is; nothing is known of what is left out. */
export interface StageDevice {
  /** Text of its board info. */
  readonly boardInfo?: string;
  readonly regulation?: DeviceRegulation;
}

/** What the stage's device says in a language: of Arabic a word, of the rest nothing. */
function publicInfoIn(language = 'en'): PublicInfo {
  return {
    productName: 'Stage',
    setupComplete: true,
    defaultPassword: false,
    uiLanguage: language,
    uiLanguages: [
      { name: 'English', code: 'en' },
      { name: 'العربية', code: 'ar' },
    ],
    translations: language === 'ar' ? { Dashboard: 'لوحة المعلومات' } : {},
    countries: [],
  };
}

/** Sets a stage: models of their own, a place in the document, English texts. */
export function setStage({ boardInfo = '', regulation }: StageDevice = {}): Stage {
  const events = new Subject<StatusEvent>();
  const complaints: string[] = [];
  const status = createStatusModel({
    statusPort: { watch: () => events, drift: () => new Subject<StatusDrift>() },
    clock: { now: () => Date.now() },
    page: { reload: () => undefined },
  });
  const nobody = () => Promise.reject(new Error('not on this stage'));
  const sessionPort: SessionPort = {
    login: nobody,
    loginWithTicket: nobody,
    logout: () => Promise.resolve(),
    currentUser: nobody,
  };
  const sessionStore: SessionStore = {
    get: key => {
      const values = { username: 'admin', readOnlyUser: false, boardinfo: boardInfo } as const;
      return key in values ? (Reflect.get(values, key) as never) : undefined;
    },
    set: () => undefined,
    clear: () => undefined,
  };
  const session = createSessionModel({
    sessionPort,
    sessionEnd: { ended: EMPTY },
    sessionStore,
    page: { reload: () => undefined },
  });
  const start = createStartModel({
    status,
    session,
    sessionPort,
    sessionStore,
    configurationPort: { read: nobody },
    regulationPort: { read: () => (regulation === undefined ? nobody() : Promise.resolve(regulation)) },
    visibility: { visible: NEVER },
  });
  const stations = createStationsModel({
    status,
    session,
    stationPort: { kick: () => Promise.resolve() },
    notesPort: { read: () => new Map(), write: () => true },
    choicesPort: { read: () => USUAL_CHOICES, keep: () => undefined },
    download: { save: () => undefined },
    clock: { now: () => Date.now() },
  });
  const storage = { read: nobody, write: nobody, apply: nobody, discard: nobody };
  const editing = createEditingModel(storage, start.configuration.succeeded);
  const dashboard = createDashboardModel(status);
  const notices = createNoticesModel({
    noticesPort: {
      watch: () => NEVER,
      dismissWarning: nobody,
      dismissCrashes: nobody,
      dismissCallHome: nobody,
      crashText: nobody,
      activateLicence: nobody,
    },
    session,
    dashboard,
    clock: { now: () => Date.now() },
  });
  const changes = noChanges({ editing, status, session, start });
  const made = {
    status,
    session,
    dashboard,
    stations,
    start,
    editing,
    changes,
    diff: createConfigurationDiffModel({
      storage,
      editing,
      changes,
      session,
      status,
      download: { save: () => undefined },
      clock: { now: () => Date.now() },
    }),
    actions: createActionsModel(),
    alerts: createAlertsModel(dashboard),
    notifications: createNotificationsModel(),
    preferences: createPreferencesModel({
      preferencesPort: { read: () => undefined, keep: () => undefined },
      publicInfo: { read: options => Promise.resolve(publicInfoIn(options?.language)) },
      sessionStore,
    }),
    wireless: createWirelessModel({
      start,
      editing,
      regulationPort: { read: nobody, setCountry: nobody, activateUnii: nobody, activeChannels: nobody },
      countriesPort: { list: nobody },
      surveyPort: { last: nobody, scan: () => NEVER },
      prescanPort: { watch: () => NEVER, start: nobody, stop: nobody },
      status,
      session,
      clock: { now: () => Date.now() },
      sessionStore,
    }),
    notices,
    flags: createInterfaceFlagsModel({ heartbeat: new HeartbeatLock(), stations, notices }),
    apiVersion: createApiVersionModel({
      apiVersion: { read: nobody },
      page: { reload: () => undefined },
    }),
    wan: createWanModel({
      dhcpPort: { read: nobody, renew: nobody, release: nobody },
      pppoePort: { read: nobody, restart: nobody },
      visibility: { visible: of(true) },
      status,
      session,
    }),
    history: createHistoryModel({
      historyPort: { spans: ['day'], read: nobody },
      visibility: { visible: of(true) },
    }),
  };
  const models = new ModelsByToken()
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
  const i18n = createI18n('en', {}, { error: text => void complaints.push(text) });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { onUncaughtError: reason => void complaints.push(String(reason)) });
  status.opened();

  /** Lets React draw what a change asks for. */
  const settled = async (change: () => void): Promise<void> => {
    change();
    await new Promise(drawn => {
      requestAnimationFrame(() => setTimeout(drawn, 0));
    });
  };

  return {
    models,
    place,
    complaints,
    show: content =>
      settled(() =>
        root.render(
          <ModelsProvider value={models}>
            <Preferred texts={i18n}>{content}</Preferred>
          </ModelsProvider>,
        ),
      ),
    answer: answered =>
      settled(() => events.next({ kind: 'sample', status: answered, receivedAt: Date.now(), latencyMs: 3 })),
    fail: failures =>
      settled(() =>
        events.next({
          kind: 'failure',
          failure: { kind: 'network', reason: 'unreachable', message: 'No answer.' },
          failedAt: Date.now(),
          failures,
          nextTryAt: Date.now() + 1000,
        }),
      ),
    close: async () => {
      status.closed();
      await settled(() => root.unmount());
      place.remove();
    },
  };
}
