import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import type { Figure as Quantity } from '@radiolink/domain/units';
import styles from './stacked-bar.module.css';
import type { End } from './tone.ts';

export interface StackedPart {
  readonly id: string;
  readonly label: string;
  /** Share of the whole, percent. */
  readonly percent: number | undefined;
  readonly figure: Quantity | undefined;
  /** The remainder has no colour. */
  readonly look: End | 'free';
}

/** Parts of a whole in one bar, each named with its figure below. */
export function StackedBar({ parts }: { readonly parts: readonly StackedPart[] }) {
  return (
    <div className="stack">
      <div className={styles.bar} aria-hidden="true" data-live="">
        {parts
          .filter(part => part.look !== 'free')
          .map(part => (
            <div
              key={part.id}
              className={classNames(styles.part, styles[part.look])}
              style={{ '--part': `${part.percent ?? 0}%` }}
            />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(part => (
          <li key={part.id} className="word">
            <span className={classNames(styles.swatch, styles[part.look])} aria-hidden="true" />
            <span className="muted">{part.label}</span>
            <Figure of={part.figure} room={5} />
          </li>
        ))}
      </ul>
    </div>
  );
}
