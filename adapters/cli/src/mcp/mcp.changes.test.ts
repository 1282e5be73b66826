import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SharedAir } from '@radiolink/virtual-radio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pass } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { likeLocal } from '../../../client/src/safe-apply/linked-pair.mother.ts';
import { aRadio, mcpClient, type McpWorld, turned, useMcp } from './mcp.mother.ts';

const serve = useMcp();

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'mcp-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** Calls `change_status` until the change has ended. */
async function ended(
  call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>,
  radio: string,
) {
  for (let tries = 0; tries < 20; tries += 1) {
    const seen = await call('change_status', { radio });
    if (seen['state'] !== 'under way') return seen;
  }
  throw new Error('The change did not end.');
}

describe('radiolink mcp, changing', () => {
  const allowed = (more: Partial<McpWorld['options']> = {}) => ({ allowChanges: true as const, ...more });

  it('plans a change by name, tests it and keeps it when the link has formed again', async () => {
    const radio = aRadio();
    const { call } = await serve({ radios: { ridge: radio }, options: allowed() });
    const plan = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    expect(plan).toMatchObject({ refused_because: [], needs_condition: true, plan_id: expect.any(String) });
    const begun = await call('apply_plan', { plan_id: plan['plan_id'], keep_if: ['link'] });
    const result = begun['state'] === 'ended' ? begun : await ended(call, 'ridge');
    expect(result).toMatchObject({ is_kept: true });
    expect(await configurationOf(radio)).toContain('radio.1.freq=5805');
  });

  it('lets the device revert by itself when a condition does not hold', async () => {
    const radio = aRadio();
    const before = await configurationOf(radio);
    const { call } = await serve({ radios: { ridge: radio }, options: allowed() });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    const begun = await call('apply_plan', { plan_id, keep_if: ['link', 'signal>=-10'] });
    const result = begun['state'] === 'ended' ? begun : await ended(call, 'ridge');
    expect(result).toMatchObject({ is_kept: false });
    expect(frequencyIn(await configurationOf(radio))).toBe(frequencyIn(before));
  });

  it('ends a running test on request', async () => {
    const radio = aRadio();
    const { call } = await serve({ radios: { ridge: radio }, options: allowed() });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    const applying = call('apply_plan', { plan_id, keep_if: ['link', 'signal>=-10'] });
    await pass(40);
    const reverted = await call('revert', { radio: 'ridge' });
    expect(reverted).toEqual({ outcome: expect.stringContaining('The test was ended') });
    const begun = await applying;
    const result = begun['state'] === 'ended' ? begun : await ended(call, 'ridge');
    expect(result).toMatchObject({ is_kept: false });
  });

  it.each([
    ['a key that nobody knows', { 'radio.1.freqq': '5805' }, /No setting is called/],
    ['a secret', { 'wireless.1.security.psk': 'x' }, /No setting|secret/],
    ['an account', { 'users.1.name': 'eve' }, /accounts/],
    ['no setting at all', {}, /Name 1 to/],
  ])('refuses to plan %s', async (_title, settings, words) => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    expect((await call('plan_change', { radio: 'ridge', settings }))['error']).toMatch(words);
  });

  it.each([
    ['a power beyond the limit of the country', { 'radio.1.txpower': '45' }],
    [
      'the only ways to log in',
      { 'httpd.status': 'disabled', 'sshd.status': 'disabled', 'telnetd.status': 'disabled' },
    ],
  ])('gives no plan for %s, and says why', async (_title, settings) => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    const plan = await call('plan_change', { radio: 'ridge', settings });
    expect(plan['plan_id']).toBeUndefined();
    expect(plan['refused_because']).not.toEqual([]);
  });

  it.each([
    ['a restart of the network', { 'netconf.3.mtu': '1400' }],
    ['another management address', { 'netconf.3.ip': '192.168.1.77' }],
  ])('gives a plan for %s, which shuts nobody out', async (_title, settings) => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    const plan = await call('plan_change', { radio: 'ridge', settings });
    expect(plan).toMatchObject({ refused_because: [], plan_id: expect.any(String) });
  });

  it('asks for a condition where the change may cut the link', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    expect((await call('apply_plan', { plan_id }))['error']).toMatch(/at least one condition/);
  });

  it('refuses a plan whose configuration has changed since', async () => {
    const radio = aRadio();
    const { call } = await serve({ radios: { ridge: radio }, options: allowed() });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    await writeConfiguration(radio, [`${await configurationOf(radio)}`, 'resolv.host.1.name=other']);
    expect((await call('apply_plan', { plan_id, keep_if: ['link'] }))['error']).toMatch(/has changed since/);
  });

  it('refuses a plan that is older than ten minutes, and one that was sent', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    await pass(610);
    expect((await call('apply_plan', { plan_id, keep_if: ['link'] }))['error']).toMatch(
      /older than 10 minutes/,
    );
  });

  it('allows one change of a radio at a time', async () => {
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed() });
    const [one, two] = [
      await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } }),
      await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } }),
    ];
    const first = call('apply_plan', { plan_id: one['plan_id'], keep_if: ['link', 'signal>=-10'] });
    await pass(5);
    const second = await call('apply_plan', { plan_id: two['plan_id'], keep_if: ['link'] });
    expect(second['error']).toMatch(/under way|changed since/);
    await first;
  });

  it('writes calls that are refused for their arguments, and those of no tool, to the audit file without values', async () => {
    const audit = join(folder(), 'audit.jsonl');
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed({ audit }) });
    const wrong = { radio: 'ridge', settings: 'never-shown', plan_id: 'x'.repeat(300) };
    expect(await call('plan_change', wrong)).toMatchObject({
      error: expect.stringContaining('Invalid arguments'),
    });
    await call('no_such_tool', { radio: 7 });
    await call('list_radios');
    const text = readFileSync(audit, 'utf8');
    const lines = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>);
    expect(text).not.toContain('never-shown');
    const outcome = 'refused: there is no such tool, or its arguments are wrong';
    expect(lines).toMatchObject([
      { tool: 'plan_change', client: 'test client 1', radio: 'ridge', plan: 'x'.repeat(64), outcome },
      { tool: 'no_such_tool', outcome },
      { tool: 'list_radios', outcome: 'ok' },
    ]);
  });

  it('writes what was done to the audit file, without the values of settings', async () => {
    const audit = join(folder(), 'audit.jsonl');
    const { call } = await serve({ radios: { ridge: aRadio() }, options: allowed({ audit }) });
    await call('link_status', { radio: 'ridge' });
    await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    await call('apply_plan', { plan_id: '00000000-0000-4000-8000-000000000000', keep_if: ['link'] });
    const lines = readFileSync(audit, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, string>);
    expect(lines.map(({ tool }) => tool)).toEqual(['link_status', 'plan_change', 'apply_plan']);
    expect(lines[0]).toMatchObject({ client: 'test client 1', radio: 'ridge', outcome: 'ok' });
    expect(lines[2]?.['outcome']).toMatch(/^failed: This plan does not exist/);
    expect(JSON.stringify(lines)).not.toMatch(/5805|Tower-Link/);
  });

  it('follows a change further after the server was ended in the middle of its test', async () => {
    const [radio, state] = [aRadio(), folder()];
    const world = { radios: { ridge: radio }, options: allowed({ state }) };
    const first = await mcpClient(world);
    const { plan_id } = await first.call('plan_change', {
      radio: 'ridge',
      settings: { 'radio.1.freq': 5805 },
    });
    void first.call('apply_plan', { plan_id, keep_if: ['link'] }).catch(() => undefined);
    await pass(4);
    await first.close();
    const { call } = await serve(world);
    expect(await ended(call, 'ridge')).toMatchObject({ is_kept: true });
    expect(await configurationOf(radio)).toContain('radio.1.freq=5805');
  });

  it('keeps a change whose radio was unreachable for a while in its test', async () => {
    const radio = aRadio();
    let isGone = false;
    const { call } = await serve({ radios: { ridge: radio }, options: allowed(), isCutOff: () => isGone });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    const applying = call('apply_plan', { plan_id, keep_if: ['link'] });
    await pass(3);
    isGone = true;
    await pass(40);
    isGone = false;
    const begun = await applying;
    const result = begun['state'] === 'ended' ? begun : await ended(call, 'ridge');
    expect(result).toMatchObject({ is_kept: true });
  });

  it('lets a radio revert that stays unreachable until its test is over', async () => {
    const radio = aRadio();
    const before = frequencyIn(await configurationOf(radio));
    let isGone = false;
    const { call } = await serve({ radios: { ridge: radio }, options: allowed(), isCutOff: () => isGone });
    const { plan_id } = await call('plan_change', { radio: 'ridge', settings: { 'radio.1.freq': 5805 } });
    const applying = call('apply_plan', { plan_id, keep_if: ['link'] });
    await pass(3);
    isGone = true;
    await pass(300);
    isGone = false;
    await applying;
    expect(await ended(call, 'ridge')).toMatchObject({ is_kept: false });
    expect(frequencyIn(await configurationOf(radio))).toBe(before);
  });

  it('changes the SSID of both ends of a link as one', async () => {
    const air = new SharedAir();
    const local = aRadio({ profile: 'ap-ptp', sharedAir: air });
    const remote = aRadio({ profile: 'sta-ptp', sharedAir: air });
    await writeConfiguration(remote, [likeLocal(await configurationOf(remote))]);
    const { call } = await serve({
      radios: { ridge: local, barn: remote },
      remoteEnds: { ridge: 'barn' },
      options: allowed(),
    });
    const result = await call('link_change', { local: 'ridge', remote: 'barn', ssid: 'Mill-Link' });
    expect(result).toMatchObject({ is_changed: true, is_as_before: false });
    expect(await configurationOf(local)).toContain('wireless.1.ssid=Mill-Link');
    expect(await configurationOf(remote)).toContain('wireless.1.ssid=Mill-Link');
  }, 120_000);

  it.each([1, 10, 30, 60, 90].flatMap(at => [10, 900].map(pause => [at, pause] as const)))(
    'leaves both ends with one SSID where the server ends %i s after a link change began, and the next repeats the call %i s later',
    async (at, pause) => {
      const air = new SharedAir();
      const local = aRadio({ profile: 'ap-ptp', sharedAir: air });
      const remote = aRadio({ profile: 'sta-ptp', sharedAir: air });
      await writeConfiguration(remote, [likeLocal(await configurationOf(remote))]);
      const world = {
        radios: { ridge: local, barn: remote },
        remoteEnds: { ridge: 'barn' },
        options: { ...allowed(), state: folder() },
      };
      const change = { local: 'ridge', remote: 'barn', ssid: 'Mill-Link' };
      const first = await serve(world);
      first.begin('link_change', change).catch(() => undefined);
      await pass(at);
      await first.close();
      await pass(pause);
      const { call } = await serve(world);
      const result = await call('link_change', change);
      await pass(400);
      const [atLocal, atRemote] = [await configurationOf(local), await configurationOf(remote)].map(
        text => /^wireless\.1\.ssid=(.*)$/m.exec(text)?.[1],
      );
      expect([result, atLocal]).toEqual([result, atRemote]);
      const isTrue = result['error'] !== undefined || result['is_changed'] === (atRemote === 'Mill-Link');
      expect([result, isTrue]).toEqual([result, true]);
    },
    120_000,
  );
});

const frequencyIn = (text: string) => /^radio\.1\.freq=(.*)$/m.exec(text)?.[1];

/** Reads the running configuration as another administrator. */
async function configurationOf(radio: ReturnType<typeof aRadio>): Promise<string> {
  return withSession(radio, async fetch => (await fetch('/getcfg.cgi')).text());
}

async function writeConfiguration(radio: ReturnType<typeof aRadio>, lines: readonly string[]): Promise<void> {
  await withSession(radio, async fetch => {
    const body = new URLSearchParams({ cfgData: lines.join('\n') });
    const answer = await fetch('/writecfg.cgi', { method: 'POST', body });
    if (!answer.ok) throw new Error(`not written: ${answer.status} ${await answer.text()}`);
    return '';
  });
  await pass(30);
}

async function withSession(
  radio: ReturnType<typeof aRadio>,
  use: (fetch: (path: string, init?: RequestInit) => Promise<Response>) => Promise<string>,
): Promise<string> {
  const { MemoryCookieJar } = await import('@radiolink/virtual-radio');
  const caller = { address: '192.0.2.77', cookies: new MemoryCookieJar() };
  let csrf = '';
  const fetch = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (csrf !== '') headers.set('x-csrf-id', csrf);
    const request = new Request(`http://radio${path}`, { ...init, headers });
    return (await turned(radio.fetch(request, caller))) as Response;
  };
  const login = await fetch('/api/auth', {
    method: 'POST',
    body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
  });
  csrf = login.headers.get('x-csrf-id') ?? '';
  return use(fetch);
}
