import type { ListedStation } from '@radiolink/application/station/station-list';
import { classNames, Figure, ForeignText, StateShape, VisuallyHidden } from '../../components/index.ts';
import { VirtualList, type VirtualListProps } from '../../components/long-list/virtual-list.tsx';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { ClockTime, StationName } from './station-cells.tsx';
import styles from './station-item.module.css';
import { stationTone, stationWords } from './station-tone.ts';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

/** A station in two lines, for a phone: name and signal, state and throughput. */
function StationItem({ row }: { readonly row: ListedStation }) {
  const t = useText();
  const figures = useFigures();
  const { ends } = row;
  const tone = stationTone(row);
  const words = stationWords(row, t);
  return (
    <span className={styles.item}>
      <span className={tones[tone]}>
        <StateShape tone={tone} />
      </span>
      <span className={classNames(typography.cut, typography.strong)}>
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
const renderStation = (row: ListedStation) => <StationItem row={row} />;

/** The stations on a phone: two lines each. A chunk of its own, which a wide screen never loads. */
export function PhoneRows(props: Omit<VirtualListProps<ListedStation>, 'renderRow'>) {
  return <VirtualList {...props} renderRow={renderStation} />;
}
