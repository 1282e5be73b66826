import { asFetchError } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { classicCalls, deviations, operations } from '@radiolink/virtual-radio/testing';
import { memorySession } from '../../client/client.mother.ts';
import { type ClassicClient, createClassicClient } from '../../client/classic-client.ts';
import type { FetchRequest } from '../../client/fetch-request.ts';
import { fetchUpload } from '../../transfer/upload-transport.ts';
import { ClassicSession } from '../session/session.adapter.ts';
import type { ClassicCall } from './classic-call.mother.ts';
import { CLASSIC_CALLS } from './classic-calls.mother.ts';
import { SPECIFIED_PATHS } from './specified-paths.mother.ts';

/**
 * Other names of `/api/auth`, which the login uses, of `/api/regdomain`, by which the domain is read, and of
 * `/getcfg.cgi`, by which the configuration is read whole.
 */
const ALIASES: ReadonlySet<string> = new Set([
  'POST /api/device-setup',
  'GET /api/regdomain/country',
  'GET /api/cfg',
]);

const nameOf = ({ method, path }: Pick<ClassicCall, 'method' | 'path'>) => `${method} ${path}`;

/** A path of the contract as a pattern, the fixed ones before those with a part of their own. */
function isAt(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
}

interface Exchange {
  readonly method: string;
  readonly pathname: string;
  readonly answer: Response;
}

interface RecordedRadio {
  readonly client: ClassicClient;
  readonly fetch: FetchRequest;
  readonly exchanges: Exchange[];
}

/** A client that is logged in at a virtual radio, and what went between them since. */
async function recordedRadio(): Promise<RecordedRadio> {
  const radio = createVirtualRadio({
    clock: { now: () => 1_780_000_000_000 },
    profile: 'ap-ptmp',
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
  const client = createClassicClient({ baseUrl: 'http://radio.invalid', session, fetch });
  const login = new ClassicSession(client, session, () => cookies.header());
  await login.login({ username: 'admin', password: 'Tower-Link-2026' });
  exchanges.length = 0;
  return { client, fetch, exchanges };
}

describe('the classic calls of §7', () => {
  it.each(SPECIFIED_PATHS)('%s stands in the contract, in an adapter and in the virtual radio', path => {
    const here = ({ path: other }: { readonly path: string }) => other === path;
    expect([...operations.keys()].some(call => call.endsWith(` ${path}`))).toBe(true);
    expect(CLASSIC_CALLS.some(here)).toBe(true);
    expect(classicCalls.some(here)).toBe(true);
  });
});

describe('the contract', () => {
  it.each([...operations.keys()].filter(call => !ALIASES.has(call)))('%s is made by an adapter', call => {
    expect(CLASSIC_CALLS.map(nameOf)).toContain(call);
  });
});

describe('each adapter', () => {
  const rows = CLASSIC_CALLS.map(call => ({ ...call, name: nameOf(call) }));

  it.each(rows)('$adapter makes $name ($operation), which the virtual radio answers', async call => {
    expect(operations.get(call.name)?.operationId).toBe(call.operation);
    expect(classicCalls.map(nameOf)).toContain(call.name);
    const { client, fetch, exchanges } = await recordedRadio();
    await call.run(client, {}, fetchUpload(fetch)).catch((reason: unknown) => {
      if (asFetchError(reason) === undefined) throw reason;
    });
    const made = exchanges.find(
      ({ method, pathname }) => method === call.method && isAt(call.path, pathname),
    );
    expect(made).toBeDefined();
    expect(made && (await deviations(call.name, made.answer))).toEqual([]);
  });
});
