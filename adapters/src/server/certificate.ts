import { generate } from 'selfsigned';

/** A self-signed certificate, as radios present. */
export async function selfSignedCertificate(host: string): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: host }], { keySize: 2048, algorithm: 'sha256' });
  return { key: made.private, cert: made.cert };
}
