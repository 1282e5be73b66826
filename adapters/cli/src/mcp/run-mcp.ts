import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { once } from 'node:events';
import type { CliIo } from '../cli-io.ts';
import { firstLine } from '../connection/find-password.ts';
import { listenAddress } from '../connection/listen-address.ts';
import { UsageError } from '../usage-error.ts';
import { fileAudit, RateLimit, type WriteAudit } from './audit.ts';
import { Changes } from './changes.ts';
import { isLoopback, serveMcpOverHttp } from './http.ts';
import { RadioPool } from './radio-pool.ts';
import { readRadiosFile } from '../connection/radios-file.ts';
import { createMcpServer, type McpParts } from './server.ts';

export interface McpOptions {
  readonly radios: string;
  readonly allowChanges?: true;
  readonly allowScan?: true;
  readonly allowLoad?: true;
  readonly state?: string;
  readonly audit?: string;
  readonly callsPerMinute: number;
  readonly listen?: string;
  readonly tokenFile?: string;
}

const LISTEN_EXAMPLE = '127.0.0.1:9818';
const MINUTE_MS = 60_000;
const SHORTEST_TOKEN = 16;
const NO_AUDIT: WriteAudit = () => undefined;

/** What the sessions of one program share. @throws UsageError */
export function mcpParts(options: McpOptions, io: CliIo): McpParts & { readonly close: () => Promise<void> } {
  const pool = new RadioPool(readRadiosFile(options.radios, io), io);
  const changes = new Changes({
    pool,
    answers: io.answers,
    now: io.now,
    wait: io.wait,
    stateFolder: options.state,
    signal: io.interrupted,
  });
  const audit = options.audit === undefined ? NO_AUDIT : fileAudit(options.audit, io.now);
  if (options.allowChanges)
    for (const radio of changes.resume())
      audit({ tool: 'resume', client: 'radiolink', radio, outcome: 'a change is followed further' });
  return {
    gate: { audit, rate: new RateLimit({ calls: options.callsPerMinute, windowMs: MINUTE_MS }, io.now) },
    pool,
    changes,
    permissions: {
      changes: options.allowChanges === true,
      scan: options.allowScan === true,
      load: options.allowLoad === true,
    },
    now: io.now,
    wait: io.wait,
    close: () => pool.close(),
  };
}

/** Serves until the client leaves or the program is interrupted. @throws UsageError */
export async function runMcp(options: McpOptions, io: CliIo): Promise<void> {
  const parts = mcpParts(options, io);
  try {
    if (options.listen === undefined) await overStdio(parts, io);
    else await overHttp(parts, options, io);
  } finally {
    await parts.close();
  }
}

async function overStdio(parts: McpParts, io: CliIo): Promise<void> {
  const server = createMcpServer(parts);
  const left = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport());
  await Promise.race([left, interruption(io)]);
  await server.close();
}

async function overHttp(parts: McpParts, { listen = '', tokenFile }: McpOptions, io: CliIo): Promise<void> {
  const { host, port } = listenAddress(listen, LISTEN_EXAMPLE);
  if (!isLoopback(host))
    throw new UsageError(
      `--listen takes a loopback address, such as ${LISTEN_EXAMPLE}: who reaches this server commands the radios.`,
    );
  const token = tokenFile === undefined ? '' : firstLine(io.readFile(tokenFile));
  if (token.length < SHORTEST_TOKEN)
    throw new UsageError(
      `--listen needs --token-file: a file with a token of at least ${SHORTEST_TOKEN} characters.`,
    );
  const { url, close } = await serveMcpOverHttp({
    host,
    port,
    token,
    createServer: () => createMcpServer(parts),
  });
  io.err(`Serving at ${url}`);
  await interruption(io);
  await close();
}

async function interruption({ interrupted }: CliIo): Promise<void> {
  if (!interrupted.aborted) await once(interrupted, 'abort');
}
