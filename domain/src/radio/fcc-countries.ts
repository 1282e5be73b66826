/** The United States, Canada and Puerto Rico: the countries with the FCC rules of specification §5. */
export const FCC_RULE_COUNTRIES: readonly number[] = [840, 124, 630];

/** Whether the rules for the United States, Canada and Puerto Rico hold. Specification §5, wireless rules. */
export function hasFccRules(countryCode: number): boolean {
  return FCC_RULE_COUNTRIES.includes(countryCode);
}
