/** Shown instead of a secret, whatever its length. */
export const MASK = '••••••••';

/** Last parts of a key whose value is a secret in clear or a password hash. */
const secretLeaves: ReadonlySet<string> = new Set([
  'psk',
  'password',
  'passphrase',
  'secret',
  'community',
  'rwcommunity',
  'private_key_passwd',
]);

/** Secrets that the last part of the key alone does not identify. */
const secretForms: readonly RegExp[] = [
  /(?:^|\.)wep_?key\.?\d*$/,
  /^wireless\.\d+\.security(?:\.\d+)?\.key$/,
];

/** The cloud address carries its token between the first two plus signs: `wss://host:443+<token>+flag`. */
const cloudAddress = 'unms.uri';

/**
 * True if the value of a key is a secret, or contains one: WPA and WEP keys, passwords, RADIUS secrets, SNMP
 * communities, the token in the cloud address. All code that shows, logs or stores values checks here.
 */
export function isSecretKey(key: string): boolean {
  const leaf = key.slice(key.lastIndexOf('.') + 1);
  return secretLeaves.has(leaf) || key === cloudAddress || secretForms.some(form => form.test(key));
}

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
