import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import type { DeviceStatus } from '@radiolink/domain/status';
import { proxyFetch } from 'httpxy';
import { networkFailure } from '../../http/client/failure.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';
import { mapStatistics } from '../../http/v1/statistics/statistics.mapper.ts';

const IDLE_MS = 8000;
/** The page does not wait long for what only makes its first paint finer. */
const PUBLIC_INFO_TIMEOUT_MS = 1500;
const PUBLIC_INFO_BYTES = 65_536;
const STATUS_TIMEOUT_MS = 5000;
/** That of an access point with 256 stations has 700 kB. */
const STATUS_BYTES = 4 * 1024 * 1024;

/** The session by which the device is asked; undefined without one. */
interface Rights {
  readonly cookie?: string | undefined;
  readonly token?: string | undefined;
}

/** What the relay itself asks the device, beside what it passes on. A connection is not used again. */
export class OwnRequests {
  readonly #device: URL;
  readonly #insecure: boolean;

  constructor(device: URL, { insecure }: { readonly insecure: boolean }) {
    this.#device = device;
    this.#insecure = insecure;
  }

  /** Rejects with the network's error. */
  ask(path: string, { cookie, token }: Rights, withinMs = IDLE_MS): Promise<Response> {
    const { host, origin } = this.#device;
    const signal = AbortSignal.timeout(withinMs);
    const headers = {
      host,
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { [AUTH_TOKEN_HEADER]: token }),
    };
    const answer = proxyFetch(
      origin,
      `${origin}${path}`,
      { headers, signal },
      { agent: false, ssl: { rejectUnauthorized: !this.#insecure } },
    );
    // A device may end without an answer and without an error, as by switching protocols unasked.
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, late]);
  }

  /** Public info of the device before login, if it responds soon; undefined otherwise. */
  async publicInfo(): Promise<unknown> {
    try {
      const answer = await this.ask('/api/info/public?include_langs=false', {}, PUBLIC_INFO_TIMEOUT_MS);
      return await jsonOf(answer, PUBLIC_INFO_BYTES);
    } catch {
      return undefined;
    }
  }

  /** @throws RequestFailure if the device does not answer */
  status(rights: Rights): Promise<DeviceStatus | undefined> {
    return readLocalStatus(async path =>
      jsonOf(await this.ask(path, rights, STATUS_TIMEOUT_MS), STATUS_BYTES),
    );
  }
}

/** Reads a path of a device as JSON; undefined where it answers with an error or with a page. */
type ReadJson = (path: string) => Promise<unknown>;

const READERS = [
  ['/status.cgi', (json: object) => mapStatus(json)],
  ['/api/v1.0/statistics', (json: object) => mapStatistics(json as never)],
] as const;

/**
 * The status of a device by whichever interface tells it, classic first; undefined if neither does for this login.
 * @throws RequestFailure if the device does not answer
 */
export async function readLocalStatus(read: ReadJson): Promise<DeviceStatus | undefined> {
  for (const [path, map] of READERS) {
    const json = await read(path).catch((reason: unknown) => {
      if (reason instanceof SyntaxError) return undefined;
      throw networkFailure('unreachable');
    });
    if (typeof json === 'object' && json !== null) return map(json);
  }
  return undefined;
}

/** Undefined for an error. @throws SyntaxError where it is no JSON, or longer than so many bytes */
async function jsonOf(answer: Response, bytes: number): Promise<unknown> {
  const text = await shortText(answer, bytes);
  return answer.status === 200 ? JSON.parse(text ?? '') : undefined;
}

/** The text of an answer, at most `bytes` of it; undefined for a longer one. */
async function shortText(answer: Response, bytes: number): Promise<string | undefined> {
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
