import { describe, expect, it } from 'vitest';
import { pass } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { aRadio, type McpWorld, turned, useMcp } from './mcp.mother.ts';

const PROFILES = { ridge: 'ap-ptp', mast: 'ap-ptmp', tower: 'wave', silo: 'ltu-ap' } as const;
const NAMES = Object.keys(PROFILES) as (keyof typeof PROFILES)[];
const NEVER_HOLDS = ['link', 'signal>=-10'];
/** What a radio without a function answers; everything else is a result. */
const LACKS = /^(?:This device has no |This device lets only the session)/;

const serve = useMcp();

/** A server in front of four radios, with every permission. */
async function serveAll(options: McpWorld['options'] = {}) {
  const radios = Object.fromEntries(
    NAMES.map(name => [name, aRadio({ profile: PROFILES[name], stations: 4 })]),
  );
  const served = await serve({
    radios,
    remoteEnds: { ridge: 'mast', tower: 'silo', silo: 'tower' },
    options: { allowChanges: true, allowScan: true, allowLoad: true, ...options },
  });
  return { ...served, radios };
}

describe('radiolink mcp in front of four radios', () => {
  it.each(NAMES)(
    'answers every tool for %s with a result, or the sentence that the device lacks it',
    async radio => {
      const { client, call } = await serveAll();
      const used = new Set<string>(['apply_plan', 'link_change']);
      const ask = async (tool: string, args: Readonly<Record<string, unknown>> = {}) => {
        used.add(tool);
        const answer = await call(tool, { radio, ...args });
        expect([tool, answer['error'] ?? 'This device has no such function.']).toEqual([
          tool,
          expect.stringMatching(LACKS),
        ]);
        return answer;
      };
      await call('list_radios');
      used.add('list_radios');
      for (const [tool, args] of [
        ['link_status', {}],
        ['stations', {}],
        ['what_changed', {}],
        ['spectrum_advice', { seconds: 2 }],
        ['configuration', {}],
        ['diff', { other_radio: radio === 'ridge' ? 'mast' : 'ridge' }],
        ['log', {}],
        ['site_survey', { scan: true }],
      ] as const)
        await ask(tool, args);
      used.add('speed_test');
      const speed = await call('speed_test', { radio, seconds: 5 });
      expect(speed['error'] ?? 'a result').toMatch(
        radio === 'mast'
          ? /names no remote_end of mast/
          : /could not run the test\. Check the login and address|^The link is down/,
      );
      const plan = await ask('plan_change', { settings: { 'resolv.host.1.name': 'north-tower' } });
      expect(plan).toMatchObject({ refused_because: [], plan_id: expect.any(String) });
      const begun = await call('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link'] });
      const ended = begun['state'] === 'under way' ? await ask('change_status') : begun;
      expect(ended).toMatchObject({ is_kept: true });
      expect(await ask('configuration', { contains: 'resolv.host.1.name' })).toMatchObject({
        settings: [{ value: { untrusted: 'north-tower' } }],
      });
      used.add('revert');
      expect((await call('revert', { radio }))['error']).toMatch(/runs no test/);
      await ask('change_status');
      const { tools } = await client.listTools();
      expect([...used].toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
    },
  );

  const CHANGE = { 'radio.1.freq': 5805 };
  it.each<readonly [string, string, Readonly<Record<string, unknown>>, RegExp]>([
    ['a radio that is none of the file', 'stations', { radio: 'barn' }, /no radio of this name/],
    [
      'a comparison with two things',
      'diff',
      { radio: 'ridge', other_radio: 'mast', configuration: 'a=b' },
      /either/,
    ],
    ['a speed test without a remote end', 'speed_test', { radio: 'mast' }, /no remote_end/],
    [
      'a setting that nobody knows',
      'plan_change',
      { radio: 'ridge', settings: { colour: 'red' } },
      /No setting is called/,
    ],
    [
      'a name of several settings',
      'plan_change',
      { radio: 'mast', settings: { Action: 'x' } },
      /use the key|No setting/,
    ],
    ['no settings', 'plan_change', { radio: 'ridge', settings: {} }, /Name 1 to 40/],
    ['an account', 'plan_change', { radio: 'ridge', settings: { 'users.1.password': 'x' } }, /accounts/],
    [
      'a secret',
      'plan_change',
      { radio: 'ridge', settings: { 'wpasupplicant.profile.1.network.1.psk': 'x' } },
      /is a secret/,
    ],
    [
      'a plan of another life',
      'apply_plan',
      { plan_id: '00000000-0000-4000-8000-000000000000', keep_if: ['link'] },
      /does not exist/,
    ],
    [
      'a condition that is none',
      'apply_plan',
      { plan_id: '00000000-0000-4000-8000-000000000000', keep_if: ['luck'] },
      /keep_if/,
    ],
    ['an end of no test', 'revert', { radio: 'ridge' }, /runs no test/],
    [
      'a link of one radio',
      'link_change',
      { local: 'ridge', remote: 'ridge', width_mhz: 40 },
      /the same radio/,
    ],
    ['a link change of nothing', 'link_change', { local: 'ridge', remote: 'mast' }, /Name what is to change/],
    [
      'a link change of a stranger',
      'link_change',
      { local: 'ridge', remote: 'barn', width_mhz: 40 },
      /no radio of this name/,
    ],
  ])('refuses %s with a sentence that says what to do', async (_title, tool, args, words) => {
    const { call } = await serveAll();
    expect((await call(tool, args))['error']).toMatch(words);
  });

  it('refuses to plan a key of the device that no setting has, which is shown as a text of the device', async () => {
    const served = await serve({
      radios: { ridge: aRadio() },
      options: { allowChanges: true },
      rewrite: text => (/^radio\.1\.freq=/m.test(text) ? `${text}\nvendor.thing=1\n` : text),
    });
    expect(await served.call('configuration', { radio: 'ridge', contains: 'vendor' })).toMatchObject({
      settings: [{ unknown_key: { untrusted: 'vendor.thing' }, value: { untrusted: '1' } }],
    });
    const plan = await served.call('plan_change', { radio: 'ridge', settings: { 'vendor.thing': '2' } });
    expect(plan['error']).toMatch(/No setting is called "vendor\.thing"/);
  });

  it('refuses a plan that was sent, and a plan and a link change of a radio whose change is under way', async () => {
    const { call, begin } = await serveAll();
    const plan = await call('plan_change', { radio: 'ridge', settings: CHANGE });
    const another = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '10' } });
    const applying = begin('apply_plan', { plan_id: plan['plan_id'], keep_if: NEVER_HOLDS });
    await pass(1);
    const [again, second, linked] = [
      await call('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link'] }),
      await call('apply_plan', { plan_id: another['plan_id'], keep_if: ['link'] }),
      await call('link_change', { local: 'ridge', remote: 'mast', width_mhz: 40 }),
    ];
    expect(again['error']).toMatch(/does not exist/);
    expect(second['error']).toMatch(/A change of ridge is under way/);
    expect(linked['error']).toMatch(/A change of ridge is under way/);
    await turned(applying);
  });

  it('permits a plan of another radio while one is under way', async () => {
    const { call, begin } = await serveAll();
    const plan = await call('plan_change', { radio: 'ridge', settings: CHANGE });
    const applying = begin('apply_plan', { plan_id: plan['plan_id'], keep_if: NEVER_HOLDS });
    await pass(1);
    const other = await call('plan_change', {
      radio: 'mast',
      settings: { 'resolv.host.1.name': 'mast-two' },
    });
    expect(await call('apply_plan', { plan_id: other['plan_id'] })).toMatchObject({ is_kept: true });
    await turned(applying);
  });

  it('refuses a change of a radio that did not respond to the end of the last one, until it was asked again', async () => {
    let isGone = false;
    const served = await serve({
      radios: { ridge: aRadio() },
      options: { allowChanges: true },
      isCutOff: () => isGone,
    });
    const { call, begin } = served;
    const [plan, another] = [
      await call('plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '10' } }),
      await call('plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '11' } }),
    ];
    const applying = begin('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link'] });
    await pass(8);
    isGone = true;
    await pass(450);
    await turned(applying);
    isGone = false;
    expect((await call('apply_plan', { plan_id: another['plan_id'], keep_if: ['link'] }))['error']).toMatch(
      /change_status asks it again/,
    );
    expect(await call('change_status', { radio: 'ridge' })).toMatchObject({
      state: 'ended',
      is_kept: false,
      outcome: { text: expect.stringMatching(/runs the earlier configuration/) },
    });
    const fresh = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.txpower': '11' } });
    const begun = await call('apply_plan', { plan_id: fresh['plan_id'], keep_if: ['link'] });
    expect(begun).toMatchObject({ is_kept: true });
  });
});

describe('a speed test through radiolink mcp', () => {
  it.each(NAMES)(
    'answers the rates of both directions for %s where the operator permits load',
    async name => {
      const radio = aRadio({ profile: PROFILES[name], stations: 4 });
      const before = await serve({ radios: { ridge: radio } });
      const { stations } = await before.call('stations', { radio: 'ridge' });
      const [{ address }] = stations as readonly [{ readonly address: { readonly untrusted: string } }];
      const served = await serve({
        radios: { ridge: radio, [address.untrusted]: aRadio() },
        remoteEnds: { ridge: address.untrusted },
        options: { allowLoad: true },
      });
      const {
        transmit_kbps: sent,
        receive_kbps: received,
        ...rest
      } = await served.call('speed_test', {
        radio: 'ridge',
        seconds: 5,
      });
      expect([Number(sent) > 10_000, Number(received) > 10_000, rest]).toEqual([true, true, { seconds: 5 }]);
    },
  );
});

describe('a speed test through radiolink mcp while the link is down', () => {
  it('a speed test of a radio without a link says that the link is down and when to repeat it', async () => {
    const served = await serve({
      radios: { ridge: aRadio({ profile: 'ap-ptmp', stations: 0 }), barn: aRadio() },
      remoteEnds: { ridge: 'barn' },
      options: { allowLoad: true },
    });
    const { error } = await served.call('speed_test', { radio: 'ridge', seconds: 5 });
    expect(error).toMatch(/^The link is down.*Repeat the test once link_status/);
  });
});

describe('revert through radiolink mcp', () => {
  it('revert is refused for a device that has no call for it, and says what to do', async () => {
    const { call, begin } = await serveAll();
    const radio = 'tower';
    const plan = await call('plan_change', { radio, settings: { 'resolv.host.1.name': 'north-tower' } });
    begin('apply_plan', { plan_id: plan['plan_id'], keep_if: NEVER_HOLDS }).catch(() => undefined);
    await pass(12);
    expect((await call('revert', { radio }))['error']).toMatch(
      /^This device lets only the session that began a test end it\. Wait: it reverts by itself in 2\d\d s, and change_status tells/,
    );
  });
});

describe('a result of radiolink mcp that is too large for a model', () => {
  it('a result that is too large is refused with what to do, and smaller pages of it are given', async () => {
    const { call } = await serveAll();
    const configuration = Array.from({ length: 100 }, (_, n) => `x.${n}=${'"'.repeat(700)}${n}`).join('\n');
    const args = { radio: 'ridge', configuration };
    const { total } = await call('diff', { ...args, limit: 1 });
    const offset = Number(total) - 100;
    expect(await call('diff', { ...args, offset, limit: 100 })).toEqual({
      error: 'The result is too large. Use offset and limit, or a filter.',
    });
    const first = await call('diff', { ...args, offset, limit: 50 });
    expect(first).toMatchObject({ next_offset: offset + 50 });
    const [{ after }] = first['differences'] as readonly [{ readonly after: { readonly untrusted: string } }];
    expect(after.untrusted).toBe(`${'"'.repeat(500)}…`);
  });
});
