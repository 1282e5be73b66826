import { message, type Problem } from '../errors/message.ts';
import { codePoints, textOf } from '../text/text.ts';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from './password-policy.ts';

/** 0 empty, 1 too short, 2 refused by a rule, 3 valid, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export interface PasswordJudgement {
  readonly strength: Strength;
  readonly valid: boolean;
  /** Why it is not valid. */
  readonly problem?: Problem;
}

/** Known facts about the account and the device: an attacker tries these first. */
export interface PasswordFacts {
  readonly username?: string | undefined;
  readonly hostname?: string | undefined;
}

/** A shorter user or host name occurs in too many words to count against a password. Project default. */
const KNOWN_FACT_MIN_LENGTH = 3;

const REPEATED = /(.)\1\1/su;

/** Lower case, upper case, digit, any other character. */
const OPTIONAL_TESTS: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u];

/**
 * Strength of a new password, and the reason of a refusal. §5.password-strength; reading 5.
 */
export function passwordStrength(
  password: string,
  facts: PasswordFacts = {},
  policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY,
): PasswordJudgement {
  const length = codePoints(textOf(password));
  if (length === 0) return refused(0, message('Password is required.'));
  // Written so that a policy of nonsense refuses: every comparison with NaN is false.
  if (!(length >= policy.min))
    return refused(1, message('Use at least {length} characters.', { length: policy.min }));
  if (length >= policy.great) return { strength: 4, valid: true };
  const problem = weakness(password, facts, policy);
  if (problem !== undefined) return refused(2, problem);
  return { strength: length < policy.good ? 3 : 4, valid: true };
}

function refused(strength: Strength, problem: Problem): PasswordJudgement {
  return { strength, valid: false, problem };
}

function weakness(password: string, facts: PasswordFacts, policy: PasswordPolicy): Problem | undefined {
  if (REPEATED.test(password)) {
    return message('The password may not contain sequences of three or more repeated characters.');
  }
  const passed = OPTIONAL_TESTS.filter(test => test.test(password)).length;
  if (!(passed >= policy.optionalTestsToPass)) {
    return message(
      'Please use a longer password or add characters from different groups (mixed case letters, numbers, symbols).',
    );
  }
  if (containsKnownFact(password, facts, policy.forbiddenWords)) {
    return message('Please avoid using known facts like {words}, your username or hostname.', {
      words: policy.forbiddenWords.join(', '),
    });
  }
  return undefined;
}

function containsKnownFact(password: string, facts: PasswordFacts, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const names = [textOf(facts.username), textOf(facts.hostname)].filter(
    name => codePoints(name) >= KNOWN_FACT_MIN_LENGTH,
  );
  return [...words, ...names].some(word => lower.includes(word.toLowerCase()));
}
