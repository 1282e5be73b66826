import { profileNames } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { HOSTILE_INPUTS } from './hostile-inputs.mother.ts';
import { aRadio, useMcp } from './mcp.mother.ts';

const serve = useMcp();

describe('radiolink mcp, reading', () => {
  it('offers only tools that read unless changes are permitted', async () => {
    const { client } = await serve({ radios: { ridge: aRadio() } });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'configuration',
      'diff',
      'link_status',
      'list_radios',
      'log',
      'site_survey',
      'spectrum_advice',
      'speed_test',
      'stations',
      'what_changed',
    ]);
    for (const { annotations, outputSchema } of tools)
      expect([annotations?.destructiveHint, outputSchema?.type]).toEqual([false, 'object']);
  });

  it.each(profileNames.filter(name => name !== 'factory'))(
    'answers every reading tool in front of %s with a result or the sentence that the device lacks it',
    async profile => {
      const { call } = await serve({ radios: { ridge: aRadio({ profile, stations: 5 }), barn: aRadio() } });
      for (const [tool, args] of [
        ['link_status', {}],
        ['stations', { limit: 2 }],
        ['what_changed', {}],
        ['configuration', { contains: 'freq' }],
        ['diff', { other_radio: 'barn' }],
        ['log', {}],
        ['site_survey', {}],
      ] as const) {
        const answer = await call(tool, { radio: 'ridge', ...args });
        expect([tool, answer['error'] ?? 'This device has no such function.']).toEqual([
          tool,
          'This device has no such function.',
        ]);
      }
    },
  );

  it('makes no call that changes a device by a tool that is marked read-only, and marks no other so', async () => {
    const calls = new Set<string>();
    const radio = aRadio();
    const { client, call } = await serve({
      radios: { ridge: radio, barn: aRadio() },
      remoteEnds: { ridge: 'barn' },
      options: { allowChanges: true, allowScan: true, allowLoad: true },
      afterAnswer: path => {
        calls.add(path);
        return 'arrives';
      },
    });
    const args: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      diff: { other_radio: 'barn' },
      plan_change: { settings: { 'radio.1.txpower': '10' } },
      spectrum_advice: { seconds: 2 },
    };
    const { tools } = await client.listTools();
    const before = radio.snapshot();
    for (const { name } of tools.filter(({ annotations }) => annotations?.readOnlyHint))
      await call(name, { ...(name !== 'list_radios' && { radio: 'ridge' }), ...args[name] });
    const copies = (text: string): unknown =>
      (JSON.parse(text) as { readonly configuration: unknown }).configuration;
    expect(copies(radio.snapshot())).toEqual(copies(before));
    expect([...calls].filter(path => /write|apply|test_mode|reboot|scan|speedtest|reset/.test(path))).toEqual(
      [],
    );
    expect(
      tools.flatMap(({ name, annotations }) => (annotations?.readOnlyHint ? [] : [name])).toSorted(),
    ).toEqual(['apply_plan', 'link_change', 'revert', 'site_survey', 'speed_test']);
    expect(
      tools.flatMap(({ name, annotations }) => (annotations?.destructiveHint ? [name] : [])).toSorted(),
    ).toEqual(['apply_plan', 'link_change']);
  });

  it('tells a radio by its name, verdict and signals of both ends', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() } });
    expect(await call('link_status', { radio: 'ridge' })).toMatchObject({
      verdict: { health: expect.any(String), headline: { text: expect.any(String) } },
      local: { signal_dbm: expect.any(Number) },
      remote: { signal_dbm: expect.any(Number) },
    });
  });

  it('pages long lists to their end', async () => {
    const { call } = await serve({ radios: { mast: aRadio({ profile: 'ap-ptmp', stations: 7 }) } });
    const macs: unknown[] = [];
    let offset: unknown = 0;
    while (offset !== undefined) {
      const answer = await call('stations', { radio: 'mast', offset, limit: 3 });
      macs.push(...(answer['stations'] as { mac: string }[]).map(({ mac }) => mac));
      offset = answer['next_offset'];
    }
    expect(new Set(macs).size).toBe(7);
  });

  it('compares the permitted channels by the spectrum', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() } });
    const advice = await call('spectrum_advice', { radio: 'ridge', seconds: 2 });
    expect(advice).toMatchObject({
      in_use: { control_mhz: expect.any(Number) },
      advice: { text: expect.any(String) },
    });
  });

  it.each([
    ['a radio of no name', 'link_status', { radio: 'nowhere' }, /no radio of this name/],
    ['a scan that is not permitted', 'site_survey', { radio: 'ridge', scan: true }, /--allow-scan/],
    ['a speed test that is not permitted', 'speed_test', { radio: 'ridge' }, /--allow-load/],
    ['a comparison with nothing', 'diff', { radio: 'ridge' }, /other_radio or configuration/],
    ['a page beyond the limit', 'log', { radio: 'ridge', limit: 5000 }, /limit/],
    ['a time that is none', 'what_changed', { radio: 'ridge', at: 'yesterday' }, /at/],
    ['a name that is an address', 'link_status', { radio: 'http://192.0.2.1/' }, /no radio/],
    ['a number for a name', 'link_status', { radio: 7 }, /radio/],
  ])('refuses %s with a sentence that says why', async (_title, tool, args, words) => {
    const { call } = await serve({ radios: { ridge: aRadio() } });
    expect((await call(tool, args))['error']).toMatch(words);
  });

  it('refuses twenty hostile inputs with an error each, and goes on answering', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: { allowChanges: true } });
    for (const [tool, args] of HOSTILE_INPUTS) {
      const answer = await call(tool, args).catch((reason: Error) => ({ error: reason.message }));
      expect([tool, args, answer['error']]).toEqual([tool, args, expect.any(String)]);
    }
    expect((await call('link_status', { radio: 'ridge' }))['error']).toBeUndefined();
  });

  it('says that no answer came from a radio that is gone, and answers again when it is back', async () => {
    let isGone = true;
    const { call } = await serve({ radios: { ridge: aRadio() }, isCutOff: () => isGone });
    expect((await call('link_status', { radio: 'ridge' }))['error']).toMatch(/No answer|login failed/i);
    isGone = false;
    // The session of before is thrown away with its failure.
    const again = await call('link_status', { radio: 'ridge' });
    expect(again['error']).toBeUndefined();
  });

  it('refuses calls beyond the limit of a minute', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: { callsPerMinute: 2 } });
    const [first, second, third] = [
      await call('list_radios'),
      await call('list_radios'),
      await call('list_radios'),
    ];
    expect([first['error'], second['error']]).toEqual([undefined, undefined]);
    expect(third['error']).toMatch(/Too many calls/);
  });

  it('radiolink mcp, reading has the settings reference as a resource without secrets, and two prompts', async () => {
    const { client } = await serve({ radios: { ridge: aRadio() } });
    const { contents } = await client.readResource({ uri: 'radiolink://settings' });
    const settings = JSON.parse(String((contents[0] as { text?: string }).text)) as { key: string }[];
    expect(settings.map(({ key }) => key)).toContain('radio.1.freq');
    expect(settings.filter(({ key }) => /\.(?:password|psk|secret|community)$/.test(key))).toEqual([]);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['why-is-this-link-slow', 'move-to-a-better-channel']);
  });
});

describe('radiolink mcp, texts from outside', () => {
  it('never shows a secret of the configuration or of the file of radios', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() } });
    const answers = await Promise.all([
      call('configuration', { radio: 'ridge', contains: 'wpa' }),
      call('configuration', { radio: 'ridge', contains: 'users' }),
      call('list_radios'),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/Tower-Link-2026|RADIOLINK_PASSWORD/);
    expect(JSON.stringify(answers)).toContain('"secret":true');
  });
});
