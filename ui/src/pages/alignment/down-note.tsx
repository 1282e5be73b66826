import { AlignmentModel } from '@radiolink/application/alignment';
import { useUnit } from 'effector-react';
import { Banner, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useNow } from '../../tools/use-now.ts';
import { useFigures } from '../../units/index.ts';
import styles from './alignment.module.css';

const MS_PER_SECOND = 1000;

/** That the link is down, and for how long; the best marks stay. */
export function DownNote() {
  const t = useText();
  const since = useUnit(useModel(AlignmentModel).$downSince);
  return (
    <div className={styles.down} aria-live="polite">
      {since !== null && (
        <Banner tone="bad">
          {t('The link is down. The best marks stay.')} <DownTime since={since} />
        </Banner>
      )}
    </div>
  );
}

/** How long the link has been down. */
export function DownTime({ since }: { readonly since: number }) {
  const figures = useFigures();
  const now = useNow(true);
  return <Figure of={figures.duration(Math.max(0, Math.round((now - since) / MS_PER_SECOND)))} />;
}
