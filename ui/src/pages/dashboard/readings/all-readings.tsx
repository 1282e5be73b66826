import { Suspense, useState } from 'react';
import { Skeleton } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './all-readings.module.css';
import { lazyView } from '../../../components/lazy-view.tsx';

/** A separate chunk: few users open it, and the catalogue of readings is long. */
const ReadingGroups = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "readings" */ './reading-groups.tsx')).ReadingGroups,
}));

/** Everything that the device says of itself; loaded and drawn only once it is open. */
export function AllReadings() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="surface" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('All readings')}</summary>
      {open && (
        <Suspense fallback={<Skeleton height="400px" />}>
          <ReadingGroups />
        </Suspense>
      )}
    </details>
  );
}
