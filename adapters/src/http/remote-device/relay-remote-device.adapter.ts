import type { Clock } from '@radiolink/application/clock/clock.port';
import type { RemoteFirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { DeviceLog } from '@radiolink/application/log/log.port';
import type {
  RemoteDevicePort,
  RemoteLogin,
  RemoteSession,
} from '@radiolink/application/remote-device/remote-device.port';
import type { DeviceSession } from '@radiolink/application/safe-apply/device-line';
import type { Credentials } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { asFetchError, RequestFailure } from '@radiolink/domain/errors';
import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import type { RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { concatMap, defer, lastValueFrom, type Observable } from 'rxjs';
import type { FetchRequest } from '../client/fetch-request.ts';
import { networkFailure } from '../client/failure.ts';
import { reached, statusOnce, type TargetNow } from './remote-session-parts.ts';
import {
  type OpenedRemote,
  REMOTE_GREETING,
  REMOTE_PATH,
  type RemoteCalls,
  type RemoteLine,
  type RemoteRequest,
  type SentConfiguration,
  type SentLogin,
} from './remote-calls.ts';

interface RelayRemoteSettings {
  /** Empty in the page. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  /** The token of the login to this device, by which the server reads its status. */
  readonly session: Pick<SessionStore, 'get'>;
  readonly clock: Clock;
}

/** Remote devices by way of the server of `npm start -- --device`, which stands between this page and its device. */
export class RelayRemoteDevice implements RemoteDevicePort {
  constructor(private readonly settings: RelayRemoteSettings) {}

  /** True where such a server answers at the address of this page. */
  async canForward(): Promise<boolean> {
    const { fetch, baseUrl } = this.settings;
    try {
      const answer = await fetch(new Request(`${baseUrl}${REMOTE_PATH}`, { cache: 'no-store' }));
      return answer.ok && (await answer.text()).trim() === REMOTE_GREETING;
    } catch {
      return false;
    }
  }

  async login(target: RemoteTarget, credentials: Credentials): Promise<RemoteLogin> {
    try {
      const login = await resultOf<SentLogin>(sent(this.settings, { call: 'login', target, credentials }));
      return login.ok
        ? { ok: true, session: new RelayRemoteSession(this.settings, login.remote, target) }
        : login;
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      return { ok: false, problem: { kind: 'failed', failure } };
    }
  }
}

/** A session that the server has with a remote device: it has the credentials, and logs in again after a restart. */
class RelayRemoteSession implements RemoteSession {
  /** The device of the newest call, for the logout. */
  #target: RemoteTarget;

  constructor(
    private readonly settings: RelayRemoteSettings,
    private readonly remote: OpenedRemote,
    target: RemoteTarget,
  ) {
    this.#target = target;
  }

  get readOnly(): boolean {
    return this.remote.readOnly;
  }

  readStatus(target: RemoteTarget): Promise<DeviceStatus> {
    return this.#call(target, 'readStatus');
  }

  readLog(target: RemoteTarget): Promise<DeviceLog> {
    return this.#call(target, 'readLog');
  }

  async locate(target: RemoteTarget, seconds: number): Promise<void> {
    await this.#call(target, 'locate', seconds);
  }

  async reboot(target: RemoteTarget): Promise<void> {
    await this.#call(target, 'reboot');
  }

  async openChange(targetNow: TargetNow): Promise<DeviceSession> {
    const at = this.#callsAt(targetNow);
    const { boardInfo, endsOwnTestsOnly, alwaysSaves } = this.remote;
    return {
      session: { boardInfo },
      configuration: {
        endsOwnTestsOnly,
        alwaysSaves,
        read: async () => {
          const { carried, ...stored } = await at<SentConfiguration>('readConfiguration');
          return { ...stored, ...(carried && { carried: new Set(carried) }) };
        },
        write: write => at('write', write),
        apply: () => at('apply'),
        discard: options => at('discard', options),
      },
      configurationTest: { read: () => at('readTest') },
      presence: { ask: () => at('ask') },
      regulation: { read: country => at('readRegulation', country) },
      status: { watch: () => statusOnce(() => at('readStatus'), this.settings.clock.now) },
      close: async () => undefined,
    };
  }

  openFirmware(targetNow: TargetNow): RemoteFirmwarePort {
    const at = this.#callsAt(targetNow);
    const percents = (call: keyof RemoteCalls, ...given: readonly unknown[]) =>
      defer(() => reached(targetNow)).pipe(
        concatMap(target => this.#lines(target, call, given)),
        concatMap(line => ('value' in line ? [line.value] : [])),
      );
    const { fetchesFirmware, discardsFirmware } = this.remote;
    return {
      checkForUpdate: options => at('checkForUpdate', options),
      download: () => percents('download'),
      ...(fetchesFirmware && { fetchFrom: source => percents('fetchFrom', source) }),
      stage: () => at('stage'),
      ...(discardsFirmware && { discard: () => at('discardFirmware') }),
      flash: () => at('flash'),
    };
  }

  async close(): Promise<void> {
    await this.#call(this.#target, 'logOut').catch(() => undefined);
  }

  #callsAt(targetNow: TargetNow) {
    return async <T>(call: keyof RemoteCalls, ...given: readonly unknown[]): Promise<T> =>
      this.#call(await reached(targetNow), call, ...given);
  }

  async #call<T>(target: RemoteTarget, call: keyof RemoteCalls, ...given: readonly unknown[]): Promise<T> {
    return resultOf(this.#lines(target, call, given));
  }

  #lines(target: RemoteTarget, call: keyof RemoteCalls, given: readonly unknown[]): Observable<RemoteLine> {
    this.#target = target;
    return sent(this.settings, { call, target, id: this.remote.id, given });
  }
}

async function resultOf<T>(lines: Observable<RemoteLine>): Promise<T> {
  const last = await lastValueFrom(lines);
  if (!('result' in last)) throw networkFailure('malformed');
  // JSON writes what is undefined as null.
  return (last.result ?? undefined) as T;
}

/** The lines of the answer as they come. Errors with a `RequestFailure`; unsubscribing ends the call here alone. */
function sent(
  { fetch, baseUrl, session }: RelayRemoteSettings,
  request: RemoteRequest,
): Observable<RemoteLine> {
  return defer(async () => {
    const token = session.get('utoken') ?? '';
    const headers = {
      'content-type': 'application/json',
      ...(token !== '' && { [AUTH_TOKEN_HEADER]: token }),
    };
    const asked = new Request(`${baseUrl}${REMOTE_PATH}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    const answer = await fetch(asked).catch(() => {
      throw networkFailure('unreachable');
    });
    if (answer.ok && answer.body !== null) return answer.body;
    throw new RequestFailure({
      kind: 'response-status',
      status: answer.status,
      statusText: answer.statusText,
    });
  }).pipe(concatMap(linesOf), concatMap(lineOf));
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw networkFailure('unreachable');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function lineOf(text: string): Promise<RemoteLine> {
  let line: RemoteLine;
  try {
    line = JSON.parse(text) as RemoteLine;
  } catch {
    throw networkFailure('malformed');
  }
  if ('failure' in line) throw new RequestFailure(line.failure);
  return line;
}
