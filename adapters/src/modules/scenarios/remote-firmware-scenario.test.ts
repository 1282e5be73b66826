import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { turnTime } from './change-scenario.mother.ts';
import { DEATHS } from './remote-scenario.mother.ts';
import { aFirmwareDrill, type FirmwareDrill, NEWER } from './remote-firmware-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** Seconds after the page was opened: logged in, downloading, installing, away, back. */
const MOMENTS = [2, 4, 8, 16, 25, 40] as const;
const DRILLS = Object.keys(DEATHS).flatMap(death => MOMENTS.map(second => [death, second] as const));
const LONGEST_S = 1800;

describe('the firmware of the remote end, upgraded from the page of the local one', () => {
  it.each([3, 30, 90])(
    'the remote end, which boots in %i s, runs the new firmware, the local one its old, and nothing is remembered then',
    async bootSeconds => {
      const drill = await aFirmwareDrill(bootSeconds);
      const before = drill.localRadio.firmware;
      const seen = new Set<string>();
      for (let second = 0; second < 300 && !['done', 'failed'].includes(drill.state()); second += 1) {
        await drill.live(1);
        seen.add(drill.state());
      }
      expect([...seen]).toEqual(expect.arrayContaining(['sending', 'ready', 'away', 'done']));
      expect([drill.remoteRadio.firmware, drill.localRadio.firmware]).toEqual([NEWER, before]);
      expect(drill.browser.remoteUpgrades.load()).toBeUndefined();
    },
  );

  it.each(sampleOf(DRILLS, 2))(
    'the remote end runs the new firmware in the end, and the page knows it, where %s dies %i s after it was opened',
    async (death, second) => {
      const drill = await aFirmwareDrill();
      await drill.live(second);
      await DEATHS[death]?.(drill);
      let waited = 0;
      for (; waited < LONGEST_S && !isOver(drill); waited += 5) await drill.live(5);
      expect([drill.remoteRadio.firmware, waited < LONGEST_S]).toEqual([NEWER, true]);
      expect(drill.browser.remoteUpgrades.load()).toBeUndefined();
    },
  );
});

/** Done, or found done by a page that was opened after it. */
function isOver({ state, localRadio, browser }: FirmwareDrill): boolean {
  const [remoteRadio] = localRadio.remoteEnds;
  const isKnown = state() === 'done' || (state() === 'idle' && browser.remoteUpgrades.load() === undefined);
  return remoteRadio?.firmware === NEWER && isKnown;
}
