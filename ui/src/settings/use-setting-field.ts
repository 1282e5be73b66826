import type { Problem } from '@radiolink/domain/errors';
import { settingEdit } from '@radiolink/domain/settings';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { problemOf } from '../forms/problem-of.ts';
import { fieldName } from './field-name.ts';
import { heldValue, keyOf, type PlacedSetting, problemIn, remarkIn } from './placed-setting.ts';
import { type FieldTexts, useTakenOver } from './settings-form.tsx';
import { useScopeNow, useSettingsScope } from './settings-scope.tsx';
import { writtenValue } from './written-value.ts';

/** One field of the form as its control needs it. */
export interface SettingField {
  readonly key: string;
  /** What stands in the field. */
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly remark: Problem | undefined;
  /** Whether the draft holds another value than the device. */
  readonly changed: boolean;
  /** What the device has, where that is something else. */
  readonly before: string;
  readonly typed: (text: string) => void;
  /** Judges a value that was typed and puts it into the draft when it is good. Does nothing while nothing was typed. */
  readonly commit: (text: string) => Promise<void>;
  readonly undo: () => void;
  /** Enter leaves the field as Tab does; Esc puts back what stood there. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly control: (element: HTMLElement | null) => void;
}

/** Binds a setting to the form and to the draft. Specification §5, form inputs. */
export function useSettingField(placed: PlacedSetting): SettingField {
  const { setting, indexes } = placed;
  const scope = useScopeNow();
  const taken = useTakenOver();
  const { trigger, setValue, clearErrors } = useFormContext<FieldTexts>();
  const key = keyOf(placed);
  const name = fieldName(key);
  const { held, before, changed, fault, remark } = useSettingsScope(({ original, context }) => {
    const value = heldValue(placed, context.values);
    const isChanged = context.values.get(key) !== original.get(key);
    return {
      held: value,
      before: heldValue(placed, original),
      changed: isChanged,
      // A draft of an earlier time, or another setting since, may have made a change wrong that nobody typed here.
      fault: isChanged ? problemIn(placed, value, context) : undefined,
      remark: remarkIn(placed, value, context),
    };
  });
  const { field, fieldState } = useController<FieldTexts>({ name, defaultValue: held });

  // React Hook Form's own reset of a field is told to every field.
  const putBack = useCallback(
    (text: string): void => {
      clearErrors(name);
      setValue(name, text);
    },
    [name, clearErrors, setValue],
  );
  // Another hand's value does not take away what somebody is typing; leaving the field or Esc decides.
  const isTyping = useRef(false);
  useEffect(() => {
    if (taken.get(name) === held) return;
    taken.set(name, held);
    if (!isTyping.current) putBack(held);
  }, [taken, name, held, putBack]);

  const write = (value: string): void => {
    const { edit, also, context } = scope();
    edit(
      new Map([
        ...(also?.(setting.id, value, context) ?? []),
        ...settingEdit(setting, value, context.values, indexes),
      ]),
    );
  };

  const text = field.value ?? held;
  return {
    key,
    text,
    problem: problemOf(fieldState.error) ?? (text === held ? fault : undefined),
    remark,
    changed,
    before,
    typed: next => {
      isTyping.current = true;
      field.onChange(next);
    },
    commit: async next => {
      // A field that is left as it was writes nothing, even where it would write its value in another way.
      if (!isTyping.current) return;
      isTyping.current = false;
      const value = writtenValue(setting, next);
      setValue(name, value);
      if ((await trigger(name)) && value !== heldValue(placed, scope().context.values)) write(value);
    },
    undo: () => {
      isTyping.current = false;
      const { original, context, edit, also } = scope();
      putBack(before);
      const written = [...settingEdit(setting, before, context.values, indexes).keys()];
      edit(
        new Map([
          ...(also?.(setting.id, before, context) ?? []),
          ...written.map(touched => [touched, original.get(touched)] as const),
        ]),
      );
    },
    onKeyDown: event => {
      if (event.key === 'Enter') event.currentTarget.blur();
      if (event.key !== 'Escape' || text === held) return;
      event.stopPropagation();
      isTyping.current = false;
      putBack(held);
    },
    control: field.ref,
  };
}
