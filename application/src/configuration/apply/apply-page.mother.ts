import { DraftsModel, PermittedApply, SnapshotsModel } from '../change-models.ts';
import { Subject, takeUntil } from 'rxjs';
import { expect, vi } from 'vitest';
import { quietProgram } from '../../program/quiet-program.mother.ts';
import { SessionModel } from '../../session/session.model.ts';
import type { SessionValues } from '../../session/session-store.port.ts';
import { StartModel } from '../../start/start.model.ts';
import { ExpectedOutage } from '../../outage/expected-outage.ts';
import type { ChangeMemory, ChangeMemoryPort } from '../drafts/change-memory.port.ts';
import type { TabMessage, TabsPort } from '../drafts/tabs.port.ts';
import { EditingModel } from '../editing.model.ts';
import type { Snapshot, SnapshotsPort } from '../snapshots/snapshots.port.ts';
import { PortDevice } from './port-device.mother.ts';

export const NAME = 'resolv.host.1.name';
export const SSID = 'wireless.1.ssid';
export const ADDRESS = 'netconf.1.ip';
export const HOST = '192.0.2.20';

const LINES = [
  'netmode=bridge',
  'netconf.1.devname=br0',
  `${ADDRESS}=${HOST}`,
  'radio.countrycode=276',
  'radio.1.mode=master',
  'radio.1.ptpmode=1',
  'radio.1.freq=5180',
  'radio.1.chanbw=20',
  'radio.1.txpower=10',
  'wireless.1.ssid=Ridge',
  'aaa.1.wpa.psk=first-secret-key',
  `${NAME}=mast`,
  'snmp.status=disabled',
  '',
];

/** The configuration of the device of these tests. */
export const TEXT: string = LINES.join('\n');
/** The same with other values; it is what a backup holds. */
export const textWith = (values: Readonly<Record<string, string>>): string =>
  LINES.map(line => {
    const [key = ''] = line.split('=');
    return key in values ? `${key}=${values[key]}` : line;
  }).join('\n');

/** Time that tests turn. */
export function turnTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.UTC(2026, 5, 1, 12),
  });
}

/** Lets seconds pass, with every answer on its way arriving. */
export async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    for (let turn = 0; turn < 2; turn += 1) await new Promise(resolve => setImmediate(resolve));
  }
}

/** What one browser remembers over the loads of its pages. */
export class PortBrowser {
  remembered: ChangeMemory = {};
  isLasting = true;
  readonly snapshots: Snapshot[] = [];
  readonly tabs = new Subject<{ readonly from: object; readonly message: TabMessage }>();

  readonly memory: ChangeMemoryPort = {
    read: async () => this.remembered,
    change: async (_, change) => {
      this.remembered = change(this.remembered);
      return { memory: this.remembered, isLasting: this.isLasting };
    },
  };

  readonly snapshotsPort: { -readonly [Name in keyof SnapshotsPort]: SnapshotsPort[Name] } = {
    list: async () => [...this.snapshots],
    save: async (_, snapshot) => {
      this.snapshots.unshift(snapshot);
      return [...this.snapshots];
    },
  };

  /** A tab, until it is closed. */
  tab(): TabsPort & { close(): void } {
    const self = {};
    const messages = new Subject<TabMessage>();
    const open = this.tabs.subscribe(({ from, message }) => {
      if (from !== self) messages.next(message);
    });
    return {
      post: message => this.tabs.next({ from: self, message }),
      messages,
      close: () => open.unsubscribe(),
    };
  }
}

export interface ApplyPageOptions {
  readonly browser?: PortBrowser;
  /** Name or address in the location bar. */
  readonly host?: string;
  /** True if something answers at an address. */
  readonly answers?: (url: string) => boolean;
  readonly readOnly?: boolean;
  readonly storage?: Partial<PortDevice['storage']>;
}

/** The whole program in front of a device of the tests, logged in, with the configuration read. */
export async function applyPage(device: PortDevice, options: ApplyPageOptions = {}) {
  const { browser = new PortBrowser(), readOnly = false } = options;
  const values: Partial<SessionValues> = {
    logged_in: true,
    username: 'admin',
    readOnlyUser: readOnly,
    boardinfo: 'board.hwaddr=020000000001\n',
  };
  const tabs = browser.tab();
  const closed = new Subject<void>();
  const wentTo: string[] = [];
  let reloads = 0;
  const nobody = () => Promise.reject(new Error('Nobody answers here.'));
  const program = quietProgram({
    statusPort: { ...device.statusPort, watch: () => device.statusPort.watch().pipe(takeUntil(closed)) },
    configurationPort: { ...device.storage, ...options.storage },
    test: device.test,
    presence: device.presence,
    probe: { answers: async url => options.answers?.(url) ?? false },
    place: { host: options.host ?? HOST, goTo: url => void wentTo.push(url) },
    tabs,
    memory: browser.memory,
    snapshotsPort: browser.snapshotsPort,
    page: { reload: () => void (reloads += 1) },
    sessionPort: {
      login: nobody,
      loginWithTicket: nobody,
      logout: async () => undefined,
      currentUser: async () => ({ username: 'admin', readOnly, sso: false, accountUrl: '', avatar: '' }),
    },
    sessionStore: {
      get: key => values[key],
      set: set => void Object.assign(values, set),
      clear: () => undefined,
    },
  });
  const session = program.get(SessionModel);
  const editing = program.get(EditingModel);
  const apply = program.get(PermittedApply);
  const drafts = program.get(DraftsModel);
  const snapshots = program.get(SnapshotsModel);
  session.opened();
  program.get(StartModel).begun();
  await pass(3);
  const state = () => apply.$state.getState();
  return {
    apply,
    drafts,
    snapshots,
    editing,
    session,
    values,
    wentTo,
    outage: program.get(ExpectedOutage),
    reloads: () => reloads,
    state,
    /** Kind of the outcome, or of the state while there is none. */
    reported: () => {
      const now = state();
      return now.kind === 'done' ? now.outcome.kind : now.kind;
    },
    edit: (key: string, value: string) => void editing.edited(new Map([[key, value]])),
    pending: () => editing.$pending.getState().map(({ key, after }) => [key, after]),
    /** Closes the page: nothing of its memory is left. */
    close: () => {
      apply.closed();
      tabs.close();
      closed.next();
    },
  };
}

/** The page in front of a device that nothing was changed on yet. */
export async function aPage(options: ApplyPageOptions = {}) {
  const device = new PortDevice(TEXT);
  return { device, page: await applyPage(device, options) };
}

/** A page whose change of the SSID is under test. */
export async function aTest(browser = new PortBrowser()) {
  const { device, page } = await aPage({ browser });
  page.edit(SSID, 'Barn');
  page.apply.applyRequested('test');
  await pass(10);
  expect(page.state()).toMatchObject({ kind: 'testing', startedHere: true, answering: true });
  return { device, page, browser };
}
