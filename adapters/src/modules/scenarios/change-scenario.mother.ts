import { Clock } from '@radiolink/application/clock/clock.port';
import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { ChangeMemoryPort } from '@radiolink/application/configuration/drafts/change-memory.port';
import type { ChangeModels } from '@radiolink/application/configuration/change-models';
import type { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SnapshotsPort } from '@radiolink/application/configuration/snapshots/snapshots.port';
import { ProbePort } from '@radiolink/application/configuration/probe.port';
import { type TabMessage, TabsPort } from '@radiolink/application/configuration/drafts/tabs.port';
import { quietPorts } from '@radiolink/application/program/quiet-ports.mother';
import { RemoteUpgradeMemoryPort } from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { LinkChangeMemoryPort } from '@radiolink/application/remote-device/remote-device.port';
import { PagePort } from '@radiolink/application/place/page.port';
import { LocationPort } from '@radiolink/application/place/place.port';
import {
  type ServedInterface,
  ServedInterfacePort,
} from '@radiolink/application/served-interface/served-interface.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PreferencesPort } from '@radiolink/application/preferences/preferences.port';
import { createLaterProgram, LATER_MODELS, LATER_PORTS } from '@radiolink/application/program/later-program';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS } from '@radiolink/application/program/program';
import type { SessionModel } from '@radiolink/application/session/session.model';
import { SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import type { StartModel } from '@radiolink/application/start/start.model';
import type { StatusModel } from '@radiolink/application/status/status.model';
import { HistoryStorePort } from '@radiolink/application/recorder/history-store.port';
import { DownloadPort } from '@radiolink/application/files/download.port';
import type { TransferFile } from '@radiolink/application/files/transfer';
import {
  bindInstances,
  bindModels,
  type ModelBinding,
  resolveAll,
} from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { vi } from 'vitest';
import { BrowserChangeMemory } from '../../browser/configuration/change-memory.adapter.ts';
import { BrowserRecords } from '../../browser/storage/database.ts';
import { BrowserSnapshots } from '../../browser/configuration/configuration.adapter.ts';
import { BrowserRemoteUpgradeMemory } from '../../browser/firmware/remote-upgrade-memory.adapter.ts';
import { BrowserLinkChangeMemory } from '../../browser/remote-device/link-change-memory.adapter.ts';
import type { KeyValueStorage } from '../../browser/storage/session-store.adapter.ts';
import { memorySession } from '../../http/client/client.mother.ts';
import type { ClassicClient } from '../../http/client/classic-client.ts';
import type { UploadTransport } from '../../http/transfer/upload-transport.ts';
import {
  type Caller,
  createVirtualRadio,
  MemoryCookieJar,
  type VirtualRadio,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import { ClassicClientToken } from '../../http/classic/client-token.ts';
import { mockModule } from '../mock/mock.module.ts';
import { v1ModuleFor } from '../v1/v1.module.ts';

/** One browser: what it keeps, and its pages. */
export interface Browser {
  readonly records: BrowserRecords;
  /** A change of both ends of a link. */
  readonly linkChanges: LinkChangeMemoryPort;
  /** An installation of firmware on a remote device. */
  readonly remoteUpgrades: RemoteUpgradeMemoryPort;
  readonly tabs: Subject<{ readonly from: object; readonly message: TabMessage }>;
}

/** A page of the main application in front of the radio, with what it did. */
export interface ScenarioPage {
  readonly models: ChangeModels & { readonly editing: EditingModel };
  readonly status: StatusModel;
  readonly start: StartModel;
  readonly session: SessionModel;
  /** Transport of every call of the page. */
  readonly client: ClassicClient;
  readonly reloads: () => number;
  readonly wentTo: readonly string[];
  /** Paths of all requests. */
  readonly requests: readonly string[];
  /** Files that were handed to the user. */
  readonly saved: readonly TransferFile[];
  state(): ApplyState;
  /** True if the page is visible. */
  readonly visible: BehaviorSubject<boolean>;
  /** The reported outcome; its kind, or the state of applying. */
  reported(): string;
  edit(key: string, value: string): void;
  /** Opens a page of the program as the interface does: binds its models, and gives one of them. */
  open<Model>(bindings: readonly ModelBinding[], token: Token<Model>): Model;
  /** Closes the page: nothing of its memory is left. */
  kill(): void;
}

/** Address of the browser of every scenario. */
export const BROWSER_ADDRESS = '192.0.2.9';

const blockedDatabase = (): IDBFactory => {
  throw new Error('There is no database here.');
};

function withStorage(): () => KeyValueStorage {
  const items = new Map<string, string>();
  return () => ({
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  });
}

export const aBrowser = (): Browser => ({
  records: new BrowserRecords(blockedDatabase),
  linkChanges: new BrowserLinkChangeMemory(withStorage()),
  remoteUpgrades: new BrowserRemoteUpgradeMemory(withStorage()),
  tabs: new Subject(),
});

/** Time that tests turn, for the radio and the pages alike. */
export function turnTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.UTC(2026, 5, 1, 12),
  });
}

/** Lets every answer on its way arrive, in no time. */
export const answersArrive = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(resolve => setImmediate(resolve));
};

/** Lets seconds pass, with every answer on its way arriving. */
export async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await answersArrive();
  }
}

export function aScenarioRadio(options: Partial<VirtualRadioOptions> = {}): VirtualRadio {
  return createVirtualRadio({
    clock: { now: () => Date.now() },
    wait: async () => undefined,
    profile: 'ap-ptp',
    ...options,
  });
}

export interface PageOptions {
  readonly browser?: Browser;
  /** Session values that an earlier page of the tab left. */
  readonly session?: SessionStore;
  /** Name or address in the location bar. Default: that of the radio. */
  readonly host?: string;
  readonly reachable?: (url: string) => boolean;
  readonly user?: { readonly username: string; readonly password: string };
  /** Port of the radio behind which the browser is; everywhere if left out. */
  readonly port?: string;
  /** Uses the versioned API, as with a device that has no other. */
  readonly versioned?: boolean;
  /** True if the response to a path never arrives, although the device carried out the request. */
  readonly swallowed?: (path: string) => boolean;
  /** The interface that the device serves; always that of the page if left out. */
  readonly served?: () => ServedInterface;
  /** True if requests no longer get to the device. */
  readonly isCutOff?: () => boolean;
  /** What arrives in place of the response of the radio, from a path. */
  readonly instead?: (path: string) => Response | undefined;
  /** What a server between page and radio answers itself; undefined for what it hands on. */
  readonly answered?: ((request: Request) => Promise<Response> | undefined) | undefined;
  /** What carries files to the radio: that of the radio if left out. */
  readonly upload?: UploadTransport | undefined;
}

/** Opens a page, logs in, and waits until the configuration was read. */
export async function openPage(radio: VirtualRadio, options: PageOptions = {}): Promise<ScenarioPage> {
  const { browser = aBrowser(), reachable = () => false } = options;
  const user = options.user ?? { username: 'admin', password: 'Tower-Link-2026' };
  const visible = new BehaviorSubject(true);
  const wentTo: string[] = [];
  const requests: string[] = [];
  const saved: TransferFile[] = [];
  let reloads = 0;
  const page = { reload: () => void (reloads += 1) };
  const container = new Container();
  const reached = reachedAt(radio, { ...options, host: options.host ?? radio.address }, requests);
  const caller = { address: BROWSER_ADDRESS, cookies: new MemoryCookieJar() };
  container.load(
    options.versioned === true
      ? v1ModuleFor({
          baseUrl: 'http://radio.invalid',
          fetch: request => reached.fetch(request, caller),
          ...(options.upload && { upload: options.upload }),
        })
      : mockModule(reached, options.upload),
    new ContainerModule(({ bind }) => {
      bind(SessionStore).toConstantValue(options.session ?? memorySession());
      bind(PagePort).toConstantValue(page);
      bind(VisibilityPort).toConstantValue({ visible });
      bind(Clock).toConstantValue({ now: () => Date.now() });
      bind(PreferencesPort).toConstantValue(quietPorts().preferencesPort);
      bind(ProbePort).toConstantValue({ answers: async url => reachable(url) });
      bind(LocationPort).toConstantValue({
        host: options.host ?? radio.address,
        goTo: url => void wentTo.push(url),
      });
      bind(ServedInterfacePort).toConstantValue({
        compare: async () => options.served?.() ?? 'same',
        partMissing: NEVER,
      });
      bind(TabsPort).toConstantValue(tabsOf(browser));
      bind(ChangeMemoryPort).toConstantValue(new BrowserChangeMemory(browser.records));
      bind(LinkChangeMemoryPort).toConstantValue(browser.linkChanges);
      bind(RemoteUpgradeMemoryPort).toConstantValue(browser.remoteUpgrades);
      bind(HistoryStorePort).toConstantValue(quietPorts().historyStore);
      bind(SnapshotsPort).toConstantValue(new BrowserSnapshots(browser.records));
      bind(DownloadPort).toConstantValue({ save: file => void saved.push(file) });
    }),
  );
  const sessionPort = container.get<SessionPort>(SessionPort);
  const login = await sessionPort.login(user);
  if (!login.ok) throw new Error('The login failed.');
  const ports = { ...resolveAll(container, PROGRAM_PORTS), ...resolveAll(container, LATER_PORTS) };
  const program = createProgram(ports);
  const { status, session, start } = program;
  session.opened();
  const later = createLaterProgram(program, ports);
  bindInstances(container, PROGRAM_MODELS, program);
  bindInstances(container, LATER_MODELS, later);
  start.begun();
  await pass(3);
  const state = () => later.apply.$state.getState();
  return {
    models: later,
    status,
    start,
    session,
    get client() {
      return container.get<ClassicClient>(ClassicClientToken);
    },
    reloads: () => reloads,
    wentTo,
    requests,
    saved,
    visible,
    state,
    reported: () => {
      const now = state();
      return now.kind === 'done' ? now.outcome.kind : now.kind;
    },
    edit: (key, value) => later.editing.edited(new Map([[key, value]])),
    open: (bindings, token) => {
      bindModels(container, bindings);
      return container.get(token);
    },
    kill: () => {
      later.apply.closed();
      status.closed();
    },
  };
}

/** The radio as it is reached at one address: unreachable there while it is at another. */
function reachedAt(
  radio: VirtualRadio,
  {
    host,
    swallowed,
    instead,
    isCutOff,
    port,
    answered,
  }: Pick<PageOptions, 'swallowed' | 'instead' | 'isCutOff' | 'port' | 'answered'> & {
    readonly host: string;
  },
  requests: string[],
): VirtualRadio {
  return {
    mac: radio.mac,
    get address() {
      return radio.address;
    },
    get reachable() {
      return radio.reachable;
    },
    get firmware() {
      return radio.firmware;
    },
    faults: radio.faults,
    remoteEnds: radio.remoteEnds,
    get runningTools() {
      return radio.runningTools;
    },
    addressFor: caller => radio.addressFor(caller),
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (isCutOff?.() === true) throw new TypeError('Failed to fetch');
      const own = answered?.(request);
      if (own !== undefined) return own;
      const plugged = port === undefined ? caller : { ...caller, address: BROWSER_ADDRESS, port };
      if (addressFor(radio, plugged) !== host && host !== RELAY)
        throw new Error('Nobody is at this address.');
      const answer = await radio.fetch(request, plugged);
      if (swallowed?.(pathname) === true) return new Promise<never>(() => undefined);
      return instead?.(pathname) ?? answer;
    },
    connect: (path, caller, listener) => radio.connect(path, caller, listener),
    issueTicket: () => radio.issueTicket(),
    snapshot: () => radio.snapshot(),
    close: () => radio.close(),
  };
}

const addressFor = (radio: VirtualRadio, caller: Caller | undefined): string | undefined =>
  caller === undefined ? radio.address : radio.addressFor(caller);

/** Name of a relay, which follows the radio wherever it is. */
export const RELAY = 'localhost';

function tabsOf({ tabs }: Browser): TabsPort {
  const self = {};
  const messages = new Subject<TabMessage>();
  tabs.subscribe(({ from, message }) => {
    if (from !== self) messages.next(message);
  });
  return { post: message => tabs.next({ from: self, message }), messages };
}

/**
 * A value in the running configuration, or in the one of the next restart; requested apart from every page.
 */
export function onDevice(
  radio: VirtualRadio,
  key: string,
  copy: 'running' | 'stored' = 'running',
): string | undefined {
  const held = JSON.parse(radio.snapshot()) as { configuration: Record<typeof copy, string> };
  const line = held.configuration[copy].split('\n').find(one => one.startsWith(`${key}=`));
  return line?.slice(key.length + 1);
}

/** The key of the address at which the radio is managed. */
export function addressKey(radio: VirtualRadio): string {
  const index = [1, 2, 3, 4].find(one => onDevice(radio, `netconf.${one}.ip`) === radio.address);
  return `netconf.${index}.ip`;
}
