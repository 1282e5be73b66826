import type { LinkSide } from '@radiolink/domain/link';
import { type AimedLevel, belowBestDb } from '@radiolink/domain/tools';
import { Figure, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './levels.module.css';
import { LevelBar } from './level-bar.tsx';

export interface ChainTableProps {
  readonly side: LinkSide;
  readonly chains: readonly AimedLevel[];
}

/** The chains of one end: level now, its best mark, the difference to it. */
export function ChainTable({ side, chains }: ChainTableProps) {
  const t = useText();
  const figures = useFigures();
  if (chains.length === 0) return <p className="muted">{t('No chain signals reported.')}</p>;
  return (
    <table className={styles.chains}>
      <caption>
        <VisuallyHidden>{t('Chains')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Chains')}</th>
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('Best')}</th>
          <th scope="col">{t('Below best')}</th>
        </tr>
      </thead>
      <tbody data-live="">
        {[...chains.entries()].map(([chain, level]) => (
          <tr key={chain}>
            <th scope="row">
              <span className={styles.chain}>
                {chain} <LevelBar side={side} level={level} />
              </span>
            </th>
            <td>
              <Figure of={figures.dbm(level.nowDbm)} />
            </td>
            <td>
              <Figure of={figures.dbm(level.bestDbm)} />
            </td>
            <td>
              <Figure of={figures.decibel(belowBestDb(level))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
