import type { ListedStation } from '@radiolink/application/station';
import { classNames, Figure, ForeignText, StateShape, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useFigures } from '../../units/index.ts';
import styles from './station-item.module.css';
import { ClockTime } from './clock-time.tsx';
import { StationName } from './station-name.tsx';
import { stationTone, stationWords } from './station-tone.ts';

/** A station in two lines, for a phone: name and signal, state and throughput. */
export function StationItem({ row }: { readonly row: ListedStation }) {
  const t = useText();
  const figures = useFigures();
  const { ends } = row;
  const tone = stationTone(row);
  const words = stationWords(row, t);
  return (
    <span className={styles.item}>
      <span className={classNames(styles.shape, styles[tone])}>
        <StateShape tone={tone} />
      </span>
      <span className={styles.name}>
        <StationName row={row} cut />
      </span>
      <span className={styles.signal}>
        <VisuallyHidden>{t('Local signal')} </VisuallyHidden>
        <Figure of={figures.dbm(ends.local.signalDbm)} room={7} />
      </span>
      <span className={styles.words}>
        {row.leftAt !== undefined && (
          <>
            <ClockTime at={row.leftAt} />{' '}
          </>
        )}
        {words ?? <ForeignText cut>{ends.remote?.model ?? ''}</ForeignText>}
      </span>
      <span className={styles.signal}>
        <VisuallyHidden>{t('Remote signal')} </VisuallyHidden>
        <Figure of={figures.dbm(ends.remote?.signalDbm)} room={7} />
      </span>
    </span>
  );
}

/** Draws a row of the list; one function, so that a row is painted again only when its data changed. */
export const renderStation = (row: ListedStation) => <StationItem row={row} />;
