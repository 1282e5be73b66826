import {
  asFetchError,
  failureStatus,
  type FetchError,
  RequestFailure,
  failureText,
} from '@radiolink/domain/errors';
import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import type { LivenessPort } from '../presence/liveness.port.ts';
import type { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { LoginProblem, OpenedSession } from '../session/session.port.ts';
import type { StatusPort } from '../status/status.port.ts';

/** An open session with a device whose configuration is changed: what the change asks it. */
export interface DeviceSession {
  readonly session: Pick<OpenedSession, 'boardInfo'>;
  readonly configuration: ConfigurationPort;
  readonly configurationTest: Pick<ConfigurationTestPort, 'read'>;
  readonly presence: LivenessPort;
  readonly regulation: Pick<RegulatoryDomainPort, 'read'>;
  readonly status: Pick<StatusPort, 'watch'>;
  /** Logs out. */
  close(): Promise<void>;
}

/** Opens a session at an address. Rejects with `LoginFailure`. */
export type OpenSession<Session extends DeviceSession = DeviceSession> = (url: string) => Promise<Session>;

/** True if any server responds at an address: scheme, host and port. */
export type Answers = (url: string) => Promise<boolean>;

/** How a device is reached. */
export interface ApplyWay {
  readonly url: string;
  readonly open: OpenSession;
  readonly answers: Answers;
}

/** Three refused logins in a minute block an address: so long none is tried after one, milliseconds. reading 15. */
const REFUSED_PAUSE_MS = 30_000;
const UNAUTHORISED: ReadonlySet<number | undefined> = new Set([401, 403]);
/** True if a device may have answered so because it no longer knows the session. */
export const isUnauthorised = (failure: FetchError): boolean => UNAUTHORISED.has(failureStatus(failure));

/**
 * One device over its restarts and its moves: a session that it no longer knows is opened again, and after a move it is
 * looked for at both addresses.
 */
export class DeviceLine<Session extends DeviceSession = DeviceSession> {
  readonly #open: OpenSession<Session>;
  readonly #now: () => number;
  readonly #urls: string[];
  #at = 0;
  #opened: Promise<Session> | undefined;
  #closed = false;
  #refused: { readonly failure: unknown; readonly until: number } | undefined;

  constructor(open: OpenSession<Session>, url: string, now: () => number) {
    this.#open = open;
    this.#now = now;
    this.#urls = [new URL(url).origin];
  }

  /** Where the device is, as far as is known. */
  get url(): string {
    return this.#urls[this.#at] ?? '';
  }

  /** Where it was at first. */
  get home(): string {
    return this.#urls[0] ?? '';
  }

  /** Opens the session. @throws LoginFailure */
  async login(): Promise<void> {
    await this.#session();
  }

  /** Does something with the device. @throws RequestFailure, also where no session can be opened */
  async use<Result>(call: (session: Session) => Promise<Result>): Promise<Result> {
    const opening = this.#session();
    try {
      const session = await opening;
      if (this.#closed) throw cancelled();
      return await call(session);
    } catch (reason) {
      const failure = requestFailure(reason);
      // What was begun before a move says nothing of the session after it.
      if (this.#opened === opening) this.#judge(failure?.failure, reason);
      throw failure ?? reason;
    }
  }

  /** The device answers at another address now. It may still come back at the first one. */
  moveTo(url: string): void {
    this.alsoAt(url);
    this.#turnTo(this.#urls.indexOf(new URL(url).origin));
  }

  /** While it does not answer where it was last, it is looked for here too. */
  alsoAt(url: string): void {
    const { origin } = new URL(url);
    if (!this.#urls.includes(origin)) this.#urls.push(origin);
  }

  /** Logs out. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#opened?.then(session => session.close()).catch(() => undefined);
  }

  #session(): Promise<Session> {
    if (this.#refused !== undefined && this.#now() < this.#refused.until) throw this.#refused.failure;
    if (this.#closed) throw cancelled();
    this.#opened ??= this.#open(this.url);
    return this.#opened;
  }

  #judge(failure: FetchError | undefined, reason: unknown): void {
    if (reason instanceof LoginFailure && reason.problem.kind === 'refused')
      this.#refused = { failure: requestFailure(reason), until: this.#now() + REFUSED_PAUSE_MS };
    const isSilent = failure?.kind === 'network';
    if (isSilent && this.#urls.length > 1) this.#turnTo((this.#at + 1) % this.#urls.length);
    else if (failure === undefined || reason instanceof LoginFailure || isUnauthorised(failure)) this.#drop();
  }

  #turnTo(place: number): void {
    this.#at = place;
    this.#drop();
  }

  #drop(): void {
    this.#opened = undefined;
  }
}

const cancelled = (): RequestFailure =>
  new RequestFailure({ kind: 'network', reason: 'cancelled', message: '' });

/** A login that failed is a request that failed; undefined for a programming error. */
function requestFailure(reason: unknown): RequestFailure | undefined {
  if (asFetchError(reason) !== undefined) return reason as RequestFailure;
  if (!(reason instanceof LoginFailure)) return undefined;
  if (reason.problem.kind === 'failed') return new RequestFailure(reason.problem.failure);
  return new RequestFailure(
    reason.problem.kind === 'unreachable'
      ? { kind: 'network', reason: 'unreachable', message: reason.message }
      : { kind: 'response-status', status: 401, statusText: reason.message },
  );
}

/** The device opened no session. The message is in its own words, which may be none; it never contains the password. */
export class LoginFailure extends Error {
  override readonly name: string = 'LoginFailure';

  constructor(
    readonly problem: LoginProblem,
    message = loginWords(problem),
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a device, or what stands between, says of a login that failed; empty if nothing. */
export function loginWords(problem: LoginProblem): string {
  switch (problem.kind) {
    case 'refused':
      return problem.deviceText;
    case 'unreachable':
      return problem.text;
    case 'failed':
      return failureText(problem.failure);
    case 'cookies-disabled':
    case 'incomplete-response':
      return '';
  }
}
