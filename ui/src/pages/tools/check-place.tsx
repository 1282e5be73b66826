import type { ReactNode } from 'react';
import {
  Options,
  type OptionsProps,
  SelectField,
  type SelectFieldProps,
} from '../../components/select-field.tsx';
import styles from './tools.module.css';

/** Where a switch of a tool stands: in line with the fields, which are under their labels. */
export function CheckPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.checkPlace}>{children}</div>;
}

export interface ToolChoiceProps<Value extends string | number>
  extends OptionsProps<Value>,
    Pick<SelectFieldProps, 'label' | 'disabled'> {
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a tool. */
export function ToolChoice<Value extends string | number>(props: ToolChoiceProps<Value>) {
  const { of, words, onChoose, ...field } = props;
  return (
    <div className={styles.choicePlace}>
      <SelectField
        {...field}
        onChange={({ target }) => {
          const chosen = of.find(each => String(each) === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        <Options of={of} words={words} />
      </SelectField>
    </div>
  );
}
