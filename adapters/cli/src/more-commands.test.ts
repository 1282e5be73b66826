import { createVirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice, pass, turnTime } from '../../src/modules/drills/change-drill.mother.ts';
import { EXIT } from './exit-code.ts';
import { cli, startCli } from './memory-cli.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const aRadio = (options: Partial<VirtualRadioOptions> = {}) =>
  createVirtualRadio({
    profile: 'ap-ptp',
    clock: { now: () => Date.now() },
    wait: async () => undefined,
    ...options,
  });

describe('radiolink', () => {
  it('ping prints each echo and their sum, and ends with 1 where nobody answers', async () => {
    const radios = { radio: aRadio() };
    const run = await cli(['ping', 'radio', '192.0.2.1', '-n', '3'], { radios });
    expect(run.out.split('\n')).toHaveLength(4);
    expect(run.out).toMatch(/\d of 3 answered/);
    const lost = await cli(['ping', 'radio', 'no-such-host.invalid', '-n', '2', '--json'], { radios });
    expect([lost.code, JSON.parse(lost.out.split('\n').at(-1) ?? '')]).toEqual([
      EXIT.found,
      expect.objectContaining({ received: 0 }),
    ]);
  });

  it('traceroute prints the hops', async () => {
    const run = await cli(
      ['traceroute', 'radio', '192.0.2.1', '--json'],
      { radios: { radio: aRadio() } },
      90,
    );
    expect(JSON.parse(run.out)).toMatchObject({ hops: expect.any(Array) });
  });

  it('log prints the lines, and with --follow those that are added alone', async () => {
    const radios = { radio: aRadio() };
    const run = await cli(['log', 'radio'], { radios });
    expect([run.code, run.out.split('\n').length > 2]).toEqual([EXIT.done, true]);
    const following = startCli(['log', 'radio', '--follow'], { radios });
    await pass(20);
    following.interrupt();
    await pass(2);
    expect(following.code).toBe(EXIT.interrupted);
    const lines = following.out.split('\n');
    expect(lines.length).toBeLessThan(run.out.split('\n').length * 2);
  });

  it('locate flashes the LEDs, and stops', async () => {
    const radios = { radio: aRadio() };
    expect((await cli(['locate', 'radio', '--seconds', '30'], { radios })).out).toBe(
      'The LEDs flash for 30 s.',
    );
    expect((await cli(['locate', 'radio', '--stop'], { radios })).code).toBe(EXIT.done);
  });

  it('support-file saves a file', async () => {
    const run = await cli(['support-file', 'radio', '-o', 's.tar.gz'], { radios: { radio: aRadio() } });
    expect([run.code, run.files.get('s.tar.gz')?.length ?? 0]).toEqual([EXIT.done, expect.any(Number)]);
    expect(run.files.get('s.tar.gz')).not.toBe('');
  });

  it('get prints settings and sections, with secrets masked, and ends with 1 for one that is not set', async () => {
    const radios = { radio: aRadio() };
    const run = await cli(['get', 'radio', 'radio.1.freq', 'wpasupplicant', 'aaa'], { radios });
    expect(run.out.split('\n')[0]).toBe('radio.1.freq=5785');
    const missing = await cli(['get', 'radio', 'no.such'], { radios });
    expect([missing.code, missing.err]).toEqual([EXIT.found, 'no.such is not set.']);
    const secrets = await cli(['get', 'radio', 'users', '--json'], { radios });
    expect(JSON.stringify(JSON.parse(secrets.out))).not.toMatch(/\$\d\$/);
  });

  it('explain says what a file means', async () => {
    const saved = await cli(['backup', 'radio', '-o', '-'], { radios: { radio: aRadio() } });
    const run = await cli(['explain', 'a.cfg'], { files: { 'a.cfg': saved.out } });
    expect([run.code, run.out.includes('5785')]).toEqual([EXIT.done, true]);
  });

  it('restore makes the device run a backup by a test, and refuses a file that is no backup', async () => {
    const radio = aRadio();
    const saved = await cli(['backup', 'radio', '-o', '-'], { radios: { radio } });
    const files = {
      'a.cfg': saved.out.replace(/^resolv\.host\.1\.name=.*$/m, 'resolv.host.1.name=restored'),
      'b.cfg': 'a=b\n',
    };
    const run = await cli(['restore', 'radio', 'a.cfg'], { radios: { radio }, files }, 280);
    expect([run.code, run.out]).toEqual([EXIT.done, 'The test was kept.']);
    expect(onDevice(radio, 'resolv.host.1.name', 'stored')).toBe('restored');
    expect((await cli(['restore', 'radio', 'b.cfg'], { radios: { radio }, files })).code).toBe(EXIT.usage);
  });

  it('apply refuses a key that no device is known to use, unless it is forced; plan remarks it', async () => {
    const radio = aRadio();
    const line = ['apply', 'radio', '--set', 'radio.1.freqq=5180'];
    const run = await cli(line, { radios: { radio } });
    expect([run.code, run.err]).toEqual([EXIT.usage, expect.stringContaining('Did you mean radio.1.freq?')]);
    expect(onDevice(radio, 'radio.1.freqq', 'stored')).toBeUndefined();
    const plan = await cli(['plan', 'radio', '--set', 'radio.1.txfreq=5180'], { radios: { radio } });
    expect(plan.out).toContain('Only LTU devices use this key.');
    expect((await cli([...line, '--force'], { radios: { radio } })).code).toBe(EXIT.done);
    expect(onDevice(radio, 'radio.1.freqq', 'stored')).toBe('5180');
  });
});

describe('status --file', () => {
  const env = { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026', P: 'Tower-Link-2026' };

  it('prints a line for each address, and ends with the code of the worst', async () => {
    const world = { radios: { one: aRadio(), two: aRadio() }, env, files: { list: 'one\n# no\n\ntwo\n' } };
    const good = await cli(['status', '-f', 'list'], world);
    expect([
      good.code,
      good.out
        .split('\n')
        .toSorted()
        .map(line => line.split(' ')[0]),
    ]).toEqual([EXIT.done, ['one', 'two']]);
    const bad = await cli(['status', '-f', 'list', '--json'], { ...world, files: { list: 'one\ngone\n' } });
    const lines = bad.out.split('\n').map(line => JSON.parse(line) as { device: string; exit?: number });
    expect([bad.code, lines.find(({ device }) => device === 'gone')?.exit]).toEqual([
      EXIT.unreachable,
      EXIT.unreachable,
    ]);
  });

  it('takes named radios with passwords of their own, which a name on the command line means too', async () => {
    const radios = { radios: { ridge: { address: 'one', username: 'admin', password_env: 'P' } } };
    const world = { radios: { one: aRadio() }, env, files: { 'r.json': JSON.stringify(radios) } };
    expect((await cli(['status', '-f', 'r.json'], world)).out).toMatch(/^ridge /);
    expect((await cli(['status', 'ridge', '--radios', 'r.json'], { ...world, env: { P: env.P } })).code).toBe(
      EXIT.done,
    );
  });
});

describe('--verbose', () => {
  it('prints requests and responses without the password and the names of the device', async () => {
    const run = await cli(['status', 'radio', '--verbose'], { radios: { radio: aRadio() } });
    expect(run.err).toContain('> POST /api/auth');
    expect(run.err).toMatch(/< 200 /);
    expect(run.err).not.toContain('Tower-Link-2026');
    expect(run.err).not.toContain(/^Name +(\S+)/.exec(run.out)?.[1] ?? 'none');
  });
});
