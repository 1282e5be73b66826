import { describe, expect, it } from 'vitest';
import { RadioClient } from '../../testing/radio-client.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

interface Country {
  readonly code: number;
  readonly alpha2: string;
  readonly name: string;
  readonly licensed: boolean;
}
interface Domain {
  readonly countryCode: number;
  readonly alpha2: string;
  readonly countryName: string;
  readonly interfaces: readonly {
    readonly id: string;
    readonly band: number;
    readonly channels: readonly { readonly control: number; readonly center: number; readonly bw: number }[];
  }[];
}

const REGDOMAIN = '/system/airmax/regdomain';

describe.each(['/system/airos/countries', '/system/airmax/countries'])('the countries of %s', path => {
  it('are sorted by name, each once, with two letters', async () => {
    const { v1 } = await aV1Session();
    const all = await v1.json<Country[]>(path);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all.every(({ alpha2 }) => /^[A-Z]{2}$/.test(alpha2))).toBe(true);
  });

  it('have `licensed` in the name where the licensed firmware is needed, and only there', async () => {
    const { v1 } = await aV1Session();
    const all = await v1.json<Country[]>(path);
    expect(all.filter(({ licensed }) => licensed).map(({ code }) => code)).toEqual([841]);
    for (const { name, licensed } of all) expect(/licensed/i.test(name)).toBe(licensed);
  });

  it.each([
    [840, 'US'],
    [276, 'DE'],
    [826, 'GB'],
    [392, 'JP'],
  ])('have the number %i for %s: ISO 3166-1', async (code, alpha2) => {
    const { v1 } = await aV1Session();
    expect((await v1.json<Country[]>(path)).find(one => one.code === code)?.alpha2).toBe(alpha2);
  });

  it('have a regulatory domain each: every twelfth, and the licensed one', async () => {
    const { v1 } = await aV1Session();
    const missing = [];
    const all = await v1.json<Country[]>(path);
    for (const { code, alpha2 } of all.filter(({ licensed }, place) => licensed || place % 12 === 0))
      if (!(await v1.get(`${REGDOMAIN}/${code}`)).ok) missing.push(alpha2);
    expect(missing).toEqual([]);
  });
});

describe('the regulatory domain', () => {
  it('the regulatory domain is the one of the present country where none is named', async () => {
    const { v1 } = await aV1Session();
    expect(await v1.json(REGDOMAIN)).toEqual(await v1.json(`${REGDOMAIN}/US`));
  });

  it.each(['de', 'DE', '276'])(
    'the regulatory domain is found by letters and number alike: %s',
    async country => {
      const { v1 } = await aV1Session();
      expect(await v1.json(`${REGDOMAIN}/${country}`)).toMatchObject({ countryCode: 276, alpha2: 'DE' });
    },
  );

  it('the regulatory domain of the licensed firmware is found by the number that the list of countries has', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptmp' });
    expect(await v1.json(`${REGDOMAIN}/841`)).toMatchObject({ countryCode: 841, alpha2: 'US' });
  });

  it.each(['XX', '0', '9999', '12345', 'USA', '__proto__', 'constructor', '%00'])(
    'the regulatory domain is not there for %s',
    async country => {
      const { v1 } = await aV1Session();
      expect((await v1.get(`${REGDOMAIN}/${country}`)).status).toBe(404);
    },
  );

  it('the regulatory domain has both radios of a wave, the main one first, each with its bands', async () => {
    const { v1 } = await aV1Session();
    const { interfaces } = await v1.json<Domain>(REGDOMAIN);
    expect(interfaces.map(({ id, band }) => [id, band])).toEqual([
      ['main', 60_000],
      ['backup', 5000],
    ]);
    expect(interfaces[0]?.channels.every(({ center }) => center > 57_000 && center < 71_000)).toBe(true);
    expect(interfaces[1]?.channels.every(({ center }) => center > 5000 && center < 6000)).toBe(true);
  });

  it('the regulatory domain has the one radio of a classic device, each row of width and control channel once', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptmp' });
    const { interfaces } = await v1.json<Domain>(REGDOMAIN);
    expect(interfaces.map(({ id }) => id)).toEqual(['main']);
    const rows = interfaces[0]?.channels.map(({ bw, control, center }) => `${bw} ${control} ${center}`) ?? [];
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('follows the country that is written', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.put('/system/airos/configuration', { system: { countryCode: 276 } });
    clock.advance(10);
    expect(await v1.json(REGDOMAIN)).toMatchObject({ countryCode: 276, countryName: 'Germany' });
  });

  it('the regulatory domain has what the classic call has, row by row', async () => {
    const { v1, radio } = await aV1Session({ profile: 'ap-ptmp' });
    const client = new RadioClient(radio);
    await client.login();
    const { data } = await client.json<{ data: Domain }>('/api/regdomain/276');
    const { interfaces } = await v1.json<Domain>(`${REGDOMAIN}/DE`);
    const spans = (domain: Pick<Domain, 'interfaces'>) =>
      domain.interfaces
        .flatMap(({ channels }) => channels.map(({ control, bw }) => `${control}/${bw}`))
        .sort();
    expect(spans({ interfaces })).toEqual(spans(data));
  });
});
