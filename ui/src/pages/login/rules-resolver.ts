import { type FormProblems, isValid } from '@radiolink/domain/session';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * A form judged as a whole by the rules of the domain; each problem reaches its field with its values. Other forms have a
 * yup schema for it, `ruledForm`: the login is loaded without.
 */
export function rulesResolver<T extends FieldValues>(
  rules: (values: T) => FormProblems<Extract<keyof T, string>>,
): Resolver<T> {
  return values => {
    const problems = rules(values);
    if (isValid(problems)) return { values, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: errors as unknown as FieldErrors<T> };
  };
}
