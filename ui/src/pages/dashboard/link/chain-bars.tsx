import { chainImbalance } from '@radiolink/domain/link';
import {
  classNames,
  type End,
  Figure,
  SignalBar,
  StateShape,
  VisuallyHidden,
} from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './chain-bars.module.css';

export interface ChainBarsProps {
  readonly end: End;
  readonly signals: readonly number[];
}

/** The chains of one end under each other; a weak one says by how much. */
export function ChainBars({ end, signals }: ChainBarsProps) {
  const t = useText();
  const figures = useFigures();
  const apart = chainImbalance(signals);
  return (
    <ul className={classNames('near', end === 'remote' && styles.mirrored)}>
      {[...signals.entries()].map(([chain, signal]) => (
        <li key={chain} className={styles.chain}>
          <span className={styles.name}>
            {t('chain {chain}', { chain })}
            {apart !== undefined && apart.severity !== 'success' && apart.weakChain === chain && (
              <span className={classNames(styles.apart, styles[apart.severity])} data-live="">
                {apart.severity === 'danger' && <StateShape tone="bad" size={11} />}
                <span aria-hidden="true">{apart.differenceDb}</span>
                <VisuallyHidden>
                  {t('{difference} dB weaker', { difference: apart.differenceDb })}
                </VisuallyHidden>
              </span>
            )}
          </span>
          <span className={styles.bar}>
            <SignalBar end={end} signalDbm={signal} mirrored={end === 'remote'} />
          </span>
          <Figure of={figures.dbm(signal)} />
        </li>
      ))}
    </ul>
  );
}
