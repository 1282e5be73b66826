import type { Problem } from '@radiolink/domain/errors';
import { string } from 'yup';

/** A yup schema of a text that a rule of the domain judges: the rule lives there, the form only asks. */
export function ruledText(rule: (value: string) => Problem | undefined) {
  return string()
    .defined()
    .test({
      name: 'rule',
      test(value) {
        const problem = rule(value);
        return problem === undefined || this.createError({ message: { ...problem } });
      },
    });
}
