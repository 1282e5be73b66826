import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/index.ts';
import { inEnglish } from '../settings/english.ts';
import { checkSetting, settingById, settingsContext } from '../settings/index.ts';
import { addSshKeys } from './add-ssh-keys.ts';
import { SSH_KEYS } from './ssh-keys.mother.ts';

const { ed25519, rsa2048, ecdsa256 } = SSH_KEYS;
const valueOf = (line: string): string => line.split(' ')[1] ?? '';
const NONE = new Map<string, string>();
const said = (text: string, values: ReadonlyMap<string, string> = NONE): string => {
  const added = addSshKeys(text, values);
  return 'problem' in added ? inEnglish(added.problem) : `${added.keys.length} keys`;
};
const holding = (...numbers: readonly number[]) =>
  new Map(
    numbers.flatMap(
      number =>
        [
          [`sshd.auth.key.${number}.status`, 'enabled'],
          [`sshd.auth.key.${number}.value`, `AAAA${number}`],
        ] as const,
    ),
  );

describe('adding SSH keys', () => {
  it('writes type, content and comment, enabled, at the lowest free number', () => {
    const added = addSshKeys(ed25519.line, holding(1, 3));
    expect('changes' in added && [...added.changes]).toEqual([
      ['sshd.auth.key.2.status', 'enabled'],
      ['sshd.auth.key.2.type', 'ssh-ed25519'],
      ['sshd.auth.key.2.value', valueOf(ed25519.line)],
      ['sshd.auth.key.2.comment', 'tower@ridge'],
    ]);
  });

  it('reads a file of several, its remarks and empty lines left out', () => {
    const added = addSshKeys(`\uFEFF# of the NOC\r\n\r\n${ed25519.line}\r\n${rsa2048.line}\n`, holding(2));
    expect('changes' in added && [...added.changes.keys()].filter(key => key.endsWith('.type'))).toEqual([
      'sshd.auth.key.1.type',
      'sshd.auth.key.3.type',
    ]);
  });

  it.each([
    ['nothing', '  \n', 'Paste a public key.'],
    [
      'a private key',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1r\n-----END OPENSSH PRIVATE KEY-----',
      'This is a private key.',
    ],
    ['an older private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'This is a private key.'],
    [
      'a private key of PuTTY',
      'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none',
      'This is a private key.',
    ],
    [
      'a key in the form of RFC 4716',
      '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----',
      'Only the OpenSSH format is supported.',
    ],
    [
      'a key in PEM',
      '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
      'Only the OpenSSH format is supported.',
    ],
    [
      'a key broken into two lines',
      `${rsa2048.line.slice(0, 80)}\n${rsa2048.line.slice(80)}`,
      'Line 1: The key is incomplete or damaged.',
    ],
    [
      'a bad line among good ones',
      `${ed25519.line}\nhello\n${rsa2048.line}`,
      'Line 2: This is not an SSH public key.',
    ],
    [
      'the same key twice',
      `${ed25519.line}\n${ed25519.line} again`,
      'Line 2: This key is already in the list.',
    ],
    ['a file of anything', 'x'.repeat(100_000), 'The file is too large for public keys.'],
  ])('refuses %s', (_, text, problem) => {
    expect(said(text)).toContain(problem);
  });

  it('refuses a key that is there', () => {
    expect(said(ed25519.line, new Map([['sshd.auth.key.4.value', valueOf(ed25519.line)]]))).toBe(
      'This key is already in the list.',
    );
  });

  it('adds up to 10 and no more, all or none, §9', () => {
    const nine = holding(1, 2, 3, 4, 5, 6, 7, 8, 12);
    expect(said(ed25519.line, nine)).toBe('1 keys');
    const added = addSshKeys(ed25519.line, nine);
    expect('changes' in added && [...added.changes.keys()][0]).toBe('sshd.auth.key.9.status');
    const full = 'The SSH server supports at most 10 keys.';
    expect(said(`${ed25519.line}\n${ecdsa256.line}`, nine)).toBe(full);
    expect(said(ed25519.line, holding(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toBe(full);
  });

  it('writes lines that the catalogue accepts, each in its own key', () => {
    const before = ConfigText.parse('sshd.status=enabled\nsshd.port=22\n');
    const added = addSshKeys(`${ed25519.line} a=b #c`, before.entries());
    const after = 'changes' in added ? before.edit(added.changes) : undefined;
    if (!after?.ok) throw new Error('The key is not written.');
    const values = after.config.entries();
    expect(values.get('sshd.auth.key.1.comment')).toBe('tower@ridge a=b #c');
    expect(values.size).toBe(6);
    const context = settingsContext(values);
    for (const id of ['ssh.key', 'ssh.keyType', 'ssh.keyValue', 'ssh.keyComment'] as const) {
      const setting = settingById(id);
      const value = values.get(setting.key.replace('{n}', '1')) ?? '';
      expect(checkSetting(setting, value, context, [1])).toBeUndefined();
    }
  });
});

describe('a key that is typed into its fields', () => {
  const check = (id: 'ssh.keyType' | 'ssh.keyValue', value: string, type = 'ssh-ed25519') => {
    const context = settingsContext(new Map([['sshd.auth.key.1.type', type]]));
    const problem = checkSetting(settingById(id), value, context, [1]);
    return problem && inEnglish(problem);
  };

  it.each([
    ['ssh.keyType', 'ssh-dss', 'The key type ssh-dss is not supported.'],
    ['ssh.keyType', 'command="x" ssh-rsa', 'is not supported.'],
    ['ssh.keyValue', `${valueOf(ed25519.line)} tower@ridge`, 'The key is incomplete or damaged.'],
    ['ssh.keyValue', `${valueOf(ed25519.line)}\nzz=1`, 'The key is incomplete or damaged.'],
    ['ssh.keyValue', valueOf(rsa2048.line), 'The content is a key of type ssh-rsa.'],
  ] as const)('%s is not %j', (id, value, problem) => {
    expect(check(id, value)).toContain(problem);
  });

  it('a key that is typed into its fields is checked against its type', () => {
    expect(check('ssh.keyValue', valueOf(rsa2048.line), 'ssh-rsa')).toBeUndefined();
    expect(check('ssh.keyType', 'ecdsa-sha2-nistp521')).toBeUndefined();
  });
});
