import { message, type Problem } from '@radiolink/domain/errors';
import { checkProbeHost, typedHost } from '@radiolink/domain/network';
import { inAscii, namingCharacter } from '@radiolink/domain/text';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

type Problems<Typed> = { readonly [Name in keyof Typed]?: Problem | undefined };

export interface TypedField<Value> {
  readonly value: Value;
  readonly danger: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** The fields of a tool: what is typed in them, and why it cannot be run. */
export interface TypedFields<Typed> {
  readonly typed: Typed;
  readonly edit: <Name extends keyof Typed>(name: Name, value: Typed[Name]) => void;
  /** The danger text of a field; it goes when the field is edited. */
  readonly danger: (name: keyof Typed) => string | undefined;
  /** What binds a field that is typed to its control. */
  readonly field: <Name extends keyof Typed>(name: Name) => TypedField<Typed[Name]>;
  /** What is typed where it can be run; else undefined, with its problems shown. */
  readonly checked: () => Typed | undefined;
}

/** Fields that begin with what was typed last, checked when the tool is started. */
export function useTypedFields<Typed extends object>(
  last: Typed,
  check: (typed: Typed) => Problems<Typed>,
): TypedFields<Typed> {
  const t = useText();
  const [typed, setTyped] = useState(last);
  const [problems, setProblems] = useState<Problems<Typed>>({});
  const edit: TypedFields<Typed>['edit'] = (name, value) => {
    setTyped(before => ({ ...before, [name]: value }));
    setProblems(before => ({ ...before, [name]: undefined }));
  };
  const danger = (name: keyof Typed): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? undefined : t(problem);
  };
  return {
    typed,
    edit,
    danger,
    field: name => ({ value: typed[name], danger: danger(name), onChange: value => edit(name, value) }),
    checked: () => {
      const found = check(typed);
      setProblems(found);
      return Object.values(found).some(problem => problem !== undefined) ? undefined : typed;
    },
  };
}

/** Why a host cannot be probed. */
export function hostProblem(typed: string): Problem | undefined {
  const host = typedHost(typed);
  return host === '' ? message('Enter a hostname or an IP address.') : checkProbeHost(host);
}

/** The number of a text that was typed or pasted in the digits of any script; NaN for anything else. */
export function typedWhole(typed: string): number {
  const text = inAscii(typed);
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Why a text is no whole number of a range. */
export function wholeProblem(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): Problem | undefined {
  const value = typedWhole(typed);
  if (value >= min && value <= max) return undefined;
  return namingCharacter(message('Enter a whole number from {min} to {max}.', { min, max }), inAscii(typed));
}
