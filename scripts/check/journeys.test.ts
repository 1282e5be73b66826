import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

/** Most functions on the way of each flow. */
const MOST: Readonly<Record<string, number>> = { 'A status tick': 20, 'A login': 25, 'An edit': 40 };

interface Step {
  readonly number: number;
  readonly functions: readonly string[];
  /** Where they are: a file, or a folder of files. `the same` is the place of the step before. */
  readonly place: string;
}

/** The flows that the document lists, by name, with the number of functions that it says. */
function flows(text: string): readonly { name: string; said: number; steps: readonly Step[] }[] {
  return [...text.matchAll(/^## (.+): (\d+)\n([^]*?)(?=^## |$(?![^]))/gm)].map(
    ([, name = '', said, body = '']) => {
      const steps: Step[] = [];
      for (const [, number, what = '', where = ''] of body.matchAll(
        /^\| (\d+) \| ([^|]+) \| ([^|]+?) \|/gm,
      )) {
        const place = /`([^`]+)`/.exec(where)?.[1] ?? steps.at(-1)?.place ?? '';
        const functions = [...what.matchAll(/`(?:\w+\.)?#?(\$?\w+)`/g)].map(([, one = '']) => one);
        steps.push({ number: Number(number), functions, place });
      }
      return { name, said: Number(said), steps };
    },
  );
}

/** All sources at a place. */
function sourcesAt(place: string): string {
  const path = join(root, place);
  if (!existsSync(path)) return '';
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path, { recursive: true })
    .map(String)
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|mother)\./.test(name))
    .map(name => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

const missing = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ functions, place }) => {
    const source = sourcesAt(place);
    return functions
      .filter(name => !new RegExp(`(?<![\\w$])#?${name.replace('$', '\\$')}(?![\\w$])`).test(source))
      .map(name => `${name} in ${place}`);
  });

const known = flows(readFileSync(join(root, 'docs/journeys.md'), 'utf8'));

describe('the flows of docs/journeys.md', () => {
  it('are the three', () => {
    expect(known.map(({ name }) => name)).toEqual(Object.keys(MOST));
  });

  it.each(known)('$name is as long as it says, and no longer than it may be', ({ name, said, steps }) => {
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, place) => place + 1));
    expect(steps).toHaveLength(said);
    expect(said).toBeLessThanOrEqual(MOST[name] ?? 0);
  });

  it.each(known)('$name goes through functions that stand where it says', ({ steps }) => {
    expect(missing(steps)).toEqual([]);
  });

  it('are stale when a function has moved', () => {
    const [step] = known[0]?.steps ?? [];
    expect(step && missing([{ ...step, functions: ['gone'] }])).toEqual([`gone in ${step?.place}`]);
  });
});
