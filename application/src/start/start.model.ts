import type { StoredConfiguration } from '@radiolink/domain/configuration';
import {
  type BoardCapabilities,
  type DeviceModel,
  deviceModel,
  parseBoardInfo,
} from '@radiolink/domain/device';
import { isDomainOfCountry } from '@radiolink/domain/radio';
import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import { type Fetching, fetching, unlessMissing } from '../fetching/fetching.ts';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { CurrentUser, SessionPort } from '../session/session.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { retryParts, type StartState, startState } from './start-retries.ts';

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
    $deviceModel: createStore(deviceModel(board)),
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

/** The regulatory domain that the session holds, if it is of the session's country. §4.start-up. */
function sessionRegulation(store: Pick<SessionStore, 'get'>): DeviceRegulation | undefined {
  const country = store.get('ccode');
  const text = store.get('rd');
  if (country === undefined || text === undefined) return undefined;
  const regulation = parsed(text);
  return regulation !== undefined && isOfCountry(regulation, country) ? regulation : undefined;
}

/** Holds a regulatory domain in the session, if it is of the session's country. */
function storeRegulation(store: SessionStore, regulation: DeviceRegulation): void {
  const country = store.get('ccode');
  if (country === undefined || !isOfCountry(regulation, country)) return;
  store.set({ rd: JSON.stringify(regulation) });
}

function isOfCountry({ domain, domain60 }: DeviceRegulation, country: number): boolean {
  const parts = [domain, domain60].filter(part => part !== undefined);
  return parts.length > 0 && parts.every(part => isDomainOfCountry(part, country));
}

/** Value written by an earlier page of this session; anything else is treated as absent. */
function parsed(text: string): DeviceRegulation | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isRegulation(read) ? read : undefined;
}

function isRegulation(read: unknown): read is DeviceRegulation {
  const domain = fieldOf(read, 'domain');
  const domain60 = fieldOf(read, 'domain60');
  const isFit = (value: unknown, rows: string) => value === undefined || Array.isArray(fieldOf(value, rows));
  return isFit(domain, 'interfaces') && isFit(domain60, 'channels') && (domain ?? domain60) !== undefined;
}

function fieldOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}
