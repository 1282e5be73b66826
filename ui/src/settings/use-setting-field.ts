import { PermittedApply, SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { message, type Problem } from '@radiolink/domain/errors';
import { normalizedValue, type Setting } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { createContext, type KeyboardEvent, use, useEffect, useEffectEvent } from 'react';
import { useModel, useUnitsOf } from '../models/models.ts';
import { writtenDate } from './date-text.ts';
import { heldValue, keyOf, type PlacedSetting, problemIn, remarkIn } from './placed-setting.ts';
import { useSettingsScope } from './settings-scope.tsx';

/** Text to write for typed text; a date as the device writes it. §5.form-inputs. */
export function writtenValue(setting: Pick<Setting, 'kind' | 'stripped'>, typed: string): string {
  const text = normalizedValue(setting, typed);
  return setting.kind === 'date' ? writtenDate(text) : text;
}

/** A field as its control needs it. */
export interface SettingField {
  readonly key: string;
  /** All keys that it writes, where they are more than its own. */
  readonly writes?: readonly string[];
  /** The text of the field. */
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly remark: Problem | undefined;
  /** True if the draft differs from the device. */
  readonly changed: boolean;
  /** Value on the device, if different. */
  readonly before: string;
  readonly typed: (text: string) => void;
  /** The field is left with a text: if it was typed, a valid one enters the draft, another is remembered as invalid. */
  readonly commit: (text: string) => void;
  readonly undo: () => void;
  /** Enter leaves the field as Tab does; Esc puts back what stood there. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * How the fields of an entry are judged: `all`, those too in which nothing was changed; `entered`, in an entry that was just
 * added, those alone that are not empty. Undefined: what was changed, or hangs on a change.
 */
export type JudgedFields = 'all' | 'entered' | undefined;

export const JudgedFieldsContext = createContext<JudgedFields>(undefined);

/** A secret of a draft whose value was not kept: nothing is applied before it is entered or left. readings 9, 48. */
const LOST_SECRET = message('Re-enter it: secrets are not stored in the browser.');

/** Binds a setting to its text, its value in the draft, and its problem. §5.form-inputs. */
export function useSettingField(placed: PlacedSetting): SettingField {
  const { setting, indexes } = placed;
  const key = keyOf(placed);
  const [fieldTyped, fieldValid] = useUnitsOf(EditingModel, 'fieldTyped', 'fieldValid');
  const [fieldLeft, restored] = useUnitsOf(SettingsContextModel, 'fieldLeft', 'restored');
  const judged = use(JudgedFieldsContext);
  const { held, before, changed, fault, remark } = useSettingsScope(({ original, context }) => {
    const value = heldValue(placed, context.values);
    // A restored draft, or another setting since, may have invalidated what was not typed here.
    const isJudgedAnew =
      judged === 'all' ||
      [key, ...setting.terms].some(each => context.values.get(each) !== original.get(each));
    const isAwaited = judged === 'entered' && value === '';
    return {
      held: value,
      before: heldValue(placed, original),
      changed: context.values.get(key) !== original.get(key),
      fault: isJudgedAnew && !isAwaited ? problemIn(placed, value, context) : undefined,
      remark: remarkIn(placed, value, context),
    };
  });
  const own = useStoreMap({
    store: useModel(EditingModel).$typedFields,
    keys: [key],
    fn: (fields, [name]) => fields.get(name) ?? null,
  });
  const isLost = useStoreMap({
    store: useModel(PermittedApply).$secretsToEnter,
    keys: [key],
    fn: (lost, [name]) => lost.some(({ keys }) => keys.includes(name)),
  });
  const text = own?.text ?? held;
  const commit = (next: string): void => {
    fieldLeft({ setting, indexes, value: writtenValue(setting, next) });
  };
  const commitTyped = useEffectEvent((): void => {
    if (own !== null && own.text !== own.invalid?.typed) commit(own.text);
  });
  // Text typed but not left is committed when its field is removed.
  useEffect(() => () => commitTyped(), []);

  return {
    key,
    text,
    problem: own?.invalid?.problem ?? (text === held ? fault : undefined),
    remark: isLost ? LOST_SECRET : remark,
    changed,
    before,
    typed: next => {
      // Typed back: nothing is left to be written.
      if (next === held && own?.invalid === undefined) fieldValid(key);
      else fieldTyped({ key, text: next });
    },
    commit,
    undo: () => {
      fieldValid(key);
      restored(placed);
    },
    onKeyDown: event => {
      if (event.key === 'Enter') event.currentTarget.blur();
      if (event.key !== 'Escape' || text === held) return;
      event.stopPropagation();
      fieldValid(key);
    },
  };
}
