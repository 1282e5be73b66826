import type { StoredConfiguration } from '@radiolink/domain/configuration';
import {
  deviceModel,
  parseBoardInfo,
  type BoardCapabilities,
  type DeviceModel,
} from '@radiolink/domain/device';
import { roleOf } from '@radiolink/domain/session';
import { combine, createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import { featuresFor, type RegisteredFeature } from '../features/registry.ts';
import { fetching, type Fetching } from '../fetching/fetching.ts';
import { unlessMissing } from '../fetching/unless-missing.ts';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { CurrentUser, SessionPort } from '../session/session.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { token, type Token } from '../wiring/token.ts';
import { storeRegulation, sessionRegulation } from './session-regulation.ts';
import { retryParts } from './start-retries.ts';
import { startState, type StartState } from './start-state.ts';

export interface StartModelPorts {
  readonly status: StatusModel;
  readonly session: SessionModel;
  readonly sessionPort: Pick<SessionPort, 'currentUser'>;
  readonly sessionStore: SessionStore;
  readonly configurationPort: Pick<ConfigurationPort, 'read'>;
  readonly regulationPort: Pick<RegulatoryDomainPort, 'read'>;
  readonly visibility: VisibilityPort;
}

/** The start of the main application, and what it brought: other pages build on its stores. §4.start-up. */
export interface StartModel {
  /** Begins to load; more often changes nothing. */
  readonly begun: EventCallable<void>;
  readonly $state: Store<StartState>;
  /** The logged-in user, as the device reports it. */
  readonly user: Fetching<CurrentUser>;
  /** The configuration in effect. Starting it again reloads it, after a write for example. */
  readonly configuration: Fetching<StoredConfiguration>;
  /** The page is idle, or something needs the regulatory domain: it is read, once, as soon as the page works. */
  readonly regulationNeeded: EventCallable<void>;
  /** The first page stands on the screen: what it can do without at first follows. */
  readonly pageDrawn: EventCallable<void>;
  readonly $pageDrawn: Store<boolean>;
  /** Something needs the part of the program that is loaded later: its places open at once. */
  readonly laterNeeded: EventCallable<void>;
  /** True from the start where changes wait, else once it is needed; false: the places open when the browser is idle. */
  readonly $laterNeeded: Store<boolean>;
  /** Regulatory domain of the country in effect. Starting it again asks the session first, then the device. */
  readonly regulation: Fetching<DeviceRegulation>;
  /** By the board info of the session; it never changes within one. */
  readonly $board: Store<BoardCapabilities>;
  readonly $deviceModel: Store<DeviceModel>;
  /** The features of the user's role. §6. */
  readonly $features: Store<readonly RegisteredFeature[]>;
}

export const StartModel: Token<StartModel> = token<StartModel>('StartModel');

/**
 * Loads user, status and configuration in parallel; the first two open the page. The regulatory domain is read when
 * needed. Failed parts are retried without a notice; loaded parts are kept. Nothing is requested while the page
 * is hidden or after the session's end. reading 31.
 */
export function createStartModel(ports: StartModelPorts): StartModel {
  const { status, session, sessionPort, sessionStore, configurationPort, regulationPort } = ports;
  const begun = createEvent();
  const user = fetching(() => sessionPort.currentUser());
  const configuration = fetching(() => configurationPort.read());
  const regulation = fetching(() => readRegulation(regulationPort, sessionStore));

  const late = createEvent();
  const regulationNeeded = createEvent();
  const pageDrawn = createEvent();
  const laterNeeded = createEvent();
  const $progress = combine({
    user: user.$data.map(data => data !== null),
    status: status.$status.map(data => data !== null),
    late: createStore(false).on(late, () => true),
  });
  const $state = createStore<StartState>({ phase: 'starting', late: false, missing: [] });
  sample({
    clock: [begun, $progress],
    source: { state: $state, progress: $progress },
    fn: ({ state, progress }) => startState(state, progress),
    target: $state,
  });

  sample({ clock: user.succeeded, target: session.userReported });
  retryParts({ ...ports, begun, late, regulationNeeded, user, configuration, regulation, $state });

  const board = parseBoardInfo(sessionStore.get('boardinfo') ?? '');
  const model = deviceModel(board);
  const isVersionedOnly = sessionStore.get('versioned_only') === true;
  return {
    begun,
    $state,
    user,
    configuration,
    regulationNeeded,
    pageDrawn,
    $pageDrawn: createStore(false).on(pageDrawn, () => true),
    laterNeeded,
    $laterNeeded: createStore(sessionStore.get('changes_wait') === true).on(laterNeeded, () => true),
    regulation,
    $board: createStore(board),
    $deviceModel: createStore(model),
    $features: session.$user.map(({ readOnly }) =>
      featuresFor(roleOf(readOnly), { board, model, isVersionedOnly }),
    ),
  };
}

/**
 * The regulatory domain: the session's if usable, else the device's, which is then stored in the session. A
 * device without the call has none.
 */
async function readRegulation(
  port: Pick<RegulatoryDomainPort, 'read'>,
  store: SessionStore,
): Promise<DeviceRegulation> {
  const stored = sessionRegulation(store);
  if (stored !== undefined) return stored;
  const regulation = await unlessMissing(port.read());
  if (regulation === undefined) return {};
  storeRegulation(store, regulation);
  return regulation;
}
