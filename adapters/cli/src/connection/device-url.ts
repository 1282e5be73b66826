import { UsageError } from '../usage-error.ts';

/** The origin that an operand names: an address without a scheme is reached by https. @throws UsageError */
export function deviceUrl(device: string): string {
  const text = /^https?:\/\//i.test(device) ? device : `https://${device}`;
  if (!URL.canParse(text))
    throw new UsageError(`${device.includes('@') ? 'What was given' : device} is no address of a device.`);
  const { origin, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new UsageError('An address holds no user and no password: use --user and --password-file.');
  return origin;
}
