import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { onDevice, turnTime } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import type { LinkChangeResult } from '@radiolink/application/safe-apply/link-end';
import {
  AGREED,
  aLinkedPair,
  type DrivenLink,
  drivenLink,
  type LinkedPair,
  pass,
} from './linked-pair.mother.ts';

const OLD = { local: 'quarry-backhaul', remote: 'quarry-backhaul' };
const NEW = { local: AGREED.ssid, remote: AGREED.ssid };

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('both ends of a link', () => {
  it('change as one, and are linked again', async () => {
    const pair = await aLinkedPair();
    expect(pair.air.isLinked).toBe(true);
    const change = drivenLink(pair);
    await pass(90);
    expect([change.failure(), change.result()]).toMatchObject([undefined, { isChanged: true }]);
    expect(pair.ssids()).toEqual(NEW);
    expect(pair.air.isLinked).toBe(true);
    expect(change.memory.load()).toBeUndefined();
  });

  it('stay as they are where the remote end does not answer at first', async () => {
    const pair = await aLinkedPair();
    pair.remote.faults.set({ unreachable: true });
    const change = drivenLink(pair);
    await pass(5);
    expect(String(change.failure())).toContain('does not respond');
    expect(pair.ssids()).toEqual(OLD);
  });

  it('remember no value', async () => {
    const pair = await aLinkedPair();
    const change = drivenLink(pair);
    await pass(20);
    expect(change.memory.load()).toMatchObject({ local: expect.anything(), remote: expect.anything() });
    expect(JSON.stringify(change.memory.load())).not.toContain(AGREED.key);
    change.kill();
  });
});

/** Seconds after the begin: both read, the remote end sent, both sent, both restarting, linked, kept one after the other. */
const MOMENTS = [1, 3, 5, 12, 24, 26, 28, 35] as const;

/** Of them in `npm test`, drawn by the commit. */
const SOME = 2;

/** Lets the program come to its end, and both ends settle after it. */
async function settled(pair: LinkedPair, change: DrivenLink) {
  for (let waited = 0; waited < 1200 && change.result() === undefined; waited += 10) await pass(10);
  await pass(60);
  return { ...pair.ssids(), isLinked: pair.air.isLinked, failure: change.failure() };
}

describe.each(['local', 'remote'] as const)('where the %s end loses its power', end => {
  it.each(sampleOf(MOMENTS, SOME, end))(
    '%i s after the begin, both ends agree in the end, and are linked',
    async seconds => {
      const pair = await aLinkedPair();
      const change = drivenLink(pair);
      await pass(seconds);
      pair[end].faults.happen('power-loss');
      const { local, remote, isLinked, failure } = await settled(pair, change);
      expect([local, isLinked, failure]).toEqual([remote, true, undefined]);
      expect(change.result()?.isChanged).toBe(local === AGREED.ssid);
    },
  );
});

describe('where the program ends', () => {
  it.each([
    ...sampleOf(MOMENTS, SOME, 'program').map(seconds => [seconds, 12] as const),
    ...sampleOf([5, 24, 26, 28], 1).map(seconds => [seconds, 400] as const),
  ])(
    '%i s after the begin and goes on %i s later, both ends agree, and are linked',
    async (seconds, pause) => {
      const pair = await aLinkedPair();
      const change = drivenLink(pair);
      await pass(seconds);
      change.kill();
      await pass(pause);
      const again = drivenLink(pair, change.memory);
      const { local, remote, isLinked, failure } = await settled(pair, again);
      expect([local, isLinked, failure]).toEqual([remote, true, undefined]);
    },
  );

  it.each(sampleOf([5, 20, 26], 1))(
    '%i s after the begin it goes on with no other agreement',
    async seconds => {
      const pair = await aLinkedPair();
      const change = drivenLink(pair);
      await pass(seconds);
      change.kill();
      const before = JSON.stringify(change.memory.load());
      const again = drivenLink(pair, change.memory, { ...AGREED, ssid: 'barnyard' });
      await pass(5);
      expect(String(again.failure())).toContain('RangeError: What is remembered is another change of');
      expect(JSON.stringify(change.memory.load())).toBe(before);
    },
  );
});

const QUARTER_OF_AN_HOUR_S = 900;
const LOOK_S = 10;

describe('where the remote end dies in its test', () => {
  it('the local end is tested at most twice within a quarter of an hour, over calls with one memory too', async () => {
    const pair = await aLinkedPair();
    const isTested = () =>
      onDevice(pair.local, 'wireless.1.ssid', 'running') !==
      onDevice(pair.local, 'wireless.1.ssid', 'stored');
    let change = drivenLink(pair);
    await pass(20);
    pair.remote.faults.set({ unreachable: true });
    const begun: number[] = [];
    const calls: (LinkChangeResult & { readonly at: number })[] = [];
    let wasTested = false;
    for (let second = 0; second < 3 * QUARTER_OF_AN_HOUR_S; second += LOOK_S) {
      await pass(LOOK_S);
      if (isTested() && !wasTested) begun.push(second);
      wasTested = isTested();
      const result = change.result();
      if (result !== undefined) {
        calls.push({ ...result, at: Date.now() });
        change = drivenLink(pair, change.memory);
      }
    }
    change.kill();
    // A call after the bound tests again, and at no time are there three.
    expect(begun.length).toBeGreaterThanOrEqual(3);
    for (const [place, second] of begun.slice(2).entries()) {
      expect(second - begun[place]!).toBeGreaterThanOrEqual(QUARTER_OF_AN_HOUR_S - LOOK_S);
    }
    for (const call of calls) expect(call).toMatchObject({ isChanged: false, isAsBefore: false });
    const bounded = calls.filter(({ localTests }) => localTests === 2);
    expect(bounded.length).toBeGreaterThanOrEqual(2);
    for (const { at, nextLocalTestAt } of bounded) {
      expect(nextLocalTestAt).toBeGreaterThan(at);
      expect(nextLocalTestAt).toBeLessThanOrEqual(at + 1000 * QUARTER_OF_AN_HOUR_S);
    }
  });
});
