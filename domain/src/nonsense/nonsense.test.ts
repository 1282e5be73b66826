import { assert, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_FINITE } from './probe.mother.ts';
import { PROBES } from './probes.mother.ts';
import { runs } from '../configuration/property-runs.mother.ts';

describe('nonsense into a rule', () => {
  it.each(Object.entries(PROBES))('%s gives no answer that looks lawful', (_, probes) => {
    for (const { call, outside, isRefused } of probes) {
      assert(
        property(oneof(NOT_FINITE, ...outside), nonsense => {
          const answer = call(nonsense);
          expect(isRefused(answer), `${nonsense} gives ${JSON.stringify(answer)}`).toBe(true);
        }),
        // The three that are not finite and the named ones beyond the range come among so many.
        runs(60),
      );
    }
  });
});
