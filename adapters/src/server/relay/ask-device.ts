import { proxyFetch } from 'httpxy';

const IDLE_MS = 8000;

export interface DeviceRequest {
  readonly device: URL;
  readonly insecure: boolean;
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly withinMs?: number;
}

/** Asks the device something of the relay's own. The connection is not used again. Rejects with the network's error. */
export function askDevice({
  device,
  insecure,
  path,
  cookie,
  withinMs = IDLE_MS,
}: DeviceRequest): Promise<Response> {
  const signal = AbortSignal.timeout(withinMs);
  const headers = { host: device.host, ...(cookie === undefined ? {} : { cookie }) };
  const answer = proxyFetch(
    device.origin,
    `${device.origin}${path}`,
    { headers, signal },
    { agent: false, ssl: { rejectUnauthorized: !insecure } },
  );
  // A device may end without an answer and without an error, as by switching protocols unasked.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([answer, late]);
}

/** The text of an answer, at most `bytes` of it; undefined for a longer one. */
export async function shortText(answer: Response, bytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let count = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    count += part.value.length;
    if (count > bytes) return void (await reader?.cancel());
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
