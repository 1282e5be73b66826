import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { replaceFile } from '@radiolink/adapters/server/files/replace-file';
import { LoginFailure } from '../connect-by.ts';
import { connectionFailure } from './connection-failure.ts';
import { withFileLock } from './file-lock.ts';
import { unusableFile } from './file-memory.ts';

/** Remembers the fingerprint of the certificate of each device, by its origin. */
export interface PinStore {
  read(origin: string): string | undefined;
  remember(origin: string, fingerprint: string): void;
}

/** The device shows another certificate than the remembered one: it was replaced, or this is another device. */
export class CertificateChanged extends Error {
  override readonly name = 'CertificateChanged';

  constructor(
    readonly origin: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(
      `The certificate of ${origin} is not the remembered one. Nothing was sent. If the device was replaced or has a new certificate, delete its line in the file of pins.`,
    );
  }
}

/** Pins for as long as the program runs. */
export function memoryPins(): PinStore {
  const pins = new Map<string, string>();
  return {
    read: origin => pins.get(origin),
    remember: (origin, fingerprint) => void pins.set(origin, fingerprint),
  };
}

/**
 * Pins in a JSON file, which only its owner can read. Several processes may share it, also those of containers that share its
 * folder. A file that is no JSON object is refused, not overwritten.
 * @throws RangeError at the first use of such a file, or of one that the system refuses
 */
export function filePins(path: string): PinStore {
  const all = (): Record<string, unknown> => {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch (reason) {
      if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return {};
      throw unusableFile(path, reason);
    }
    const pins = parsed(text);
    if (typeof pins === 'object' && pins !== null && !Array.isArray(pins)) return { ...pins };
    throw new RangeError(
      `${path} does not hold remembered certificates: it is damaged, or another file. Delete it, and certificates are remembered anew.`,
    );
  };
  return {
    read: origin => {
      const pin = all()[origin];
      return typeof pin === 'string' ? pin : undefined;
    },
    remember: (origin, fingerprint) => {
      try {
        // Several processes may share the file: none overwrites what another one remembered meanwhile.
        withFileLock(path, () =>
          replaceFile(path, `${JSON.stringify({ ...all(), [origin]: fingerprint }, null, 2)}\n`),
        );
      } catch (reason) {
        throw unusableFile(path, reason);
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const HTTPS_PORT = 443;
const TIMEOUT_MS = 15_000;

interface Certificate {
  readonly fingerprint: string;
  readonly pem: string;
}

/**
 * The certificate of a device, in PEM, if it is the remembered one; the first is remembered. Nothing is sent to the device.
 * Whoever trusts it alone is refused by any other certificate from then on.
 * @throws CertificateChanged
 * @throws LoginFailure if the device does not answer
 */
export async function pinnedCertificate(url: string, pins: PinStore): Promise<string> {
  const { origin, hostname, port } = new URL(url);
  const { fingerprint, pem } = await shownCertificate(
    hostname.replace(/^\[|\]$/g, ''),
    Number(port) || HTTPS_PORT,
  );
  const expected = pins.read(origin);
  if (expected === undefined) pins.remember(origin, fingerprint);
  else if (expected !== fingerprint) throw new CertificateChanged(origin, expected, fingerprint);
  return pem;
}

function shownCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const servername = isIP(host) === 0 ? host : '';
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    const failed = (error: unknown) => {
      socket.destroy();
      const cause = connectionFailure(`https://${host.includes(':') ? `[${host}]` : host}:${port}`, error);
      reject(new LoginFailure({ kind: 'unreachable', text: cause.message }, { cause }));
    };
    socket.once('error', failed);
    socket.once('timeout', () => failed(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    socket.once('secureConnect', () => {
      const { raw, fingerprint256 } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ fingerprint: fingerprint256, pem: pemOf(raw) });
    });
  });
}

function pemOf(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
