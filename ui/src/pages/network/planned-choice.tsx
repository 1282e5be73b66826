import type { Choice, Setting, SettingId } from '@radiolink/domain/settings';
import { useMemo } from 'react';
import {
  ChoiceControl,
  keyOf,
  type PlacedSetting,
  ReadOnlyControl,
  type SettingField,
  useReadOnly,
} from '../../settings/index.ts';

export interface PlannedChoiceProps {
  readonly placed: PlacedSetting;
  /** Its words in place of those of the setting. */
  readonly words: Pick<Setting, 'label' | 'help'> & { readonly id?: SettingId };
  /** Labels as they are shown. */
  readonly choices: readonly Choice[];
  readonly value: string;
  /** Value on the device. */
  readonly before: string;
  readonly changed: boolean;
  readonly onChoose: (value: string) => void;
  readonly onUndo: () => void;
}

/** One control for several keys: a choice writes all that belongs to it, and its way back restores them. */
export function PlannedChoice(props: PlannedChoiceProps) {
  const { placed, words, choices, value, before, changed, onChoose, onUndo } = props;
  const { label, help, id } = words;
  const readOnly = useReadOnly();
  const shown = useMemo((): PlacedSetting => {
    const { states: _states, source: _source, ...setting } = placed.setting;
    const own = { ...setting, kind: 'choice', label, help, choices: () => choices } as const;
    return { ...placed, setting: id === undefined ? own : { ...own, id } };
  }, [placed, label, help, id, choices]);
  // Bound to no text of the form: only a change of the draft renders it.
  const field: SettingField = {
    key: keyOf(placed),
    text: value,
    before,
    changed,
    problem: undefined,
    remark: undefined,
    typed: () => undefined,
    commit: async chosen => onChoose(chosen),
    undo: onUndo,
    onKeyDown: () => undefined,
  };
  return readOnly ? (
    <ReadOnlyControl placed={shown} field={field} />
  ) : (
    <ChoiceControl placed={shown} field={field} choices={choices} />
  );
}
