import { RANGE_INPUT, clampedRange } from '@radiolink/domain/interface';
import {
  type PlacedSetting,
  ReadOnlyControl,
  SettingShell,
  useReadOnly,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './power.module.css';
import type { NumberRange } from '@radiolink/domain/settings';

/** The value of a slider within its limits. §5: range inputs are clamped to min and max. */
export function clampedValue(typed: string, { min, max }: NumberRange): string {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number)) return typed.trim();
  return String(clampedRange(Math.round(number), min, max));
}

/** Room of the slider with the number beside it, characters. */
const ROOM = 22;

/** A share on a slider, with the same as a number. Clamped to its range: 0 to 100 in steps of 1 unless the setting says otherwise. */
export function ShareField({ placed }: { readonly placed: PlacedSetting }) {
  const { setting, indexes } = placed;
  const t = useText();
  const field = useSettingField(placed);
  const readOnly = useReadOnly();
  const { min, max } = useSettingsScope(({ context }) => setting.range?.(context, indexes) ?? RANGE_INPUT);
  if (readOnly) return <ReadOnlyControl placed={placed} field={field} />;
  const commit = (typed: string): void => field.commit(clampedValue(typed, { min, max }));
  return (
    <SettingShell
      placed={placed}
      field={field}
      room={ROOM}
      renderControl={control => (
        <>
          <input
            type="range"
            className={styles.slider}
            aria-label={t(setting.label)}
            tabIndex={-1}
            min={min}
            max={max}
            step={RANGE_INPUT.step}
            value={Number(field.text) || 0}
            onChange={event => field.typed(event.target.value)}
            onPointerUp={event => commit(event.currentTarget.value)}
          />
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...control}
            value={field.text}
            onChange={event => field.typed(event.target.value)}
            onBlur={event => commit(event.target.value)}
            onKeyDown={field.onKeyDown}
          />
        </>
      )}
    />
  );
}
