import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/gm;
const drills = [...readFileSync(`${ROOT}docs/reliability.md`, 'utf8').matchAll(ROW)].map(
  ([, number, name = '', title = '', file = '']) => ({ number: Number(number), name, title, file }),
);

describe('the table of the drills of reliability', () => {
  it('numbers them without a gap', () => {
    expect(drills.length).toBeGreaterThan(25);
    expect(drills.map(({ number }) => number)).toEqual(drills.map((_, place) => place + 1));
  });

  it.each(drills)('$number, $name, is a test that exists', ({ title, file }) => {
    expect(existsSync(`${ROOT}${file}`)).toBe(true);
    expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(`'${title}'`);
  });
});
