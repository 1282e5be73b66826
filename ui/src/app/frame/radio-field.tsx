'use no memo';

import { useText } from '../../i18n/use-text.ts';
import styles from './header-menu.module.css';

export interface RadioFieldProps<Option extends string> {
  /** English sentence key. */
  readonly legend: string;
  readonly name: string;
  /** English sentence keys. */
  readonly labels: Readonly<Record<Option, string>>;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

/** One of a few, all in sight. */
export function RadioField<Option extends string>(props: RadioFieldProps<Option>) {
  const { legend, name, labels, options, chosen, onChoose } = props;
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t(legend)}</legend>
      {options.map(option => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {t(labels[option])}
        </label>
      ))}
    </fieldset>
  );
}
