import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import type { AirCursor } from './air-cursor.ts';
import type { AirLook } from './air-look.ts';
import { PlacedScreen } from './air-screen.ts';
import type { AirScreen } from './screen-type.ts';
import { bindPointer } from './bind-pointer.ts';
import type { AirRange } from './range.ts';
import styles from './air-canvas.module.css';

export interface AirCanvasProps {
  readonly look: AirLook | null;
  readonly whole: AirRange;
  readonly range: AirRange;
  readonly cursor: AirCursor;
  readonly onRange: (range: AirRange) => void;
}

/** The picture. Sweeps go from the model to the painter past React, which draws none of them. */
export function AirCanvas({ look, whole, range, cursor, onRange }: AirCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const t = useText();
  const [isFailed, setFailed] = useState(false);
  const screen = useRef<AirScreen | null>(null);
  const newest = useRef({ range, whole, onRange, width: 0 });
  const { $air } = useModel(SpectrumModel);
  const width = look?.width ?? 0;

  useEffect(() => {
    newest.current = { range, whole, onRange, width };
  }, [range, whole, onRange, width]);
  useEffect(() => {
    const holder = place.current;
    if (holder === null) return undefined;
    const made = new PlacedScreen(holder, () => setFailed(true));
    screen.current = made;
    const subscription = $air.subscribe(air => {
      if (air !== null) made.show(air);
    });
    const unbind = bindPointer(holder, cursor, newest);
    return () => {
      unbind();
      subscription.unsubscribe();
      made.close();
      screen.current = null;
    };
  }, [$air, cursor]);
  useEffect(() => {
    if (look !== null) screen.current?.look(look);
  }, [look]);
  return (
    <>
      <div ref={place} className={styles.canvas} aria-hidden="true" />
      {isFailed && (
        <p className={styles.failure} role="alert">
          {t('This browser cannot draw the spectrum. The strongest signals are listed below.')}
        </p>
      )}
    </>
  );
}
