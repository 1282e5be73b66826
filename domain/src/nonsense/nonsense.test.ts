import { describe, expect, it } from 'vitest';
import { answersThatLookLawful } from './probe.mother.ts';
import { PROBES } from './probes.mother.ts';

describe('nonsense into a rule', () => {
  it.each(Object.entries(PROBES))('%s gives no answer that looks lawful', (_, probes) => {
    expect(answersThatLookLawful(probes)).toEqual([]);
  });
});
