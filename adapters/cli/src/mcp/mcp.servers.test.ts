import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { type ServedRadio, serveRadio } from '@radiolink/virtual-radio/serve';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRadio, memoryIo } from './mcp.mother.ts';
import { serveMcpOverHttp } from './http.ts';
import { mcpParts } from './run-mcp.ts';
import { createMcpServer } from './server.ts';

const PROFILES = { ridge: 'ap-ptp', mast: 'ap-ptmp', tower: 'wave', silo: 'ltu-ap' } as const;
const BUILD = fileURLToPath(new URL('../../../../scripts/cli-build.mjs', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const textOf = ({ content }: Awaited<ReturnType<Client['callTool']>>) =>
  (content as readonly { readonly text?: string }[])[0]?.text ?? '';

describe('radiolink mcp over standard input and output', () => {
  const served = new Map<string, ServedRadio>();
  const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    execFileSync(process.execPath, [BUILD], { stdio: 'ignore' });
    for (const [name, profile] of Object.entries(PROFILES))
      served.set(
        name,
        await serveRadio(createVirtualRadio({ profile, stations: 4, clock: { now: () => Date.now() } })),
      );
    const radios = Object.fromEntries(
      [...served].map(([name, { url }]) => [
        name,
        { address: url, username: 'admin', password_command: [process.execPath, '-p', '"Tower-Link-2026"'] },
      ]),
    );
    writeFileSync(join(folder, 'radios.json'), JSON.stringify({ radios }));
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [COMMAND, 'mcp', '--radios', join(folder, 'radios.json'), '--allow-changes'],
        stderr: 'ignore',
      }),
    );
  });
  afterAll(async () => {
    await client.close();
    await Promise.all([...served.values()].map(({ close }) => close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Object.keys(PROFILES))('reads the link of %s through the shipped command', async radio => {
    const answer = await client.callTool({ name: 'link_status', arguments: { radio } });
    expect([answer.isError ?? false, answer.structuredContent]).toEqual([
      false,
      expect.objectContaining({ verdict: expect.anything() }),
    ]);
  });

  it('plans a change through the shipped command', async () => {
    const answer = await client.callTool({
      name: 'plan_change',
      arguments: { radio: 'ridge', settings: { 'resolv.host.1.name': 'north-tower' } },
    });
    expect(answer.structuredContent).toMatchObject({ refused_because: [], plan_id: expect.any(String) });
  });
});

describe('radiolink mcp over HTTP', () => {
  const TOKEN = 'a-token-of-this-test';
  const io = memoryIo({ radios: { ridge: aRadio() } });
  const parts = mcpParts({ radios: 'radios.json', callsPerMinute: 1000 }, io);
  let served: Awaited<ReturnType<typeof serveMcpOverHttp>>;

  beforeAll(async () => {
    served = await serveMcpOverHttp({
      host: '127.0.0.1',
      port: 0,
      token: TOKEN,
      createServer: () => createMcpServer(parts),
    });
  });
  afterAll(async () => {
    await served.close();
    await parts.close();
  });

  it('answers a client that has the token', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(served.url), {
        requestInit: { headers: { authorization: `Bearer ${TOKEN}` } },
      }),
    );
    expect(textOf(await client.callTool({ name: 'list_radios', arguments: {} }))).toContain('"ridge"');
    await client.close();
  });

  const INITIALIZE = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  });
  it.each([
    ['no token', {}, 401],
    ['another token', { authorization: 'Bearer another-token-here' }, 401],
    ['the origin of a web page', { authorization: `Bearer ${TOKEN}`, origin: 'https://example.org' }, 403],
    ['an unknown session', { authorization: `Bearer ${TOKEN}`, 'mcp-session-id': 'nobody' }, 404],
  ])('refuses a request with %s', async (_title, headers: Record<string, string>, status) => {
    const answer = await fetch(served.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: INITIALIZE,
    });
    expect(answer.status).toBe(status);
  });
});
