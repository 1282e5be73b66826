import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import {
  aBrowser,
  aScenarioRadio,
  type Browser,
  type ScenarioPage,
  openPage,
  type PageOptions,
  pass,
} from './change-scenario.mother.ts';

export const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };

/** A page from which a remote device is managed. */
export interface RemotePage {
  readonly remote: RemoteDeviceModel;
  /** By the status; empty while none is linked. */
  readonly remoteMac: () => string;
  readonly isOver: () => boolean;
  readonly kill: () => void;
}

/** A link of two radios on one air, and somebody who manages the remote one from the page of the local one. */
export interface RemoteScenario<Page> {
  readonly localRadio: VirtualRadio;
  readonly remoteRadio: VirtualRadio;
  readonly browser: Browser;
  /** The page now; undefined while none is open. */
  readonly page: () => Page | undefined;
  /** Lets seconds pass, in which the user does what the page asks for, and opens it again where it is gone. */
  readonly live: (seconds: number) => Promise<void>;
  /** Lets seconds pass while no page is open. */
  readonly sleep: (seconds: number) => Promise<void>;
  readonly closePage: () => void;
}

interface Memory<Value> {
  load(): Value | undefined;
  save(value: Value): void;
  clear(): void;
}

/** A server between the page and the local end, which manages the remote one itself. */
export type ServerInFront = NonNullable<PageOptions['answered']>;

/**
 * The page of a scenario, with the models that are loaded with it.
 * @param server stands between page and device; none if left out
 */
export async function aRemotePage<More>(
  localRadio: VirtualRadio,
  browser: Browser,
  open: (page: ScenarioPage, remote: RemoteDeviceModel) => More,
  server?: ServerInFront,
): Promise<RemotePage & More> {
  let isDead = false;
  // A page that was closed stores nothing more.
  const alive = <Value>(memory: Memory<Value>): Memory<Value> => ({
    load: () => memory.load(),
    save: value => (isDead ? undefined : memory.save(value)),
    clear: () => (isDead ? undefined : memory.clear()),
  });
  const page = await openPage(localRadio, {
    browser: {
      ...browser,
      linkChanges: alive(browser.linkChanges),
      remoteUpgrades: alive(browser.remoteUpgrades),
    },
    isCutOff: () => isDead,
    answered: server,
  });
  const remote = page.open(REMOTE_DEVICE_MODELS, RemoteDeviceModel);
  return {
    remote,
    ...open(page, remote),
    remoteMac: () => page.status.$status.getState()?.wireless.stations[0]?.mac ?? '',
    isOver: () => page.session.$ended.getState(),
    kill: () => {
      isDead = true;
      remote.left();
      page.kill();
    },
  };
}

/**
 * @param pageOf opens the page of the local end
 * @param goOn what the user does each second
 */
export async function aRemoteScenario<Page extends RemotePage>(
  pageOf: (localRadio: VirtualRadio, browser: Browser) => Promise<Page>,
  goOn: (page: Page) => void,
  radio: Parameters<typeof aScenarioRadio>[0] = {},
): Promise<RemoteScenario<Page>> {
  const localRadio = aScenarioRadio({ profile: 'ap-ptp', ...radio });
  const browser = aBrowser();
  let page: Page | undefined = await pageOf(localRadio, browser);
  const closePage = (): void => {
    page?.kill();
    page = undefined;
  };
  return {
    localRadio,
    get remoteRadio() {
      const [remoteRadio] = localRadio.remoteEnds;
      if (remoteRadio === undefined) throw new Error('The remote end was not asked.');
      return remoteRadio;
    },
    browser,
    page: () => page,
    live: async seconds => {
      for (let second = 0; second < seconds; second += 1) {
        if (page?.isOver() === true) closePage();
        if (page === undefined && localRadio.reachable)
          page = await pageOf(localRadio, browser).catch(() => undefined);
        if (page !== undefined) goOn(page);
        await pass(1);
      }
    },
    sleep: pass,
    closePage,
  };
}

/** Call by which a device forwards a request to a remote one. */
export const PROXY = '/api/v1.0/tools/proxy/https';

/** What dies, and how it comes back. */
export const DEATHS: Readonly<Record<string, (scenario: RemoteScenario<unknown>) => Promise<void>>> = {
  'the local end': async ({ localRadio, live }) => {
    localRadio.faults.happen('power-loss');
    await live(1);
  },
  'the remote end': async ({ remoteRadio, live }) => {
    remoteRadio.faults.happen('power-loss');
    await live(1);
  },
  'the page, opened again at once,': async ({ closePage, live }) => {
    closePage();
    await live(1);
  },
  'the page, opened again after 320 s,': async ({ closePage, sleep }) => {
    closePage();
    await sleep(320);
  },
  'the remote end, for five minutes,': async ({ remoteRadio, live }) => {
    remoteRadio.faults.set({ unreachable: true });
    await live(300);
    remoteRadio.faults.set({});
  },
  'each request to the proxy, for half a minute,': async ({ localRadio, live }) => {
    localRadio.faults.set({ loss: 1, path: PROXY });
    await live(30);
    localRadio.faults.set({});
  },
  'the proxy, for two minutes,': async ({ localRadio, live }) => {
    localRadio.faults.set({ status: 500, path: PROXY });
    await live(120);
    localRadio.faults.set({});
  },
};
