import type { Problem } from '../errors/message.ts';

/** The problems of a form by field; a field without one may be sent. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;

/** The values of a form; none for what is no record, so that its rules answer and never throw. */
export function formOf<Form extends object>(form: Form): Form {
  return Object(form) as Form;
}

/** Runs the rule of each field and keeps what they object to. */
export function formProblems<Field extends string>(
  rules: Readonly<Record<Field, () => Problem | undefined>>,
): FormProblems<Field> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = rules[field]();
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** True if no field has a problem. */
export function isValid(problems: FormProblems<string>): boolean {
  return Object.keys(problems).length === 0;
}
