import type { Received } from '@radiolink/openapi/received';
import type { AnsweringDevice } from '@radiolink/application/session/session.port';
import { normalMac } from '@radiolink/domain/network';
import type { FetchRequest } from '../client/fetch-request.ts';
import { readAnswer } from '../wire/read-answer.ts';

/** A device that takes longer is not waited for: the page is left as it is without an answer. */
const TIME_OUT_MS = 2000;

/** Where a device is asked. */
export interface Reach {
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
}

/** Without credentials of any kind: what anybody may know. */
async function publicAnswer<Answer>({ baseUrl, fetch }: Reach, path: string): Promise<Answer | undefined> {
  try {
    const request = new Request(`${baseUrl}${path}`, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    const answer = await fetch(request);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The device that answers at an address, by what it reports before the login: MAC and product of the versioned API,
 * else the product of the classic one. Undefined if it reports neither. reading 28.
 */
export async function answeringDevice(reach: Reach): Promise<AnsweringDevice | undefined> {
  const [versioned, classic] = await Promise.all([
    publicAnswer<Received<'/api/v1.0/public/device'>>(reach, '/api/v1.0/public/device'),
    publicAnswer<Received<'/api/info/public'>>(reach, '/api/info/public?include_langs=false'),
  ]);
  const identity = readAnswer(versioned, device => {
    const identification = device.section('identification');
    return { mac: normalMac(identification.text('mac') ?? ''), productName: identification.text('product') };
  });
  const productName = readAnswer(classic, info => info.text('product_name')) ?? identity.productName;
  return identity.mac === undefined && productName === undefined
    ? undefined
    : { mac: identity.mac, productName };
}
