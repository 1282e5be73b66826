import { type ReactNode, useId } from 'react';
import { usePaper } from '../../../components/use-media.ts';
import { useText } from '../../../i18n/use-text.ts';
import pageStyles from '../dashboard.module.css';
import styles from './device.module.css';
import { FoldButton, useFold } from './fold.tsx';
import surfaces from '../../../theme/surfaces.module.css';

/** Device, radio and services, which the figures above name in part: closed at first, then as the person left it; open on paper. */
export function FoldedDetails({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const content = useId();
  const fold = useFold('radiolink.dashboard-details');
  const isPaper = usePaper();
  const isShown = fold.isOpen || isPaper;
  return (
    <>
      <div className={pageStyles.facts}>
        <section className={surfaces.surface}>
          <FoldButton {...fold} content={content}>
            {t('Details')}
          </FoldButton>
        </section>
      </div>
      <div id={content} className={styles.folded} hidden={!isShown}>
        {isShown && children}
      </div>
    </>
  );
}
