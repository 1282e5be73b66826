import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { InvalidField } from '@radiolink/application/configuration/invalid-fields.model';
import type { Problem } from '@radiolink/domain/errors';
import { nameOfSetting, normalizedValue, type Setting } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { problemOf } from '../components/forms/problem-of.ts';
import { useModel, useUnitsOf } from '../models/models.ts';
import { fieldName } from './field-name.ts';
import { heldValue, keyOf, type PlacedSetting, problemIn, remarkIn } from './placed-setting.ts';
import { useSettingsForm } from './settings-form.tsx';
import { useSettingsScope } from './settings-scope.tsx';
import type { FieldError } from 'react-hook-form';
import { writtenDate } from './date-text.ts';

/** Text to write for typed text; a date as the device writes it. §5.form-inputs. */
export function writtenValue(setting: Pick<Setting, 'kind' | 'stripped'>, typed: string): string {
  const text = normalizedValue(setting, typed);
  return setting.kind === 'date' ? writtenDate(text) : text;
}

const LOOKED_AT = { values: true, errors: true } as const;

/**
 * The form state of one field. React Hook Form notifies the hooks of every field when it receives new values.
 * This hook renders only when the field's own text or problem changes.
 */
function useFieldState(name: string): {
  readonly text: string | undefined;
  readonly problem: Problem | undefined;
} {
  const { subscribe, getValues, getFieldState } = useSettingsForm();
  const listen = (callback: () => void) => subscribe({ name, exact: true, formState: LOOKED_AT, callback });
  const text = useSyncExternalStore<string | undefined>(listen, () => getValues(name));
  const error = useSyncExternalStore<FieldError | undefined>(listen, () => getFieldState(name).error);
  return { text, problem: problemOf(error) };
}

/** One field of the form as its control needs it. */
export interface SettingField {
  readonly key: string;
  /** The text of the field. */
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly remark: Problem | undefined;
  /** True if the draft differs from the device. */
  readonly changed: boolean;
  /** Value on the device, if different. */
  readonly before: string;
  readonly typed: (text: string) => void;
  /**
   * Judges a value that was typed: a good one enters the draft, another is remembered as invalid. Does nothing while
   * nothing was typed.
   */
  readonly commit: (text: string) => Promise<void>;
  readonly undo: () => void;
  /** Enter leaves the field as Tab does; Esc puts back what stood there. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Binds a setting to the form and to the draft. §5.form-inputs. */
export function useSettingField(placed: PlacedSetting): SettingField {
  const editing = useModel(EditingModel);
  const [entered, restored] = useUnitsOf(SettingsContextModel, 'entered', 'restored');
  const [fieldInvalid, fieldValid] = useUnitsOf(EditingModel, 'fieldInvalid', 'fieldValid');
  const { trigger, setValue, clearErrors, getFieldState, getValues } = useSettingsForm();
  const key = keyOf(placed);
  const name = fieldName(key);
  const { held, before, changed, fault, remark } = useSettingsScope(({ original, context }) => {
    const value = heldValue(placed, context.values);
    const isChanged = context.values.get(key) !== original.get(key);
    const isJudgedAnew = [key, ...placed.setting.terms].some(
      each => context.values.get(each) !== original.get(each),
    );
    return {
      held: value,
      before: heldValue(placed, original),
      changed: isChanged,
      // A restored draft, or another setting since, may have invalidated what was not typed here.
      fault: isJudgedAnew ? problemIn(placed, value, context) : undefined,
      remark: remarkIn(placed, value, context),
    };
  });
  const { text = held, problem } = useFieldState(name);
  const invalid = useStoreMap({
    store: editing.$invalidFields,
    keys: [key],
    fn: (fields, [own]) => fields.get(own) ?? null,
  });

  const typed = useCallback(
    (next: string): void => setValue(name, next, { shouldDirty: true }),
    [name, setValue],
  );
  const putBack = useCallback(
    (value: string): void => {
      clearErrors(name);
      typed(value);
    },
    [name, clearErrors, typed],
  );
  const commit = useCallback(
    async (next: string): Promise<void> => {
      if (!getFieldState(name).isDirty) {
        // Left as it was, or typed back: nothing is written, even where the value would be written in another way.
        clearErrors(name);
        fieldValid(key);
        return;
      }
      const value = writtenValue(placed.setting, next);
      typed(value);
      let refused: Problem | undefined;
      // New values from elsewhere, received in the meantime, make the form drop its errors.
      while (refused === undefined) {
        if (await trigger(name)) {
          fieldValid(key);
          entered({ ...placed, value });
          return;
        }
        refused = problemOf(getFieldState(name).error);
      }
      const { setting: descriptor, indexes } = placed;
      fieldInvalid({ key, name: nameOfSetting({ descriptor, indexes }), problem: refused, typed: value });
    },
    [placed, key, name, typed, trigger, clearErrors, getFieldState, entered, fieldInvalid, fieldValid],
  );

  const follow = useEffectEvent((remembered: InvalidField | null): void => {
    const { error } = getFieldState(name);
    if (remembered === null) {
      if (error !== undefined) putBack(held);
      return;
    }
    if (getValues(name) !== remembered.typed) typed(remembered.typed);
    // Validated after the form took over its first values, because that clears its errors.
    if (problemOf(error)?.key !== remembered.problem.key) queueMicrotask(() => void trigger(name));
  });
  // A text that is not valid outlives the page: it is there again with its field, and goes when it is overwritten.
  useEffect(() => follow(invalid), [invalid]);
  // Text typed but not left is committed when its field is removed.
  useEffect(
    () => () => {
      const { isDirty, error } = getFieldState(name);
      if (isDirty && error === undefined) void commit(getValues(name) ?? '');
    },
    [name, getFieldState, getValues, commit],
  );

  return {
    key,
    text,
    problem: problem ?? (text === held ? fault : undefined),
    remark,
    changed,
    before,
    typed,
    commit,
    undo: () => {
      putBack(held);
      restored(placed);
    },
    onKeyDown: event => {
      if (event.key === 'Enter') event.currentTarget.blur();
      if (event.key !== 'Escape' || text === held) return;
      event.stopPropagation();
      putBack(held);
      fieldValid(key);
    },
  };
}
