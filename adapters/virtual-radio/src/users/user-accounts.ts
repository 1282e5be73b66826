import type { ConfigText } from '@radiolink/domain/configuration';
import { isPasswordOf } from './md5-crypt.ts';

/** Name and password of the administrator as manufactured. */
const FACTORY_NAME = 'ubnt';

/** Longest name and longest password, characters. */
export const LONGEST_CREDENTIAL = 64;

/** Lengths that the device asks of a new password, characters. §v1.login. */
export const PASSWORD_LENGTHS = { min: 12, good: 12, great: 20 } as const;

/** Words that a new password must not contain, beside the name of its user. §v1.login. */
export const FORBIDDEN_WORDS = [FACTORY_NAME, 'ubiquiti', 'password'] as const;

/** How many of four groups a password between the lengths takes from. */
const LEAST_GROUPS = 3;
/** A shorter user name occurs in too many words to count. */
const SHORTEST_FACT = 3;

const NAME = /^\w[\w.-]*$/;

const isLower = (character: string): boolean => character !== character.toUpperCase();
const isUpper = (character: string): boolean => character !== character.toLowerCase();
const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** True if a name or a password fits into the store of the device. */
export function fitsCredential(text: string): boolean {
  return Array.from(text).length <= LONGEST_CREDENTIAL;
}

/** True if the device takes a name for an account. */
export function isAccountName(name: string): boolean {
  return NAME.test(name) && fitsCredential(name);
}

/** True if the device accepts a new password for a user of that name. */
export function isAcceptablePassword(password: string, username: string): boolean {
  const characters = Array.from(password);
  if (!fitsCredential(password) || characters.length < PASSWORD_LENGTHS.min) return false;
  if (characters.length >= PASSWORD_LENGTHS.great) return true;
  if (characters.some((one, at) => at > 1 && one === characters[at - 1] && one === characters[at - 2]))
    return false;
  const groups = new Set(characters.map(groupOf));
  const lower = password.toLowerCase();
  const facts = [...FORBIDDEN_WORDS, username.toLowerCase()].filter(fact => fact.length >= SHORTEST_FACT);
  return groups.size >= LEAST_GROUPS && !facts.some(fact => lower.includes(fact));
}

function groupOf(character: string): string {
  if (isDigit(character)) return 'digit';
  if (isLower(character)) return 'lower';
  return isUpper(character) ? 'upper' : 'other';
}

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
