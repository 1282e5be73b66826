import { type ConfigText, diffConfigs, isEnabled, sectionOf } from '../configuration/index.ts';
import { SOFT_RESTART_MS } from '../device/board-capabilities.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';
import { message, type Message, type Problem } from '../errors/message.ts';
import { channelTestProblem } from '../radio/trial-window.ts';
import { riskOfKey } from '../settings/setting-changes.ts';
import type { Risk } from '../settings/setting.ts';
import { managementAfter } from '../network-mode/management-after.ts';
import { type RemoteEndEffect, remoteEndEffect } from './apply-remote-first.ts';
import { managementLockouts } from './management-lockout.ts';
import { isPlaceKnown, managementMove } from './management-move.ts';
import { isSamePage, type PageAddress, pageAddressOf, pageUrl } from '../network/page-address.ts';
import { type RadarFacts, radarWaitSeconds } from './radar-wait.ts';

/** Duration of a test before the device reverts it automatically, seconds. reading 7. */
export const TEST_SECONDS = 240;
/** The longest restart into a new configuration, seconds. §9.restart. */
export const LONGEST_RESTART_SECONDS = SOFT_RESTART_MS / 1000;
/** Reload time of services while the link stays up, seconds. */
export const FAST_RESTART_SECONDS = 10;

/** Kind of interruption that a change causes. */
export type CutKind =
  | 'address'
  | 'vlan'
  | 'management'
  | 'web-server'
  | 'shut-out'
  | 'lock-out'
  | 'watchdog'
  | 'link'
  | 'remote-end'
  | 'radar-wait'
  | 'services';

/** One interruption, said before it happens. */
export interface Cut {
  readonly kind: CutKind;
  readonly message: Message;
  /** Longest duration, seconds; undefined if it lasts until someone intervenes. */
  readonly seconds?: number;
}

/** Known facts in addition to the two configurations. */
export interface ImpactFacts extends RadarFacts {
  readonly before: ConfigText;
  readonly after: ConfigText;
  /** Control frequency of the access point as the station's status reports it, MHz. */
  readonly linkedMhz?: number | undefined;
}

/** Impact of applying a change. */
export interface ChangeImpact {
  /** Gravest first. */
  readonly cuts: readonly Cut[];
  /** True if it can cut management or restart the radio: it is tested before it is kept. */
  readonly needsTest: boolean;
  /** Why it cannot be tried; undefined when it can. */
  readonly testProblem: Problem | undefined;
  /** New address of the page; undefined if it stays, or if it is unknown. */
  readonly newAddress: PageAddress | undefined;
  /** Time until everything that recovers automatically is back, seconds. */
  readonly longestSeconds: number;
}

const VLAN_SECTIONS: ReadonlySet<string> = new Set(['vlan', 'bridge', 'ebtables']);
/** Whatever it does besides, the network restarts. */
const RESTARTS_NETWORK: ReadonlySet<Risk> = new Set<Risk>(['cuts-management', 'restarts-network']);
const RESTARTING: ReadonlySet<Risk> = new Set<Risk>([...RESTARTS_NETWORK, 'cuts-link', 'restarts-radio']);
const DANGEROUS: ReadonlySet<Risk> = new Set<Risk>([...RESTARTING, 'locks-out']);

/** True if applying a change interrupts something in use, so that a warning is shown before. */
export function needsWarning({ cuts }: Pick<ChangeImpact, 'cuts'>): boolean {
  return cuts.some(({ kind }) => kind !== 'services');
}

/** Says what applying a change will cut, and for how long. No restart of the device is counted in. */
export function changeImpact(facts: ImpactFacts): ChangeImpact {
  const { before, after } = facts;
  const keys = diffConfigs(before, after).map(({ key }) => key);
  const risks = new Set(keys.map(riskOfKey));
  const wasAt = pageAddressOf(before);
  const willBeAt = pageAddressOf(after);
  const moves = !isSamePage(wasAt, willBeAt);
  const radar = radarWaitSeconds(facts);
  const restartsRadio = risks.has('cuts-link') || risks.has('restarts-radio');
  const isRestarting = [...risks].some(risk => RESTARTING.has(risk));
  const remoteEnd = remoteEndEffect({ ...facts, keys });
  const isServerLost = isWebServerLost(before, after);
  const lockouts = managementLockouts(before, after);
  const cuts = [
    ...(moves ? [addressCut(willBeAt, after)] : []),
    ...managementCuts({ ...facts, keys, moves, isServerLost, restartsRadio }),
    ...lockouts.map((words): Cut => ({ kind: 'shut-out', message: words })),
    ...(isServerLost ? [WEB_SERVER_LOST] : []),
    ...lockOutCuts(keys),
    ...watchdogCuts(before, after),
    ...remoteEnd.words.map((words): Cut => ({ kind: 'remote-end', message: words })),
    ...(radar > 0 ? [radarCut(radar)] : restartsRadio ? restartCuts(before, remoteEnd.link) : []),
    // Any other restart takes longer, and services restart with it: one restart has one duration.
    ...(!isRestarting && (risks.has('restarts-services') || risks.has('locks-out')) ? [SERVICES_CUT] : []),
  ];
  return {
    cuts,
    needsTest: lockouts.length > 0 || [...risks].some(risk => DANGEROUS.has(risk)),
    testProblem: channelTestProblem(radar, {
      testSeconds: TEST_SECONDS,
      restartSeconds: LONGEST_RESTART_SECONDS,
    }),
    newAddress: moves ? willBeAt : undefined,
    longestSeconds: longestSeconds(keys, isRestarting, radar),
  };
}

/** Nothing restarts where nothing changes. */
function longestSeconds(keys: readonly string[], isRestarting: boolean, radar: number): number {
  if (isRestarting) return LONGEST_RESTART_SECONDS + radar;
  return keys.length === 0 ? 0 : FAST_RESTART_SECONDS;
}

function addressCut(willBeAt: PageAddress | undefined, after: ConfigText): Cut {
  return { kind: 'address', message: addressWords(willBeAt, after) };
}

function addressWords(willBeAt: PageAddress | undefined, after: ConfigText): Message {
  if (willBeAt !== undefined) {
    return message('The management address changes to {address}.', { address: pageUrl(willBeAt) });
  }
  const { fallback } = managementAfter(after, { ports: [] });
  return fallback === undefined
    ? message('The management address changes. The new address is not known in advance.')
    : message(
        'A DHCP server assigns the new management address. Without a response the device uses {fallback}.',
        { fallback },
      );
}

interface ManagementChange {
  readonly before: ConfigText;
  readonly after: ConfigText;
  readonly keys: readonly string[];
  readonly moves: boolean;
  readonly isServerLost: boolean;
  readonly restartsRadio: boolean;
}

function managementCuts({
  before,
  after,
  keys,
  moves,
  isServerLost,
  restartsRadio,
}: ManagementChange): readonly Cut[] {
  const restarting = keys.filter(key => RESTARTS_NETWORK.has(riskOfKey(key)));
  const movesTo = managementMove(before, after);
  if (movesTo !== undefined) return [{ kind: 'vlan', message: movesTo }];
  if (restarting.length > 0 && !isPlaceKnown(after)) {
    if (isPlaceKnown(before)) return [{ kind: 'vlan', message: noPortWords(after) }];
    if (restarting.some(key => VLAN_SECTIONS.has(sectionOf(key)))) return [VLANS_CHANGE];
  }
  // Nobody knows how long a server takes to assign an address.
  if (restarting.length === 0 || (moves && pageAddressOf(after) === undefined)) return [];
  if (restarting.every(key => sectionOf(key) === WEB_SERVER)) {
    // It restarts with the radio, once.
    return isServerLost ? [] : [webServerCut(restartsRadio ? LONGEST_RESTART_SECONDS : FAST_RESTART_SECONDS)];
  }
  return [
    {
      kind: 'management',
      message: message('The network restarts: the device is unreachable for up to {seconds} s.', {
        seconds: LONGEST_RESTART_SECONDS,
      }),
      seconds: LONGEST_RESTART_SECONDS,
    },
  ];
}

const noPortWords = (after: ConfigText): Message =>
  message('No port carries the management on {interface} any more: you may lose access to the device.', {
    interface: managementAfter(after, { ports: [] }).devname,
  });

const VLANS_CHANGE: Cut = {
  kind: 'vlan',
  message: message('Bridges or VLANs change: the device may be reachable from another network only.'),
};

const WEB_SERVER = 'httpd';

const webServerCut = (seconds: number): Cut => ({
  kind: 'management',
  message: message('The web server restarts: this page is unreachable for about {seconds} s.', { seconds }),
  seconds,
});

const WEB_SERVER_LOST: Cut = {
  kind: 'web-server',
  message: message('The web server is turned off: the device can no longer be managed from this page.'),
};

function isWebServerLost(before: ConfigText, after: ConfigText): boolean {
  const isOff = (config: ConfigText): boolean => config.get(`${WEB_SERVER}.status`) === 'disabled';
  return isOff(after) && !isOff(before);
}

function lockOutCuts(keys: readonly string[]): readonly Cut[] {
  return keys.some(key => riskOfKey(key) === 'locks-out') ? [LOCK_OUT_CUT] : [];
}

const LOCK_OUT_CUT: Cut = {
  kind: 'lock-out',
  message: message('The administrator account changes: you may lose access to the device.'),
};

/** The watchdog reboots the device for a host: said where it begins to, or for another host. No danger: row 50. */
function watchdogCuts(before: ConfigText, after: ConfigText): readonly Cut[] {
  const hostOf = (config: ConfigText): string | undefined =>
    isEnabled(config, 'pwdog.status') ? config.get('pwdog.host') : undefined;
  const isNew = isEnabled(after, 'pwdog.status') && hostOf(before) !== hostOf(after);
  return isNew ? [WATCHDOG_CUT] : [];
}

const WATCHDOG_CUT: Cut = {
  kind: 'watchdog',
  message: message('Ping watchdog: the device reboots while the host does not respond.'),
};

/** Whether the device serves many stations: then there is no one remote end. */
function isForMany(config: ConfigText): boolean {
  return wirelessModeOf(config.entries()) === 'ap-ptmp';
}

/** The restart of the radio. Only a link that comes back by itself is down for so long alone. */
function restartCuts(before: ConfigText, link: RemoteEndEffect['link']): readonly Cut[] {
  if (link === 'off') return [];
  if (link === 'waits') return [RADIO_CUT];
  return [isForMany(before) ? STATION_LINKS_CUT : LINK_CUT];
}

const RADIO_CUT: Cut = {
  kind: 'link',
  message: message('The radio restarts: it does not transmit for up to {seconds} s.', {
    seconds: LONGEST_RESTART_SECONDS,
  }),
  seconds: LONGEST_RESTART_SECONDS,
};

const LINK_CUT: Cut = {
  kind: 'link',
  message: message('The radio restarts: this link is down for up to {seconds} s.', {
    seconds: LONGEST_RESTART_SECONDS,
  }),
  seconds: LONGEST_RESTART_SECONDS,
};

const STATION_LINKS_CUT: Cut = {
  kind: 'link',
  message: message('The radio restarts: all stations are disconnected for up to {seconds} s.', {
    seconds: LONGEST_RESTART_SECONDS,
  }),
  seconds: LONGEST_RESTART_SECONDS,
};

/** Whatever asks for a CAC restarts the radio, which listens once it is up again: one silence, with one end. */
function radarCut(radar: number): Cut {
  const seconds = LONGEST_RESTART_SECONDS + radar;
  return {
    kind: 'radar-wait',
    message: message(
      'The radio restarts, then checks for radar for {minutes} min (CAC): it does not transmit for up to {seconds} s.',
      { minutes: Math.ceil(radar / 60), seconds },
    ),
    seconds,
  };
}

const SERVICES_CUT: Cut = {
  kind: 'services',
  message: message('Services restart for about {seconds} s; the link stays up.', {
    seconds: FAST_RESTART_SECONDS,
  }),
  seconds: FAST_RESTART_SECONDS,
};
