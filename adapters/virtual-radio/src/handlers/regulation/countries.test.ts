import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';

interface Row {
  readonly control: number;
  readonly center: number;
  readonly bw: number;
  readonly ch: number;
  readonly dfs: boolean;
  readonly maxEirp: number;
}
type Domain = { readonly data: { readonly interfaces: readonly { readonly channels: readonly Row[] }[] } };

/** The rows of a country as a radio answers them. */
async function rowsOf(country: number): Promise<readonly Row[]> {
  const { client } = await aSession({ profile: 'sta-ptmp' });
  await client.post('/api/regdomain/activate-unii', { name: 'x', key: '0123456789ABCDEF' });
  const { data } = await client.json<Domain>(`/api/regdomain/${country}`);
  return data.interfaces[0]!.channels;
}

describe('the channels of a country', () => {
  // §facts.channels: the limits of the simulator over those of the regulatory database.
  it.each([
    [840, 5180, 36, false],
    [840, 5300, 30, true],
    [840, 5500, 30, true],
    [840, 5785, 36, false],
    [276, 5180, 23, false],
    [276, 5500, 30, true],
    [276, 5785, 14, false],
    // 36 dBm there ask for a licence.
    [826, 5785, 14, false],
  ])(
    '%i at %i MHz, 20 MHz wide, permit %i dBm, with radar detection %s',
    async (country, control, maxEirp, dfs) => {
      const row = (await rowsOf(country)).find(one => one.control === control && one.bw === 20);
      expect(row).toMatchObject({ center: control, ch: (control - 5000) / 5, maxEirp, dfs });
    },
  );

  it('the channels of a country are none above 5725 MHz in Japan, and none in 5600 to 5650 MHz in Australia', async () => {
    const japan = await rowsOf(392);
    expect(japan.filter(({ center, bw }) => center + bw / 2 > 5730)).toEqual([]);
    const shut = (await rowsOf(36)).filter(
      ({ center, bw }) => center + bw / 2 > 5600 && center - bw / 2 < 5650,
    );
    expect(shut).toEqual([]);
  });

  it('the channels of a country have a control frequency inside their span, a row for each triple', async () => {
    const rows = await rowsOf(840);
    const triples = new Set(rows.map(({ control, center, bw }) => `${control} ${center} ${bw}`));
    expect(triples.size).toBe(rows.length);
    for (const { control, center, bw } of rows)
      expect(Math.abs(control - center)).toBeLessThanOrEqual(bw / 2);
  });

  it.each(['1125', '99999', 'DE', '-276', '276.5', '__proto__', '0x114', '%20'])(
    'the channels of a country are unknown for %s',
    async country => {
      const { client } = await aSession();
      expect((await client.get(`/api/regdomain/${country}`)).status).toBe(404);
    },
  );
});

it('permits at 0, where no country is chosen, what the whole world permits: 20 dBm', async () => {
  expect(Math.max(...(await rowsOf(0)).map(({ maxEirp }) => maxEirp))).toBe(20);
});

describe('a change of the country', () => {
  it.each(['', '0', '-1', 'DE', '1125', '276.5', 'NaN', '1e999'])(
    'a change of the country is refused to %j',
    async country => {
      const { client } = await aSession();
      expect(await client.posted('/api/regdomain/country', { country })).toMatchObject({
        ok: false,
        code: 1,
      });
    },
  );

  // §facts.channels: GR, ID, JP, ES, TH, TR.
  it.each([300, 360, 392, 724, 764, 792])(
    'a change of the country is refused to a device that is locked to %i',
    async country => {
      const { client, clock } = await aSession();
      await client.post('/api/cfg', { cfgData: `radio.countrycode=${country}\n` });
      clock.advance(10);
      expect(await client.posted('/api/regdomain/country', { country: '276' })).toMatchObject({
        ok: false,
        code: 4,
      });
    },
  );

  it('a change of the country is taken back by a reboot', async () => {
    const { client, clock } = await aSession();
    await client.post('/api/regdomain/country', { country: '276' });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(21);
    const answer = await client.login();
    expect(await answer.json()).toMatchObject({ ccode: 840 });
  });
});

describe('the active channels', () => {
  it('the active channels are those of the width in use, each once, ascending', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptmp' });
    const listed = async () =>
      (await (await client.get('/chanlist_active.cgi')).text()).trim().split(' ').map(Number);
    await client.post('/api/cfg', { cfgData: 'radio.1.chanbw=80\n' });
    clock.advance(10);
    const wide = await listed();
    const expected = (await client.json<Domain>('/api/regdomain')).data.interfaces[0]!.channels;
    const controls = new Set(expected.filter(({ bw }) => bw === 80).map(({ control }) => control));
    expect(wide).toEqual([...controls].toSorted((one, other) => one - other));
  });
});
