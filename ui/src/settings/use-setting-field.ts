import type { Problem } from '@radiolink/domain/errors';
import { settingEdit } from '@radiolink/domain/settings';
import { type KeyboardEvent, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { problemOf } from '../forms/problem-of.ts';
import { fieldName } from './field-name.ts';
import { heldValue, keyOf, type PlacedSetting, remarkIn } from './placed-setting.ts';
import { type FieldTexts, useTakenOver } from './settings-form.tsx';
import { useSettingsScope } from './settings-scope.ts';
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
  /** Judges a value and puts it into the draft when it is good. */
  readonly commit: (text: string) => Promise<void>;
  readonly undo: () => void;
  /** Enter leaves the field as Tab does; Esc puts back what stood there. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly control: (element: HTMLElement | null) => void;
}

/** Binds a setting to the form and to the draft. Specification §5, form inputs. */
export function useSettingField(placed: PlacedSetting): SettingField {
  const { setting, indexes } = placed;
  const { original, context, edit, also } = useSettingsScope();
  const taken = useTakenOver();
  const { trigger, setValue, resetField } = useFormContext<FieldTexts>();
  const key = keyOf(placed);
  const name = fieldName(key);
  const held = heldValue(placed, context.values);
  const before = heldValue(placed, original);
  const { field, fieldState } = useController<FieldTexts>({ name, defaultValue: held });

  useEffect(() => {
    if (taken.get(name) === held) return;
    taken.set(name, held);
    resetField(name, { defaultValue: held });
  }, [taken, name, held, resetField]);

  const write = (value: string): void =>
    edit(
      new Map([
        ...(also?.(setting.id, value, context) ?? []),
        ...settingEdit(setting, value, context.values, indexes),
      ]),
    );

  const text = field.value ?? held;
  return {
    key,
    text,
    problem: problemOf(fieldState.error),
    remark: remarkIn(placed, held, context),
    changed: context.values.get(key) !== original.get(key),
    before,
    typed: next => field.onChange(next),
    commit: async next => {
      const value = writtenValue(setting, next);
      setValue(name, value);
      if ((await trigger(name)) && value !== held) write(value);
    },
    undo: () => {
      resetField(name, { defaultValue: before });
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
      resetField(name, { defaultValue: held });
    },
    control: field.ref,
  };
}
