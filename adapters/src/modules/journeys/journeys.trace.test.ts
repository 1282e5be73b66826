import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnTime } from '../scenarios/change-scenario.mother.ts';
import { type Flow, journeysDocument } from './document.mother.ts';
import { edit, login, tick } from './flows.mother.ts';
import { Recording, timersCarryCause } from './recording.mother.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/journeys.md');

beforeEach(() => {
  turnTime();
  timersCarryCause();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the recorded flows', () => {
  const flows: Partial<Record<'tick' | 'login' | 'edit', Flow>> = {};

  it.each([
    ['tick', tick],
    ['login', login],
    ['edit', edit],
  ] as const)('the recorded flows are the same when they are recorded again: %s', async (name, record) => {
    const steps = await record();
    expect(steps.length).toBeGreaterThan(20);
    expect(await record()).toEqual(steps);
    flows[name] = steps;
  });

  it('the recorded flows are those of docs/journeys.md (UPDATE_DOCS=1 renews it)', () => {
    const text = journeysDocument({ tick: [], login: [], edit: [], ...flows });
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, text);
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(text);
  });
});

describe('a recording', () => {
  const called = (file: string, name: string): void => globalThis.entered?.(file, name);

  it('holds what a cause calls at once, by its answers and by its timers, each once', async () => {
    const recording = new Recording();
    const steps = await recording.stepsOf(async () => {
      recording.causing(() => {
        called('application/a.ts', 'atOnce');
        called('application/a.ts', 'atOnce');
        void Promise.resolve().then(() => called('application/a.ts', 'answered'));
        setTimeout(() => called('application/a.ts', 'later'), 1000);
      });
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(steps.map(({ name }) => name)).toEqual(['atOnce', 'answered', 'later']);
  });

  it('holds nothing that happens at the same time for another cause, or after it has ended', async () => {
    setTimeout(() => called('application/a.ts', 'poll'), 500);
    let end = (): void => undefined;
    const recording = new Recording();
    const steps = await recording.stepsOf(async () => {
      recording.causing(() => {
        end = () => called('application/a.ts', 'end');
      });
      await vi.advanceTimersByTimeAsync(1000);
    });
    recording.causing(end);
    expect(steps).toEqual([]);
  });
});
