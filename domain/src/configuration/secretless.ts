import type { ConfigChanges } from './config-edit.ts';
import { ConfigText } from './config-text.ts';
import { isEditorStamp, isSecretKey, isSensitiveKey } from './secret-keys.ts';

/** A configuration without the values of its secrets, fit to be kept. */
export interface SecretlessConfiguration {
  readonly text: string;
  /** Secrets that it had a value for. */
  readonly secretKeys: readonly string[];
}

/** A kept configuration put on the one in force. */
export interface Restoration {
  readonly changes: ConfigChanges;
  /** Secrets that stay as the device has them now. */
  readonly staying: readonly string[];
  /** Secrets that it had and the device has no more: to be entered again. */
  readonly enterAgain: readonly string[];
}

/** Takes the secrets out of a configuration; every other line stays as it was. */
export function withoutSecrets(config: ConfigText): SecretlessConfiguration {
  const secrets = [...config.entries()].filter(([key]) => isSecretKey(key));
  const edit = config.edit(new Map(secrets.map(([key]) => [key, undefined])));
  return {
    text: edit.ok ? edit.config.toString() : '',
    secretKeys: secrets.filter(([, value]) => value !== '').map(([key]) => key),
  };
}

/** Edits that restore a stored configuration: its lines on top of the running one, whose secrets stay. */
export function restorationOf(stored: SecretlessConfiguration, running: ConfigText): Restoration {
  const wanted = ConfigText.parse(stored.text).entries();
  const own = (key: string): boolean => isSecretKey(key) || isSensitiveKey(key) || isEditorStamp(key);
  const changes = new Map<string, string | undefined>();
  for (const key of running.keys()) if (!own(key) && !wanted.has(key)) changes.set(key, undefined);
  for (const [key, value] of wanted) {
    if (!own(key) && running.get(key) !== value) changes.set(key, value);
  }
  const hasValue = (key: string): boolean => (running.get(key) ?? '') !== '';
  return {
    changes,
    staying: [...running.keys()].filter(key => isSecretKey(key) && hasValue(key)),
    enterAgain: stored.secretKeys.filter(key => !hasValue(key)),
  };
}
