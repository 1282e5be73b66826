import { generate } from 'selfsigned';

/** A certificate of our own making, as radios present: nobody vouches for it. */
export async function selfSignedCertificate(host: string): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: host }], { keySize: 2048, algorithm: 'sha256' });
  return { key: made.private, cert: made.cert };
}
