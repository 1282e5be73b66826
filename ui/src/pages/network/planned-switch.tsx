import type { ConfigChanges } from '@radiolink/domain/configuration';
import { type Setting, settingById, type SettingId } from '@radiolink/domain/settings';
import { type ConfigValues, SwitchControl, useChanged, useSettingsScope } from '../../settings/index.ts';

export interface PlannedSwitchProps {
  /** The setting whose kind and risk it has. */
  readonly id: SettingId;
  /** Its name on the page. */
  readonly name: string;
  readonly words: Pick<Setting, 'label' | 'help'>;
  readonly isOn: (values: ConfigValues) => boolean;
  /** True where it is shown as on although nothing is written yet. */
  readonly isOpened?: boolean;
  /** What is written when it is switched, and when it is taken back. */
  readonly onSwitch: (
    scope: { readonly values: ConfigValues; readonly original: ConfigValues },
    on: boolean,
  ) => ConfigChanges;
  /** Called when it is switched. */
  readonly onChange?: (on: boolean) => void;
}

const textOf = (on: boolean): string => (on ? 'enabled' : 'disabled');

/** A switch for several keys: it writes all that belongs to it. */
export function PlannedSwitch(props: PlannedSwitchProps) {
  const { id, name, words, isOn, isOpened = false, onSwitch, onChange } = props;
  const changed = useChanged();
  const { now, before, writes } = useSettingsScope(({ context, original }) => {
    const [is, was] = [isOn(context.values), isOn(original)];
    return {
      now: is,
      before: was,
      writes: is === was ? [] : [...onSwitch({ values: original, original }, is).keys()],
    };
  });
  const { states: _states, ...setting } = settingById(id);
  const placed = { setting: { ...setting, kind: 'switch' as const, ...words }, indexes: [] };
  const put = (on: boolean): void => {
    onChange?.(on);
    changed(({ context: { values }, original }) => onSwitch({ values, original }, on));
  };
  const field = {
    key: name,
    text: textOf(now || isOpened),
    before: textOf(before),
    changed: now !== before,
    writes,
    problem: undefined,
    remark: undefined,
    typed: () => undefined,
    commit: (value: string) => put(value === 'enabled'),
    undo: () => put(before),
    onKeyDown: () => undefined,
  };
  return <SwitchControl placed={placed} field={field} names={{ own: name, also: [] }} />;
}
