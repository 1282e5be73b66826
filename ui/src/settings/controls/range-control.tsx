import { RANGE_INPUT } from '@radiolink/domain/interface';
import { SettingShell } from '../setting-shell.tsx';
import { useSettingsScope } from '../settings-scope.tsx';
import { clampedValue } from '../written-value.ts';
import styles from './range-control.module.css';
import type { ControlProps } from './text-control.tsx';

/** A share on a slider, with the same as a number. Clamped to its range: 0 to 100 in steps of 1 unless the setting says otherwise. */
export function RangeControl({ placed, field, aside }: ControlProps) {
  const { setting, indexes } = placed;
  const { min, max } = useSettingsScope(({ context }) => setting.range?.(context, indexes) ?? RANGE_INPUT);
  const commit = (typed: string): void => void field.commit(clampedValue(typed, { min, max }));
  return (
    <SettingShell
      placed={placed}
      field={field}
      room={22}
      aside={aside}
      renderControl={control => (
        <>
          <input
            type="range"
            className={styles.slider}
            aria-labelledby={`${control.id}-label`}
            aria-label={setting.label}
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
