import { describe, expect, it } from 'vitest';
import { aV1Session } from '../../testing/v1-client.mother.ts';

interface Quality {
  readonly airtime: { readonly dl: number };
  readonly mcs: { readonly txIdx: number; readonly txRate: number; readonly txLabel: string };
  readonly capacity: { readonly dl: number; readonly dlIdeal: number };
}
interface Sample {
  readonly wireless: {
    readonly peers: readonly { readonly local: readonly { readonly linkQuality: Quality }[] }[];
  };
}
const NAMES: Readonly<Record<number, string>> = { 4: 'QAM16', 6: 'QAM64', 8: 'QAM256', 10: 'QAM1024' };

describe('the statistics of an LTU access point', () => {
  it('name each rate by its multiplier, and count capacity by it', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ltu-ap', stations: 12 });
    clock.advance(60);
    const [sample] = await v1.json<readonly Sample[]>('/statistics');
    const all = sample?.wireless.peers.flatMap(({ local }) => local.map(radio => radio.linkQuality)) ?? [];
    expect(all.length).toBeGreaterThan(5);
    for (const { mcs, capacity } of all) {
      expect(mcs).toMatchObject({ txIdx: mcs.txRate / 2 - 1, txLabel: NAMES[mcs.txRate] });
      expect(capacity.dl / mcs.txRate).toBeCloseTo(311 * 40, -3);
    }
    expect(all.some(({ mcs }) => mcs.txRate === 10)).toBe(true);
  });
});
