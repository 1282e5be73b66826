import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { turnTime } from './change-scenario.mother.ts';
import { DEATHS } from './remote-scenario.mother.ts';
import { aFirmwareScenario, type FirmwareScenario, NEWER } from './remote-firmware-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** Seconds after the page was opened: logged in, downloading, installing, away, back. */
const MOMENTS = [2, 4, 8, 16, 25, 40] as const;
const SCENARIOS = Object.keys(DEATHS).flatMap(death => MOMENTS.map(second => [death, second] as const));
const LONGEST_S = 1800;

describe('the firmware of the remote end, upgraded from the page of the local one', () => {
  it.each([3, 30, 90])(
    'the remote end, which boots in %i s, runs the new firmware, the local one its old, and nothing is remembered then',
    async bootSeconds => {
      const scenario = await aFirmwareScenario(bootSeconds);
      const before = scenario.localRadio.firmware;
      const seen = new Set<string>();
      for (let second = 0; second < 300 && !['done', 'failed'].includes(scenario.state()); second += 1) {
        await scenario.live(1);
        seen.add(scenario.state());
      }
      expect([...seen]).toEqual(expect.arrayContaining(['sending', 'ready', 'away', 'done']));
      expect([scenario.remoteRadio.firmware, scenario.localRadio.firmware]).toEqual([NEWER, before]);
      expect(scenario.browser.remoteUpgrades.load()).toBeUndefined();
    },
  );

  it.each(sampleOf(SCENARIOS, 2))(
    'the remote end runs the new firmware in the end, and the page knows it, where %s dies %i s after it was opened',
    async (death, second) => {
      const scenario = await aFirmwareScenario();
      await scenario.live(second);
      await DEATHS[death]?.(scenario);
      let waited = 0;
      for (; waited < LONGEST_S && !isOver(scenario); waited += 5) await scenario.live(5);
      expect([scenario.remoteRadio.firmware, waited < LONGEST_S]).toEqual([NEWER, true]);
      expect(scenario.browser.remoteUpgrades.load()).toBeUndefined();
    },
  );
});

/** Done, or found done by a page that was opened after it. */
function isOver({ state, localRadio, browser }: FirmwareScenario): boolean {
  const [remoteRadio] = localRadio.remoteEnds;
  const isKnown = state() === 'done' || (state() === 'idle' && browser.remoteUpgrades.load() === undefined);
  return remoteRadio?.firmware === NEWER && isKnown;
}
