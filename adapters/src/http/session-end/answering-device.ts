import type { AnsweringDevice } from '@radiolink/application/session/session-end.port';
import { normalMac } from '@radiolink/domain/network';
import type { ClassicSchemas } from '@radiolink/openapi/classic';
import type { V1Schemas } from '@radiolink/openapi/v1';
import type { FetchRequest } from '../client/fetch-request.ts';
import { readUntyped } from '../wire/read-answer.ts';
import type { Section } from '../wire/section.ts';

/** A device that takes longer is not waited for: the page is left as it is without an answer. */
const TIME_OUT_MS = 2000;

/** Where a device is asked. */
export interface Reach {
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
}

/** Without credentials of any kind: what anybody may know. */
async function publicAnswer({ baseUrl, fetch }: Reach, path: string): Promise<unknown> {
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
 * else the product of the classic one. Undefined if it reports neither. decided.md row 28.
 */
export async function answeringDevice(reach: Reach): Promise<AnsweringDevice | undefined> {
  const [versioned, classic] = await Promise.all([
    publicAnswer(reach, '/api/v1.0/public/device'),
    publicAnswer(reach, '/api/info/public?include_langs=false'),
  ]);
  const identity = readUntyped(versioned ?? {}, (device: Section<V1Schemas['PublicDevice']>) => {
    const identification = device.section('identification');
    return { mac: normalMac(identification.text('mac') ?? ''), productName: identification.text('product') };
  });
  const productName =
    readUntyped(classic ?? {}, (info: Section<ClassicSchemas['PublicInfo']>) => info.text('product_name')) ??
    identity.productName;
  return identity.mac === undefined && productName === undefined
    ? undefined
    : { mac: identity.mac, productName };
}
