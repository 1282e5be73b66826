import { asFetchError } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { deviations, jsonOperations, v1Operations } from '@radiolink/virtual-radio/testing';
import { memorySession } from '../../client/client.mother.ts';
import type { FetchRequest } from '../../client/fetch-request.ts';
import { createV1Client, type V1Client } from '../client/v1-client.ts';
import { V1Session } from '../session/login-parts.ts';
import type { V1CallRow, V1Reach } from './v1-call.mother.ts';
import { V1_CALLS } from './v1-calls.mother.ts';

const BASE = '/api/v1.0';
const contract = new Map([...jsonOperations, ...v1Operations]);
const nameOf = ({ method, path }: Pick<V1CallRow, 'method' | 'path'>) => `${method} ${BASE}${path}`;
/** Another name of a call that is made, and a write that is made inside of a batch: that of the configuration. */
const ALIASES: ReadonlySet<string> = new Set([
  `POST ${BASE}/tools/discovery/neighbors`,
  `PUT ${BASE}/interfaces`,
]);

/** A path of the contract as a pattern: a parameter matches any segment. */
function isAt(path: string, pathname: string): boolean {
  return new RegExp(`^${BASE}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
}

interface Exchange {
  readonly method: string;
  readonly pathname: string;
  readonly answer: Response;
}

interface RecordedRadio extends V1Reach {
  readonly client: V1Client;
  readonly exchanges: Exchange[];
}

/** A client that is logged in at a radio with the versioned API only, and what went between them since. */
async function recordedRadio(): Promise<RecordedRadio> {
  const radio = createVirtualRadio({
    clock: { now: () => 1_780_000_000_000 },
    profile: 'wave',
    stations: 1,
    wait: async () => undefined,
  });
  const cookies = new MemoryCookieJar();
  const exchanges: Exchange[] = [];
  const session = memorySession();
  const fetch: FetchRequest = async request => {
    const { method, url } = request;
    const { body, status, headers } = await radio.fetch(request, { address: '127.0.0.1', cookies });
    const bytes = body === null ? null : await new Response(body).arrayBuffer();
    const answer = () => new Response(bytes, { status, headers });
    exchanges.push({ method, pathname: new URL(url).pathname, answer: answer() });
    return answer();
  };
  const client = createV1Client({ baseUrl: 'http://radio.invalid', session, fetch });
  await new V1Session(client, session).login({ username: 'admin', password: 'Tower-Link-2026' });
  exchanges.length = 0;
  return { client, fetch, session, exchanges };
}

describe('each adapter of the versioned API', () => {
  const rows = V1_CALLS.map(call => ({ ...call, name: nameOf(call) }));

  it.each(rows)('$adapter makes $name ($operation)', ({ name, operation }) => {
    expect(contract.get(name)?.operationId).toBe(operation);
  });

  it.each(rows)('$adapter is answered by the virtual radio to $name as the contract says', async call => {
    const { client, exchanges, ...reach } = await recordedRadio();
    await call.run(client, {}, reach).catch((reason: unknown) => {
      if (asFetchError(reason) === undefined) throw reason;
    });
    const made = exchanges.find(
      ({ method, pathname }) => method === call.method && isAt(call.path, pathname),
    );
    expect(made).toBeDefined();
    expect(made && (await deviations(call.name, made.answer))).toEqual([]);
  });
});

describe('the contracts', () => {
  const made = new Set(V1_CALLS.map(nameOf));

  it.each([...contract.keys()].filter(call => !ALIASES.has(call)))(
    'the contracts have an adapter for %s',
    call => {
      expect(made.has(call)).toBe(true);
    },
  );
});
