import { EDITOR_STAMP, type StoredConfiguration } from '@radiolink/domain/configuration';
import { type FetchError, RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { interval, map, type Observable } from 'rxjs';
import type { Presence } from '../../presence/liveness.port.ts';
import type { StatusEvent } from '../../status/status.port.ts';
import type { ConfigurationPort } from '../configuration.port.ts';
import type { ConfigurationTest } from '../configuration-test.port.ts';

export const UNREACHABLE: FetchError = { kind: 'network', reason: 'unreachable', message: 'No response.' };
export const SERVER_ERROR: FetchError = { kind: 'response-status', status: 500, statusText: 'Error' };
/** The device's own words about a request that it understood and rejected. */
export const rejection = (message: string, unasked?: boolean): FetchError => ({
  kind: 'device-api',
  error: '',
  message,
  detail: '',
  statusCode: 409,
  ...(unasked !== undefined && { unasked }),
});

const TEST_MS = 240_000;

type Call = 'read' | 'write' | 'apply' | 'discard' | 'test' | 'presence' | 'status';

/**
 * A device at the ports of the program, by the clock of the test: a running and a stored configuration, a test that is
 * reverted in time, an uploaded backup, restarts during which nothing is answered. It carries out what it is sent
 * even where `unanswered` says that the response is lost.
 */
export class PortDevice {
  running: string;
  stored: string;
  /** An uploaded backup that is not applied. */
  staged: string | undefined;
  firstSetup = false;
  /** End of the running test, milliseconds since the epoch. */
  testEndsAt: number | undefined;
  bootedAt = Date.now() - 1_000_000;
  isLinkUp = true;
  isListeningForRadar = false;
  fastRestart: boolean | undefined;
  /** Milliseconds of silence after a configuration is taken. */
  silenceMs = 2000;
  /** Failures of calls, before anything is done. */
  readonly failing = new Map<Call, FetchError>();
  /** Failures of calls after the device has done what was requested. */
  readonly unanswered = new Map<Call, FetchError>();
  readonly calls: Call[] = [];
  #silentUntil = 0;

  constructor(text: string) {
    this.running = text;
    this.stored = text;
  }

  get statusPort() {
    return { watch: () => this.#watch() };
  }

  readonly storage: ConfigurationPort = {
    read: () =>
      this.#answer(
        'read',
        (): StoredConfiguration => ({
          text: this.staged ?? this.running,
          modified: this.staged !== undefined,
          firstSetup: this.firstSetup,
        }),
      ),
    write: ({ text, testMode, noSave }) =>
      this.#answer('write', () => {
        if (this.testEndsAt !== undefined)
          throw new RequestFailure(rejection('A configuration test is running'));
        this.running = text;
        if (testMode) this.testEndsAt = Date.now() + TEST_MS;
        else if (!noSave) this.stored = text;
        return this.#restarting();
      }),
    apply: () =>
      this.#answer('apply', () => {
        if (this.staged !== undefined) this.running = this.staged;
        const restarted = this.staged === undefined ? { fastRestart: undefined } : this.#restarting();
        this.staged = undefined;
        this.testEndsAt = undefined;
        this.stored = this.running;
        return restarted;
      }),
    discard: ({ testMode }) =>
      this.#answer('discard', () => {
        if (!testMode) this.staged = undefined;
        else if (this.testEndsAt !== undefined) this.#revert();
        return { fastRestart: this.fastRestart };
      }),
  };

  readonly test = {
    read: () =>
      this.#answer('test', (): ConfigurationTest => {
        if (this.testEndsAt === undefined) return { active: false, countdownStarted: false };
        const secondsLeft = Math.floor((this.testEndsAt - Date.now()) / 1000);
        return { active: true, countdownStarted: true, secondsLeft };
      }),
    watch: () => interval(1e9).pipe(map(() => undefined as never)),
  };

  readonly presence = {
    ask: () =>
      this.#answer(
        'presence',
        (): Presence => ({
          uptimeSeconds: Math.floor((Date.now() - this.bootedAt) / 1000),
        }),
      ),
  };

  /** A power cut: what was not saved is lost, and nothing is answered for half a minute. */
  reboot(): void {
    this.running = this.stored;
    this.testEndsAt = undefined;
    this.bootedAt = Date.now();
    this.silentFor(30_000);
  }

  silentFor(ms: number): void {
    this.#silentUntil = Date.now() + ms;
  }

  /** Another session changes a line and saves it. */
  changeElsewhere(key: string, value: string): void {
    for (const copy of ['running', 'stored'] as const)
      this[copy] = withLine(withLine(this[copy], key, value), EDITOR_STAMP, new Date().toISOString());
  }

  valueOf(key: string, copy: 'running' | 'stored' = 'running'): string | undefined {
    return lineOf(this[copy], key)?.slice(key.length + 1);
  }

  countOf(call: Call): number {
    return this.calls.filter(one => one === call).length;
  }

  async #answer<T>(call: Call, act: () => T): Promise<T> {
    this.calls.push(call);
    const failure = this.#failure(call);
    if (failure !== undefined) throw new RequestFailure(failure);
    const result = act();
    const lost = this.unanswered.get(call);
    if (lost !== undefined) throw new RequestFailure(lost);
    return result;
  }

  #failure(call: Call): FetchError | undefined {
    if (this.testEndsAt !== undefined && Date.now() >= this.testEndsAt) this.#revert();
    return Date.now() < this.#silentUntil ? UNREACHABLE : this.failing.get(call);
  }

  #restarting() {
    this.silentFor(this.silenceMs);
    return { fastRestart: this.fastRestart };
  }

  #revert(): void {
    this.running = this.stored;
    this.testEndsAt = undefined;
    this.silentFor(this.silenceMs);
  }

  #watch(): Observable<StatusEvent> {
    let failures = 0;
    return interval(1000).pipe(
      map((): StatusEvent => {
        const now = Date.now();
        const failure = this.#failure('status');
        failures = failure === undefined ? 0 : failures + 1;
        if (failure !== undefined)
          return { kind: 'failure', failure, failures, failedAt: now, nextTryAt: now + 1000 };
        const { isLinkUp, isListeningForRadar, bootedAt } = this;
        const status = ptpAccessPointStatus({
          host: { uptimeSeconds: (now - bootedAt) / 1000 },
          wireless: {
            ...(!isLinkUp && { stations: [], stationCount: 0 }),
            ...(isListeningForRadar && { cacState: 1 }),
          },
        });
        return { kind: 'sample', status, receivedAt: now };
      }),
    );
  }
}

function lineOf(text: string, key: string): string | undefined {
  return text.split('\n').find(line => line.startsWith(`${key}=`));
}

function withLine(text: string, key: string, value: string): string {
  const old = lineOf(text, key);
  return old === undefined ? `${text}${key}=${value}\n` : text.replace(old, `${key}=${value}`);
}
