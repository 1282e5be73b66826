import { logIncident } from './log-incident.ts';
import { type LogSeverity, judgedSeverity, severityOfLevel, severityOfPriority } from './log-severity.ts';
import { type LogStamp, readLogStamp } from '../../clock/device-time.ts';
import { textOf } from '../../text/text.ts';

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
