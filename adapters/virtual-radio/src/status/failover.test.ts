import { describe, expect, it } from 'vitest';
import { aSession, aV1Session } from '../testing/index.ts';

interface PeerRadio {
  readonly id: string;
  readonly active: boolean;
  readonly connected: boolean;
}
type Statistics = readonly [
  { readonly wireless: { readonly peers: readonly { readonly local: readonly PeerRadio[] }[] } },
];

/** The radios that carry the stations of `wave`, each once. */
async function carrying(v1: { json<T>(path: string): Promise<T> }): Promise<readonly string[]> {
  const [{ wireless }] = await v1.json<Statistics>('/statistics');
  const active = wireless.peers.flatMap(({ local }) => local.filter(one => one.active).map(({ id }) => id));
  return [...new Set(active)];
}

describe('a radio with a backup', () => {
  it('fails over to 5 GHz while something stands in the way, and back', async () => {
    const { v1, radio, clock } = await aV1Session({ profile: 'wave' });
    expect(await carrying(v1)).toEqual(['main']);
    radio.faults.set({ sixtyBlocked: true });
    clock.advance(2);
    expect(await carrying(v1)).toEqual(['backup']);
    clock.advance(300);
    expect(await carrying(v1)).toEqual(['backup']);
    radio.faults.clear();
    clock.advance(30);
    expect(await carrying(v1)).toEqual(['main']);
  });

  it('fails over by the weather: in heavy rain, not in a drizzle', async () => {
    const { client, radio, clock } = await aSession({ profile: 'sixty' });
    const side = async () => {
      const status = await client.json<{ wireless: { sta: readonly { ubond_active: string }[] } }>(
        '/status.cgi',
      );
      return status.wireless.sta[0]?.ubond_active;
    };
    for (const [rainMmPerHour, active] of [
      [0, '60'],
      [2, '60'],
      [120, '5'],
      [0, '60'],
    ] as const) {
      radio.faults.set({ rainMmPerHour });
      clock.advance(60);
      expect(await side(), `${rainMmPerHour} mm/h`).toBe(active);
    }
  });

  it('a radio with a backup stays on its backup for the seconds in which the beams find each other again', async () => {
    const { v1, radio, clock } = await aV1Session({ profile: 'wave' });
    radio.faults.set({ sixtyBlocked: true });
    clock.advance(10);
    await carrying(v1);
    radio.faults.clear();
    clock.advance(2);
    expect(await carrying(v1)).toEqual(['backup']);
  });
});
