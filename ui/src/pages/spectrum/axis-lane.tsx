import type { Span } from '@radiolink/domain/radio';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../components/index.ts';
import type { AirRange } from './range.ts';
import styles from './axis-lane.module.css';
import typography from '../../theme/typography.module.css';

export interface AxisRowProps {
  readonly name: string;
  /** Figures of the row in words; the lane is a picture. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A row on the axis of the spectrum, lined up with it, switched on and off by its name. */
export function AxisRow({ name, note, children }: AxisRowProps) {
  const lane = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <button
          type="button"
          className={styles.rowName}
          aria-expanded={isOpen}
          aria-controls={lane}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
        {note !== undefined && <span className={typography.muted}>{note}</span>}
      </div>
      <div id={lane} className={styles.lane} aria-hidden="true" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

export interface BlockProps {
  readonly span: Span;
  readonly range: AirRange;
  readonly look: 'own' | 'permitted' | 'dfs' | 'gap' | 'radar' | 'network' | 'received' | 'old';
  readonly title: string;
  /** Colours of the block, from its lowest frequency to its highest, as CSS. */
  readonly colours?: string | undefined;
  readonly children?: ReactNode;
}

/** A range on the axis, as far as it is shown. */
export function Block({ span, range, look, title, colours, children }: BlockProps) {
  const width = range.toMhz - range.fromMhz;
  const from = (span.startMhz - range.fromMhz) / width;
  const to = (span.endMhz - range.fromMhz) / width;
  // One with colours is not cut, so that they stay where they are; the lane cuts it.
  const [left, right] = colours === undefined ? [Math.max(0, from), Math.min(1, to)] : [from, to];
  if (!(right > left) || right <= 0 || left >= 1) return null;
  return (
    <span
      className={classNames(styles.block, styles[look])}
      style={{ '--from': `${left * 100}%`, '--width': `${(right - left) * 100}%`, '--colours': colours }}
      title={title}
    >
      {children !== undefined && <span className={styles.blockText}>{children}</span>}
    </span>
  );
}
