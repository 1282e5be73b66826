import { deviceMoment, type LogStamp, momentOf, readLogStamp } from '../clock/device-time.ts';
import { utcOfLocalMs, zoneRule } from '../clock/posix-zone.ts';
import { textOf } from '../text/text.ts';
import { isWithin } from '../units/physical-range.ts';

/** Events of a log by which an outage is explained. */
export const LOG_INCIDENTS = ['radar', 'link-down', 'login-failure', 'association'] as const;
export type LogIncident = (typeof LOG_INCIDENTS)[number];

/** The words of a line that tell of an incident. */
export interface LogHighlight {
  /** Where they begin and end in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly incident: LogIncident;
}

/** As the kernel, hostapd, wpa_supplicant, dropbear and the web server of such devices write. */
const WORDS: Readonly<Record<LogIncident, RegExp>> = {
  radar:
    /\bradar(?: (?:pulses?|signal|event|detected|found)){0,2}\b|\bDFS-RADAR-DETECTED\b|\bDFS-CAC-START\b|\bCAC (?:started|restarted)\b/gi,
  'link-down':
    /\b(?:link|carrier)(?: is| has gone| has been| went| becomes| became)?(?: now)? (?:down|lost|off|not ready)\b|\b(?:lost|no) (?:carrier|link)\b|\bentered disabled state\b/gi,
  'login-failure':
    /\b(?:failed|bad|invalid|incorrect|wrong) (?:login|password|user|username|authentication)(?: attempt)?\b|\b(?:login|password|authentication)(?: attempt)?(?: has)? (?:failed|failure|denied|rejected)\b|\blogin attempt for nonexistent user\b/gi,
  association:
    /\b(?:dis|re)?associat(?:ed|ion|ing)\b|\bde?authenticat(?:ed|ion)\b|\bdeauth(?:ed)?\b|\bleft, reason \d{1,5}\b/gi,
};

/** The words of a text that tell of an incident, in order; none within another. */
export function logHighlights(text: string): readonly LogHighlight[] {
  const found = LOG_INCIDENTS.flatMap(incident =>
    [...text.matchAll(WORDS[incident])].map(
      ({ index, 0: words }): LogHighlight => ({ start: index, end: index + words.length, incident }),
    ),
  ).toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: LogHighlight[] = [];
  for (const highlight of found) {
    if (highlight.start >= (apart.at(-1)?.end ?? 0)) apart.push(highlight);
  }
  return apart;
}

/** What a text tells of; the gravest of several. */
export function logIncident(text: string): LogIncident | undefined {
  return LOG_INCIDENTS.find(incident => text.search(WORDS[incident]) >= 0);
}

/** How serious a line is: three steps, of the eight of syslog. */
export type LogSeverity = 'error' | 'warning' | 'information';

const LEVELS: ReadonlyMap<string, LogSeverity> = new Map<string, LogSeverity>([
  ['emerg', 'error'],
  ['panic', 'error'],
  ['alert', 'error'],
  ['crit', 'error'],
  ['err', 'error'],
  ['error', 'error'],
  ['warn', 'warning'],
  ['warning', 'warning'],
  ['notice', 'information'],
  ['info', 'information'],
  ['debug', 'information'],
]);

/** Most lines do not tell their severity: it is judged by these words. */
const ERROR =
  /\b(?:errors?|fail(?:ed|ure|s)?|fatal|panic|oops|segfault|crashed|critical|unable|cannot|denied)\b/i;
const WARNING = /\b(?:warn(?:ing)?|time(?:d )?out|retry(?:ing)?|lost|dropp(?:ed|ing)|bad|invalid|refused)\b/i;

/** What is bad about an incident is known better than by its words: a refused login is no fault of the device. */
const INCIDENTS: Readonly<Record<LogIncident, LogSeverity>> = {
  association: 'information',
  radar: 'warning',
  'link-down': 'warning',
  'login-failure': 'warning',
};

/** The severity that a line of syslog tells by its number, of which the lowest three bits count. */
function severityOfPriority(priority: string | undefined): LogSeverity | undefined {
  if (priority === undefined || !/^\d{1,3}$/.test(priority)) return undefined;
  const step = Number(priority) % 8;
  return step <= 3 ? 'error' : step === 4 ? 'warning' : 'information';
}

/** The severity that a line tells by its word. */
function severityOfLevel(level: string | undefined): LogSeverity | undefined {
  return level === undefined ? undefined : LEVELS.get(level);
}

/** The severity of a line that does not tell it. */
function judgedSeverity(text: string, incident: LogIncident | undefined): LogSeverity {
  if (incident !== undefined) return INCIDENTS[incident];
  if (ERROR.test(text)) return 'error';
  return WARNING.test(text) ? 'warning' : 'information';
}

/** One line of the system log, taken apart as far as it is written like syslog. */
export interface LogLine {
  /** Undefined for a line without a time, such as the continuation of another. */
  readonly stamp: LogStamp | undefined;
  /** Name of the program that wrote it, without its number. */
  readonly process: string | undefined;
  readonly severity: LogSeverity;
  /** What is left of the line. */
  readonly text: string;
}

/** `<4>`: facility and severity as one number, as the kernel writes it. */
const PRIORITY = /^<(\d{1,3})>/;
/** `daemon.warn`, as busybox writes it. */
const LEVEL = /^[a-z]\w{1,9}\.([a-z]{3,7}) +/;
/** `dropbear[812]: `, after the hostname where there is one. */
const PROCESS = /^(?:[\w.-]{1,64} )?([A-Za-z(][\w./()-]{0,47})(?:\[\d{1,10}\])?:(?: |$)/;

/**
 * Takes a line of the system log apart: `Nov 20 20:33:10 dropbear[812]: …`, also with hostname, facility and severity, or a
 * time by ISO 8601. Whatever is not there is left out; any text is accepted. §1.tools.
 */
export function parseLogLine(line: string): LogLine {
  const whole = textOf(line);
  const priority = PRIORITY.exec(whole);
  const { stamp, rest: stamped } = readLogStamp(whole.slice(priority?.[0].length ?? 0));
  const level = LEVEL.exec(stamped);
  const reported = severityOfPriority(priority?.[1]) ?? severityOfLevel(level?.[1]);
  const named = reported !== undefined && level !== null ? stamped.slice(level[0].length) : stamped;
  const process = PROCESS.exec(named);
  const text = named.slice(process?.[0].length ?? 0);
  return {
    stamp,
    process: process?.[1],
    severity: reported ?? judgedSeverity(text, logIncident(text)),
    text,
  };
}

/** A device's clock is this much ahead of its log at most, ms: a line from later is of the year before. */
const TOLERANCE_MS = 86_400_000;

/**
 * When a line was written, in ms of the device's local time taken for UTC. A line without a year is of the last year in
 * which it is not later than the device's clock. Undefined for a line without a time, and when a year is needed but
 * the clock of the device is not known.
 *
 * @param deviceTime the device's local time, `YYYY-MM-DD HH:MM:SS`, as its status tells it
 */
export function logMoment(stamp: LogStamp | undefined, deviceTime: string | undefined): number | undefined {
  if (stamp === undefined) return undefined;
  if (stamp.year !== undefined) return momentOf(stamp, stamp.year);
  const now = deviceMoment(deviceTime);
  if (now === undefined) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  // A February 29 may be eight years back.
  for (let year = thisYear; year >= thisYear - 8; year -= 1) {
    const moment = momentOf(stamp, year);
    if (moment <= now + TOLERANCE_MS) return moment;
  }
  return undefined;
}

/** As far as a moment may be from 1970, ms. ECMA-262. */
const MOMENTS_MS = { min: -8.64e15, max: 8.64e15 };

/**
 * The age of a line by the device's clock, ms: between two local times, over a change to or from summer time too where the zone
 * is known. A clock that was never set may show a time before 1970 west of Greenwich: then by the two times alone. NaN for what
 * is no moment.
 * @param zone POSIX rule of the device's time zone
 */
export function logAgeMs(momentMs: number, nowMs: number, zone: string | undefined): number {
  if (!isWithin(momentMs, MOMENTS_MS) || !isWithin(nowMs, MOMENTS_MS)) return Number.NaN;
  const rule = zone === undefined ? undefined : zoneRule(zone);
  const age = rule === undefined ? Number.NaN : utcOfLocalMs(rule, nowMs) - utcOfLocalMs(rule, momentMs);
  return Number.isNaN(age) ? nowMs - momentMs : age;
}
