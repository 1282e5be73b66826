import { connect } from '@radiolink/client/node';
import {
  type Caller,
  createVirtualRadio,
  MemoryCookieJar,
  type VirtualRadio,
} from '@radiolink/virtual-radio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { isIPv4 } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';
import { pass, turnTime } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import type { CliIo } from '../cli-io.ts';
import { mcpParts, type McpOptions, createMcpServer } from './run-mcp.ts';

/** A file of radios in which each has the name that it is reached by. */
export const radiosFile = (
  names: readonly string[],
  remoteEnds: Readonly<Record<string, string>> = {},
): string =>
  JSON.stringify({
    radios: Object.fromEntries(
      names.map(name => [
        name,
        {
          address: `http://${name}`,
          username: 'admin',
          password_env: 'RADIOLINK_PASSWORD',
          ...(remoteEnds[name] !== undefined && { remote_end: remoteEnds[name] }),
        },
      ]),
    ),
  });

/** A radio in the time that tests turn. */
export const aRadio = (options: Partial<Parameters<typeof createVirtualRadio>[0]> = {}): VirtualRadio =>
  createVirtualRadio({
    profile: 'ap-ptp',
    clock: { now: () => Date.now() },
    wait: async () => undefined,
    ...options,
  });

export interface McpWorld {
  readonly radios: Readonly<Record<string, VirtualRadio>>;
  readonly options?: Partial<McpOptions>;
  readonly remoteEnds?: Readonly<Record<string, string>>;
  /** True while no request reaches the radio of a name. */
  readonly isCutOff?: (name: string) => boolean;
  /** What becomes of an answer that the radio gave; it arrives if left out. */
  readonly afterAnswer?: (path: string) => 'arrives' | 'never-arrives' | 'is-cut';
  /** What a radio sends in place of the text of an answer. */
  readonly rewrite?: (text: string) => string;
}

/** A radio that is named by an address is found where it is; another one follows its name. */
function radioAt(hostname: string, radios: McpWorld['radios']): VirtualRadio | undefined {
  if (isIPv4(hostname)) return Object.values(radios).find(({ address }) => address === hostname);
  return Object.hasOwn(radios, hostname) ? radios[hostname] : undefined;
}

/** The world of a command in front of virtual radios. */
export function memoryIo({
  radios,
  remoteEnds = {},
  isCutOff = () => false,
  afterAnswer = () => 'arrives',
  rewrite,
}: McpWorld): CliIo & {
  readonly interrupt: () => void;
} {
  const interruption = new AbortController();
  const file = new TextEncoder().encode(radiosFile(Object.keys(radios), remoteEnds));
  const errors: string[] = [];
  return {
    out: () => undefined,
    outBytes: () => undefined,
    err: line => void errors.push(line),
    isTerminal: false,
    env: { RADIOLINK_PASSWORD: 'Tower-Link-2026' },
    readFile: path => {
      if (path !== 'radios.json') throw Object.assign(new Error(`no ${path}`), { syscall: 'open', path });
      return file;
    },
    writeFile: () => undefined,
    askSecret: async () => undefined,
    connect: options => {
      const { hostname } = new URL(options.url);
      const caller: Caller = { address: '192.0.2.9', cookies: new MemoryCookieJar() };
      const transport = {
        fetch: async (request: Request) => {
          const radio = radioAt(hostname, radios);
          if (radio === undefined || isCutOff(hostname)) throw new TypeError('fetch failed');
          const answer = await radio.fetch(request, caller).catch(() => {
            throw new TypeError('fetch failed');
          });
          const end = afterAnswer(new URL(request.url).pathname);
          if (end === 'is-cut') throw new TypeError('fetch failed');
          if (end === 'never-arrives') return new Promise<never>(() => undefined);
          if (rewrite === undefined) return answer;
          const { status, headers } = answer;
          return new Response(status === 204 ? null : rewrite(await answer.text()), { status, headers });
        },
        readCookies: () => caller.cookies?.header() ?? '',
        // Without sockets, the spectrum is polled.
        openSocket: (_path: string, { closed }: { closed(): void }) => {
          queueMicrotask(closed);
          return { send: () => undefined, close: () => undefined };
        },
      };
      return connect({ ...options, transport });
    },
    answers: async url => {
      const { hostname } = new URL(url);
      return radioAt(hostname, radios)?.reachable === true && !isCutOff(hostname);
    },
    interrupted: interruption.signal,
    interrupt: () => interruption.abort(),
    now: () => Date.now(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  };
}

/** A client of the protocol's own kit, in front of the server in this process. */
export async function mcpClient(world: McpWorld) {
  const io = memoryIo(world);
  const parts = mcpParts({ radios: 'radios.json', callsPerMinute: 100000, ...world.options }, io);
  const server = createMcpServer(parts);
  const client = new Client({ name: 'test client', version: '1' });
  const begin = async (
    name: string,
    args: Readonly<Record<string, unknown>> = {},
  ): Promise<Readonly<Record<string, unknown>>> => {
    const { structuredContent, content, isError } = await client.callTool(
      { name, arguments: { ...args } },
      undefined,
      { timeout: LONGEST_CALL_MS },
    );
    const [first] = content as readonly { readonly text?: string }[];
    return isError === true
      ? { error: first?.text ?? '' }
      : (structuredContent as Readonly<Record<string, unknown>>);
  };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return {
    client,
    io,
    /** Calls a tool, and lets the test turn the time. Answers its structured content, or the sentence of its failure. */
    begin,
    /** Calls a tool and turns the time until it answers. */
    call: (name: string, args: Readonly<Record<string, unknown>> = {}) => turned(begin(name, args)),
    close: async () => {
      io.interrupt();
      await turned(Promise.all([client.close(), server.close(), parts.close()]));
    },
  };
}

/** Serves as `mcpClient` does, in time that the tests of a file turn; what a test opened is closed after it. To be called at its top. */
export function useMcp(): typeof mcpClient {
  const closes: (() => Promise<void>)[] = [];
  beforeEach(turnTime);
  afterEach(async () => {
    for (const close of closes.splice(0)) await close();
    vi.useRealTimers();
  });
  return async world => {
    const served = await mcpClient(world);
    closes.push(served.close);
    return served;
  };
}

/** Longer than any change, by the time that tests turn. */
const LONGEST_CALL_MS = 3_600_000;

/** Turns the time on until a promise is settled. */
export async function turned<Result>(waiting: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  waiting.then(over, over);
  const isUnderWay = () => !isOver;
  for (let seconds = 0; isUnderWay() && seconds < 3000; seconds += 1) await pass(1);
  return waiting;
}
