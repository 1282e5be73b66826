import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDevice } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import {
  buildCommand,
  type CallTool,
  clientOver,
  COMMAND,
  endOfChange,
  overStdio,
  type RadioInReach,
  radioInReach,
  writeRadiosFile,
} from './shipped-command.mother.ts';

const POWER = 'radio.1.txpower';
const folder = mkdtempSync(join(tmpdir(), 'mcp-killed-'));
const state = join(folder, 'state');
const audit = join(folder, 'audit.jsonl');

beforeAll(() => {
  buildCommand();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('radiolink mcp that is killed while radios test its changes', () => {
  const radios = new Map<string, RadioInReach>();
  const radioOf = (name: string): RadioInReach => radios.get(name) ?? unknown();
  let options: readonly string[] = [];

  beforeAll(async () => {
    for (const name of ['ridge', 'barn', 'mill']) radios.set(name, await radioInReach({ profile: 'ap-ptp' }));
    const file = await writeRadiosFile(folder, radios);
    options = ['--radios', file, '--allow-changes', '--state', state, '--audit', audit];
  });
  afterAll(() => Promise.all([...radios.values()].map(({ close }) => close())));

  /** Sends a change whose condition does not hold until the antenna is turned back, and waits until the radio tests it. */
  async function beginTest(call: CallTool, name: string): Promise<void> {
    const { radio } = radioOf(name);
    radio.faults.set({ offDegrees: 60 });
    const plan = await call('plan_change', { radio: name, settings: { [POWER]: 10 } });
    expect(plan).toMatchObject({ refused_because: [], plan_id: expect.any(String) });
    const applying = call('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link', 'signal>=-75'] });
    applying.catch(() => undefined);
    await expect.poll(() => onDevice(radio, POWER)).toBe('10');
    expect(onDevice(radio, POWER, 'stored')).not.toBe('10');
  }

  it('leaves a radio that falls back by itself, and a server that goes on with both changes and tells their ends', async () => {
    const transport = overStdio(...options);
    const { client, call } = await clientOver(transport);
    const [ridge, barn] = [radioOf('ridge'), radioOf('barn')];
    const before = onDevice(ridge.radio, POWER);
    await Promise.all([beginTest(call, 'ridge'), beginTest(call, 'barn')]);
    await expect.poll(() => ['ridge', 'barn'].every(name => isStored(name, '"testing"'))).toBe(true);
    process.kill(Number(transport.pid), 'SIGKILL');
    await client.close();

    // Nobody keeps the test of the one, which is over meanwhile; the other radio is linked again, its test still runs.
    ridge.turn(300);
    await fetch(ridge.url);
    expect([onDevice(ridge.radio, POWER), onDevice(ridge.radio, POWER, 'stored')]).toEqual([before, before]);
    barn.radio.faults.clear();
    expect([onDevice(barn.radio, POWER), onDevice(barn.radio, POWER, 'stored')]).toEqual(['10', before]);

    const next = await clientOver(overStdio(...options));
    const ends = await Promise.all(['ridge', 'barn'].map(radio => endOfChange(next.call, radio)));
    expect(ends).toMatchObject([
      {
        state: 'ended',
        is_kept: false,
        outcome: { text: expect.stringMatching(/earlier configuration|reverted/) },
      },
      { state: 'ended', is_kept: true, outcome: { text: 'The test was kept.' } },
    ]);
    expect(onDevice(barn.radio, POWER, 'stored')).toBe('10');
    // What has ended is not gone on with by a third server, and the audit file tells what the second one did.
    expect(readdirSync(state)).toEqual([]);
    expect(resumed()).toEqual(['barn', 'ridge']);
    await next.client.close();
  });

  it('tells that a radio which was gone in the middle of its test runs the earlier configuration', async () => {
    const { client, call } = await clientOver(overStdio(...options));
    const mill = radioOf('mill');
    const before = onDevice(mill.radio, POWER);
    await beginTest(call, 'mill');
    mill.radio.faults.set({ unreachable: true });
    expect((await call('link_status', { radio: 'mill' }))['error']).toMatch(/No answer from the device/);
    mill.turn(300);
    mill.radio.faults.clear();
    expect(await endOfChange(call, 'mill')).toMatchObject({
      state: 'ended',
      is_kept: false,
      outcome: { text: expect.stringMatching(/earlier configuration|reverted/) },
    });
    expect([onDevice(mill.radio, POWER), onDevice(mill.radio, POWER, 'stored')]).toEqual([before, before]);
    await client.close();
  });

  function isStored(name: string, text: string): boolean {
    const file = join(state, `${name}.state.json`);
    return existsSync(file) && readFileSync(file, 'utf8').includes(text);
  }

  function resumed(): readonly string[] {
    const lines = readFileSync(audit, 'utf8').trim().split('\n');
    return lines
      .map(line => JSON.parse(line) as Readonly<Record<'tool' | 'radio', string>>)
      .filter(({ tool }) => tool === 'resume')
      .map(({ radio }) => radio)
      .toSorted();
  }
});

describe('the modules that the shipped radiolink loads', () => {
  /** Files that a command loads, by the engine's own list. */
  function modulesOf(...args: readonly string[]): readonly string[] {
    const coverage = mkdtempSync(join(folder, 'modules-'));
    try {
      execFileSync(process.execPath, [COMMAND, ...args], {
        env: { ...process.env, NODE_V8_COVERAGE: coverage },
        stdio: 'ignore',
      });
    } catch {
      // A command that fails has loaded its modules, too.
    }
    return readdirSync(coverage).flatMap(file => {
      const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as {
        readonly result: readonly { readonly url: string }[];
      };
      return result.map(({ url }) => url);
    });
  }
  const PROTOCOL = /@modelcontextprotocol|\/run-mcp/;

  it.each([['--help'], ['mcp', '--help'], ['--version']])(
    'are none of the Model Context Protocol at radiolink %s %s',
    (...args) => {
      const modules = modulesOf(...args);
      expect(modules.some(url => url.endsWith('/shipped/main.js'))).toBe(true);
      expect(modules.filter(url => PROTOCOL.test(url))).toEqual([]);
    },
  );

  it('loads the modules of the Model Context Protocol once radiolink mcp runs', () => {
    const modules = modulesOf('mcp', '--radios', join(folder, 'missing.json'));
    expect(modules.filter(url => PROTOCOL.test(url)).length).toBeGreaterThan(1);
  });
});

const unknown = (): never => {
  throw new Error('This radio is none of the test.');
};
