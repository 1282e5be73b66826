import { assert, base64String, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../settings/english.ts';
import { sshFingerprint } from './ssh-fingerprint.ts';
import { readSshKey } from './ssh-key.ts';
import { DSA_KEY, SHORT_RSA_KEY, SSH_KEYS } from './ssh-keys.mother.ts';

const { ed25519, rsa2048, ecdsa256, ecdsa384 } = SSH_KEYS;
const said = (line: string): string => {
  const read = readSshKey(line);
  return 'problem' in read ? inEnglish(read.problem) : `accepted: ${read.key.type}`;
};
const blobOf = (line: string): Buffer => Buffer.from(line.split(' ')[1] ?? '', 'base64');
const lineOf = (type: string, blob: Uint8Array): string =>
  `${type} ${Buffer.from(blob).toString('base64')} made@ridge`;
const DAMAGED = 'The key is incomplete or damaged. Paste it again as one line.';
const NO_KEY = 'This is not an SSH public key. A public key begins with its type, such as ssh-ed25519.';

describe('an SSH public key', () => {
  it.each(Object.entries(SSH_KEYS))(
    '%s is read, with its fingerprint and comment',
    (_, { line, fingerprint }) => {
      const [type, value] = line.split(' ');
      expect(readSshKey(line)).toEqual({ key: { type, value, comment: 'tower@ridge' } });
      expect(sshFingerprint(value ?? '')).toBe(fingerprint);
    },
  );

  it.each([
    ['without a comment', ed25519.line.replace(' tower@ridge', ''), ''],
    [
      'with spaces around and inside',
      `  ${ed25519.line.replaceAll(' ', ' \t ')} of the NOC \r`,
      'tower@ridge of the NOC',
    ],
    ['with an umlaut in its comment', `${ed25519.line} Müller`, 'tower@ridge Müller'],
  ])('%s is read', (_, line, comment) => {
    expect(readSshKey(line)).toMatchObject({ key: { type: 'ssh-ed25519', comment } });
  });

  it.each([
    ['a word', 'hello', NO_KEY],
    ['a certificate of a web server', 'MIIDXTCCAkWgAwIBAgIJAJC1HiIAZAiIMA0GCSqGSIb3Df', NO_KEY],
    ['markup', '<script>alert(1)</script>', NO_KEY],
    ['a key of DSA', DSA_KEY, 'The key type ssh-dss is not supported.'],
    [
      'a key in a security token',
      ed25519.line.replace('ssh-', 'sk-ssh-'),
      'The key type sk-ssh-ed25519 is not supported.',
    ],
    [
      'an SSH certificate',
      ed25519.line.replace('ssh-ed25519', 'ssh-ed25519-cert-v01@openssh.com'),
      'is not supported.',
    ],
    [
      'a key with an option',
      `from="192.0.2.0/24" ${ed25519.line}`,
      'Options before the key are not supported.',
    ],
    [
      'a key with a command',
      `command="rm -rf /",no-pty ${rsa2048.line}`,
      'Options before the key are not supported.',
    ],
    ['a type alone', 'ssh-rsa', DAMAGED],
    ['a comment alone', 'ssh-rsa tower@ridge', DAMAGED],
    ['a key cut off', rsa2048.line.slice(0, 60), DAMAGED],
    ['a key cut off at a byte', lineOf('ssh-rsa', blobOf(rsa2048.line).subarray(0, 90)), DAMAGED],
    [
      'a key with more behind it',
      lineOf('ssh-ed25519', Buffer.concat([blobOf(ed25519.line), Buffer.from([0, 0, 0, 1, 7])])),
      DAMAGED,
    ],
    ['a length beyond the end', lineOf('ssh-ed25519', Uint8Array.from([255, 255, 255, 255, 1])), DAMAGED],
    [
      'a key of another type than it says',
      ed25519.line.replace('ssh-ed25519', 'ssh-rsa'),
      'The content is a key of type ssh-ed25519.',
    ],
    [
      'a curve of another name',
      ecdsa256.line.replace('nistp256', 'nistp384'),
      'The content is a key of type ecdsa-sha2-nistp256.',
    ],
    [
      'a point of another curve',
      lineOf(
        'ecdsa-sha2-nistp256',
        Buffer.from(blobOf(ecdsa384.line).toString('latin1').replaceAll('nistp384', 'nistp256'), 'latin1'),
      ),
      DAMAGED,
    ],
    ['a short RSA key', SHORT_RSA_KEY, 'The RSA key has only 768 bits. Use at least 1024 bits.'],
    [
      'an even modulus',
      lineOf('ssh-rsa', Buffer.concat([blobOf(rsa2048.line).subarray(0, -1), Buffer.from([2])])),
      DAMAGED,
    ],
    ['padding that is missing', ecdsa256.line.replace('= ', ' '), DAMAGED],
    ['other letters', ed25519.line.replace('/', '_'), DAMAGED],
    ['a control character in the comment', `${ed25519.line}\u0007`, 'Control characters are not allowed.'],
    [
      'a line break in the comment',
      `${ed25519.line} a\nsshd.auth.passwd=enabled`,
      'Control characters are not allowed.',
    ],
    ['a comment without end', `${ed25519.line} ${'x'.repeat(200)}`, 'Use at most 128 characters.'],
    ['nothing', '', NO_KEY],
  ])('%s is refused with the reason', (_, line, problem) => {
    expect(said(line)).toContain(problem);
  });

  it('an SSH public key is never made of any text', () => {
    assert(
      property(string({ unit: 'binary' }), base64String(), (comment, content) => {
        expect('key' in readSshKey(comment)).toBe(false);
        expect('key' in readSshKey(`ssh-rsa ${content}`)).toBe(false);
      }),
    );
  });

  it('an SSH public key has no fingerprint where it is no base64', () => {
    expect(sshFingerprint('not base64')).toBeUndefined();
    expect(sshFingerprint('')).toBeUndefined();
  });
});
