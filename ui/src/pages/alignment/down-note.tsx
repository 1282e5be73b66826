import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { figureText } from '@radiolink/domain/units';
import { Banner, Figure, VisuallyHidden } from '../../components/index.ts';
import { spokenSeconds } from '../../components/time-notes.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './alignment.module.css';

const MS_PER_SECOND = 1000;

/** That the link is down, and for how long; the best marks stay. */
export function DownNote() {
  const t = useText();
  const since = useUnitsOf(AlignmentModel, '$downSince');
  return (
    <div className={styles.down} aria-live="polite">
      {since !== null && (
        <Banner tone="bad">
          {t('The link is down. Best values are kept.')} <DownTime since={since} />
        </Banner>
      )}
    </div>
  );
}

/** How long the link has been down: each second for the eye, every 30 s for a screen reader. */
export function DownTime({ since }: { readonly since: number }) {
  const figures = useFigures();
  const now = useNow(true);
  const seconds = Math.max(0, Math.round((now - since) / MS_PER_SECOND));
  const spoken = spokenSeconds(seconds);
  return (
    <>
      <span aria-hidden="true">
        <Figure of={figures.duration(seconds)} />
      </span>
      <VisuallyHidden>{spoken > 0 && figureText(figures.duration(spoken))}</VisuallyHidden>
    </>
  );
}
