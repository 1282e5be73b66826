import { utcOfLocalMs, zoneRule } from '../clock/posix-zone.ts';
import { message } from '../errors/message.ts';
import { logIncident, logMoment, parseLogLine } from '../tools/log.ts';
import { deviceMoment } from '../clock/device-time.ts';
import { isWithin } from '../units/physical-range.ts';
import type { HistoryEvent, HistoryEventKind } from './history-event.ts';
import { TIMESTAMP_RANGE } from './history-sample.ts';

const LOGIN = /\b(?:login of|password auth succeeded for|logged in)\b/i;
const CONFIGURATION = /\bconfiguration (?:applied|saved|changed)\b/i;
const CLOCK = /\b(?:clock|time) (?:set|stepped|changed)\b|\bstep time server\b/i;

const WORDS: Readonly<Partial<Record<HistoryEventKind, string>>> = {
  radar: 'Radar in the log',
  'link-lost': 'Link down in the log',
  login: 'User logged in',
  'login-failure': 'Login failure',
  configuration: 'Configuration applied',
  clock: 'The device clock was set.',
};

/**
 * The lines of a log that matter to a link, on the clock of the page. A line without a time, and any line while the
 * clock of the device is not known, has no place on the axis.
 *
 * @param zone the device's time zone in POSIX form: a line from before a change to or from summer time is an hour off without
 * @param deviceTime local time of the device, `YYYY-MM-DD HH:MM:SS`, read at `now`, ms since the epoch
 */
export function logEvents(
  lines: readonly string[],
  deviceTime: string | undefined,
  now: number,
  zone?: string,
): readonly HistoryEvent[] {
  const deviceNow = deviceMoment(deviceTime);
  const rule = zone === undefined ? undefined : zoneRule(zone);
  const utcOf = (localMs: number): number => (rule === undefined ? localMs : utcOfLocalMs(rule, localMs));
  if (deviceNow === undefined || !isWithin(now, TIMESTAMP_RANGE)) return [];
  return lines.flatMap((raw): readonly HistoryEvent[] => {
    const { stamp, text } = parseLogLine(raw);
    const kind = kindOf(text);
    const key = kind && WORDS[kind];
    const moment = logMoment(stamp, deviceTime);
    if (kind === undefined || key === undefined || moment === undefined || Number.isNaN(moment)) return [];
    const at = now - (utcOf(deviceNow) - utcOf(moment));
    // A line that is later than now, or years old, was written before the clock was set.
    if (!isWithin(at, { min: now - OLDEST_MS, max: now + LATE_MS })) return [];
    return [{ at: Math.min(at, now), kind, message: message(key), line: raw }];
  });
}

const OLDEST_MS = 7 * 86_400_000;
const LATE_MS = 60_000;

function kindOf(text: string): HistoryEventKind | undefined {
  const incident = logIncident(text);
  if (incident === 'radar' || incident === 'login-failure') return incident;
  if (incident === 'link-down') return 'link-lost';
  if (LOGIN.test(text)) return 'login';
  if (CONFIGURATION.test(text)) return 'configuration';
  return CLOCK.test(text) ? 'clock' : undefined;
}
