import type { RemoteProblem } from '@radiolink/application/remote-device/remote-device.port';
import type { DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import type { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { LocatePort } from '@radiolink/application/locate/locate.port';
import {
  DeviceLine,
  type DeviceSession,
  isUnauthorised,
  LoginFailure,
} from '@radiolink/application/safe-apply/device-line';
import type { LoginProblem, OpenedSession } from '@radiolink/application/session/session.port';
import type { StatusPort } from '@radiolink/application/status/status.port';
import type { RestartPort } from '@radiolink/application/system/restart.port';
import { parseBoardInfo } from '@radiolink/domain/device';
import { asFetchError, failureStatus, RequestFailure } from '@radiolink/domain/errors';
import { isRemoteDevice, type RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { concatMap, defer, EMPTY, firstValueFrom, type Observable } from 'rxjs';
import { OtherDevice } from '../../http/remote-device/remote-session-parts.ts';
import { LOCKED_WORDS } from '../../http/v1/session/login-problem.ts';
import type { OpenedRemote, RemoteCalls } from '../../http/remote-device/remote-calls.ts';

const MISSING = 404;
const NOT_IT: LoginProblem = { kind: 'refused', deviceText: '' };

/** A radio with an open session, as far as a remote device is managed: the client package opens one. */
export interface ManagedRadio extends DeviceSession {
  readonly session: OpenedSession;
  readonly firmware: FirmwarePort;
  readonly locate: LocatePort;
  readonly log: LogPort;
  readonly restart: Pick<RestartPort, 'reboot'>;
  readonly status: StatusPort;
}

/** Logs in to the radio at an address. @throws LoginFailure */
type OpenRadio = (url: string) => Promise<ManagedRadio>;

/** A session of this server with a remote device, by the interface that the device has, over its restarts and its moves. */
export class RemoteRadio {
  #target: RemoteTarget;
  #line: DeviceLine<ManagedRadio>;
  /** A device knows which firmware a check found as long as the session lasts. */
  #hasChecked = false;
  /** The device was seen once. */
  #isOpen = false;
  readonly #lineTo: (target: RemoteTarget) => DeviceLine<ManagedRadio>;

  private constructor(target: RemoteTarget, open: OpenRadio, now: () => number) {
    const openThere = async (url: string): Promise<ManagedRadio> => {
      const radio = await sameDevice(target, url, open).catch((reason: unknown) => {
        // Where another device is now, the password is not tried again.
        throw this.#isOpen && reason instanceof OtherDevice ? new LoginFailure(NOT_IT) : reason;
      });
      if (this.#hasChecked) await radio.firmware.checkForUpdate().catch(() => undefined);
      return radio;
    };
    this.#lineTo = ({ origin }) => new DeviceLine(openThere, origin, now);
    this.#target = target;
    this.#line = this.#lineTo(target);
  }

  /**
   * Logs in, and sees that it is the device of the status.
   * @throws OtherDevice after logging out again
   * @throws LoginFailure, RequestFailure
   */
  static async open(target: RemoteTarget, open: OpenRadio, now: () => number): Promise<RemoteRadio> {
    const radio = new RemoteRadio(target, open, now);
    await radio.#line.login();
    radio.#isOpen = true;
    return radio;
  }

  get target(): RemoteTarget {
    return this.#target;
  }

  /** The device is at another address: it is asked there from now on, by a login of its own. */
  moveTo(target: RemoteTarget): void {
    if (target.origin === this.#target.origin) return;
    void this.#line.close();
    this.#target = target;
    this.#line = this.#lineTo(target);
  }

  opened(): Promise<Omit<OpenedRemote, 'id'>> {
    return this.#ask(async ({ session, configuration, firmware }) => ({
      readOnly: session.readOnly,
      boardInfo: session.boardInfo,
      endsOwnTestsOnly: configuration.endsOwnTestsOnly === true,
      alwaysSaves: configuration.alwaysSaves === true,
      fetchesFirmware: firmware.fetchFrom !== undefined,
      discardsFirmware: firmware.discard !== undefined,
    }));
  }

  /** What the page may call. */
  readonly calls: RemoteCalls = {
    readStatus: () => this.#ask(readStatus),
    // Read too often to log in for it each time: the next status does.
    readLog: () => this.#line.use(readLog),
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
    checkForUpdate: options => {
      this.#hasChecked = true;
      return this.#ask(({ firmware }) => firmware.checkForUpdate(options));
    },
    download: () => this.#percents(({ firmware }) => firmware.download()),
    fetchFrom: source => this.#percents(({ firmware }) => firmware.fetchFrom?.(source) ?? EMPTY),
    stage: () => this.#ask(({ firmware }) => firmware.stage()),
    discardFirmware: () => this.#ask(async ({ firmware }) => firmware.discard?.()),
    flash: () => this.#ask(({ firmware }) => firmware.flash()),
    logOut: () => this.#line.close(),
  };

  /** Where the device no longer knows the session, as after a restart, asks again in a new one, once. */
  async #ask<T>(run: (radio: ManagedRadio) => Promise<T>): Promise<T> {
    try {
      return await this.#line.use(run);
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined || !isUnauthorised(failure)) throw reason;
    }
    return this.#line.use(run);
  }

  #percents(run: (radio: ManagedRadio) => Observable<number>): Observable<number> {
    return defer(() => this.#ask(async radio => radio)).pipe(concatMap(run));
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
        : { kind: 'failed', failure: { kind: 'network', reason: 'unreachable', message: reason.message } };
    case 'failed':
      return problem;
    case 'cookies-disabled':
    case 'incomplete-response':
      return { kind: 'unsupported' };
  }
}

async function sameDevice(target: RemoteTarget, url: string, open: OpenRadio): Promise<ManagedRadio> {
  const radio = await open(url);
  try {
    const status = await readStatus(radio);
    const macs = [
      parseBoardInfo(radio.session.boardInfo).identity.hwaddr,
      ...status.interfaces.map(({ hwaddr }) => hwaddr),
    ].filter(mac => mac !== undefined);
    if (isRemoteDevice(macs, target)) return radio;
  } catch (reason) {
    await loggedOut(radio);
    throw reason;
  }
  await loggedOut(radio);
  throw new OtherDevice();
}

/** Logs out, which fails for a device that is away or has forgotten the session. */
const loggedOut = (radio: ManagedRadio): Promise<void> => radio.close().catch(() => undefined);

async function readStatus({ status }: ManagedRadio): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}

async function readLog({ log }: ManagedRadio): Promise<DeviceLog> {
  const event = await firstValueFrom(log.watch());
  if (event.kind === 'value') return event.value;
  if (failureStatus(event.failure) === MISSING) return { enabled: false, lines: [] };
  throw new RequestFailure(event.failure);
}

/** The client names the kind of a connection that did not come about. */
const isUntrusted = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'problem' in cause && cause.problem === 'certificate';
