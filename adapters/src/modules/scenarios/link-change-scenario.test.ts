import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { turnTime } from './change-scenario.mother.ts';
import { aLinkScenario, changeThroughDeath, MOMENTS, NEW } from './link-change-scenario.mother.ts';
import { DEATHS } from './remote-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const SCENARIOS = Object.keys(DEATHS).flatMap(death => MOMENTS.map(second => [death, second] as const));

describe('both ends of a link, changed from the page of the local one', () => {
  it('both ends of a link change as one, and nothing of it is remembered then', async () => {
    const scenario = await aLinkScenario();
    await scenario.begin(NEW);
    await scenario.live(20);
    expect(JSON.stringify(scenario.browser.linkChanges.load())).toContain(NEW.ssid);
    expect(JSON.stringify(scenario.browser.linkChanges.load())).not.toContain(NEW.key);
    await scenario.settle();
    expect([scenario.ends(), scenario.isLinked()]).toEqual([{ local: NEW.ssid, remote: NEW.ssid }, true]);
    expect(scenario.browser.linkChanges.load()).toBeUndefined();
  });

  it.each(sampleOf(SCENARIOS, 2))(
    'both ends of a link agree in the end, and are linked, where %s dies %i s after the begin',
    async (death, second) => {
      const { local, remote, ...seen } = await changeThroughDeath(
        await aLinkScenario(),
        second,
        DEATHS[death],
      );
      expect([local, seen]).toEqual([remote, { isLinked: true, isKnown: true }]);
    },
  );
});
