import { isSettled, LinkChangeModel } from '@radiolink/application/remote-device/link-change.model';
import { LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change-models';
import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import type { LinkAgreement } from '@radiolink/domain/settings';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { aBrowser, aDrillRadio, type Browser, onDevice, openPage, pass } from './change-drill.mother.ts';

const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };
const HALF_AN_HOUR_S = 1800;
/** Both ends have reverted by then. */
const BOTH_CLOCKS_MS = 300_000;

/** A page on which both ends of a link are changed. */
interface LinkPage {
  readonly remote: RemoteDeviceModel;
  readonly link: LinkChangeModel;
  /** By the status; empty while none is linked. */
  readonly farMac: () => string;
  readonly isOver: () => boolean;
  readonly kill: () => void;
}

/** A link of two radios on one air, and somebody who changes both from the page of the near one. */
export interface LinkDrill {
  readonly near: VirtualRadio;
  readonly far: VirtualRadio;
  readonly browser: Browser;
  /** The page now; undefined while none is open. */
  readonly page: () => LinkPage | undefined;
  /** Lets seconds pass, in which the user logs in and goes on wherever the page asks. */
  readonly live: (seconds: number) => Promise<void>;
  /** Lets seconds pass while no page is open. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** Goes on until the page knows both ends, half an hour at most. */
  readonly settle: () => Promise<void>;
  readonly isKnown: () => boolean;
  readonly isLinked: () => boolean;
  readonly begin: (link: LinkAgreement) => Promise<void>;
  readonly closePage: () => void;
  /** What each end runs, and has stored. */
  readonly ends: () => { readonly near: string; readonly far: string };
}

async function aLinkPage(near: VirtualRadio, browser: Browser): Promise<LinkPage> {
  let isDead = false;
  const { linkChanges } = browser;
  const page = await openPage(near, {
    browser: {
      ...browser,
      linkChanges: {
        load: () => linkChanges.load(),
        // A page that was closed stores nothing more.
        save: change => (isDead ? undefined : linkChanges.save(change)),
        clear: () => (isDead ? undefined : linkChanges.clear()),
      },
    },
    isCutOff: () => isDead,
  });
  const remote = page.open(REMOTE_DEVICE_MODELS, RemoteDeviceModel);
  const link = page.open(LINK_CHANGE_MODELS, LinkChangeModel);
  return {
    remote,
    link,
    farMac: () => page.status.$status.getState()?.wireless.stations[0]?.mac ?? '',
    isOver: () => page.session.$ended.getState(),
    kill: () => {
      isDead = true;
      remote.left();
      page.kill();
    },
  };
}

/** @param key the new key, which the user enters again after a reload */
export async function aLinkDrill(key: string): Promise<LinkDrill> {
  const near = aDrillRadio({ profile: 'ap-ptp' });
  const browser = aBrowser();
  let page: LinkPage | undefined = await aLinkPage(near, browser);
  let mac = '';
  let resumedAt = 0;

  const goOn = (): void => {
    if (page === undefined) return;
    const { remote, link } = page;
    const [state, login] = [link.$state.getState(), remote.$state.getState()];
    if (state.kind === 'none' || (state.kind === 'running' && login.kind === 'open')) return;
    remote.shown(mac);
    if (login.kind === 'closed' && remote.$reachable.getState()) remote.loginRequested(ADMIN);
    const isFound = remote.$state.getState().kind === 'open';
    const now = Date.now();
    if (state.kind === 'interrupted') {
      const ends = [state.change.ends.near, state.change.ends.far];
      const last = Math.max(...ends.map(end => end?.at ?? 0)) + BOTH_CLOCKS_MS;
      if (isFound || now > last) link.resumeRequested({ key });
    } else if (state.kind === 'done' && !isSettled(state.result) && now - resumedAt > 60_000) {
      resumedAt = now;
      if ((state.result.nextNearTestAt ?? 0) <= now) link.resumeRequested({});
    }
  };
  const live = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      if (page?.isOver() === true) closePage();
      if (page === undefined && near.reachable) page = await aLinkPage(near, browser).catch(() => undefined);
      goOn();
      await pass(1);
    }
  };
  const isKnown = (): boolean => {
    const state = page?.link.$state.getState();
    return (
      state?.kind === 'none' ||
      state?.kind === 'failed' ||
      (state?.kind === 'done' && isSettled(state.result))
    );
  };
  const closePage = (): void => {
    page?.kill();
    page = undefined;
  };

  return {
    near,
    get far() {
      const [far] = near.farEnds;
      if (far === undefined) throw new Error('The far end was not asked.');
      return far;
    },
    browser,
    page: () => page,
    live,
    sleep: pass,
    settle: async () => {
      for (let waited = 0; waited < HALF_AN_HOUR_S && !isKnown(); waited += 10) await live(10);
      await live(10);
    },
    isKnown,
    isLinked: () => page?.farMac() !== undefined && page.farMac() !== '',
    begin: async wanted => {
      if (page === undefined) throw new Error('There is no page.');
      const { remote, link } = page;
      mac = page.farMac();
      remote.shown(mac);
      await comesTrue('an address of the far end', () => remote.$reachable.getState());
      remote.loginRequested(ADMIN);
      await comesTrue('a session with it', () => remote.$state.getState().kind === 'open');
      link.planRequested(wanted);
      await comesTrue('a plan', () => link.$plan.getState() !== null);
      link.changeRequested({ name: 'Mill-ST' });
    },
    closePage,
    ends: () => {
      const [far] = near.farEnds;
      return { near: runs(near), far: far === undefined ? '' : runs(far) };
    },
  };
}

function runs(radio: VirtualRadio): string {
  const [running, stored] = (['running', 'stored'] as const).map(copy =>
    onDevice(radio, 'wireless.1.ssid', copy),
  );
  return running === stored ? String(stored) : `${running} over ${stored}`;
}

const TURNS = 500;

/** Waits as long as a loaded machine takes to load a part of the program and to answer, in no time of the drill. */
async function comesTrue(what: string, is: () => boolean): Promise<void> {
  for (let second = 0; second < 60 && !is(); second += 1) {
    for (let turn = 0; turn < TURNS && !is(); turn += 1) await new Promise(resolve => setImmediate(resolve));
    if (!is()) await pass(1);
  }
  if (!is()) throw new Error(`There was never ${what}.`);
}
