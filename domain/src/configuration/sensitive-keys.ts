import { EDITOR_STAMP } from './editor-stamp.ts';

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
