import type { ControlNames } from '../cell-context.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import styles from './controls.module.css';
import { editable } from './read-only-control.tsx';

const ENABLED_DISABLED = ['enabled', 'disabled'] as const;

function OnOff(props: ControlProps & { readonly names?: ControlNames }) {
  const { placed, field, aside, names } = props;
  const [on, off] = placed.setting.states ?? ENABLED_DISABLED;
  return (
    <SettingShell
      placed={placed}
      field={field}
      names={names}
      aside={aside}
      inline
      renderControl={control => (
        <input
          type="checkbox"
          role="switch"
          {...control}
          aria-checked={field.text === on}
          className={styles.switch}
          checked={field.text === on}
          onChange={event => {
            const value = event.target.checked ? on : off;
            field.typed(value);
            field.commit(value);
          }}
        />
      )}
    />
  );
}

/** On or off. */
export const SwitchControl = editable(OnOff);
