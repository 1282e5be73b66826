import type { RemoteProblem } from '@radiolink/application/remote-device/remote-device.port';
import type { DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import type { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { LocatePort } from '@radiolink/application/locate/locate.port';
import { type DeviceSession, LoginFailure } from '@radiolink/application/safe-apply/device-ports';
import type { OpenedSession } from '@radiolink/application/session/session.port';
import type { StatusPort } from '@radiolink/application/status/status.port';
import type { RestartPort } from '@radiolink/application/system/restart.port';
import { parseBoardInfo } from '@radiolink/domain/device';
import { asFetchError, failureStatus, RequestFailure } from '@radiolink/domain/errors';
import { isRemoteDevice, type RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { firstValueFrom } from 'rxjs';
import { OtherDevice, RenewedSession } from '../../http/remote-device/remote-session-parts.ts';
import { LOCKED_WORDS } from '../../http/v1/session/login-problem.ts';
import type { OpenedRemote, RemoteCalls } from '../../http/remote-device/remote-calls.ts';

const REFUSED: ReadonlySet<number | undefined> = new Set([401, 403]);

/** A radio with an open session, as far as a remote device is managed: the client package opens one. */
export interface ManagedRadio extends DeviceSession {
  readonly session: OpenedSession;
  readonly firmware: FirmwarePort;
  readonly locate: LocatePort;
  readonly log: LogPort;
  readonly restart: Pick<RestartPort, 'reboot'>;
  readonly status: StatusPort;
}

/** Logs in to a radio at an address. @throws LoginFailure */
export type OpenRadio = () => Promise<ManagedRadio>;

/** A session of this server with a remote device, by the interface that the device has. */
export class RemoteRadio {
  #radio: ManagedRadio;
  readonly #session: RenewedSession;

  private constructor(radio: ManagedRadio, open: OpenRadio) {
    this.#radio = radio;
    this.#session = new RenewedSession({
      isOver: reason => this.#isLoggedOut(reason),
      renew: async () => {
        this.#radio = await open().catch((reason: unknown) => {
          throw isAway(reason) ? awayFailure(reason) : reason;
        });
      },
    });
  }

  /**
   * Logs in, and sees that it is the device of the status.
   * @throws OtherDevice after logging out again
   * @throws LoginFailure, RequestFailure
   */
  static async open(target: RemoteTarget, open: OpenRadio): Promise<RemoteRadio> {
    return new RemoteRadio(await sameDevice(target, open), () => sameDevice(target, open));
  }

  get opened(): Omit<OpenedRemote, 'id'> {
    const { session, configuration, firmware } = this.#radio;
    return {
      readOnly: session.readOnly,
      boardInfo: session.boardInfo,
      endsOwnTestsOnly: configuration.endsOwnTestsOnly === true,
      alwaysSaves: configuration.alwaysSaves === true,
      fetchesFirmware: firmware.fetchFrom !== undefined,
      discardsFirmware: firmware.discard !== undefined,
    };
  }

  /** What the page may call. After a restart, which ends the session, it logs in again by itself, once. */
  readonly calls: RemoteCalls = {
    readStatus: () => this.#ask(readStatus),
    readLog: () => this.#ask(readLog),
    locate: seconds => this.#ask(({ locate }) => locate.start(seconds)),
    reboot: () => this.#ask(async ({ restart }) => void (await restart.reboot())),
    readConfiguration: () =>
      this.#ask(async ({ configuration }) => {
        const { carried, ...stored } = await configuration.read();
        return { ...stored, ...(carried && { carried: [...carried] }) };
      }),
    write: write => this.#ask(({ configuration }) => configuration.write(write)),
    apply: () => this.#ask(({ configuration }) => configuration.apply()),
    discard: options => this.#ask(({ configuration }) => configuration.discard(options)),
    readTest: () => this.#ask(({ configurationTest }) => configurationTest.read()),
    ask: () => this.#ask(({ presence }) => presence.ask()),
    readRegulation: country => this.#ask(({ regulation }) => regulation.read(country)),
    checkForUpdate: options => this.#ask(({ firmware }) => firmware.checkForUpdate(options)),
    download: () => this.#radio.firmware.download(),
    fetchFrom: source => {
      const { firmware } = this.#radio;
      if (firmware.fetchFrom === undefined) throw new RangeError('This device fetches no firmware.');
      return firmware.fetchFrom(source);
    },
    stage: () => this.#ask(({ firmware }) => firmware.stage()),
    discardFirmware: () => this.#ask(async ({ firmware }) => firmware.discard?.()),
    flash: () => this.#ask(({ firmware }) => firmware.flash()),
    logOut: async () => {
      this.#session.close();
      await this.#radio.close().catch(() => undefined);
    },
  };

  #ask<T>(run: (radio: ManagedRadio) => Promise<T>): Promise<T> {
    return this.#session.run(() => run(this.#radio));
  }

  /** A device may refuse a write of its read-only user as it refuses a session that is over. */
  #isLoggedOut(reason: unknown): boolean {
    const failure = asFetchError(reason);
    const status = failure && failureStatus(failure);
    return this.#radio.session.readOnly ? status === 401 : REFUSED.has(status);
  }
}

/** Why no session was opened, as the page says it. What is none of the reasons is thrown on. */
export function remoteProblem(reason: unknown): RemoteProblem {
  if (reason instanceof OtherDevice) return { kind: 'other-device' };
  if (!(reason instanceof LoginFailure)) {
    const failure = asFetchError(reason);
    if (failure === undefined) throw reason;
    return { kind: 'failed', failure };
  }
  const { problem } = reason;
  switch (problem.kind) {
    case 'refused':
      return problem.deviceText === LOCKED_WORDS ? { kind: 'blocked' } : problem;
    case 'unreachable':
      return isUntrusted(reason.cause)
        ? { kind: 'untrusted-certificate' }
        : { kind: 'failed', failure: awayFailure(reason).failure };
    case 'failed':
      return problem;
    case 'cookies-disabled':
    case 'incomplete-response':
      return { kind: 'unsupported' };
  }
}

async function sameDevice(target: RemoteTarget, open: OpenRadio): Promise<ManagedRadio> {
  const radio = await open();
  try {
    const status = await readStatus(radio);
    const macs = [
      parseBoardInfo(radio.session.boardInfo).identity.hwaddr,
      ...status.interfaces.map(({ hwaddr }) => hwaddr),
    ].filter(mac => mac !== undefined);
    if (isRemoteDevice(macs, target)) return radio;
  } catch (reason) {
    await radio.close().catch(() => undefined);
    throw reason;
  }
  await radio.close().catch(() => undefined);
  throw new OtherDevice();
}

async function readStatus({ status }: ManagedRadio): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}

async function readLog({ log }: ManagedRadio): Promise<DeviceLog> {
  const event = await firstValueFrom(log.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.value;
}

const isAway = (reason: unknown): reason is LoginFailure =>
  reason instanceof LoginFailure && reason.problem.kind === 'unreachable';

function awayFailure({ message }: Error): RequestFailure {
  return new RequestFailure({ kind: 'network', reason: 'unreachable', message });
}

/** The client names the kind of a connection that did not come about. */
const isUntrusted = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'problem' in cause && cause.problem === 'certificate';
