import { type SurveyEntry, vendorMode } from '@radiolink/domain/tools';
import { Figure, VisuallyHidden } from '../../components/index.ts';
import {
  JoinNetwork,
  NetworkAge,
  NetworkAxis,
  NetworkChannel,
  NetworkName,
  NetworkSecurity,
  NetworkText,
  type NetworkWords,
} from './network-cells.tsx';
import styles from './network-item.module.css';

export interface NetworkItemProps {
  readonly entry: SurveyEntry;
  readonly words: NetworkWords;
}

/** A network on a phone: its name and signal, its channel on the axis, its security and age. */
export function NetworkItem({ entry, words }: NetworkItemProps) {
  const { t, figures } = words;
  const { cell } = entry;
  return (
    <span className={styles.item}>
      <span className={styles.name}>
        <NetworkName cell={cell} words={words} />
      </span>
      <span className="end">
        <VisuallyHidden>{t('Signal')} </VisuallyHidden>
        <Figure of={figures.dbm(cell.signalDbm)} />
      </span>
      <span className={styles.channel}>
        <NetworkChannel cell={cell} words={words} />
      </span>
      <span className="end">
        <VisuallyHidden>{t('Channel width')} </VisuallyHidden>
        <Figure of={figures.frequency(cell.channelWidthMhz, 'MHz')} />
      </span>
      <span className={styles.axis}>
        <NetworkAxis cell={cell} words={words} />
      </span>
      <span className={styles.words}>
        <VisuallyHidden>{t('Security')} </VisuallyHidden>
        <NetworkSecurity cell={cell} words={words} />
        <VisuallyHidden>{t('Vendor mode')} </VisuallyHidden>
        <NetworkText>{vendorMode(cell)}</NetworkText>
        <VisuallyHidden>{t('Age')} </VisuallyHidden>
        <NetworkAge entry={entry} words={words} />
      </span>
      <span className={styles.join}>
        <JoinNetwork cell={cell} words={words} />
      </span>
      <bdi className="cut slim muted">{cell.mac}</bdi>
    </span>
  );
}
