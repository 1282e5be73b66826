/** The line that the page rewrites at every save. §7.classic-calls. */
export const EDITOR_STAMP = 'system.cfg.editor.webui';

/** Keys that say who edited a configuration and when. They are left out of every comparison. */
export function isEditorStamp(key: string): boolean {
  return key.startsWith('system.cfg.editor.');
}

/**
 * Keys stripped from a configuration before it is written. These are the passwords of users 1 to 3, of which the
 * device keeps its own, and the editor stamp, which is regenerated. §4.configuration.
 */
export const SENSITIVE_KEYS: readonly string[] = [
  'users.1.password',
  'users.2.password',
  'users.3.password',
  EDITOR_STAMP,
];

/** True if the key is never sent to the device with a configuration. */
export function isSensitiveKey(key: string): boolean {
  return SENSITIVE_KEYS.includes(key);
}

/** Shown instead of a secret, whatever its length. */
export const MASK = '••••••••';

/** The kind of name whose value is a secret in clear or a password hash, at the end of a part of a key. */
const SECRET_WORD =
  /(?:passw(?:or)?ds?|passphrase|passcode|(?<!by|com)pass|pwd|psk|secrets?|token|(?:ro|rw|^|[_-])community)$/;

/** Keys of a cipher: `wepkey`, `preshared_key`, `private-key`. The key of an access list or of SSH is none of them. */
const CIPHER_KEY =
  /(?:wep|wpa|shared|private|secret|auth|api|access|encrypt(?:ion)?|cipher|crypto|session|master)[_-]?key$/;

/** A part that only says which of several, or in what form: `wep.key.1`, `password_hash`, `community.rw`. */
const FORM = /[._-](?:\d+|hash|crypt|encrypted|clear|plain|text|value|confirm|new|old|ro|rw|read|write)$/;
const NUMBER_AT_END = /\d+$/;

/** Parts under which a bare `key` is that of a cipher. */
const CIPHER_PARTS = /(?:^|\.)(?:wep|security(?:\.\d+)?|crypto|encryption|ipsec|vpn)\.key$/;

/** Switches that are named as a password: whether it may be used to log in. §config.services. */
const SWITCHES: ReadonlySet<string> = new Set(['sshd.auth.passwd', 'telnetd.auth.passwd']);

/** The cloud address carries its token between the first two plus signs: `wss://host:443+<token>+flag`. */
const cloudAddress = 'unms.uri';

/**
 * True if the value of a key is a secret, or contains one: WPA and WEP keys, passwords, RADIUS secrets, SNMP
 * communities, the token in the cloud address. Known by the kind of its name: firmware spells keys in ways that no list has.
 * All code that shows, logs or stores values checks here.
 */
export function isSecretKey(key: string): boolean {
  if (SWITCHES.has(key)) return false;
  if (key === cloudAddress) return true;
  let name = key.slice(-LONGEST_NAME).toLowerCase();
  for (let forms = 0; forms < MOST_FORMS && FORM.test(name); forms += 1) name = name.replace(FORM, '');
  name = name.replace(NUMBER_AT_END, '');
  const part = name.slice(name.lastIndexOf('.') + 1);
  return SECRET_WORD.test(part) || CIPHER_KEY.test(part) || CIPHER_PARTS.test(name);
}

/** Longer than any name and the parts that say its form: what is before it decides nothing. */
const LONGEST_NAME = 128;
const MOST_FORMS = 3;

/** Flags after the token of the cloud address: the only part behind the host that is safe to show. */
const cloudFlags: ReadonlySet<string> = new Set(['allowUntrustedCertificate', 'allowSelfSignedCertificate']);

/** A host with port and path; user information, query and fragment could hide a secret. */
const plainCloudHost = /^wss?:\/\/[^@?#\s]+$/;

/** A value as it may be shown: a secret masked, of the cloud address only the token, nothing when it is not set. */
export function maskedValue(key: string, value: string): string {
  if (value === '' || !isSecretKey(key)) return value;
  return key === cloudAddress ? maskedCloudAddress(value) : MASK;
}

function maskedCloudAddress(value: string): string {
  const [host = '', ...rest] = value.split('+');
  // Without a plus sign it is not of the known form, and the token may be anywhere.
  if (rest.length === 0 || !plainCloudHost.test(host)) return MASK;
  const flag = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  return cloudFlags.has(flag) ? `${host}+${MASK}+${flag}` : `${host}+${MASK}`;
}
