import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Registry from './registry.ts';

/** The registry of a build of its own. */
const registryOf = (build: string): Promise<typeof Registry> =>
  import(/* @vite-ignore */ `./registry.ts?${build}`);

describe('a build that leaves features out', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('offers them nowhere and knows no route of theirs', async () => {
    vi.stubGlobal('LEFT_OUT_FEATURES', ['spectrum', 'constellation']);
    const { FEATURES, featureOfHash } = await registryOf('small');
    expect(FEATURES.map(({ id }) => id)).toContain('alignment');
    expect(FEATURES.map(({ id }) => id)).not.toContain('spectrum');
    expect(featureOfHash('#/constellation')).toBeUndefined();
  });

  it('otherwise has all of them', async () => {
    const { featureOfHash } = await registryOf('whole');
    expect(featureOfHash('#/spectrum')?.id).toBe('spectrum');
  });
});
