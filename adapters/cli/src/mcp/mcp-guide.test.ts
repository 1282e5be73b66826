import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { SharedAir, type VirtualRadio } from '@radiolink/virtual-radio';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice, pass, turnTime } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { likeLocal } from '../../../client/src/safe-apply/linked-pair.mother.ts';
import { readRadiosFile } from '../connection/radios-file.ts';
import { MCP } from './index.ts';
import { aRadio, mcpClient } from './mcp.mother.ts';

const GUIDE = readFileSync(new URL('../../../../docs/mcp.md', import.meta.url), 'utf8');
const FREQUENCY = 'radio.1.freq';
const BAD_MHZ = '5785';

/** A call of the guide, and the part of its result that it shows. */
const STEP = /^`(\w+) (\{.*\})`[^\n]*\n\n```json\n([^]*?)\n```$/gm;
const steps = [...GUIDE.matchAll(STEP)].map(([, tool = '', args = '', result = '']) => ({
  tool,
  args: JSON.parse(args) as Readonly<Record<string, unknown>>,
  result: JSON.parse(result) as unknown,
}));

/** The part of a result that the guide shows: its fields, and its rows of a list. A row that is missing leaves all rows. */
function partOf(result: unknown, shown: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(result)) {
    const isThere = (row: unknown) => result.some(each => isDeepStrictEqual(partOf(each, row), row));
    return shown.length > 0 && shown.every(isThere) ? shown : result;
  }
  if (!isRecord(result) || !isRecord(shown)) return result;
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, partOf(result[key], value)]));
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way in which the guide starts the command: in JSON and TOML by its arguments, else in a line. */
const startedBy = (guide: string): readonly (readonly string[])[] => [
  ...[...guide.matchAll(/"?args"?\s*[:=]\s*(\[.*?\])/g)].map(([, args = '']) => JSON.parse(args) as string[]),
  ...[...guide.matchAll(/^(?:claude .* -- )?radiolink (mcp .*)$/gm)].map(([, line = '']) => line.split(' ')),
];

/** The station of the access point `ap-ptp`, on its channel. */
function stationState(): string {
  const state = JSON.parse(aRadio({ profile: 'sta-ptp' }).snapshot()) as {
    readonly configuration: Record<string, string>;
  };
  for (const copy of ['running', 'stored'])
    state.configuration[copy] = likeLocal(state.configuration[copy] ?? '', Number(BAD_MHZ)).replace(
      /^radio\.1\.chanbw=.*$/m,
      'radio.1.chanbw=40',
    );
  return JSON.stringify(state);
}

/** Another transmitter on the channel that the access point begins on, and on no other. */
function interfere(radio: VirtualRadio): void {
  const isThere = onDevice(radio, FREQUENCY) === BAD_MHZ;
  if (isThere && radio.faults.plan.neighbourDbm === undefined) radio.faults.set({ neighbourDbm: -68 });
  if (!isThere && radio.faults.plan.neighbourDbm !== undefined) radio.faults.clear();
}

describe('the guide of radiolink mcp', () => {
  beforeEach(turnTime);
  afterEach(() => void vi.useRealTimers());

  it('starts the command by options that it has, in the settings of every client', () => {
    const started = startedBy(GUIDE);
    expect(started.length).toBeGreaterThan(4);
    for (const [name, ...args] of started) {
      const command = new Command(MCP.name).exitOverride().configureOutput({ writeErr: () => undefined });
      MCP.define(command);
      expect([name, command.parse(args, { from: 'user' }).args]).toEqual(['mcp', []]);
    }
  });

  it('lists radios in a file that the command reads', () => {
    const [, file = ''] = /```json\n(\{\n  "radios"[^]*?)\n```/.exec(GUIDE) ?? [];
    const io = { readFile: () => new TextEncoder().encode(file), env: {}, now: () => 0 };
    expect(
      [...readRadiosFile('radios.json', io).values()].map(({ name, remoteEnd }) => [name, remoteEnd]),
    ).toEqual([
      ['ridge', 'barn'],
      ['barn', undefined],
    ]);
  });

  it('names every tool', async () => {
    const { client, close } = await mcpClient({
      radios: { ridge: aRadio() },
      options: { allowChanges: true },
    });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).filter(name => !GUIDE.includes(`\`${name}\``))).toEqual([]);
    await close();
  });

  it('shows a conversation whose every result is the one that its call has', async () => {
    const sharedAir = new SharedAir();
    const ridge = aRadio({ profile: 'ap-ptp', sharedAir });
    const barn = aRadio({ profile: 'sta-ptp', sharedAir, snapshot: stationState() });
    interfere(ridge);
    await pass(60);
    const { call, close } = await mcpClient({
      radios: { ridge, barn },
      remoteEnds: { ridge: 'barn' },
      options: { allowChanges: true },
      afterAnswer: () => {
        interfere(ridge);
        return 'arrives';
      },
    });
    expect(steps.map(({ tool }) => tool)).toEqual([
      'link_status',
      'spectrum_advice',
      'spectrum_advice',
      'plan_change',
      'link_change',
      'link_status',
    ]);
    for (const { tool, args, result } of steps)
      expect([tool, partOf(await call(tool, args), result)]).toEqual([tool, result]);
    await close();
  });
});
