import styles from './segmented-choice.module.css';
import typography from '../theme/typography.module.css';

export interface SegmentedChoiceProps<Value extends string> {
  /** The chosen option, for screen readers. */
  readonly legend: string;
  /** Name of the group within the page. */
  readonly name: string;
  readonly options: readonly Value[];
  readonly words: (option: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, options, words, value, onChange } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={typography.spoken}>{legend}</legend>
      {options.map(option => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words(option)}
        </label>
      ))}
    </fieldset>
  );
}
