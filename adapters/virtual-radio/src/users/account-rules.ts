/** Name and password of the administrator as manufactured. */
export const FACTORY_NAME = 'ubnt';

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
