import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import type { WireStatus } from '../../testing/status-shape.mother.ts';

type Values = Readonly<Record<string, unknown>>;

/** Every number below a name that counts bytes, packets or frames. */
function counters(value: unknown, isCounter = false): number[] {
  if (typeof value === 'number') return isCounter ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Values).flatMap(([name, child]) =>
    counters(child, /^\d+$/.test(name) ? isCounter : /_(bytes|packets|ratedata|dropped)$/.test(name)),
  );
}

describe('the alignment of an antenna', () => {
  it.each(['ap-ptmp', 'sta-ptp', 'sixty'])('leaves the counters of %s whole', async profile => {
    const { client, clock } = await aSession({ profile });
    await client.post('/api/alignment/start', { duration: '600' });
    for (let look = 0; look < 8; look += 1) {
      clock.advance(0.75);
      const counted = counters(await client.json('/status.cgi'));
      expect(counted.length).toBeGreaterThan(10);
      expect(counted.filter(count => !Number.isInteger(count))).toEqual([]);
    }
  });

  it('runs ten minutes where it is not told how long', async () => {
    const { client, clock } = await aSession();
    await client.post('/api/alignment/start');
    const signals = async (): Promise<number> => {
      const seen = new Set<string>();
      for (let quarter = 0; quarter < 3; quarter += 1) {
        clock.advance(0.25);
        const { wireless } = await client.json<WireStatus>('/status.cgi');
        seen.add(JSON.stringify(wireless.sta.map(({ airmax }) => airmax.rx.evm)));
      }
      return seen.size;
    };
    clock.advance(590);
    const during = await signals();
    clock.advance(20);
    expect([during, await signals()]).toEqual([3, 1]);
  });

  it.each(['0', '-5', '3601', 'x', '', 'Infinity', '1e9'])(
    'the alignment of an antenna is refused a duration of %j s',
    async duration => {
      const { client } = await aSession();
      const answer = await client.post('/api/alignment/start', { duration });
      expect(await answer.json()).toMatchObject({ ok: false, code: 1 });
    },
  );
});
