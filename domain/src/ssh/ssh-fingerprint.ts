import { base64OfBytes, bytesOfBase64 } from './base64.ts';
import { sha256 } from './sha256.ts';

/** Fingerprint as OpenSSH writes it: `SHA256:` and base64 without padding; undefined for what is no base64. */
export function sshFingerprint(value: string): string | undefined {
  const blob = bytesOfBase64(value);
  return blob && `SHA256:${base64OfBytes(sha256(blob))}`;
}
