import { RequestFailure } from '@radiolink/domain/errors';
import { deviceApiError } from '../../client/failure.ts';
import type { Path, Received, ReceivedBody } from '@radiolink/openapi/received';
import { readAnswer } from '../../wire/read-answer.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import { TEST_MODE } from '../backup/document-calls.ts';
import type { V1Client } from '../client/v1-client.ts';

/** Response of one part of a batch. */
interface ComposedAnswer {
  readonly body: unknown;
  readonly statusCode: number;
}

/** The failure of a part as that of a separate request: the device's message, else its status. */
export function failureOfPart({ body, statusCode }: ComposedAnswer): RequestFailure {
  return new RequestFailure(
    deviceApiError(statusCode, body) ?? { kind: 'response-status', status: statusCode, statusText: '' },
  );
}

/** One part of a batch; its route without the base. */
export interface ComposedRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly route: string;
  readonly body?: unknown;
}

const STATUS = [100, 599] as const;
const OK = 200;
const FIRST_FAILURE = 400;
/** Answer of the parts that a failed one stopped. */
const STOPPED = 424;

interface Batch {
  readonly requests: readonly ComposedRequest[];
  readonly rollback: { readonly onError?: boolean };
}

/** Bodies that some routes are answered with; undefined for a part that failed. */
export type BodiesOf<Routes extends readonly string[]> = {
  readonly [Place in keyof Routes]: `/api/v1.0${Routes[Place]}` extends infer Route extends Path
    ? ReceivedBody<Route> | undefined
    : never;
};

/** Several calls in one request; a failed part is in the responses with its status. */
export async function composedReads(
  client: V1Client,
  routes: readonly string[],
  options?: CallOptions,
): Promise<readonly ComposedAnswer[]> {
  const requests = routes.map((route): ComposedRequest => ({ method: 'GET', route }));
  return await batch(client, { requests, rollback: {} }, false, options);
}

const writes = new WeakMap<V1Client, number>();

/** How many writes of the configuration a client has sent: what was read before the last one may be old. */
export const sentWrites = (client: V1Client): number => writes.get(client) ?? 0;

/** A client has sent a write, answered or not. */
export const noteWrite = (client: V1Client): unknown => writes.set(client, sentWrites(client) + 1);

/**
 * Several writes in one request, all or nothing; as a test of all of them, by the one timer of the device.
 * @throws RequestFailure with the words of the part that failed; everything is undone then
 */
export async function composedWrites(
  client: V1Client,
  requests: readonly ComposedRequest[],
  { testMode = false, ...options }: { readonly testMode?: boolean } & CallOptions = {},
): Promise<void> {
  const body = { requests, rollback: { onError: true } };
  const answers = await batch(client, body, testMode, { timeoutMs: TIME_OUT_MS.write, ...options }).finally(
    () => noteWrite(client),
  );
  const failed = answers.filter(({ statusCode }) => statusCode >= FIRST_FAILURE);
  const culprit = failed.find(({ statusCode }) => statusCode !== STOPPED) ?? failed[0];
  if (culprit !== undefined) throw failureOfPart(culprit);
}

async function batch(
  client: V1Client,
  { requests, rollback }: Batch,
  testMode: boolean,
  options?: CallOptions,
): Promise<readonly ComposedAnswer[]> {
  const params = testMode ? TEST_MODE : {};
  const body = { requests, rollback };
  const data = await client.post('/api/v1.0/tools/compose', { body, params, ...options });
  const bodies = readBodies(data);
  const statuses = readAnswer(data, answer =>
    answer.sections('responses').map(part => part.number('statusCode', STATUS) ?? OK),
  );
  return requests.map((_, place) => ({ body: bodies[place], statusCode: statuses[place] ?? STOPPED }));
}

/** Bodies are of any kind, lists too, which a section does not read. */
function readBodies({ responses }: Received<'/api/v1.0/tools/compose', 'post'>): readonly unknown[] {
  if (!Array.isArray(responses)) return [];
  return responses.map((part: unknown) =>
    typeof part === 'object' && part !== null ? Reflect.get(part, 'body') : undefined,
  );
}
