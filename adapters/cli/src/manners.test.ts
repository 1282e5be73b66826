import {
  createVirtualRadio,
  profileNames,
  SharedAir,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import { filePins } from '@radiolink/client/node';
import { ConfigText } from '@radiolink/domain/configuration';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onDevice, pass, turnTime } from '../../src/modules/scenarios/change-scenario.mother.ts';
import { EXIT } from './exit-code.ts';
import { exitCodeOf } from './failure.ts';
import { cli, startCli } from './memory-cli.mother.ts';
import { withoutSecrets } from './run-cli.ts';
import { wantedOf } from './wanted/wanted-options.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const aRadio = (options: Partial<VirtualRadioOptions> = {}) =>
  createVirtualRadio({
    profile: 'ap-ptp',
    clock: { now: () => Date.now() },
    wait: async () => undefined,
    ...options,
  });

describe('stations', () => {
  const radios = () => ({ radio: aRadio({ profile: 'ap-ptmp', stations: 12 }) });

  it('fits 80 columns, and shows more on a wider terminal', async () => {
    const narrow = await cli(['stations', 'radio'], { radios: radios() });
    expect(narrow.out.split('\n').every(line => line.length <= 80)).toBe(true);
    expect(narrow.out.split('\n')).toHaveLength(13);
    const env = { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026', COLUMNS: '200' };
    const wide = await cli(['stations', 'radio'], { radios: radios(), env });
    expect(wide.out.split('\n')[0]).toMatch(
      /^MAC +Name +IP +Signal +Remote +Downlink +Uplink +Distance +Uptime$/,
    );
  });

  it('shows the columns that are named, in the order of one', async () => {
    const run = await cli(['stations', 'radio', '--columns', 'signal,name', '--sort', 'signal'], {
      radios: radios(),
    });
    const [head, ...rows] = run.out.split('\n');
    expect(head).toMatch(/^Signal +Name$/);
    const signals = rows.map(row => Number.parseInt(row.replace('−', '-'), 10));
    expect(signals).toEqual(signals.toSorted((a, b) => b - a));
    expect((await cli(['stations', 'radio', '--sort', 'luck'], { radios: radios() })).code).toBe(EXIT.usage);
  });
});

describe('what would be reported as done without being done', () => {
  const usage = async (line: readonly string[], files: Readonly<Record<string, string>> = {}, env = {}) => {
    const radio = aRadio();
    radio.faults.set({ unreachable: true });
    const given = { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026', ...env };
    const run = await cli(line, { radios: { radio }, files, env: given });
    return [run.code, run.err] as const;
  };

  it.each([
    ['is empty', '', 'The file is empty'],
    ['has no setting', '\n \n', 'The file is empty'],
    ['has a line without a value', 'radio.1.freq=5805\nradio.1.chanbw 20\n', 'line 2 is not in key=value'],
    ['was written in UTF-16', '\0r\0a\0d\0i\0o\0.\u0031\0=\0\u0031', 'not a text file'],
  ])('a patch that %s is refused before the device is asked', async (_, patch, words) => {
    for (const command of ['apply', 'plan'])
      expect(await usage([command, 'radio', '--patch', 'p.cfg'], { 'p.cfg': patch })).toEqual([
        EXIT.usage,
        expect.stringContaining(words),
      ]);
  });

  it('one --set changes one setting', async () => {
    const [code] = await usage(['apply', 'radio', '--set', 'radio.1.freq=5805\nradio.1.chanbw=20']);
    expect(code).toBe(EXIT.usage);
  });

  it('an empty password is not sent, as a wrong one would count against the address', async () => {
    expect((await usage(['status', 'radio'], {}, { RADIOLINK_PASSWORD: '' }))[0]).toBe(EXIT.usage);
    const file = ['status', 'radio', '--password-file', 'password'];
    expect(await usage(file, { password: '\n' })).toEqual([EXIT.usage, expect.stringContaining('is empty')]);
  });
});

describe('a value that no device can have', () => {
  it('a value that no device can have is refused before the device is asked, with exit code 1 and without the value', async () => {
    const radio = aRadio();
    radio.faults.set({ unreachable: true });
    const run = await cli(['apply', 'radio', '--set', 'radio.1.txpower=loud'], { radios: { radio } });
    expect([run.code, run.err]).toEqual([
      EXIT.found,
      expect.stringMatching(/^radio\.1\.txpower: .*Nothing was sent\.$/),
    ]);
    expect(run.err).not.toContain('loud');
  });

  it('a value that no device can have is named by its channel where only the device can say so, not by the center that follows it', async () => {
    const radio = aRadio();
    for (const frequency of ['5920', '99999']) {
      const run = await cli(['apply', 'radio', '--set', `radio.1.freq=${frequency}`], { radios: { radio } });
      expect([frequency, run.code, run.out]).toEqual([
        frequency,
        EXIT.refused,
        expect.stringContaining('Nothing was sent'),
      ]);
      expect(run.out).not.toMatch(/^Nothing was sent: Cent(?:er|re)/);
      const plan = await cli(['plan', 'radio', '--set', `radio.1.freq=${frequency}`], { radios: { radio } });
      expect(plan.out.split('\n').find(line => line.startsWith('error:'))).toContain('(radio.1.freq)');
    }
  });

  it('a value that no device can have is none of those that a device stores, each taken alone', () => {
    const refused = profileNames.flatMap(profile => {
      const held = JSON.parse(createVirtualRadio({ profile, clock: { now: () => 0 } }).snapshot()) as {
        readonly configuration: { readonly stored: string };
      };
      const text = held.configuration.stored;
      return [...ConfigText.parse(text).entries()].flatMap(([key, value]) => {
        try {
          wantedOf(undefined, { set: [`${key}=${value}`] }, {} as never);
          return [];
        } catch (reason) {
          return [`${profile} ${key}=${value} ${String(reason)}`];
        }
      });
    });
    expect(refused).toEqual([]);
  });
});

describe('a change that is not sent', () => {
  it('a change that is not sent for its rules names no condition, since none was tried', async () => {
    for (const way of [[], ['--test', '--keep-if', 'signal>=-60']]) {
      const line = ['apply', 'radio', '--set', 'radio.1.freq=99', ...way];
      const run = await cli(line, { radios: { radio: aRadio() } });
      expect([run.code, run.out.split('\n')]).toEqual([
        EXIT.refused,
        [expect.stringMatching(/^Nothing was sent: /)],
      ]);
    }
  });

  it('a change that is not sent for its unknown keys has a line for each of them', async () => {
    const line = ['apply', 'radio', '--set', 'radio.9.bogus=1', '--set', 'radio.8.bogus=1'];
    const run = await cli(line, { radios: { radio: aRadio() } });
    expect([run.code, run.err.split('\n')]).toEqual([
      EXIT.usage,
      [
        'radio.9.bogus: No device is known to use this key.',
        'radio.8.bogus: No device is known to use this key.',
        'Nothing was sent; --force sends it all the same.',
      ],
    ]);
  });
});

describe('a file of the command that holds something else', () => {
  it('a file of the command that holds something else is a sentence and wrong usage: a remembered change, and remembered certificates', () => {
    const folder = mkdtempSync(join(tmpdir(), 'radiolink-files-'));
    const file = join(folder, 'pins.json');
    for (const text of ['', '{', '[]', '3', 'null']) {
      writeFileSync(file, text);
      let reason: unknown;
      try {
        filePins(file).read('https://192.0.2.1');
      } catch (error) {
        reason = error;
      }
      expect([exitCodeOf(reason), String(reason)]).toEqual([
        EXIT.usage,
        expect.stringContaining('does not hold remembered certificates'),
      ]);
    }
    for (const path of [folder, join(folder, 'absent', 'pins.json')])
      expect(() => filePins(path).remember('https://192.0.2.1', 'AA')).toThrow(`${path} cannot be used`);
    rmSync(folder, { recursive: true });
    expect(exitCodeOf(new RangeError('x.json holds no change that can be gone on with.'))).toBe(EXIT.usage);
  });
});

describe('Ctrl-C during a test', () => {
  it('says until when the device tests, and how to go on', async () => {
    const radio = aRadio();
    const run = startCli(
      ['apply', 'radio', '--set', 'radio.1.freq=5805', '--test', '--keep-if', 'stations>=7'],
      {
        radios: { radio },
      },
    );
    await pass(60);
    run.interrupt();
    await pass(2);
    expect(run.code).toBe(EXIT.interrupted);
    expect(run.err).toMatch(/The device tests the change until \d\d:\d\d:\d\d, for 1\d\d s more/);
    expect(run.err).toContain('--state FILE');
    expect(onDevice(radio, 'radio.1.freq', 'stored')).toBe('5785');
  });
});

describe('Ctrl-C during a change of both ends', () => {
  it('Ctrl-C during a change of both ends says which end tests, and until when, and its memory serves no other link', async () => {
    const sharedAir = new SharedAir();
    const radios = { local: aRadio({ sharedAir }), remote: aRadio({ profile: 'sta-ptp', sharedAir }) };
    const folder = mkdtempSync(join(tmpdir(), 'radiolink-link-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const line = ['link-change', 'local', 'remote', '--width', '20', '--state', join(folder, 'state.json')];
    const run = startCli(line, { radios });
    await pass(20);
    run.interrupt();
    await pass(2);
    expect(run.code).toBe(EXIT.interrupted);
    expect(run.err).toMatch(
      /(?:Each end|The (?:remote|local) end) tests the change until [\d:]{8}, for \d+ s more, and then reverts by itself\. The same command goes on with it/,
    );
    const ofOthers = await cli(['link-change', 'other', ...line.slice(2)], {
      radios: { other: aRadio(), remote: radios.remote },
    });
    expect([ofOthers.code, ofOthers.err]).toEqual([EXIT.usage, expect.stringContaining('of another link')]);
  });

  it('a change of both ends is refused where both are one device', async () => {
    const radio = aRadio();
    const again = await cli(['link-change', 'radio', 'radio', '--ssid', 'mill'], { radios: { radio } });
    expect([again.code, again.err]).toEqual([EXIT.usage, 'Local and remote are the same device.']);
    expect(onDevice(radio, 'wireless.1.ssid')).not.toBe('mill');
  });
});

describe('what refuses a command line', () => {
  it.each([
    [['status', 'radio', '--password=hunter2'], 'hunter2'],
    [['status', 'radio', '--passwd', 'hunter2'], 'hunter2'],
    [['status', 'http://admin:hunter2@radio'], 'hunter2'],
    [['status', 'admin:hunter2@ra dio'], 'hunter2'],
    [['apply', 'radio', '--set', 'hunter2'], 'hunter2'],
  ])('what refuses a command line does not repeat a password: %j', async (line, secret) => {
    const run = await cli(line);
    expect(run.code).toBe(EXIT.usage);
    expect(run.out + run.err).not.toContain(secret);
    expect(run.err).not.toBe('');
  });

  it('keeps what is no password', () => {
    expect(withoutSecrets("error: unknown option '--colour'")).toBe("error: unknown option '--colour'");
  });
});

describe('the help of a command', () => {
  it('lists the exit codes that the command can end with', async () => {
    const codesOf = async (name: string) => {
      const { out } = await cli([name, '--help']);
      const [, text = ''] = out.split('EXIT STATUS\n');
      return [...(text.split('\n\n')[0] ?? '').matchAll(/^ {7}(\d+)$/gm)].map(([, code]) => Number(code));
    };
    expect(await codesOf('check')).toEqual([0, 1, 2, 130]);
    expect(await codesOf('backup')).toEqual([0, 2, 3, 4, 5, 7, 130]);
    expect(await codesOf('link-change')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 130]);
  });
});
