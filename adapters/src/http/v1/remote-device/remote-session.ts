import type { Clock } from '@radiolink/application/clock/clock.port';
import type { RemoteFirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { DeviceLog } from '@radiolink/application/log/log.port';
import type { RemoteSession } from '@radiolink/application/remote-device/remote-device.port';
import type { DeviceSession } from '@radiolink/application/safe-apply/device-line';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Received } from '@radiolink/openapi/received';
import { concatMap, defer, type Observable } from 'rxjs';
import { responseFailure } from '../../client/failure.ts';
import { unsupported } from '../../client/unsupported.ts';
import { reached, type TargetNow } from '../../remote-device/remote-session-parts.ts';
import type { UploadTransport } from '../../transfer/upload-transport.ts';
import { mapDeviceLog } from '../../wire/device-log.ts';
import { V1Firmware } from '../firmware/firmware.adapter.ts';
import { V1Locate } from '../locate/locate.adapter.ts';
import { mapStatistics } from '../statistics/statistics.mapper.ts';
import { FactsSource } from '../status/facts-source.ts';
import { V1Restart } from '../system/restart.adapter.ts';
import type { RemoteAccess } from './remote-access.ts';
import { type AskRemote, remoteDeviceSession } from './remote-device-session.ts';

const UNAUTHORIZED = 401;
const MISSING = 404;
const NO_LOG: DeviceLog = { enabled: false, lines: [] };

/** A session with a remote device, by the versioned API of that device and its log. */
export class V1RemoteSession implements RemoteSession {
  readonly #access: RemoteAccess;
  readonly #renew: () => Promise<void>;
  #facts: FactsSource;
  /** It remembers which firmware the last check found. */
  readonly #firmware: V1Firmware;
  #renewal: Promise<void> | undefined;
  /** Its credentials are no longer good, or it was closed. */
  #isOver = false;
  readonly #clock: Clock;

  /** @param renew logs in again with the credentials of the session */
  constructor(access: RemoteAccess, renew: () => Promise<void>, clock: Clock) {
    this.#access = access;
    this.#renew = renew;
    this.#clock = clock;
    this.#firmware = new V1Firmware(access.client, noUpload);
    this.#facts = new FactsSource(access.client, clock);
  }

  get readOnly(): boolean {
    return this.#access.readOnly;
  }

  readStatus(target: RemoteTarget): Promise<DeviceStatus> {
    return this.#loggedIn(target, async ({ client }) => {
      const data = await client.list('/api/v1.0/statistics');
      return mapStatistics(data, await this.#facts.read(new AbortController().signal));
    });
  }

  /**
   * A call of the classic API, which may not know the token of this login: that it refuses is no sign that the session
   * is over, and the log is read too often to log in for it each time.
   */
  readLog(target: RemoteTarget): Promise<DeviceLog> {
    this.#access.target = target;
    return readLog(this.#access);
  }

  locate(target: RemoteTarget, seconds: number): Promise<void> {
    return this.#loggedIn(target, ({ client }) => new V1Locate(client).start(seconds));
  }

  /** The connection may go before the answer. */
  async reboot(target: RemoteTarget): Promise<void> {
    await this.#loggedIn(target, ({ client }) => new V1Restart(client).reboot());
  }

  openChange(targetNow: TargetNow): Promise<DeviceSession> {
    const readStatus = async () => this.readStatus(await reached(targetNow));
    const ask = this.#askAt(targetNow);
    return remoteDeviceSession(ask, this.#access.client, readStatus, () => this.#clock.now());
  }

  openFirmware(targetNow: TargetNow): RemoteFirmwarePort {
    const ask = this.#askAt(targetNow);
    const followed = (stream: () => Observable<number>) =>
      defer(() => ask(async () => undefined)).pipe(concatMap(stream));
    const firmware = this.#firmware;
    return {
      checkForUpdate: options => ask(() => firmware.checkForUpdate(options)),
      download: () => followed(() => firmware.download()),
      fetchFrom: source => followed(() => firmware.fetchFrom(source)),
      stage: () => ask(() => firmware.stage()),
      discard: () => ask(() => firmware.discard()),
      flash: () => ask(() => firmware.flash()),
    };
  }

  close(): Promise<void> {
    this.#isOver = true;
    return this.#access.logOut();
  }

  #askAt(targetNow: TargetNow): AskRemote {
    return async run => this.#loggedIn(await reached(targetNow), run);
  }

  /** Runs what needs a login; where it is over, as after a restart, logs in again, once, and runs it again. */
  async #loggedIn<T>(target: RemoteTarget, run: (access: RemoteAccess) => Promise<T>): Promise<T> {
    this.#access.target = target;
    try {
      return await run(this.#access);
    } catch (reason) {
      if (this.#isOver || !isUnauthorized(reason)) throw reason;
      await this.#renewed(reason);
    }
    return run(this.#access);
  }

  /** @throws the refusal `over` itself where the credentials are no longer good, after which there is no further try */
  async #renewed(over: unknown): Promise<void> {
    this.#renewal ??= this.#renew().finally(() => (this.#renewal = undefined));
    try {
      await this.#renewal;
      // It restarted: it may run other firmware, which is a fact of a minute.
      this.#facts = new FactsSource(this.#access.client, this.#clock);
    } catch (reason) {
      // A device that is away says nothing of the credentials.
      if (asFetchError(reason)?.kind === 'network') throw reason;
      this.#isOver = true;
      throw over;
    }
  }
}

/** The body of a forwarded call is text. */
const noUpload: UploadTransport = () => Promise.reject(unsupported());

async function readLog(access: RemoteAccess): Promise<DeviceLog> {
  const response = await access.request('/api/logs');
  if (response.status === MISSING) return NO_LOG;
  const body = (await response.json().catch(() => undefined)) as Received<'/api/logs'>;
  if (!response.ok) throw responseFailure(response, body);
  return mapDeviceLog(body);
}

function isUnauthorized(reason: unknown): boolean {
  const failure = asFetchError(reason);
  return failure !== undefined && failureStatus(failure) === UNAUTHORIZED;
}
