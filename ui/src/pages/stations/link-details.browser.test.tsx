import type { StationRow } from '@radiolink/domain/station';
import { expect, it } from 'vitest';
import { setStage } from '../../testing/stage.mother.tsx';
import { StationReasons } from './link-details.tsx';

/** A link with one reason of each severity, the most important first. */
const ROW = {
  verdict: {
    problem: true,
    headline: { id: 'Weak link', values: {} },
    reasons: [
      {
        kind: 'low-snr',
        side: 'both',
        severity: 'danger',
        message: { id: 'Low signal-to-noise', values: {} },
      },
      { kind: 'cable', side: 'local', severity: 'warning', message: { id: 'Cable', values: {} } },
    ],
  },
} as unknown as StationRow;

it('draws the shape of a reason in the colour of its severity', async () => {
  const stage = setStage();
  await stage.show(<StationReasons row={ROW} />);
  const drawn = [...stage.place.querySelectorAll('li')].map(reason => getComputedStyle(reason).color);
  const colour = (variable: string): string => {
    stage.place.style.color = `var(${variable})`;
    return getComputedStyle(stage.place).color;
  };
  expect(drawn).toEqual([colour('--bad'), colour('--warn')]);
  expect(drawn[0]).not.toBe(drawn[1]);
  await stage.close();
});
