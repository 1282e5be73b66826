import { describe, expect, it } from 'vitest';
import { aV1Session } from '../../testing/v1-client.mother.ts';

interface Domain {
  readonly interfaces: readonly { readonly channels: readonly { readonly bw: number }[] }[];
}

describe('the regulatory domain', () => {
  it.each([
    ['ltu-ap', 'ltu', 'airmax'],
    ['ltu-sta', 'ltu', 'airmax'],
    ['wave', 'airmax', 'ltu'],
    ['ap-ptmp', 'airmax', 'ltu'],
  ])(
    'the regulatory domain of %s is at /system/%s/regdomain, not at that of %s',
    async (profile, own, other) => {
      const { v1 } = await aV1Session({ profile });
      const answers = await Promise.all(
        [own, other].flatMap(line => ['', '/DE'].map(part => v1.get(`/system/${line}/regdomain${part}`))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    },
  );

  it('the regulatory domain of LTU has its widths', async () => {
    const { v1 } = await aV1Session({ profile: 'ltu-ap' });
    const { interfaces } = await v1.json<Domain>('/system/ltu/regdomain');
    const widths = new Set(interfaces[0]?.channels.map(({ bw }) => bw));
    expect([...widths].toSorted((one, other) => one - other)).toEqual([10, 20, 30, 40, 50, 60, 80, 100]);
  });
});
