import { type Message, message } from '../errors/message.ts';
import { VENDOR_SHORT_NAME } from '../session/password-policy.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { LinkSide } from './link-end.ts';
import { linkEnds } from './link-ends.ts';
import { isProblem, leadingReason, type LinkReasonKind, type ReasonSeverity } from './link-reason.ts';
import { isPtpMode, LinkState, wirelessRole } from './link-state.ts';
import { type LinkVerdict, linkVerdict } from './link-verdict.ts';
import { type RadioBand, type RadioLink, radioLinks } from './radio-band.ts';

/** What the states of the radios say of the link. */
export const STATE_CAUSES = ['outage', 'unassigned', 'radar-wait', 'backup'] as const;
export type StateCauseKind = (typeof STATE_CAUSES)[number];

/** Root cause of a link's problems, the most severe first: down, on its backup, then the causes of poor performance. */
export type RootCauseKind = StateCauseKind | LinkReasonKind | 'low-score';

/** The one fact that leads: in the header, the verdict and the title of the page. */
export interface RootCause {
  readonly kind: RootCauseKind;
  readonly severity: ReasonSeverity;
  /** The end it is about; undefined when it is about the link. */
  readonly side?: LinkSide | undefined;
  /** The radio it is about, for an outage, a radar wait and a backup. */
  readonly band?: RadioBand | undefined;
  readonly message: Message;
  /** What a usable signal is below its expectation by, dB. */
  readonly belowExpectedDb?: number | undefined;
  /** Loss of expected combined capacity, kbps: evidence, not a second complaint. */
  readonly costKbps?: number | undefined;
}

/** A cause that the states of the radios tell. */
export type StateCause = RootCause & { readonly kind: StateCauseKind };

/** True if two causes are the same one with updated figures. */
export function isSameCause(one: RootCause | undefined, other: RootCause | undefined): boolean {
  return causeKey(one) === causeKey(other);
}

function causeKey(cause: RootCause | undefined): string {
  return cause === undefined ? '' : [cause.kind, cause.severity, cause.side, cause.band].join(' ');
}

/** True if the link itself is down or on its backup: such a fact is shown, and cleared, immediately. */
export function isStateCause(cause: RootCause | undefined): boolean {
  return STATE_CAUSES.some(kind => kind === cause?.kind);
}

/**
 * The root cause of the device's link, ranked by reading 40; undefined while nothing
 * is wrong. An access point for many has no single link: see `sectorProblems`.
 */
export function rootCause(
  status: DeviceStatus,
  verdict: LinkVerdict = linkVerdict(linkEnds(status)),
): RootCause | undefined {
  return stateCause(status) ?? verdictCause(verdict);
}

/** Facts from the states of the radios: outage, CAC or backup. Undefined while the main radio carries the link. */
export function stateCause(status: DeviceStatus): StateCause | undefined {
  const links = radioLinks(status);
  const waiting = links.find(({ state }) => state === LinkState.DfsWait);
  const connected = links.filter(({ state }) => state === LinkState.Connected);
  if (connected.length === 0) {
    if (waiting !== undefined) return radarWait(waiting);
    const down = links.find(({ state }) => state !== LinkState.Disabled && state !== LinkState.Unknown);
    if (down === undefined || !isMeantToLink(status)) return undefined;
    return isUnassigned(status) ? UNASSIGNED : outage(down);
  }
  const main = links.find(({ band }) => band === '60');
  const onBackup = main?.state === LinkState.Disconnected && links.length > 1;
  return onBackup ? backup(main) : undefined;
}

/** Facts from the readings: the first cause, or the poor score that no cause explains. A rate is evidence of either. */
export function verdictCause(verdict: LinkVerdict): RootCause | undefined {
  const { reasons, costKbps, problem, headline, poorDirection } = verdict;
  const worst = leadingReason(reasons);
  const isExplained = worst !== undefined && (isProblem(worst) || poorDirection === undefined);
  if (isExplained) {
    // What the radio misses of its expectation is no cost of a port.
    const cost = worst.kind === 'ethernet-bottleneck' ? undefined : costKbps;
    // Of a poor score the note that comes first is what may cost it.
    return { ...worst, ...(problem && { severity: 'danger', message: headline }), costKbps: cost };
  }
  if (problem) return { kind: 'low-score', severity: 'danger', message: headline, costKbps };
  const [rate] = reasons;
  return rate && { ...rate, costKbps };
}

/** A point-to-multipoint access point may have no stations; every other device serves one link. */
function isMeantToLink({ wireless }: DeviceStatus): boolean {
  return isPtpMode(wireless.mode) || wirelessRole(wireless.mode) === 'station';
}

/** A station as it leaves the factory, with the maker's name as SSID: it was given no access point yet, so that no link failed. §9.default-credentials. */
function isUnassigned({ wireless }: DeviceStatus): boolean {
  return wirelessRole(wireless.mode) === 'station' && wireless.essid === VENDOR_SHORT_NAME;
}

const UNASSIGNED: StateCause = {
  kind: 'unassigned',
  severity: 'warning',
  message: message('This station has no access point yet.'),
};

function outage({ band }: RadioLink): StateCause {
  return {
    kind: 'outage',
    severity: 'danger',
    band,
    message: message('The {band} GHz link is down.', { band }),
  };
}

/** Said wherever a radio runs its channel availability check. */
export const RADAR_WAIT_MESSAGE: Message = message(
  'CAC running: the radio checks for radar before it transmits.',
);

function radarWait({ band }: RadioLink): StateCause {
  return { kind: 'radar-wait', severity: 'danger', band, message: RADAR_WAIT_MESSAGE };
}

function backup({ band }: RadioLink): StateCause {
  const text = message('The 60 GHz link is down. The 5 GHz backup link is active.');
  return { kind: 'backup', severity: 'danger', band, message: text };
}
