import { Suspense, useId } from 'react';
import { useLater } from '../../../components/after-first-page.tsx';
import { Skeleton } from '../../../components/index.ts';
import { lazyPart } from '../../../components/lazy-view.tsx';
import { useText } from '../../../i18n/use-text.ts';
import pageStyles from '../dashboard.module.css';
import { FoldButton, useFold } from '../device/fold.tsx';
import styles from './connections.module.css';
import type { ConnectionsProps } from './connections-drawing.tsx';
import surfaces from '../../../theme/surfaces.module.css';

const ConnectionsDrawing = lazyPart<ConnectionsProps>(
  async () => (await import(/* webpackChunkName: "part-connections" */ './connections-drawing.tsx')).part,
);

/** Height of a drawing that was not seen yet, px. */
const USUAL_HEIGHT = 160;

/**
 * What is connected to what: closed at first, then as the person left it. What is drawn is loaded when it is opened, and never
 * before the first figures. One that is open from the start keeps the room that it had, so that nothing below it moves.
 */
export function Connections() {
  const t = useText();
  const content = useId();
  const fold = useFold('radiolink.dashboard-connections');
  const isLater = useLater();
  const room = <Skeleton height={`${Number(fold.kept) || USUAL_HEIGHT}px`} />;
  return (
    <div className={pageStyles.facts}>
      <section className={surfaces.surface}>
        <FoldButton {...fold} content={content}>
          {t('Connections')}
        </FoldButton>
        <div id={content} className={styles.content} hidden={!fold.isOpen}>
          {fold.isOpen &&
            (isLater ? (
              <Suspense fallback={room}>
                <ConnectionsDrawing onDrawn={height => fold.keep(String(height))} />
              </Suspense>
            ) : (
              room
            ))}
        </div>
      </section>
    </div>
  );
}
