import { Clock } from '../clock/clock.port.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { ActionsModel, createActionsModel } from '../features/actions.ts';
import { createFeaturesModel, FeaturesModel } from '../features/registry.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { AlertsModel, createAlertsModel } from '../notices/alerts.model.ts';
import { createNotificationsModel, NotificationsModel } from '../notifications/notifications.model.ts';
import { createExpectedOutage, ExpectedOutage } from '../outage/expected-outage.ts';
import { PagePort } from '../place/page.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { createPreferencesModel, PreferencesModel } from '../preferences/preferences.model.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { PublicInfoPort, SessionEndPort, SessionPort } from '../session/session.port.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { createSessionModel, SessionModel } from '../session/session.model.ts';
import { watchDevice } from '../start/watch-device.ts';
import { createStartModel, StartModel } from '../start/start.model.ts';
import { createChartMemory } from '../status/chart-series.ts';
import { createDashboardModel, DashboardModel } from '../status/dashboard.model.ts';
import { rememberedTimes } from '../status/alert-times.ts';
import { createStatusModel, StatusModel } from '../status/status.model.ts';
import { StatusPort } from '../status/status.port.ts';
import type { Found, Tokens } from '../wiring/model-binding.ts';
import type { SessionEndCause } from '@radiolink/domain/session';
import { createStore } from 'effector';
import { combineLatest, distinctUntilChanged, map } from 'rxjs';

/** The ports that the program needs from its first moment on. */
export interface ProgramPorts {
  readonly statusPort: StatusPort;
  readonly sessionPort: SessionPort;
  readonly sessionEnd: SessionEndPort;
  readonly sessionStore: SessionStore;
  readonly configurationPort: ConfigurationPort;
  readonly regulationPort: Pick<RegulatoryDomainPort, 'read'>;
  readonly preferencesPort: PreferencesPort;
  readonly publicInfo: PublicInfoPort;
  readonly page: PagePort;
  readonly visibility: VisibilityPort;
  readonly heartbeat: Pick<HeartbeatLock, 'running'>;
  readonly clock: Clock;
}

/** Where the ports are found. */
export const PROGRAM_PORTS: Tokens<ProgramPorts> = {
  statusPort: StatusPort,
  sessionPort: SessionPort,
  sessionEnd: SessionEndPort,
  sessionStore: SessionStore,
  configurationPort: ConfigurationPort,
  regulationPort: RegulatoryDomainPort,
  preferencesPort: PreferencesPort,
  publicInfo: PublicInfoPort,
  page: PagePort,
  visibility: VisibilityPort,
  heartbeat: HeartbeatLock,
  clock: Clock,
};

/** The models that live as long as the page and exist from its first moment on. */
export type Program = Found<typeof PROGRAM_MODELS>;

/** Where they are found. */
export const PROGRAM_MODELS = {
  outage: ExpectedOutage,
  status: StatusModel,
  dashboard: DashboardModel,
  session: SessionModel,
  start: StartModel,
  features: FeaturesModel,
  actions: ActionsModel,
  alerts: AlertsModel,
  notifications: NotificationsModel,
  preferences: PreferencesModel,
};

/** Composes the program. Browser and tests call this; these models are not wired a second time. */
export function createProgram(ports: ProgramPorts): Program {
  const outage = createExpectedOutage(ports.clock);
  const status = createStatusModel({
    ...ports,
    visibility: { visible: asking(ports) },
    chartMemory: createChartMemory(ports, ports.clock.now()),
  });
  const remembered = rememberedTimes(ports.sessionStore);
  const dashboard = createDashboardModel(status, remembered);
  // A firmware upgrade of this tab ends the session and loads the page anew. The later part knows more.
  const $endCause = createStore<SessionEndCause>(ports.sessionStore.get('upgrade') ? 'upgraded' : 'ended');
  const session = createSessionModel({ ...ports, $endCause });
  const notifications = createNotificationsModel();
  watchDevice({ ...ports, status, session, notifications });
  const start = createStartModel({ ...ports, status, session });
  return {
    outage,
    status,
    dashboard,
    session,
    start,
    features: createFeaturesModel({ ...ports, session, start }),
    actions: createActionsModel(),
    alerts: createAlertsModel({ ...ports, dashboard, remembered }),
    notifications,
    preferences: createPreferencesModel(ports),
  };
}

/** The status is asked for: the page is seen, and nothing holds the requests back. */
const asking = ({ visibility, heartbeat }: Pick<ProgramPorts, 'visibility' | 'heartbeat'>) =>
  combineLatest([visibility.visible, heartbeat.running]).pipe(
    map(([visible, running]) => visible && running),
    distinctUntilChanged(),
  );
