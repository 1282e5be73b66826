import type { ConfigText } from '@radiolink/domain/configuration';
import { entryOf, textIn } from '../body.ts';

/** Most keys of the shell. Specification §9, network and text limits. */
const MOST_KEYS = 10;
const places = Array.from({ length: MOST_KEYS }, (_, place) => `sshd.auth.key.${place + 1}`);

/** The keys that may log in to the shell. Versioned API, 2. */
export function sshKeysOf(config: ConfigText): Record<string, unknown>[] {
  return places.flatMap(place => {
    const value = config.get(`${place}.value`);
    if (value === undefined || value === '') return [];
    return [
      {
        type: config.get(`${place}.type`) ?? 'ssh-rsa',
        value,
        comment: config.get(`${place}.comment`) ?? '',
        enabled: config.get(`${place}.status`) !== 'disabled',
      },
    ];
  });
}

/** The lines that a list of keys becomes; undefined for a list that is none. */
export function sshKeyChanges(keys: unknown): ReadonlyMap<string, string | undefined> | undefined {
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return undefined;
  if (keys.some(key => textIn(key, 'value') === undefined)) return undefined;
  return new Map(
    places.flatMap((place, at) => {
      const key: unknown = keys[at];
      const has = at < keys.length;
      return [
        [`${place}.type`, has ? (textIn(key, 'type') ?? 'ssh-rsa') : undefined],
        [`${place}.value`, has ? textIn(key, 'value') : undefined],
        [`${place}.comment`, has ? (textIn(key, 'comment') ?? '') : undefined],
        [`${place}.status`, has ? (entryOf(key, 'enabled') === false ? 'disabled' : 'enabled') : undefined],
      ] as const;
    }),
  );
}
