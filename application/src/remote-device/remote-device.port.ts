import type { FetchError } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { RemoteFirmwarePort } from '../firmware/firmware.port.ts';
import type { DeviceLog } from '../log/log.port.ts';
import type { DeviceSession } from '../safe-apply/device-line.ts';
import type { ApplyMemory } from '../safe-apply/device-ports.ts';
import type { Credentials } from '../session/session.port.ts';
import { type Token, token } from '../wiring/token.ts';
import type { LinkAgreement } from '@radiolink/domain/settings';
import type { RememberedLink } from '../safe-apply/remembered.ts';

/** Why no session with a remote device was opened. */
export type RemoteProblem =
  /** Wrong username or password, in the words of the remote device, which may be none. */
  | { readonly kind: 'refused'; readonly deviceText: string }
  /** It takes no login for a while, after too many wrong ones. */
  | { readonly kind: 'blocked' }
  /** Another device answered at the address than the one that the status reports there. */
  | { readonly kind: 'other-device' }
  /** Its certificate is signed by nobody that the server in front of this device trusts. */
  | { readonly kind: 'untrusted-certificate' }
  /** This device has no call for it, or does not pass on what a login needs. */
  | { readonly kind: 'unsupported' }
  /** The remote device, or this one, answered with an error, or not at all. */
  | { readonly kind: 'failed'; readonly failure: FetchError };

export type RemoteLogin =
  | { readonly ok: true; readonly session: RemoteSession }
  | { readonly ok: false; readonly problem: RemoteProblem };

/**
 * A session with a remote device. Each call is given the device by the current status, and asks no other address. Its
 * credentials stay in memory: after a restart, which ends the session there, it logs in again by itself, once. Rejects with
 * `RequestFailure`.
 */
export interface RemoteSession {
  readonly readOnly: boolean;
  readStatus(target: RemoteTarget): Promise<DeviceStatus>;
  /** Not enabled on a device that has no call for it. */
  readLog(target: RemoteTarget): Promise<DeviceLog>;
  /** Flashes its LEDs. */
  locate(target: RemoteTarget, seconds: number): Promise<void>;
  reboot(target: RemoteTarget): Promise<void>;
  /**
   * The device as a change of its configuration asks it. Ends with this session, and not by its own `close`.
   * @param targetNow the device by the current status; undefined while that reports none, when nothing is asked
   */
  openChange(targetNow: () => Promise<RemoteTarget | undefined>): Promise<DeviceSession>;
  /**
   * The firmware of the device. No file is sent to it: what this device forwards is text. Ends with this session.
   * @param targetNow as of `openChange`
   */
  openFirmware(targetNow: () => Promise<RemoteTarget | undefined>): RemoteFirmwarePort;
  /** Logs out, and forgets the credentials. */
  close(): Promise<void>;
}

/** Remote devices by way of this device, which reaches what this page may not. */
export interface RemoteDevicePort {
  /** False where this device cannot forward a login: known before a password is entered. Never rejects. */
  canForward(target: RemoteTarget): Promise<boolean>;
  /** One try of a password. */
  login(target: RemoteTarget, credentials: Credentials): Promise<RemoteLogin>;
}
export const RemoteDevicePort: Token<RemoteDevicePort> = token<RemoteDevicePort>(
  'remote-device/RemoteDevicePort',
);

/** What it is stored under in a browser. */
export const LINK_CHANGE_KEY = 'radiolink.link-change';

/** A change of both ends of a link whose end is not known. No secret: a key is entered again. */
export interface RememberedLinkChange {
  readonly version: 1;
  /** The remote device, upper case with colons. */
  readonly mac: string;
  readonly name: string;
  readonly link: Omit<LinkAgreement, 'key'>;
  /** The key is changed, too. */
  readonly isKeyChanged: boolean;
  readonly ends: RememberedLink;
}

/** Where a change of both ends outlives the page. A browser that keeps nothing remembers as long as the page; nothing throws. */
export type LinkChangeMemoryPort = ApplyMemory<RememberedLinkChange>;
export const LinkChangeMemoryPort: Token<LinkChangeMemoryPort> = token<LinkChangeMemoryPort>(
  'remote-device/LinkChangeMemoryPort',
);
