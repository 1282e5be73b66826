import { type ConfigText, diffConfigs, isEnabled, sectionOf } from '../configuration/index.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';
import type { Problem } from '../errors/message.ts';
import { channelTestProblem } from '../radio/trial-window.ts';
import { riskOfKey } from '../settings/setting-changes.ts';
import type { Risk } from '../settings/setting.ts';
import { type RemoteEndEffect, remoteEndEffect } from './apply-remote-first.ts';
import {
  addressCut,
  type Cut,
  FAST_RESTART_SECONDS,
  LINK_CUT,
  LOCK_OUT_CUT,
  LONGEST_RESTART_SECONDS,
  NETWORK_RESTARTS,
  noPortCut,
  RADIO_CUT,
  radarCut,
  SERVICES_CUT,
  STATION_LINKS_CUT,
  TEST_SECONDS,
  VLANS_CHANGE,
  WATCHDOG_CUT,
  WEB_SERVER_LOST,
  webServerCut,
} from './cuts.ts';
import { managementLockouts } from './management-lockout.ts';
import { isPlaceKnown, managementMove } from './management-move.ts';
import { isSamePage, type PageAddress, pageAddressOf } from '../network/page-address.ts';
import { type RadarFacts, radarWaitSeconds } from './radar-wait.ts';

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
    if (isPlaceKnown(before)) return [noPortCut(after)];
    if (restarting.some(key => VLAN_SECTIONS.has(sectionOf(key)))) return [VLANS_CHANGE];
  }
  // Nobody knows how long a server takes to assign an address.
  if (restarting.length === 0 || (moves && pageAddressOf(after) === undefined)) return [];
  if (restarting.every(key => sectionOf(key) === WEB_SERVER)) {
    // It restarts with the radio, once.
    return isServerLost ? [] : [webServerCut(restartsRadio ? LONGEST_RESTART_SECONDS : FAST_RESTART_SECONDS)];
  }
  return [NETWORK_RESTARTS];
}

const WEB_SERVER = 'httpd';

function isWebServerLost(before: ConfigText, after: ConfigText): boolean {
  const isOff = (config: ConfigText): boolean => config.get(`${WEB_SERVER}.status`) === 'disabled';
  return isOff(after) && !isOff(before);
}

function lockOutCuts(keys: readonly string[]): readonly Cut[] {
  return keys.some(key => riskOfKey(key) === 'locks-out') ? [LOCK_OUT_CUT] : [];
}

/** The watchdog reboots the device for a host: said where it begins to, or for another host. No danger: row 50. */
function watchdogCuts(before: ConfigText, after: ConfigText): readonly Cut[] {
  const hostOf = (config: ConfigText): string | undefined =>
    isEnabled(config, 'pwdog.status') ? config.get('pwdog.host') : undefined;
  const isNew = isEnabled(after, 'pwdog.status') && hostOf(before) !== hostOf(after);
  return isNew ? [WATCHDOG_CUT] : [];
}

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
