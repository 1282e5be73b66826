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
