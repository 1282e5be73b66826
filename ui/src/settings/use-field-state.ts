import type { Problem } from '@radiolink/domain/errors';
import { useSyncExternalStore } from 'react';
import type { FieldError } from 'react-hook-form';
import { problemOf } from '../forms/problem-of.ts';
import { useSettingsForm } from './settings-form.tsx';

const LOOKED_AT = { values: true, errors: true } as const;

/**
 * The form state of one field. React Hook Form notifies the hooks of every field when it receives new values.
 * This hook renders only when the field's own text or problem changes.
 */
export function useFieldState(name: string): {
  readonly text: string | undefined;
  readonly problem: Problem | undefined;
} {
  const { subscribe, getValues, getFieldState } = useSettingsForm();
  const listen = (callback: () => void) => subscribe({ name, exact: true, formState: LOOKED_AT, callback });
  const text = useSyncExternalStore<string | undefined>(listen, () => getValues(name));
  const error = useSyncExternalStore<FieldError | undefined>(listen, () => getFieldState(name).error);
  return { text, problem: problemOf(error) };
}
