import { connect, nextStatus } from '@radiolink/client/node';
import {
  createVirtualRadio,
  SharedAir,
  type VirtualRadio,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import { type ServedRadio, serveRadio } from '@radiolink/virtual-radio/serve';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { likeLocal } from '../../../client/src/safe-apply/linked-pair.mother.ts';

const BUILD = fileURLToPath(new URL('../../../../scripts/cli-build.mjs', import.meta.url));
const LOGIN = { username: 'admin', password: 'Tower-Link-2026' };

/** Beside dist, which a step of the checks may pack meanwhile. */
const FOLDER = '.cache/shipped';
/** The command as it is packed. */
export const COMMAND = fileURLToPath(new URL(`../../${FOLDER}/main.js`, import.meta.url));
export const buildCommand = (): void =>
  void execFileSync(process.execPath, [BUILD, FOLDER], { stdio: 'ignore' });

/** So many times as fast as the wall run the radios and the waits of the command; time-outs of requests stay as they are. */
const SPEED = 5;
const EPOCH = Date.now();
const FASTER = `
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
const [now, wait] = [Date.now, timers.setTimeout];
Date.now = () => ${EPOCH} + (now() - ${EPOCH}) * ${SPEED};
timers.setTimeout = (ms, ...rest) => wait(ms / ${SPEED}, ...rest);
syncBuiltinESMExports();`;

/** Arguments of `node` for `radiolink mcp`. */
export const mcpArguments = (...options: readonly string[]): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(FASTER)}`,
  COMMAND,
  'mcp',
  ...options,
];
/** Where the command finds the password of some radios. */
export const ENVIRONMENT = { ...getDefaultEnvironment(), RADIOLINK_PASSWORD: LOGIN.password };

/** A radio that is served to the command, and whose time can be turned. */
export interface RadioInReach extends ServedRadio {
  readonly radio: VirtualRadio;
  /** Lets seconds pass for this radio alone. */
  readonly turn: (seconds: number) => void;
}

export async function radioInReach(options: Partial<VirtualRadioOptions>): Promise<RadioInReach> {
  let aheadMs = 0;
  const clock = { now: () => EPOCH + (Date.now() - EPOCH) * SPEED + aheadMs };
  const radio = createVirtualRadio({ stations: 4, clock, ...options });
  const served = await serveRadio(radio);
  return {
    radio,
    ...served,
    turn: seconds => {
      aheadMs += seconds * 1000;
    },
  };
}

/** Four radios, a fifth that is a station, and the two ends of a link. */
export async function servedRadios(): Promise<ReadonlyMap<string, RadioInReach>> {
  const sharedAir = new SharedAir();
  const options: Readonly<Record<string, Partial<VirtualRadioOptions>>> = {
    ridge: { profile: 'ap-ptp' },
    mast: { profile: 'ap-ptmp' },
    tower: { profile: 'wave' },
    silo: { profile: 'ltu-ap' },
    barn: { profile: 'sta-ptp' },
    local: { profile: 'ap-ptp', sharedAir },
    remote: { profile: 'sta-ptp', sharedAir, snapshot: snapshotLikeLocal() },
  };
  const served = await Promise.all(
    Object.entries(options).map(async ([name, each]) => [name, await radioInReach(each)] as const),
  );
  return new Map(served);
}

/** A station that finds the access point `ap-ptp`. */
function snapshotLikeLocal(): string {
  const station = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => EPOCH } });
  const state = JSON.parse(station.snapshot()) as { readonly configuration: Record<string, string> };
  for (const copy of ['running', 'stored'])
    state.configuration[copy] = likeLocal(state.configuration[copy] ?? '');
  return JSON.stringify(state);
}

/** Writes the file of radios. The remote end of the first is its peer, which answers nowhere but over its link. */
export async function writeRadiosFile(
  folder: string,
  radios: ReadonlyMap<string, RadioInReach>,
): Promise<string> {
  const [[first, { url }] = ['', { url: '' }]] = radios;
  const session = await connect({ url, ...LOGIN });
  const [peer] = (await nextStatus(session)).wireless.stations;
  await session.close();
  const secret = join(folder, 'password');
  writeFileSync(secret, `${LOGIN.password}\n`);
  const ways = [
    { password_command: [process.execPath, '-p', `"${LOGIN.password}"`] },
    { password_env: 'RADIOLINK_PASSWORD' },
    { password_file: secret },
  ];
  const entries = [...radios].map(([name, each], index) => [
    name,
    {
      address: each.url,
      username: LOGIN.username,
      ...ways[index % ways.length],
      ...(name === first && { remote_end: 'peer' }),
    },
  ]);
  const path = join(folder, 'radios.json');
  const remote = { address: `http://${peer?.lastIp}`, username: LOGIN.username, password_file: secret };
  writeFileSync(path, JSON.stringify({ radios: { ...Object.fromEntries(entries), peer: remote } }));
  return path;
}

/** Calls a tool; answers its structured content, or the sentence of its failure. */
export type CallTool = (
  tool: string,
  args?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** What `change_status` tells in the end: on a busy machine a call answers before the change is over. */
export async function endOfChange(call: CallTool, radio: string): ReturnType<CallTool> {
  let seen = await call('change_status', { radio });
  for (let tries = 0; seen['state'] === 'under way' && tries < 20; tries += 1)
    seen = await call('change_status', { radio });
  return seen;
}

/** A client of the protocol's own kit. */
export async function clientOver(
  transport: Transport,
): Promise<{ readonly client: Client; readonly call: CallTool }> {
  const client = new Client({ name: 'test client', version: '1' });
  await client.connect(transport);
  // The client holds each result against the schema of its tool once it has read them.
  await client.listTools();
  return {
    client,
    call: async (name, args = {}) => {
      const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...args } });
      const [first] = content as readonly { readonly text?: string }[];
      return isError === true ? { error: first?.text ?? '' } : (structuredContent as Record<string, unknown>);
    },
  };
}

/** The command as the child of its client. */
export const overStdio = (...options: readonly string[]): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: mcpArguments(...options),
    env: ENVIRONMENT,
    stderr: 'ignore',
  });
