import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressKey,
  answersArrive,
  onDevice,
  pass,
  turnTime,
} from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { aRadio, type McpWorld, mcpClient } from './mcp.mother.ts';

const POWER = 'radio.1.txpower';
const SSID = 'wireless.1.ssid';
/** Scenarios of a kind in `npm test`, drawn by the commit: one in four. */
const some = (scenarios: readonly unknown[]): number => Math.ceil(scenarios.length / 4);
/** Conditions that hold once the test runs, and that never hold. */
const HOLDS = ['link'];
const NEVER_HOLDS = ['link', 'signal>=-10'];

type Served = Awaited<ReturnType<typeof mcpClient>>;
const closes: (() => Promise<void> | void)[] = [];
let state = '';

beforeEach(() => {
  turnTime();
  state = mkdtempSync(join(tmpdir(), 'mcp-scenario-'));
});
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
  vi.useRealTimers();
  rmSync(state, { recursive: true, force: true });
});

/** Starts the server in front of one radio. */
async function serve(radio: VirtualRadio, world: Partial<McpWorld> = {}, name = 'ridge'): Promise<Served> {
  const served = await mcpClient({
    radios: { [name]: radio },
    options: { allowChanges: true, state },
    ...world,
  });
  closes.push(served.close);
  return served;
}

/** Plans a change and sends it. */
async function beginChange(
  { call, begin }: Served,
  settings: Readonly<Record<string, string>>,
  { keepIf = HOLDS, radio = 'ridge' } = {},
): Promise<void> {
  const plan = await call('plan_change', { radio, settings });
  expect(plan).toMatchObject({ refused_because: [], plan_id: expect.any(String) });
  begin('apply_plan', { plan_id: plan['plan_id'], keep_if: keepIf }).catch(() => undefined);
  await answersArrive();
}

/** What the server says in the end. */
async function ending({ call }: Served, radio = 'ridge'): Promise<Readonly<Record<string, unknown>>> {
  for (let tries = 0; tries < 40; tries += 1) {
    const seen = await call('change_status', { radio });
    if (seen['state'] !== 'under way') return seen;
  }
  throw new Error('The change did not end.');
}

/** What the device has in the end, once no test can run any more. */
async function settledOn(radio: VirtualRadio, key: string): Promise<string | undefined> {
  await pass(300);
  // A radio that nobody asks notices the end of its test at the next request.
  await radio.fetch(new Request('http://radio/'), { address: '192.0.2.50' });
  expect(onDevice(radio, key)).toBe(onDevice(radio, key, 'stored'));
  return onDevice(radio, key, 'stored');
}

/**
 * What the server says in the end beside what the device has. It never says that a change is kept that the device does
 * not have, nor that it is not kept where the device has it; it may say that it does not know.
 */
async function verdictOf(served: Served, radio: VirtualRadio) {
  const said = await ending(served);
  const { text = '' } = (said['outcome'] ?? {}) as { readonly text?: string };
  const has = (await settledOn(radio, POWER)) === '10';
  return {
    state: said['state'],
    text,
    isKept: said['is_kept'],
    isTrue: /unknown/.test(text) || said['is_kept'] === has,
  };
}
const TRUE_END = { state: 'ended', isTrue: true, text: expect.stringMatching(/\.$|\{reason\}$/) };

/** Calls of the classic API on the way of a change, from the login to the end of the test. */
const CALLS = [
  '/api/auth',
  '/api/regdomain',
  '/apply.cgi',
  '/getcfg.cgi',
  '/logout.cgi',
  '/poll.cgi',
  '/status.cgi',
  '/test_mode.cgi',
  '/writecfg.cgi',
] as const;

describe('a change through radiolink mcp whose answers are lost', () => {
  it('a change through radiolink mcp makes the calls of which each answer is lost below', async () => {
    const seen = new Set<string>();
    const radio = aRadio();
    const served = await serve(radio, {
      afterAnswer: path => {
        seen.add(path);
        return 'arrives';
      },
    });
    await beginChange(served, { [POWER]: '10' });
    expect(await verdictOf(served, radio)).toMatchObject({ ...TRUE_END, isKept: true });
    expect([...seen].toSorted()).toEqual(CALLS);
  });

  const losses = CALLS.flatMap(path =>
    (['never-arrives', 'is-cut'] as const).flatMap(end => [
      [path, end, 1] as const,
      [path, end, 1000] as const,
    ]),
  );
  it.each(sampleOf(losses, some(losses)))(
    'tells the truth where the answer of %s %s, %i times',
    async (lost, end, times) => {
      const radio = aRadio();
      let isBegun = false;
      let left: number = times;
      const served = await serve(radio, {
        afterAnswer: path => {
          if (!isBegun || path !== lost || left === 0) return 'arrives';
          left -= 1;
          return end;
        },
      });
      const plan = await served.call('plan_change', { radio: 'ridge', settings: { [POWER]: '10' } });
      isBegun = true;
      const applying = served.begin('apply_plan', { plan_id: plan['plan_id'], keep_if: HOLDS });
      await pass(500);
      const answer = await applying;
      left = 0;
      const { isTrue } =
        answer['error'] === undefined
          ? await verdictOf(served, radio)
          : { isTrue: (await settledOn(radio, POWER)) !== '10' };
      expect([answer, isTrue]).toEqual([answer, true]);
    },
  );
});

describe('a change through radiolink mcp whose radio fails', () => {
  const cuts = [1, 3, 8, 20, 45].flatMap(at => [20, 400].map(seconds => [at, seconds] as const));
  it.each(sampleOf(cuts, some(cuts)))(
    'the server tells the truth where nothing reaches the radio %i s after a change began, for %i s',
    async (at, seconds) => {
      const radio = aRadio();
      let isGone = false;
      const served = await serve(radio, { isCutOff: () => isGone });
      await beginChange(served, { [POWER]: '10' });
      await pass(at);
      isGone = true;
      await pass(seconds);
      isGone = false;
      expect(await verdictOf(served, radio)).toMatchObject(TRUE_END);
    },
  );

  const failures = (['power-loss', 'reboot', 'session-end'] as const).flatMap(event =>
    [1, 3, 8, 20, 45].map(at => [event, at] as const),
  );
  it.each(sampleOf(failures, some(failures)))(
    'tells the truth where the radio has a %s %i s after it began',
    async (event, at) => {
      const radio = aRadio();
      const served = await serve(radio);
      await beginChange(served, { [POWER]: '10' });
      await pass(at);
      radio.faults.happen(event);
      expect(await verdictOf(served, radio)).toMatchObject(TRUE_END);
    },
  );

  it('a power cut in a test that cannot be kept leaves the earlier configuration, and the server says so', async () => {
    const radio = aRadio();
    const served = await serve(radio);
    await beginChange(served, { [SSID]: 'Barn' });
    await pass(20);
    radio.faults.happen('power-loss');
    expect(await ending(served)).toMatchObject({
      is_kept: false,
      outcome: { text: 'The device rebooted, and runs the earlier configuration.' },
    });
    expect(await settledOn(radio, SSID)).toBe('quarry-backhaul');
  });

  it('a radio that moves is followed to its new address, kept there and named', async () => {
    const radio = aRadio();
    const name = radio.address;
    const served = await serve(radio, {}, name);
    await beginChange(served, { [addressKey(radio)]: '192.168.1.77' }, { radio: name });
    expect(await ending(served, name)).toMatchObject({ is_kept: true, address: 'https://192.168.1.77' });
    expect(radio.address).toBe('192.168.1.77');
  });
});

describe('a change through radiolink mcp whose server is killed', () => {
  const kills = [0, 1, 3, 8, 20, 45].flatMap(at => [15, 400].map(pause => [at, pause] as const));
  it.each(sampleOf(kills, some(kills)))(
    'the next server goes on with a change, ended %i s after it began and resumed %i s later',
    async (at, pause) => {
      const radio = aRadio();
      const first = await serve(radio);
      await beginChange(first, { [POWER]: '10' });
      await pass(at);
      await first.close();
      await pass(pause);
      const next = await serve(radio);
      const said = await next.call('change_status', { radio: 'ridge' });
      const { isTrue } = said['state'] === 'none' ? { isTrue: true } : await verdictOf(next, radio);
      expect([said, isTrue]).toEqual([said, true]);
      await pass(300);
      // A change whose end was told is not begun again by a third server.
      expect(readdirSync(state).filter(file => file.endsWith('.plan.json'))).toEqual([]);
    },
  );

  it('a resumed server does not keep the test that another user started in the meantime', async () => {
    const radio = aRadio();
    const first = await serve(radio);
    await beginChange(first, { [POWER]: '10' }, { keepIf: NEVER_HOLDS });
    await pass(5);
    await first.close();
    await pass(260);
    const other = await serve(radio, { options: { allowChanges: true } });
    await beginChange(other, { [SSID]: 'Barn' }, { keepIf: NEVER_HOLDS });
    await pass(20);
    const next = await serve(radio);
    expect((await ending(next))['is_kept']).not.toBe(true);
    expect(await settledOn(radio, SSID)).toBe('quarry-backhaul');
  });
});

describe('a change through radiolink mcp beside another administrator', () => {
  it.each(sampleOf([1, 3, 8, 20, 45], 2))(
    'the server tells the truth where another administrator writes the device %i s after a change began',
    async at => {
      const radio = aRadio();
      const served = await serve(radio);
      await beginChange(served, { [POWER]: '10' }, { keepIf: NEVER_HOLDS });
      await pass(at);
      const other = await serve(radio, { options: { allowChanges: true } });
      const plan = await other.call('plan_change', { radio: 'ridge', settings: { [SSID]: 'Barn' } });
      const answer = other.begin('apply_plan', { plan_id: plan['plan_id'], keep_if: NEVER_HOLDS });
      await pass(300);
      await answer;
      expect(await verdictOf(served, radio)).toMatchObject(TRUE_END);
      expect(onDevice(radio, SSID, 'stored')).toBe('quarry-backhaul');
    },
  );
});
