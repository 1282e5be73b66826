import { createVirtualRadio, profileNames, type VirtualRadioOptions } from '@radiolink/virtual-radio';
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
const loginOf = (profile: string) =>
  profile === 'factory'
    ? { RADIOLINK_USER: 'ubnt', RADIOLINK_PASSWORD: 'ubnt' }
    : { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026' };

it('status of a 60 GHz link tells the fade that it survives in dB and in rain, of a 5 GHz link in dB alone', async () => {
  const factsOf = async (profile: 'sixty' | 'ap-ptp' | 'ap-ptmp') =>
    (await cli(['status', 'radio'], { radios: { radio: aRadio({ profile, stations: 3 }) } })).out;
  const sixty = await factsOf('sixty');
  expect(sixty).toMatch(/^Fade margin\s+\d+(?:\.\d)? dB$/m);
  expect(sixty).toMatch(/^Link in rain up to\s+(?:over \d+|\d+ to \d+|\d+) mm\/h$/m);
  const five = await factsOf('ap-ptp');
  expect(five).toMatch(/^Fade margin\s+\d+(?:\.\d)? dB$/m);
  expect(five).not.toContain('rain');
  expect(await factsOf('ap-ptmp')).not.toContain('Fade margin');
});

describe.each(profileNames)('in front of %s', profile => {
  const world = () => ({ radios: { radio: aRadio({ profile, stations: 3 }) }, env: loginOf(profile) });

  it('status prints names and values, and JSON', async () => {
    const here = world();
    const text = await cli(['status', 'radio'], here);
    expect([text.code, text.err]).toEqual([EXIT.done, '']);
    expect(text.out).toMatch(/^Name +\S+/);
    expect(text.out).not.toMatch(/undefined|NaN|\bnull\b/);
    const json = await cli(['status', 'radio', '--json'], here);
    expect(JSON.parse(json.out)).toMatchObject({ host: expect.anything(), wireless: expect.anything() });
  });

  it('stations lists what is connected', async () => {
    const run = await cli(['stations', 'radio'], world());
    expect(run.code).toBe(EXIT.done);
    expect(run.out.split('\n')[0]).toMatch(/^MAC +Name +(IP +)?Signal/);
  });

  it('backup saves the file, and plan finds nothing to change in one that is not packed', async () => {
    const here = world();
    const saved = await cli(['backup', 'radio', '-o', 'radio.cfg'], here);
    expect(saved.code).toBe(EXIT.done);
    const file = saved.files.get('radio.cfg') ?? '';
    expect(file.length).toBeGreaterThan(100);
    const plan = await cli(['plan', 'radio', 'radio.cfg'], { ...here, files: { 'radio.cfg': file } });
    // The versioned API packs its backup.
    const isPacked = file.startsWith('\u001F');
    expect([plan.code, plan.out, plan.err.includes('gzip archive')]).toEqual(
      isPacked ? [EXIT.usage, '', true] : [EXIT.done, 'Nothing to change.', false],
    );
  });

  it('plan says what a change does', async () => {
    const run = await cli(['plan', 'radio', '--set', 'resolv.host.1.name=tower'], world());
    expect([run.code, run.out.split('\n')[0]]).toEqual([EXIT.done, 'Device name (resolv.host.1.name)']);
  });
});

describe('a device that fails', () => {
  it.each([
    ['does not respond', { unreachable: true }, EXIT.unreachable],
    ['sends garbage', { wrongJson: 'no JSON', path: '/status.cgi' }, EXIT.refused],
    ['is cut off', { truncate: 0.5, path: '/status.cgi' }, EXIT.refused],
    ['fails', { status: 500 as const, path: '/status.cgi' }, EXIT.refused],
    ['ends the session', { status: 401 as const, path: '/status.cgi' }, EXIT.refused],
  ])('and %s is told in words and by the exit code', async (_, fault, code) => {
    const radio = aRadio();
    radio.faults.set(fault);
    const run = await cli(['status', 'radio'], { radios: { radio } });
    expect([run.code, run.out]).toEqual([code, '']);
    expect(run.err).toMatch(/\w/);
  });

  it('a device that is not there is reported, too', async () => {
    expect((await cli(['status', 'nowhere'])).code).toBe(EXIT.unreachable);
  });
});

describe('a login', () => {
  it('a login that is refused has its own exit code, and names no password', async () => {
    const env = { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'not-this-one' };
    const run = await cli(['status', 'radio'], { radios: { radio: aRadio() }, env });
    expect(run.code).toBe(EXIT.login);
    expect(run.out + run.err).not.toContain('not-this-one');
  });

  it('takes its password from a file', async () => {
    const files = { secret: 'Tower-Link-2026\n' };
    const line = ['status', 'radio', '-u', 'admin', '--password-file', 'secret'];
    expect((await cli(line, { radios: { radio: aRadio() }, files, env: {} })).code).toBe(EXIT.done);
  });

  it('requests its password where there is a terminal', async () => {
    const world = { radios: { radio: aRadio() }, env: {}, typed: 'Tower-Link-2026' };
    expect((await cli(['status', 'radio', '-u', 'admin'], world)).code).toBe(EXIT.done);
  });

  it('a login without a password is wrong usage, and so is one on the command line', async () => {
    expect((await cli(['status', 'radio'], { env: {} })).code).toBe(EXIT.usage);
    expect((await cli(['status', 'http://admin:secret@radio'])).code).toBe(EXIT.usage);
    expect((await cli(['status', 'radio', '--password', 'secret'])).code).toBe(EXIT.usage);
  });
});

describe('watch', () => {
  it('prints a line of NDJSON for each status', async () => {
    const run = await cli(['watch', 'radio', '--json', '-n', '3'], { radios: { radio: aRadio() } });
    const lines = run.out.split('\n').map(line => JSON.parse(line) as { at: number });
    expect([run.code, lines.length]).toEqual([EXIT.done, 3]);
  });

  it('ends when it is interrupted', async () => {
    const run = startCli(['watch', 'radio'], { radios: { radio: aRadio() } });
    await pass(5);
    run.interrupt();
    await pass(2);
    expect(run.code).toBe(EXIT.interrupted);
    expect(run.out).toContain('Connected');
  });
});

describe('apply', () => {
  it('apply for good says that it is saved', async () => {
    const radio = aRadio();
    const run = await cli(['apply', 'radio', '--set', 'resolv.host.1.name=tower'], { radios: { radio } });
    expect([run.code, run.out]).toEqual([EXIT.done, 'Applied and saved.']);
    expect(onDevice(radio, 'resolv.host.1.name', 'stored')).toBe('tower');
  });

  it('--test keeps a channel once the conditions hold', async () => {
    const radio = aRadio();
    const line = ['apply', 'radio', '--set', 'radio.1.freq=5805', '--test', '--keep-if', 'link', '--json'];
    const run = await cli(
      [...line, '--keep-if', 'stations>=1', '--keep-if', 'signal>=-80'],
      { radios: { radio } },
      280,
    );
    expect(JSON.parse(run.out)).toMatchObject({ isKept: true, outcome: { kind: 'kept' } });
    expect(onDevice(radio, 'radio.1.freq', 'stored')).toBe('5805');
  });

  it('--test lets a change fall back whose conditions do not hold, and names them', async () => {
    const radio = aRadio();
    const line = ['apply', 'radio', '--set', 'radio.1.freq=5805', '--test', '--keep-if', 'stations>=7'];
    const run = await cli(line, { radios: { radio } }, 400);
    expect(run.code).toBe(EXIT.found);
    expect(run.out).toContain('Not met: at least 7 stations.');
    expect(onDevice(radio, 'radio.1.freq')).toBe('5785');
  });

  it('sends nothing that is no configuration, and nothing that breaks a rule', async () => {
    const radio = aRadio();
    const garbage = await cli(['apply', 'radio', 'x.cfg'], {
      radios: { radio },
      files: { 'x.cfg': 'a=b\n' },
    });
    expect(garbage.code).toBe(EXIT.usage);
    // Beyond the channel whose center stays as it was.
    const wrong = await cli(['apply', 'radio', '--set', 'radio.1.freq=5920'], { radios: { radio } });
    expect([wrong.code, wrong.out]).toEqual([EXIT.refused, expect.stringContaining('Nothing was sent')]);
    expect(onDevice(radio, 'radio.1.freq', 'stored')).toBe('5785');
  });

  it.each([
    [['apply', 'radio'], 'neither file nor setting'],
    [['apply', 'radio', '--set', 'nonsense'], 'no key=value'],
    [['apply', 'radio', '--set', 'a=b', '--keep-if', 'link'], 'a condition without a test'],
    [['apply', 'radio', '--set', 'a=b', '--test', '--keep-if', 'luck'], 'an unknown condition'],
    [['link-change', 'a', 'b'], 'nothing to agree on'],
    [['nonsense'], 'an unknown command'],
  ])('refuses %j: %s', async line => {
    const run = await cli(line, { radios: { radio: aRadio() } });
    expect([run.code, run.out]).toEqual([EXIT.usage, '']);
    expect(run.err).not.toBe('');
  });
});

const elsewhere = (text: string) =>
  text.replace('radio.1.freq=5785', 'radio.1.freq=5920').replace('center.1.freq=5795', 'center.1.freq=5930');

describe('other commands', () => {
  it('check refuses a frequency that is illegal in the country', async () => {
    const radio = aRadio();
    const saved = await cli(['backup', 'radio', '-o', '-'], { radios: { radio } });
    const files = {
      'a.cfg': saved.out,
      'b.cfg': elsewhere(saved.out),
    };
    expect((await cli(['check', 'a.cfg', '--errors'], { files })).code).toBe(EXIT.done);
    const run = await cli(['check', 'b.cfg', '--errors'], { files });
    expect(run.code).toBe(EXIT.found);
    expect(run.out).toContain('radio.1.freq');
    expect((await cli(['diff', 'a.cfg', 'b.cfg'], { files })).out).toContain('5920');
  });

  it('reboot --wait waits until the device is back', async () => {
    const run = await cli(['reboot', 'radio', '--wait'], { radios: { radio: aRadio() } }, 90);
    expect([run.code, run.err]).toEqual([EXIT.done, expect.stringContaining('The device is back.')]);
  });

  it('reboot --wait knows a device that is back by its uptime, though its time runs faster than that of the computer', async () => {
    const begin = Date.now();
    const clock = { now: () => begin + (Date.now() - begin) * 20 };
    const run = await cli(['reboot', 'radio', '--wait'], { radios: { radio: aRadio({ clock }) } }, 90);
    expect([run.code, run.err]).toEqual([EXIT.done, expect.stringContaining('The device is back.')]);
  });

  it('survey lists networks, strongest first', async () => {
    const run = await cli(['survey', 'radio', '--json'], { radios: { radio: aRadio() } }, 120);
    const cells = JSON.parse(run.out) as { signalDbm: number }[];
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.map(cell => cell.signalDbm)).toEqual(
      cells.map(cell => cell.signalDbm).toSorted((a, b) => b - a),
    );
  });

  it('firmware says what runs', async () => {
    const run = await cli(['firmware', 'radio', '--json'], { radios: { radio: aRadio() } });
    expect(JSON.parse(run.out)).toMatchObject({ running: expect.stringContaining('v8.7') });
  });

  it('firmware sends no image for other hardware', async () => {
    const radio = aRadio();
    const files = { 'XM.v5.6.15.bin': 'XM.v5.6.15 and so on' };
    const run = await cli(['firmware', 'radio', 'XM.v5.6.15.bin'], { radios: { radio }, files });
    expect([run.code, run.err]).toEqual([EXIT.usage, expect.stringContaining('other hardware')]);
  });
});

describe('the help', () => {
  it('the help is that of a manual page, of every command', async () => {
    const program = await cli(['--help']);
    expect(program.code).toBe(EXIT.done);
    for (const name of ['apply', 'link-change', 'status']) {
      expect(program.out).toContain(`       ${name}\n`);
      const { out } = await cli([name, '--help']);
      for (const title of [
        'NAME',
        'SYNOPSIS',
        'DESCRIPTION',
        'OPERANDS',
        'OPTIONS',
        'ENVIRONMENT',
        'EXIT STATUS',
      ])
        expect(out.split('\n')).toContain(title);
      expect(out.split('\n').every(line => line.length <= 110)).toBe(true);
    }
  });

  it.each([
    ['status', ['USER', 'PASSWORD', 'TLS', 'RADIOS']],
    ['mcp', ['RADIOS']],
    ['explain', []],
    ['exporter', []],
    ['completion', []],
  ])('the help of %s names the variables that it reads, and no other: %j', async (name, variables) => {
    const { out } = await cli([name, '--help']);
    const [, listed = ''] = /^ENVIRONMENT\n([\s\S]*?)\n\n/m.exec(out) ?? [];
    expect([...listed.matchAll(/^ {7}RADIOLINK_(\w+)$/gm)].map(([, variable]) => variable)).toEqual(
      variables,
    );
  });

  it('the help of what asks no device names no exit code of a device, and no list that is empty', async () => {
    for (const name of ['check', 'explain', 'completion'])
      expect((await cli([name, '--help'])).out).not.toContain('The login was refused.');
    for (const name of ['apply', 'exporter']) expect((await cli([name, '--help'])).out).not.toContain('[]');
  });
});
