import type { ConfigChanges } from '@radiolink/domain/configuration';
import {
  type Choice,
  type Setting,
  settingById,
  type SettingId,
  settingKey,
} from '@radiolink/domain/settings';
import {
  ChoiceControl,
  type ControlNames,
  keyOf,
  type PlacedSetting,
  type SettingField,
  type ConfigValues,
  SwitchControl,
  useChanged,
  useSettingsScope,
} from '../../settings/index.ts';

export interface PlannedChoiceProps {
  readonly placed: PlacedSetting;
  /** Its words in place of those of the setting. */
  readonly words: Pick<Setting, 'label' | 'help'>;
  readonly names: ControlNames;
  /** Labels as they are shown. */
  readonly choices: readonly Choice[];
  readonly value: string;
  /** Value on the device. */
  readonly before: string;
  readonly changed: boolean;
  /** All keys that it writes. */
  readonly writes?: readonly string[];
  readonly onChoose: (value: string) => void;
  readonly onUndo: () => void;
}

/** Ids and keys by which settings of the same entry are looked for. */
export const namesOf = (ids: readonly SettingId[], { indexes }: PlacedSetting): readonly string[] =>
  ids.flatMap(id => [id, settingKey(settingById(id), indexes)]);

/** One control for several keys: a choice writes all that belongs to it, and its way back restores them. */
export function PlannedChoice(props: PlannedChoiceProps) {
  const { placed, words, names, choices, value, before, changed, writes, onChoose, onUndo } = props;
  const { label, help } = words;
  const { states: _states, source: _source, ...setting } = placed.setting;
  const shown: PlacedSetting = {
    ...placed,
    setting: { ...setting, kind: 'choice', label, help, choices: () => choices },
  };
  // Bound to no typed text: only a change of the draft renders it.
  const field: SettingField = {
    key: keyOf(placed),
    text: value,
    before,
    changed,
    ...(writes && { writes }),
    problem: undefined,
    remark: undefined,
    typed: () => undefined,
    commit: onChoose,
    undo: onUndo,
    onKeyDown: () => undefined,
  };
  return <ChoiceControl placed={shown} field={field} names={names} choices={choices} />;
}

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
