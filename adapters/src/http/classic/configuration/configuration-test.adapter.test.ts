import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigurationTest } from '@radiolink/application/configuration/configuration-test.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { testClient } from '../../client/client.mother.ts';
import { ClassicConfigurationTest } from './configuration-test.adapter.ts';

const test = (...answers: readonly unknown[]) => {
  let requested = 0;
  const { client } = testClient({
    fetch: async () => {
      const answer = answers[Math.min(requested, answers.length - 1)];
      requested += 1;
      if (answer === undefined) throw new TypeError('gone');
      return new Response(JSON.stringify(answer));
    },
  });
  return new ClassicConfigurationTest(client);
};

describe('a configuration under test', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a configuration under test is none when nothing is active', async () => {
    expect(await test({ countdown_started: 0, time_left: 0, active: 0 }).read()).toEqual({
      active: false,
      countdownStarted: false,
      secondsLeft: undefined,
    });
  });

  it('counts down', async () => {
    expect(await test({ countdown_started: 1, time_left: 199, active: 1 }).read()).toEqual({
      active: true,
      countdownStarted: true,
      secondsLeft: 199,
    });
  });

  it('a configuration under test is followed over the restart that it causes', async () => {
    const seen: Watched<ConfigurationTest>[] = [];
    const before = { countdown_started: 0, time_left: 240, active: 1 };
    const after = { countdown_started: 1, time_left: 230, active: 1 };
    const watching = test(before, undefined, undefined, after)
      .watch()
      .subscribe(event => seen.push(event));
    await vi.advanceTimersByTimeAsync(4100);
    watching.unsubscribe();
    expect(seen).toMatchObject([
      { kind: 'value', value: { countdownStarted: false } },
      { kind: 'failure', failures: 1 },
      { kind: 'failure', failures: 2 },
      { kind: 'value', value: { countdownStarted: true, secondsLeft: 230 } },
    ]);
  });
});
