import {
  isSettled,
  LinkChangeModel,
  LINK_CHANGE_MODELS,
} from '@radiolink/application/remote-device/link-change.model';
import type { LinkAgreement } from '@radiolink/domain/settings';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { type Browser, onDevice, pass } from './change-scenario.mother.ts';
import {
  ADMIN,
  aRemoteScenario,
  aRemotePage,
  type RemoteScenario,
  type RemotePage,
  type ServerInFront,
} from './remote-scenario.mother.ts';

/**
 * Seconds after the begin at which something dies: both read, the remote end sent, both sent, both restarting, linked, kept one after
 * the other.
 */
export const MOMENTS = [1, 2, 4, 6, 9, 15, 20, 22, 25, 29] as const;

/** What both ends are to agree on in a scenario. */
export const NEW = { ssid: 'quarry-two', key: 'quarry-new-key' };

const HALF_AN_HOUR_S = 1800;
/** Both ends have reverted by then. */
const BOTH_CLOCKS_MS = 300_000;

/** A page on which both ends of a link are changed. */
interface LinkPage extends RemotePage {
  readonly link: LinkChangeModel;
}

const linkPageBehind =
  (server?: ServerInFront) =>
  (localRadio: VirtualRadio, browser: Browser): Promise<LinkPage> =>
    aRemotePage(
      localRadio,
      browser,
      page => ({ link: page.open(LINK_CHANGE_MODELS, LinkChangeModel) }),
      server,
    );

/** A link, and somebody who changes both ends from the page of the local one. */
export interface LinkScenario extends RemoteScenario<LinkPage> {
  /** Goes on until the page knows both ends, half an hour at most. */
  readonly settle: () => Promise<void>;
  readonly isKnown: () => boolean;
  readonly isLinked: () => boolean;
  readonly begin: (link: LinkAgreement) => Promise<void>;
  /** What each end runs, and has stored. */
  readonly ends: () => { readonly local: string; readonly remote: string };
}

/** Changes both ends, lets something die some seconds after the begin, and goes on until the page knows both ends. */
export async function changeThroughDeath<Scenario extends LinkScenario>(
  scenario: Scenario,
  second: number,
  death: ((scenario: Scenario) => Promise<void>) | undefined,
) {
  await scenario.begin(NEW);
  await scenario.live(second);
  await death?.(scenario);
  await scenario.settle();
  return { ...scenario.ends(), isLinked: scenario.isLinked(), isKnown: scenario.isKnown() };
}

/**
 * The user enters the new key again after a reload.
 * @param server stands between page and local end; none if left out
 */
export async function aLinkScenario(server?: ServerInFront): Promise<LinkScenario> {
  let mac = '';
  let resumedAt = 0;

  const goOn = ({ remote, link }: LinkPage): void => {
    const [state, login] = [link.$state.getState(), remote.$state.getState()];
    if (state.kind === 'none' || (state.kind === 'running' && login.kind === 'open')) return;
    remote.shown(mac);
    if (login.kind === 'closed' && remote.$reachable.getState()) remote.loginRequested(ADMIN);
    const isFound = remote.$state.getState().kind === 'open';
    const now = Date.now();
    if (state.kind === 'interrupted') {
      const ends = [state.change.ends.local, state.change.ends.remote];
      const last = Math.max(...ends.map(end => end?.at ?? 0)) + BOTH_CLOCKS_MS;
      if (isFound || now > last) link.resumeRequested({ key: NEW.key });
    } else if (state.kind === 'done' && !isSettled(state.result) && now - resumedAt > 60_000) {
      resumedAt = now;
      if ((state.result.nextLocalTestAt ?? 0) <= now) link.resumeRequested({});
    }
  };
  const scenario = await aRemoteScenario(linkPageBehind(server), goOn);
  const { localRadio, live } = scenario;
  const isKnown = (): boolean => {
    const state = scenario.page()?.link.$state.getState();
    return (
      state?.kind === 'none' ||
      state?.kind === 'failed' ||
      (state?.kind === 'done' && isSettled(state.result))
    );
  };

  return Object.assign(scenario, {
    settle: async () => {
      for (let waited = 0; waited < HALF_AN_HOUR_S && !isKnown(); waited += 10) await live(10);
      await live(10);
    },
    isKnown,
    isLinked: () => (scenario.page()?.remoteMac() ?? '') !== '',
    begin: async (wanted: LinkAgreement) => {
      const page = scenario.page();
      if (page === undefined) throw new Error('There is no page.');
      const { remote, link } = page;
      mac = page.remoteMac();
      remote.shown(mac);
      await comesTrue('an address of the remote end', () => remote.$reachable.getState());
      remote.loginRequested(ADMIN);
      await comesTrue('a session with it', () => remote.$state.getState().kind === 'open');
      link.planRequested(wanted);
      await comesTrue('a plan', () => link.$plan.getState() !== null);
      link.changeRequested({ name: 'Mill-ST' });
    },
    ends: () => {
      const [remoteRadio] = localRadio.remoteEnds;
      return { local: runs(localRadio), remote: remoteRadio === undefined ? '' : runs(remoteRadio) };
    },
  });
}

function runs(radio: VirtualRadio): string {
  const [running, stored] = (['running', 'stored'] as const).map(copy =>
    onDevice(radio, 'wireless.1.ssid', copy),
  );
  return running === stored ? String(stored) : `${running} over ${stored}`;
}

const TURNS = 500;

/** Waits as long as a loaded machine takes to load a part of the program and to answer, in no time of the scenario. */
async function comesTrue(what: string, is: () => boolean): Promise<void> {
  for (let second = 0; second < 60 && !is(); second += 1) {
    for (let turn = 0; turn < TURNS && !is(); turn += 1) await new Promise(resolve => setImmediate(resolve));
    if (!is()) await pass(1);
  }
  if (!is()) throw new Error(`There was never ${what}.`);
}
