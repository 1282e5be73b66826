import { type Message, message } from '../errors/message.ts';
import { dataPort } from '../link/ethernet-ceiling.ts';
import { linkEnds } from '../link/link-ends.ts';
import { isConnected } from '../link/radio-band.ts';
import { stateCause, type StateCauseKind } from '../link/root-cause.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { deviceMoment } from '../clock/device-time.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { isPtmpAccessPoint } from '../link/link-state.ts';
import { TIMESTAMP_RANGE } from './history-sample.ts';

/** What happened, as marks on the time axis. */
export const HISTORY_EVENT_KINDS = [
  'reboot',
  'link-lost',
  'link-back',
  'failover',
  'failback',
  'radar',
  'channel',
  'configuration',
  'firmware',
  'port',
  'clock',
  'rain',
  'kick',
  'login',
  'login-failure',
  'log',
] as const;
export type HistoryEventKind = (typeof HISTORY_EVENT_KINDS)[number];

/** Something that happened once. Plain data, to be stored. */
export interface HistoryEvent {
  /** Milliseconds since the epoch by the page's clock. */
  readonly at: number;
  readonly kind: HistoryEventKind;
  readonly message: Message;
  /** The line of the log, as the device wrote it: text from outside. */
  readonly line?: string | undefined;
  /** Id of the configuration that was kept before a change. */
  readonly snapshot?: string | undefined;
  /** Of a remote device, told by itself; left out: of this device. */
  readonly isRemote?: true | undefined;
}

/** What both ends of a link see: this device tells it. */
const SEEN_BY_BOTH: ReadonlySet<HistoryEventKind> = new Set([
  'link-lost',
  'link-back',
  'failover',
  'failback',
]);

/** The events of a remote device, which it told itself, as events of this one's axis. `name` of it: text from outside. */
export function remoteEvents(events: readonly HistoryEvent[], name: string): readonly HistoryEvent[] {
  return events
    .filter(({ kind }) => !SEEN_BY_BOTH.has(kind))
    .map(({ at, kind, line, message: event }) => ({
      at,
      kind,
      message: message('Remote device {name}: {event}', { name, event }),
      isRemote: true,
      ...(line !== undefined && { line }),
    }));
}

type LinkNow = 'up' | 'down' | 'waiting' | 'backup';

/** What of a status tells events apart. Plain data: the last is stored, so that what happened unseen is found later. */
export interface EventFacts {
  /** Milliseconds since the epoch by the page's clock. */
  readonly at: number;
  readonly uptimeSeconds?: number | undefined;
  /** Local time of the device taken for UTC, ms. */
  readonly clockMs?: number | undefined;
  readonly firmware?: string | undefined;
  readonly frequencyMhz?: number | undefined;
  readonly widthMhz?: number | undefined;
  readonly port?: { readonly name: string; readonly speedMbps?: number | undefined } | undefined;
  /** Of a device with one link; undefined while it is not known. */
  readonly link?: LinkNow | undefined;
  /** Centers of the channels that radar blocks, MHz; 0 where only their number is known. */
  readonly blockedMhz: readonly number[];
}

/** A clock that differs by less was only read late, ms; by a thousandth of the time in between, it drifted. */
const CLOCK_STEP_MS = 60_000;
const DRIFT = 0.001;
/** An uptime that lags by less was only rounded, or its clock drifted, s. */
const UPTIME_SLACK_SECONDS = { between: 5, over: 120 } as const;
const MS = 1000;

/** A station without an access point has no link that could be lost, and none that came back. */
const LINKS: Readonly<Record<StateCauseKind, LinkNow | undefined>> = {
  outage: 'down',
  unassigned: undefined,
  'radar-wait': 'waiting',
  backup: 'backup',
};

/** The link of a device with one; without a connected radio or a cause, nothing is known of it. */
function linkNow(status: DeviceStatus): LinkNow | undefined {
  const kind = stateCause(status)?.kind;
  if (kind !== undefined) return LINKS[kind];
  return isConnected(status) ? 'up' : undefined;
}

/** The facts of a status. `at`: when it was received, ms since the epoch. */
export function eventFacts(status: DeviceStatus, at: number): EventFacts {
  const { host, wireless } = status;
  const port = dataPort(linkEnds(status).local.ethernet);
  return {
    at: isWithin(at, TIMESTAMP_RANGE) ? at : Number.NaN,
    uptimeSeconds: host.uptimeSeconds,
    clockMs: deviceMoment(host.localTime),
    firmware: host.firmwareVersion,
    frequencyMhz: wireless.frequencyMhz,
    widthMhz: wireless.channelWidthMhz,
    port: port && { name: port.name, speedMbps: port.speedMbps },
    link: isPtmpAccessPoint(status) ? undefined : linkNow(status),
    blockedMhz:
      wireless.radarLockouts?.map(({ centerMhz }) => centerMhz) ?? ((wireless.nolState ?? 0) > 0 ? [0] : []),
  };
}

/** What happened between two looks at a device, as far as its status shows it. */
export function eventsBetween(before: EventFacts, now: EventFacts): readonly HistoryEvent[] {
  if (!isWithin(before.at, TIMESTAMP_RANGE) || !isWithin(now.at, TIMESTAMP_RANGE)) return [];
  const boot = rebootedAt(before, now);
  const event = (kind: HistoryEventKind, what: Message | undefined, at = now.at): readonly HistoryEvent[] =>
    what === undefined ? [] : [{ at, kind, message: what }];
  return [
    ...event('reboot', boot === undefined ? undefined : message('The device rebooted.'), boot),
    ...event('clock', clockJump(before, now)),
    ...event('firmware', firmwareChange(before, now)),
    ...event('channel', channelChange(before, now)),
    ...event('port', portChange(before, now)),
    ...linkChange(before, now),
    ...event('radar', radarStrike(before, now)),
  ];
}

/** When the device started anew between two looks, ms since the epoch; undefined where it ran on. */
function rebootedAt(before: EventFacts, now: EventFacts): number | undefined {
  const [was, is] = [before.uptimeSeconds, now.uptimeSeconds];
  if (!isWithin(was, PHYSICAL.seconds) || !isWithin(is, PHYSICAL.seconds)) return undefined;
  const expected = was + (now.at - before.at) / MS;
  const isLonger = is >= was - UPTIME_SLACK_SECONDS.between && is >= expected - UPTIME_SLACK_SECONDS.over;
  return isLonger ? undefined : Math.min(now.at, Math.max(before.at, now.at - is * MS));
}

/**
 * NTP came late, or someone set the clock: it moved by more than the time that passed. A clock that moved by whole quarters
 * of an hour while the device ran on shows another zone or summer time: it is as right as before.
 */
function clockJump(before: EventFacts, now: EventFacts): Message | undefined {
  if (!isWithin(before.clockMs, TIMESTAMP_RANGE) || !isWithin(now.clockMs, TIMESTAMP_RANGE)) return undefined;
  const elapsed = now.at - before.at;
  const jump = now.clockMs - before.clockMs - elapsed;
  const slack = Math.max(CLOCK_STEP_MS, Math.abs(elapsed) * DRIFT);
  if (Math.abs(jump) < slack) return undefined;
  if (isZoneChange(jump, Math.min(slack, LARGEST_ZONE_SLACK_MS)) && ranOn(before, now)) return undefined;
  return message(
    jump > 0
      ? 'The device clock jumped forward by {minutes} min. Earlier times in its log and record are uncertain.'
      : 'The device clock jumped back by {minutes} min. Earlier times in its log and record are uncertain.',
    { minutes: Math.round(Math.abs(jump) / 60_000) },
  );
}

/** Time zones differ by quarters of an hour, up to 26 h. */
function isZoneChange(jumpMs: number, slackMs: number): boolean {
  const zoneMs = Math.round(jumpMs / QUARTER_MS) * QUARTER_MS;
  return zoneMs !== 0 && Math.abs(zoneMs) <= WIDEST_ZONES_MS && Math.abs(jumpMs - zoneMs) < slackMs;
}

/** True where both uptimes are known and the device did not start anew in between. */
function ranOn(before: EventFacts, now: EventFacts): boolean {
  const known = [before, now].every(({ uptimeSeconds }) => isWithin(uptimeSeconds, PHYSICAL.seconds));
  return known && rebootedAt(before, now) === undefined;
}

const QUARTER_MS = 900_000;
const WIDEST_ZONES_MS = 26 * 3_600_000;
/** Beyond it every jump would be near a quarter of an hour. */
const LARGEST_ZONE_SLACK_MS = 120_000;

function firmwareChange({ firmware: was }: EventFacts, { firmware: is }: EventFacts): Message | undefined {
  if (was === undefined || is === undefined || was === is) return undefined;
  return message('Firmware changed from {before} to {after}.', { before: was, after: is });
}

function channelChange(before: EventFacts, { frequencyMhz, widthMhz }: EventFacts): Message | undefined {
  const known = [before.frequencyMhz, frequencyMhz].every(mhz => isWithin(mhz, PHYSICAL.frequencyMhz));
  if (!known || frequencyMhz === undefined || !isWithin(widthMhz, PHYSICAL.widthMhz)) return undefined;
  if (before.frequencyMhz === frequencyMhz && before.widthMhz === widthMhz) return undefined;
  return message('Channel changed to {frequency} MHz, {width} MHz wide.', {
    frequency: frequencyMhz,
    width: widthMhz,
  });
}

function portChange({ port: was }: EventFacts, { port: is }: EventFacts): Message | undefined {
  if (!isWithin(was?.speedMbps, PHYSICAL.amount) || !isWithin(is?.speedMbps, PHYSICAL.amount))
    return undefined;
  if (was === undefined || is === undefined || was.name !== is.name || was.speedMbps === is.speedMbps)
    return undefined;
  return message('Port {port} changed from {before} to {after} Mbps.', {
    port: is.name,
    before: was.speedMbps ?? 0,
    after: is.speedMbps ?? 0,
  });
}

function linkChange({ link: was }: EventFacts, { link: is, at }: EventFacts): readonly HistoryEvent[] {
  if (was === undefined || is === undefined || was === is) return [];
  const event = (kind: HistoryEventKind, text: string): readonly HistoryEvent[] => [
    { at, kind, message: message(text) },
  ];
  if (is === 'down') return event('link-lost', 'The link was lost.');
  if (is === 'backup') return event('failover', 'The 60 GHz link was lost. The 5 GHz backup link took over.');
  if (is !== 'up') return [];
  if (was === 'down') return event('link-back', 'The link is back.');
  return was === 'backup' ? event('failback', 'The 60 GHz link is back.') : [];
}

function radarStrike({ blockedMhz: was }: EventFacts, { blockedMhz: is }: EventFacts): Message | undefined {
  return is.some(center => !was.includes(center))
    ? message('Radar detected: the channel is blocked.')
    : undefined;
}
