import type { FormProblems } from '@radiolink/domain/session';
import { mixed, object, type ObjectSchema } from 'yup';

/**
 * A yup schema of a form whose fields are judged by rules of the domain: the rules live there, the form only asks. What the
 * rules need beside the form comes as yup's context.
 */
export function ruledForm<Values extends object, Context = unknown>(
  fields: readonly Extract<keyof Values, string>[],
  rules: (values: Values, context: Context) => FormProblems<Extract<keyof Values, string>>,
): ObjectSchema<Values> {
  const ruled = (field: Extract<keyof Values, string>) =>
    mixed().test({
      name: 'rule',
      test(_value, { parent, options, createError }) {
        const problem = rules(parent, options.context as Context)[field];
        return problem === undefined || createError({ message: { ...problem } });
      },
    });
  const schema: unknown = object(Object.fromEntries(fields.map(field => [field, ruled(field)])));
  return schema as ObjectSchema<Values>;
}
