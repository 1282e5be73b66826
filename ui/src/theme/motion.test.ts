import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Slides of sections, delays of tabs and menus. §9.timing; reading 33. */
const LONGEST_MS = 300;

const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .map(file => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));
const tokens = styles.find(({ file }) => file.endsWith('tokens.css'))?.text ?? '';

describe('the animation times of the specification', () => {
  it('the animation times of the specification are upper bounds of the one time that runs', () => {
    const times = [...tokens.matchAll(/--motion: (\d+)ms/g)].map(([, time]) => Number(time));
    expect(times).toHaveLength(2);
    expect(Math.max(...times)).toBeLessThanOrEqual(LONGEST_MS);
  });

  it('hold for every transition', () => {
    const transitions = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/transition(?:-duration)?:([^;]*)/g)].map(([, value = '']) => ({ file, value })),
    );
    expect(transitions.length).toBeGreaterThan(3);
    const tooLong = transitions.filter(({ value }) =>
      [...value.matchAll(/([\d.]+)(ms|s)\b/g)].some(
        ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1) > LONGEST_MS,
      ),
    );
    expect(tooLong).toEqual([]);
  });
});
