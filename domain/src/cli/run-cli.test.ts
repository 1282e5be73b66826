import { describe, expect, it } from 'vitest';
import { bridgeConfig, bridgeText } from '../configuration/config-text.mother.ts';
import { runOn } from './memory-io.mother.ts';

const secrets = /only-for-us|TOKENTOKEN|hashhashhash/;

describe('check', () => {
  it('finds nothing in a faultless file', () => {
    expect(runOn({ 'a.cfg': bridgeText }, 'check', 'a.cfg')).toEqual({
      code: 0,
      out: 'a.cfg: nothing found',
      err: '',
    });
  });
  it('names line, setting, key, problem and what is allowed', () => {
    const text = bridgeConfig({ 'netconf.1.status': 'on' }).toString();
    const { code, out } = runOn({ 'a.cfg': text }, 'check', 'a.cfg');
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.cfg:4: error: .+ \(netconf\.1\.status\): .+ Allowed: .+$/);
  });
  it('reports a line the device would refuse by its number', () => {
    expect(runOn({ 'a.cfg': `${bridgeText}nonsense\n` }, 'check', 'a.cfg')).toMatchObject({
      code: 1,
      out: 'a.cfg:26: error: This line is not in key=value format.',
    });
  });
  it('says of a file that is no configuration only that', () => {
    expect(runOn({ 'a.cfg': '<html>' }, 'check', 'a.cfg')).toMatchObject({
      code: 1,
      out: 'a.cfg: error: The file is not a device configuration.',
    });
  });
  it('takes a partial configuration, but not as a backup', () => {
    const files = { 'a.cfg': 'radio.1.freq=5500\n' };
    expect(runOn(files, 'check', 'a.cfg').code).toBe(0);
    expect(runOn(files, 'check', '--backup', 'a.cfg')).toMatchObject({
      code: 1,
      out: expect.stringContaining('a.cfg: error: The file is incomplete'),
    });
  });
  it('reports a broken line of a backup once', () => {
    const { out } = runOn({ 'a.cfg': `nonsense\n${bridgeText}` }, 'check', '--backup', 'a.cfg');
    expect(out).toBe('a.cfg:1: error: This line is not in key=value format.');
  });
  it('check goes on after a file that cannot be read, and ends with 2', () => {
    const { code, out, err } = runOn({ 'b.cfg': bridgeText }, 'check', 'a.cfg', 'b.cfg');
    expect([code, out, err]).toEqual([2, 'b.cfg: nothing found', 'a.cfg: cannot be read: no such file']);
  });
  it('counts notes as findings unless only errors are asked for', () => {
    const files = { 'a.cfg': `${bridgeText}pwdog.status=disabled\npwdog.period=often\n` };
    expect(runOn(files, 'check', 'a.cfg')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^a\.cfg:27: note: /),
    });
    expect(runOn(files, 'check', '--errors', 'a.cfg')).toMatchObject({
      code: 0,
      out: 'a.cfg: nothing found',
    });
  });
  it('prints the errors alone where only those are asked for', () => {
    const files = { 'a.cfg': `${bridgeText}pwdog.status=disabled\npwdog.period=often\nnetconf.3.mtu=abc\n` };
    const { code, out } = runOn(files, 'check', '--errors', 'a.cfg');
    expect([code, out.split('\n').filter(line => line.startsWith('a.cfg:')).length]).toEqual([1, 1]);
    expect(out).toMatch(/^a\.cfg:28: error: /);
  });
  it('notes where a copy of a value was forgotten', () => {
    const text = bridgeConfig({
      'wireless.1.ssid': 'hill',
      'aaa.status': 'enabled',
      'aaa.1.status': 'enabled',
      'aaa.1.ssid': 'valley',
    }).toString();
    expect(runOn({ 'a.cfg': text }, 'check', 'a.cfg').out).toContain('note: ');
  });
  it('prints JSON for scripts', () => {
    const text = bridgeConfig({ 'radio.1.freq': 'many' }).toString();
    const { code, out } = runOn({ 'a.cfg': text }, 'check', '--json', 'a.cfg');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      files: [
        {
          file: 'a.cfg',
          findings: [{ severity: 'error', line: 14, key: 'radio.1.freq', problem: expect.any(String) }],
        },
      ],
    });
  });
});

describe('a file that cannot be read', () => {
  it('a file that cannot be read is named in the JSON of check, in its place', () => {
    const { code, out } = runOn({ 'b.cfg': bridgeText }, 'check', '--json', 'a.cfg', 'b.cfg');
    expect([code, JSON.parse(out)]).toEqual([
      2,
      {
        files: [
          { file: 'a.cfg', unreadable: 'no such file' },
          { file: 'b.cfg', findings: [] },
        ],
      },
    ]);
  });

  it.each([
    ['diff', 'a.cfg', 'b.cfg'],
    ['explain', 'a.cfg'],
    ['plan-mode', 'a.cfg', 'router'],
  ])('a file that cannot be read is named in the JSON of %s', (...given) => {
    const { code, out } = runOn({ 'b.cfg': bridgeText }, '--json', ...given);
    const unreadable = [{ file: 'a.cfg', unreadable: 'no such file' }];
    expect([code, JSON.parse(out)]).toEqual([2, { unreadable }]);
  });
});

describe('a file in Latin-1', () => {
  const bytes = Uint8Array.from(
    [...`${bridgeText}resolv.host.1.name=Caf\u00e9\n`].map(each => each.charCodeAt(0)),
  );

  it('a file in Latin-1 is checked, and said to be none in UTF-8', () => {
    const { code, out, err } = runOn({ 'a.cfg': bytes }, 'check', 'a.cfg');
    expect([code, out]).toEqual([1, expect.stringContaining('a.cfg: note: The file is not UTF-8.')]);
    expect(err).toBe('a.cfg: not UTF-8; read as Latin-1');
    expect(runOn({ 'a.cfg': bytes }, 'check', '--json', 'a.cfg').out).toContain('The file is not UTF-8.');
  });

  it('a file in Latin-1 is compared character by character', () => {
    const utf8 = `${bridgeText}resolv.host.1.name=Caf\u00e9\n`;
    expect(runOn({ a: bytes, b: utf8 }, 'diff', 'a', 'b')).toMatchObject({ code: 0, out: '' });
  });
});

describe('diff', () => {
  const changed = bridgeConfig({
    'radio.1.freq': '5600',
    'snmp.community': 'another-secret',
    'x.y': '1',
  }).toString();
  const files = { a: bridgeText, b: changed };
  it('finds no difference between files that say the same', () => {
    expect(runOn({ a: bridgeText, b: bridgeText.replaceAll('\n', '\r\n') }, 'diff', 'a', 'b')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });
  it('prints what differs by setting, without secrets', () => {
    const { code, out } = runOn(files, 'diff', 'a', 'b');
    expect(code).toBe(1);
    expect(out).toMatch(/^.+ \(radio\.1\.freq\)\n {2}- 5500\n {2}\+ 5600\n/);
    expect(out).toMatch(/\(snmp\.community\): secret changed\n {2}- •+\n {2}\+ •+\nx\.y\n {2}\+ 1$/);
    expect(out).not.toMatch(/another-secret|only-for-us/);
  });
  it('prints JSON for scripts, without secrets', () => {
    const { out } = runOn(files, 'diff', '--json', 'a', 'b');
    expect(JSON.parse(out).changes).toMatchObject([
      { key: 'radio.1.freq', kind: 'changed', before: '5500', after: '5600' },
      { key: 'snmp.community', kind: 'changed', secret: true },
      { key: 'x.y', name: 'x.y', kind: 'added', before: null, after: '1' },
    ]);
    expect(out).not.toMatch(/another-secret|only-for-us/);
  });
  it('ends with 2 when a file cannot be read or is no configuration', () => {
    expect(runOn({ a: bridgeText }, 'diff', 'a', 'b')).toEqual({
      code: 2,
      out: '',
      err: 'b: cannot be read: no such file',
    });
    expect(runOn({ a: '', b: bridgeText }, 'diff', 'a', 'b')).toEqual({
      code: 2,
      out: '',
      err: 'a: The file is empty.',
    });
  });
});

describe('explain', () => {
  it('says what a file sets, by group, without secrets', () => {
    const { code, out } = runOn({ a: bridgeText }, 'explain', 'a');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}.+: 5500 MHz {2}\(radio\.1\.freq\)$/m);
    expect(out).not.toMatch(secrets);
  });
  it('names a group once, its settings in the order of the file', () => {
    const { out } = runOn(
      { a: 'radio.1.freq=5500\nnetconf.1.mtu=1500\nradio.1.chanbw=40\n' },
      'explain',
      'a',
    );
    const keys = out.split('\n').map(line => /\((.+)\)$/.exec(line)?.[1] ?? 'group');
    expect(keys).toEqual(['group', 'radio.1.freq', 'radio.1.chanbw', 'group', 'netconf.1.mtu']);
  });
  it('prints JSON for scripts, without secrets', () => {
    const { out } = runOn({ a: bridgeText }, 'explain', '--json', 'a');
    expect(JSON.parse(out).settings).toContainEqual(
      expect.objectContaining({ key: 'radio.1.freq', value: '5500', unit: 'MHz' }),
    );
    expect(out).not.toMatch(secrets);
  });
  it('ends with 2 for a file that cannot be read or is no configuration', () => {
    expect(runOn({}, 'explain', 'a').code).toBe(2);
    expect(runOn({ a: '{}' }, 'explain', 'a')).toEqual({
      code: 2,
      out: '',
      err: 'a: The file is not a device configuration.',
    });
  });
});

describe('the command', () => {
  it('explains itself', () => {
    const { code, out } = runOn({}, '--help');
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'radiolink-config: checks, compares and explains device configurations.',
    ]);
  });
  it('says what was wrong with its use', () => {
    expect(runOn({}, 'chekc')).toEqual({
      code: 2,
      out: '',
      err: 'Unknown command chekc.\nTry radiolink-config --help.',
    });
  });
  it('prints hostile names so that they cannot steer a terminal', () => {
    const text = `${bridgeText}snmp.location=\u001B]0;owned\u0007\n`;
    for (const given of [
      ['explain', 'a'],
      ['explain', '--json', 'a'],
      ['check', 'a'],
      ['diff', 'a', 'b'],
      ['diff', 'b', 'a', '--json'],
    ]) {
      const { out, err } = runOn({ a: text, b: bridgeText }, ...given);
      expect(out + err).not.toContain('\u001B');
    }
  });
});
