import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/gm;
const scenarios = [...readFileSync(`${ROOT}docs/reliability.md`, 'utf8').matchAll(ROW)].map(
  ([, number, name = '', title = '', file = '']) => ({ number: Number(number), name, title, file }),
);

describe('the table of the scenarios of reliability', () => {
  it('numbers them without a gap', () => {
    expect(scenarios.length).toBeGreaterThan(25);
    expect(scenarios.map(({ number }) => number)).toEqual(scenarios.map((_, place) => place + 1));
  });

  it.each(scenarios)('$number, $name, is a test that exists', ({ title, file }) => {
    expect(existsSync(`${ROOT}${file}`)).toBe(true);
    expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(`'${title}'`);
  });
});
