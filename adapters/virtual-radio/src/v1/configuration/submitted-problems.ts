import type { FieldProblems } from '../answers.ts';
import { entryOf } from '../body.ts';

/**
 * Places where a caller sent a value of a wrong type, or one that the device rejected: dotted path to its
 * problem. Unknown places are ignored.
 */
export function submittedProblems(submitted: unknown, has: unknown, path = ''): FieldProblems {
  if (submitted === undefined || submitted === null || has === undefined || has === null) return {};
  if (Array.isArray(has)) {
    if (!Array.isArray(submitted)) return { [path]: ['A list is expected'] };
    return joined(
      submitted.map((item, place) => submittedProblems(item, has[place], dotted(path, String(place)))),
    );
  }
  if (typeof has === 'object') {
    if (typeof submitted !== 'object' || Array.isArray(submitted))
      return { [path]: ['An object is expected'] };
    return joined(
      Object.keys(has).map(name =>
        submittedProblems(entryOf(submitted, name), entryOf(has, name), dotted(path, name)),
      ),
    );
  }
  return typeof submitted === typeof has ? {} : { [path]: ['The value is of a wrong kind'] };
}

function dotted(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function joined(all: readonly FieldProblems[]): FieldProblems {
  return Object.assign({}, ...all) as FieldProblems;
}
