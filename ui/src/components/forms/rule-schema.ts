import type { Problem } from '@radiolink/domain/errors';
import { string, type StringSchema } from 'yup';

/** Metadata of a yup schema. */
export interface RuledPlace<Context> {
  /** As the form gave it. */
  readonly context: Context | undefined;
  /** Name of the field. */
  readonly path: string;
}

/** A yup schema of a text that a rule of the domain judges: the rule lives there, the form only asks. */
export function ruledText<Context = unknown>(
  rule: (value: string, place: RuledPlace<Context>) => Problem | undefined,
): StringSchema<string> {
  return string()
    .defined()
    .test({
      name: 'rule',
      test(value) {
        const problem = rule(value, {
          context: this.options.context as Context | undefined,
          path: this.path,
        });
        return problem === undefined || this.createError({ message: { ...problem } });
      },
    });
}
