export const ACCOUNT_PICTURE_DOMAINS: readonly string[];
export function policyFor(html: string): string;
export function writePolicy(file: string): void;
