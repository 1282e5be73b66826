import type { ConfigText } from '@radiolink/domain/configuration';
import { FACTORY_NAME, fitsCredential } from './account-rules.ts';
import { isPasswordOf } from './md5-crypt.ts';

/** A user who may log in. */
export interface User {
  /** 1 the administrator, 2 the read-only user, as the configuration numbers them. */
  readonly slot: number;
  readonly name: string;
  readonly readOnly: boolean;
}

const SLOTS = [1, 2] as const;
const READ_ONLY_SLOT = 2;

/** The user of a slot; undefined when there is none or it is switched off. */
export function userInSlot(config: ConfigText, slot: number): User | undefined {
  const name = config.get(`users.${slot}.name`);
  if (!name || config.get(`users.${slot}.status`) === 'disabled') return undefined;
  return { slot, name, readOnly: slot === READ_ONLY_SLOT };
}

/** The user whose name and password these are. */
export function authenticate(config: ConfigText, name: string, password: string): User | undefined {
  for (const slot of SLOTS) {
    const user = userInSlot(config, slot);
    if (user?.name === name && isPasswordInSlot(config, slot, password)) return user;
  }
  return undefined;
}

/**
 * True if a password is the one of a slot. One that is too long is not, and is not hashed: that takes
 * seconds.
 */
export function isPasswordInSlot(config: ConfigText, slot: number, password: string): boolean {
  if (!fitsCredential(password)) return false;
  return isPasswordOf(config.get(`users.${slot}.password`) ?? '', password);
}

/** True if the administrator is still the manufacturer's. */
export function hasDefaultPassword(config: ConfigText): boolean {
  const administrator = userInSlot(config, 1);
  return administrator?.name === FACTORY_NAME && isPasswordInSlot(config, 1, FACTORY_NAME);
}
