import type { Problem } from '@radiolink/domain/errors';
import type { FieldError } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';

/** The problem that a rule gave, out of what the form made of it. */
export function problemOf(error: FieldError | undefined): Problem | undefined {
  const carried: unknown = error?.message;
  if (typeof carried === 'string') return { key: carried };
  return isProblem(carried) ? carried : undefined;
}

/** The danger text of a field by its error. */
export function useDanger(): (error: FieldError | undefined) => string | undefined {
  const t = useText();
  return error => {
    const problem = problemOf(error);
    return problem && t(problem);
  };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
