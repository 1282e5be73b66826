import { MAKER } from './controller-link.ts';

/** The manufacturer's short name; also its default user name and password. reading 5. */
export const VENDOR_SHORT_NAME: string = MAKER.shortName;

/** Requirements for a new password. Lengths in characters. */
export interface PasswordPolicy {
  /** Shorter ones are refused. */
  readonly min: number;
  /** From here a valid one is as strong as can be. */
  readonly good: number;
  /** From here any one is valid. */
  readonly great: number;
  /** Number of the four optional tests (lower case, upper case, digit, other) that must pass. */
  readonly optionalTestsToPass: number;
  /** Words that it may not contain, whatever their case. */
  readonly forbiddenWords: readonly string[];
}

/** §5.password-strength, §9.password-length; reading 5. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = passwordPolicy(VENDOR_SHORT_NAME);

/** The policy of a build whose manufacturer has another short name. */
export function passwordPolicy(vendorShortName: string): PasswordPolicy {
  return {
    min: 12,
    good: 12,
    great: 20,
    optionalTestsToPass: 3,
    forbiddenWords: [vendorShortName, 'password'],
  };
}
