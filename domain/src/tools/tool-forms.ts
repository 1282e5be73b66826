import { message, type Problem } from '../errors/message.ts';
import { checkTypedHost } from '../network/host.ts';
import { formOf, type FormProblems, formProblems } from '../session/login-form.ts';
import { textOf } from '../text/text.ts';
import { checkTypedWhole, typedWhole } from '../text/typed-whole.ts';
import { PING_COUNT, type PingSizeLimits } from './ping.ts';
import { TRACE_HOPS } from './traceroute.ts';

/** What is typed for a ping, as text. */
export interface PingForm {
  readonly host: string;
  readonly sizeBytes: string;
  /** Empty for a run without end. */
  readonly count: string;
}

const isEndless = (count: string): boolean => textOf(count).trim() === '';

/** The number of echoes that is typed: 0, which runs until stopped, for none. */
export function typedPingCount(count: string): number {
  return isEndless(count) ? PING_COUNT.min : typedWhole(count);
}

/** Why a ping cannot be started. @param limits of the interface of the device */
export function checkPingForm(form: PingForm, limits: PingSizeLimits): FormProblems<keyof PingForm> {
  const typed = formOf(form);
  return formProblems({
    host: () => checkTypedHost(typed.host),
    sizeBytes: () => checkTypedWhole(typed.sizeBytes, limits),
    count: () =>
      isEndless(typed.count) ? undefined : checkTypedWhole(typed.count, { ...PING_COUNT, min: 1 }),
  });
}

/** What is typed and chosen for a traceroute. */
export interface TraceForm {
  readonly host: string;
  readonly maxHops: string;
  readonly resolveNames: boolean;
}

/** Why a traceroute cannot be started. */
export function checkTraceForm(form: TraceForm): FormProblems<'host' | 'maxHops'> {
  const { host, maxHops } = formOf(form);
  return formProblems({
    host: () => checkTypedHost(host),
    maxHops: () => checkTypedWhole(maxHops, TRACE_HOPS),
  });
}

/** The remote device of a speed test, and its login. */
export interface SpeedTestTarget {
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

/** Why a speed test cannot be started. */
export function checkSpeedTestTarget(target: SpeedTestTarget): FormProblems<keyof SpeedTestTarget> {
  const { host, username, password } = formOf(target);
  return formProblems({
    host: () => checkTypedHost(host),
    username: () => required(username, 'Enter the username of the remote device.'),
    password: () => required(password, 'Enter the password of the remote device.'),
  });
}

const required = (typed: string, key: string): Problem | undefined =>
  textOf(typed) === '' ? message(key) : undefined;
