import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { LoginFailure } from '../login-failure.ts';
import { connectionFailure } from './connection-failure.ts';
import { CertificateChanged, type PinStore } from './certificate-pin.ts';

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
