import { type ReactNode, Suspense, useId } from 'react';
import { Skeleton } from '../../../components/index.ts';
import styles from './charts-card.module.css';
import typography from '../../../theme/typography.module.css';

interface TitledChartProps {
  readonly title: string;
  readonly room: string;
  /** The device reports nothing for it. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

/** A chart under its name, in room of its own. */
export function TitledChart({ title, room, isSilent = false, children }: TitledChartProps) {
  const heading = useId();
  return (
    <section
      className={isSilent ? styles.silent : styles.chart}
      style={{ '--room': room }}
      aria-labelledby={heading}
    >
      <h3 id={heading} className={typography.subtitle}>
        {title}
      </h3>
      <Suspense fallback={<Skeleton height="180px" />}>{children}</Suspense>
    </section>
  );
}
