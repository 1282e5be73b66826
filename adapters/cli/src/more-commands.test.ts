import { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice, pass, turnTime } from '../../src/modules/scenarios/change-scenario.mother.ts';
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

/** Lets seconds pass until something holds, at most so many; false where it did not. */
async function passUntil(holds: () => boolean, seconds: number): Promise<boolean> {
  for (let passed = 0; passed < seconds && !holds(); passed += 1) await pass(1);
  return holds();
}

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

  it.each([
    ['ap-ptp', 'Device message: Unknown host'],
    ['wave', 'The hostname could not be resolved.'],
  ])('traceroute of an unknown host says so in place of an empty table (%s)', async (profile, words) => {
    const line = ['traceroute', 'radio', 'no-such-host.invalid'];
    const run = await cli(line, { radios: { radio: aRadio({ profile }) } }, 90);
    expect([run.code, run.out, run.err]).toEqual([EXIT.found, '', expect.stringContaining(words)]);
    const asJson = await cli([...line, '--json'], { radios: { radio: aRadio({ profile }) } }, 90);
    expect(JSON.parse(asJson.out)).toEqual({ status: 'failed', hops: [], failure: words });
  });

  it('speedtest prints what the link carries, as JSON what each direction did, and ends with 1 where the target is no device', async () => {
    const radios = { radio: aRadio() };
    const run = await cli(['speedtest', 'radio', '198.51.100.62', '--duration', '10'], { radios }, 60);
    expect(run.code).toBe(EXIT.done);
    expect(run.out).toMatch(/^Transmit +[\d.]+ Mbps\nReceive +[\d.]+ Mbps$/);
    const one = ['speedtest', 'radio', '198.51.100.62', '--duration', '10', '--direction', 'tx', '--json'];
    const sent = await cli(one, { radios }, 60);
    expect(JSON.parse(sent.out)).toMatchObject({ status: 'finished', txKbps: expect.any(Number) });
    const gone = await cli(['speedtest', 'radio', '198.51.100.99', '--duration', '10'], { radios }, 60);
    expect(gone.code).toBe(EXIT.found);
    expect(gone.err).not.toBe('');
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

describe('status --file of many devices', () => {
  const env = { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026' };

  it('asks at most eight devices at the same time, and all of them', async () => {
    const underWay = new Set<string>();
    let most = 0;
    const radios = Object.fromEntries(
      Array.from({ length: 20 }, (_, place) => {
        const name = `radio${place}`;
        const radio = aRadio();
        const fetch: VirtualRadio['fetch'] = async (...request) => {
          underWay.add(name);
          most = Math.max(most, underWay.size);
          await new Promise(resolve => setTimeout(resolve, 1000));
          const answer = await radio.fetch(...request);
          underWay.delete(name);
          return answer;
        };
        return [name, Object.assign(Object.create(radio) as VirtualRadio, { fetch })];
      }),
    );
    const files = { list: Object.keys(radios).join('\n') };
    const run = await cli(['status', '-f', 'list'], { radios, env, files }, 120);
    expect([run.code, most]).toEqual([EXIT.done, 8]);
    expect(new Set(run.out.split('\n').map(line => line.split(' ')[0]))).toEqual(
      new Set(Object.keys(radios)),
    );
  });

  it('takes a password from the command that a named radio has, and asks the others where that command fails', async () => {
    const entry = (address: string, ...password_command: string[]) => ({
      address,
      username: 'admin',
      password_command,
    });
    const named = {
      ridge: entry('one', process.execPath, '-p', '"Tower-Link-2026\\nsecond line"'),
      barn: entry('two', process.execPath, '-e', 'console.log("Tower-Link-2026"); process.exit(3)'),
      mill: entry('three', 'no-such-program-of-passwords'),
    };
    const files = { 'r.json': JSON.stringify({ radios: named }) };
    const world = { radios: { one: aRadio(), two: aRadio(), three: aRadio() }, env: {}, files };
    const run = await cli(['status', '-f', 'r.json'], world);
    const lines = run.out.split('\n').toSorted();
    expect(lines).toEqual([
      'barn  No password of barn: its password_command failed.',
      'mill  No password of mill: its password_command failed.',
      expect.stringMatching(/^ridge {2}\S/),
    ]);
    expect(run.code).toBe(EXIT.usage);
    expect(run.out + run.err).not.toContain('Tower-Link-2026');
  });
});

describe('--timeout', () => {
  it.each([
    [[], 15],
    [['--timeout', '4'], 4],
  ] as const)('with %j ends a command after %i s without a response', async (option, seconds) => {
    const silent: VirtualRadio['fetch'] = () => new Promise<never>(() => undefined);
    const radio = Object.assign(Object.create(aRadio()) as VirtualRadio, { fetch: silent });
    const run = startCli(['status', 'radio', ...option], { radios: { radio } });
    await pass(seconds - 1);
    expect(run.code).toBeUndefined();
    const ended = await passUntil(() => run.code !== undefined, 3);
    expect([ended, run.code]).toEqual([true, EXIT.unreachable]);
  });

  it.each(['0', '-1', '601', 'soon', '1e3', ''])('"%s" is refused, before a device is asked', async text => {
    const run = await cli(['status', 'radio', `--timeout=${text}`], { radios: { radio: aRadio() } });
    expect([run.code, run.err]).toEqual([EXIT.usage, expect.stringContaining('a number of seconds')]);
  });
});

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('prints a script for %s that asks radiolink itself', async shell => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const run = await cli(['completion', shell]);
    const script = [run.out, ...printed.mock.calls.flat()].join('\n');
    printed.mockRestore();
    expect(script).toContain('radiolink complete --');
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
