import type { Problem } from '@radiolink/domain/errors';
import type { FieldError } from 'react-hook-form';

/** The problem that a rule gave, out of what the form made of it. */
export function problemOf(error: FieldError | undefined): Problem | undefined {
  const carried: unknown = error?.message;
  if (typeof carried === 'string') return { key: carried };
  return isProblem(carried) ? carried : undefined;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
