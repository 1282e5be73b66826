import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCommand,
  type CallTool,
  clientOver,
  endOfChange,
  ENVIRONMENT,
  mcpArguments,
  overStdio,
  type RadioInReach,
  radioInReach,
  servedRadios,
  writeRadiosFile,
} from './shipped-command.mother.ts';
import { HOSTILE_INPUTS } from './hostile-inputs.mother.ts';

const PERMITTED = ['--allow-changes', '--allow-scan', '--allow-load', '--calls-per-minute', '1000'];
const NAME = 'resolv.host.1.name';
const TOKEN = 'a-token-of-this-test';
const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
const closes: (() => Promise<unknown> | unknown)[] = [];

/** The command with its own radios, as each transport reaches it. */
const TRANSPORTS: Readonly<Record<string, (radios: string) => Promise<Transport>>> = {
  stdio: async radios => overStdio('--radios', radios, ...PERMITTED),
  HTTP: async radios => httpClient(await httpServer(radios)),
};

async function httpServer(radios: string): Promise<string> {
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, `${TOKEN}\n`);
  const listen = ['--listen', '127.0.0.1:0', '--token-file', tokenFile];
  const child: ChildProcess = spawn(
    process.execPath,
    mcpArguments('--radios', radios, ...PERMITTED, ...listen),
    {
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  closes.push(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
  for await (const line of createInterface({ input: child.stderr as Readable })) {
    const url = /^Serving at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server did not start.');
}

const httpClient = (url: string): Transport => {
  httpUrl = url;
  return new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${TOKEN}` } },
  });
};
let httpUrl = '';

/** Plans a change of one radio, sends it and follows it to its end. */
async function changed(call: CallTool, radio: string, keepIf: readonly string[]) {
  const plan = await call('plan_change', { radio, settings: { [NAME]: `${radio}-two` } });
  const answer = await call('apply_plan', { plan_id: plan['plan_id'], keep_if: keepIf });
  return answer['state'] === 'under way' ? endOfChange(call, radio) : answer;
}

const ANY = expect.anything();
const COUNT = expect.any(Number);
/** A call of every tool that has a result, and what is in it. A tool that is not here fails the test of the list. */
const RESULTS: Readonly<
  Record<string, readonly [ask: (call: CallTool) => Promise<unknown>, answer: unknown]>
> = {
  list_radios: [
    call => call('list_radios'),
    {
      changes_allowed: true,
      radios: expect.arrayContaining([{ name: 'ridge', address: ANY, remote_end: 'peer' }]),
    },
  ],
  link_status: [
    call => Promise.all(['ridge', 'mast', 'tower', 'silo'].map(radio => call('link_status', { radio }))),
    Array.from({ length: 4 }, () => expect.objectContaining({ verdict: ANY, local: ANY, remote: ANY })),
  ],
  stations: [
    call => call('stations', { radio: 'mast', limit: 3 }),
    { stations: [ANY, ANY, ANY], total: 4, next_offset: 3 },
  ],
  what_changed: [call => call('what_changed', { radio: 'ridge' }), { samples: COUNT }],
  spectrum_advice: [
    call => call('spectrum_advice', { radio: 'ridge', seconds: 8 }),
    { in_use: { control_mhz: COUNT }, channels: expect.arrayContaining([ANY]) },
  ],
  configuration: [
    call => call('configuration', { radio: 'ridge', contains: 'radio.1.freq', limit: 1 }),
    { settings: [{ key: 'radio.1.freq', value: { untrusted: ANY } }] },
  ],
  diff: [call => call('diff', { radio: 'ridge', other_radio: 'tower' }), { total: COUNT, next_offset: 25 }],
  log: [call => call('log', { radio: 'ridge', limit: 1 }), { enabled: true, lines: [{ untrusted: ANY }] }],
  site_survey: [
    call => call('site_survey', { radio: 'ridge', scan: true }),
    { networks: expect.arrayContaining([expect.objectContaining({ mac: ANY, frequency_mhz: COUNT })]) },
  ],
  speed_test: [
    async call => {
      // The scan of the test above interrupts the link.
      await expect
        .poll(() => call('link_status', { radio: 'ridge' }), { timeout: 20_000 })
        .toMatchObject({ station_count: 1 });
      return call('speed_test', { radio: 'ridge', seconds: 5 });
    },
    { transmit_kbps: COUNT, receive_kbps: COUNT, seconds: 5 },
  ],
  plan_change: [
    call => call('plan_change', { radio: 'silo', settings: { [NAME]: 'silo-two' } }),
    { refused_because: [], plan_id: ANY, changes: [{ key: NAME, after: { untrusted: 'silo-two' } }] },
  ],
  apply_plan: [call => changed(call, 'mast', ['link']), { state: 'ended', is_kept: true }],
  change_status: [
    async call => [await changed(call, 'tower', ['link']), await call('change_status', { radio: 'tower' })],
    [{ is_kept: true }, { state: 'ended', is_kept: true, outcome: { text: 'The test was kept.' } }],
  ],
  revert: [
    async call => {
      const applying = changed(call, 'barn', ['link', 'signal>=-10']);
      const hasReverted = async () => (await call('revert', { radio: 'barn' }))['outcome'];
      await expect.poll(hasReverted).toMatch(/^The test was ended/);
      return applying;
    },
    { is_kept: false, outcome: { text: 'The test was reverted.' } },
  ],
  link_change: [
    call => call('link_change', { local: 'local', remote: 'remote', ssid: 'Mill-Link' }),
    { is_changed: true, is_as_before: false },
  ],
};

/** Calls that are refused, and the sentence that says what to do. */
const REFUSALS: readonly (readonly [
  tool: string,
  args: Readonly<Record<string, unknown>>,
  sentence: RegExp,
])[] = [
  ['link_status', { radio: 'nowhere' }, /list_radios lists the names/],
  ['link_status', { radio: 7 }, /radio/],
  ['log', { radio: 'ridge', limit: 5000 }, /limit/],
  ['diff', { radio: 'ridge' }, /Name either other_radio or configuration/],
  ['speed_test', { radio: 'silo' }, /names no remote_end of silo/],
  ['plan_change', { radio: 'ridge', settings: { 'users.1.password': 'x' } }, /accounts and login keys/],
  ['plan_change', { radio: 'ridge', settings: { colour: 'red' } }, /radiolink:\/\/settings/],
  ['apply_plan', { plan_id: '00000000-0000-4000-8000-000000000000', keep_if: ['link'] }, /Call plan_change/],
  ['apply_plan', { plan_id: 'x', keep_if: ['luck'] }, /keep_if/],
  ['revert', { radio: 'ridge' }, /runs no test/],
  ['link_change', { local: 'local', remote: 'remote' }, /Name what is to change/],
  ['no_such_tool', {}, /no_such_tool/],
];

/** Inputs that are refused everywhere, and what only a server with every permission and both ends of a link is asked. */
const HOSTILE: typeof HOSTILE_INPUTS = [
  ...HOSTILE_INPUTS,
  ['link_status', {}],
  ['link_status', { radio: '' }],
  ['stations', { radio: 'mast', limit: '10; reboot' }],
  ['what_changed', { radio: 'ridge', at: 'yesterday' }],
  ['configuration', { radio: 'ridge', contains: 'x'.repeat(100_000) }],
  ['diff', { radio: 'ridge', configuration: 'a=b\n'.repeat(1_000_000) }],
  ['site_survey', { radio: 'ridge', interface: 'ath0; reboot now' }],
  ['speed_test', { radio: 'ridge', seconds: 86_400 }],
  ['speed_test', { radio: 'ridge', direction: 'up; reboot' }],
  ['plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '10\nusers.1.status=disabled' } }],
  ['plan_change', { radio: 'ridge', settings: { [NAME]: 'a\u0000b' } }],
  ['plan_change', { radio: 'ridge', settings: 'radio.1.txpower=10' }],
  ['apply_plan', { plan_id: '../../etc/passwd', keep_if: ['link'] }],
  ['apply_plan', { plan_id: '00000000-0000-4000-8000-000000000000', keep_if: ['signal>=-10;revert'] }],
  ['link_change', { local: 'local', remote: 'remote', ssid: 'x'.repeat(33) }],
  ['link_change', { local: 'local', remote: 'remote', ssid: 'a\nb' }],
];

beforeAll(() => {
  buildCommand();
});
afterAll(async () => {
  for (const close of closes.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent.each(Object.keys(TRANSPORTS))('radiolink mcp over %s, as it is shipped', name => {
  let radios: ReadonlyMap<string, RadioInReach>;
  let client: Client;
  let call: CallTool;

  beforeAll(async () => {
    radios = await servedRadios();
    const place = mkdtempSync(join(folder, `${name}-`));
    ({ client, call } = await clientOver(
      await (TRANSPORTS[name] ?? unknown)(await writeRadiosFile(place, radios)),
    ));
  });
  afterAll(async () => {
    await client.close();
    await Promise.all([...radios.values()].map(({ close }) => close()));
  });

  it('answers each of its tools below', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(tool => tool.name).toSorted()).toEqual(Object.keys(RESULTS).toSorted());
  });

  it.each(Object.keys(RESULTS))('answers %s with its result', async tool => {
    const [ask, answer] = RESULTS[tool] ?? [unknown, undefined];
    expect(await ask(call)).toMatchObject(answer as object);
  });

  it.each(REFUSALS)('refuses %s of %j with what to do', async (tool, args, sentence) => {
    const answer = await call(tool, args).catch((reason: Error) => ({ error: reason.message }));
    expect(answer['error']).toMatch(sentence);
  });

  it('refuses a plan once its radio has another configuration, and writes nothing of it', async () => {
    const plan = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '10' } });
    const { radio } = radios.get('ridge') ?? unknown();
    const state = JSON.parse(radio.snapshot()) as {
      readonly configuration: Record<'running' | 'stored', string>;
    };
    expect(await changed(call, 'ridge', ['link'])).toMatchObject({ is_kept: true });
    expect(state.configuration.stored).not.toContain('ridge-two');
    const answer = await call('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link'] });
    expect(answer['error']).toMatch(/has changed since this plan was made\. Call plan_change again/);
    expect(radio.snapshot()).not.toMatch(/radio\.1\.txpower=10\b/);
  });

  it.each(HOSTILE.map((each, index) => [index, ...each] as const))(
    'refuses hostile input %i to %s with a short sentence and no stack',
    async (_index, tool, args) => {
      const answer: Awaited<ReturnType<CallTool>> = await call(tool, args).catch((reason: Error) => ({
        error: reason.message,
      }));
      const sentence = answer['error'] ?? (answer['refused_because'] as readonly unknown[])?.join(' ');
      expect([sentence, String(sentence).length > 10]).toEqual([expect.any(String), true]);
      expect(String(sentence)).not.toMatch(/\bat .*:\d+:\d+|TypeError|node_modules/);
      expect(String(sentence).length).toBeLessThan(2000);
    },
  );

  it('radiolink mcp gives the settings reference as a resource, and its prompts', async () => {
    const { contents } = await client.readResource({ uri: 'radiolink://settings' });
    expect(JSON.stringify(contents)).toContain('radio.1.freq');
    const { messages } = await client.getPrompt({
      name: 'why-is-this-link-slow',
      arguments: { radio: 'ridge' },
    });
    expect(JSON.stringify(messages)).toContain('link_status of both ends');
  });
});

describe('radiolink mcp without a permission, as it is shipped', () => {
  it('offers no tool that changes, and refuses a scan and a speed test with the option that permits it', async () => {
    const ridge = await radioInReach({ profile: 'ap-ptp' });
    const place = mkdtempSync(join(folder, 'reading-'));
    const { client, call } = await clientOver(
      overStdio('--radios', await writeRadiosFile(place, new Map([['ridge', ridge]]))),
    );
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.destructiveHint !== false)).toEqual([]);
    expect(await call('plan_change', { radio: 'ridge', settings: {} })).toEqual({
      error: expect.stringMatching(/plan_change not found/),
    });
    expect(await call('site_survey', { radio: 'ridge', scan: true })).toEqual({
      error: expect.stringMatching(/--allow-scan/),
    });
    expect(await call('speed_test', { radio: 'ridge' })).toEqual({
      error: expect.stringMatching(/--allow-load/),
    });
    await client.close();
    await ridge.close();
  });
});

const unknown = (): never => {
  throw new Error('This is not in the table.');
};

describe('a request to radiolink mcp over HTTP', () => {
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
  ])('is refused with %s', async (_title, headers: Record<string, string>, status) => {
    const answer = await fetch(httpUrl, {
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
