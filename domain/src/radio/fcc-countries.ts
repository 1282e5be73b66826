/** The United States, Canada and Puerto Rico: the countries with the FCC rules of §5. */
export const FCC_RULE_COUNTRIES: readonly number[] = [840, 124, 630];

/**
 * True if the rules for the United States, Canada and Puerto Rico apply. §5.wireless-rules.
 */
export function hasFccRules(countryCode: number): boolean {
  return FCC_RULE_COUNTRIES.includes(countryCode);
}
