import type { LinkSide } from '@radiolink/domain/link';
import {
  aimImbalance,
  type AimedEnd,
  type AimedLevel,
  aimQuality,
  belowBestDb,
  imbalanceMessage,
  qualityMessage,
} from '@radiolink/domain/tools';
import { Card, Figure, StateBadge, type Tone } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useFigures } from '../../units/index.ts';
import styles from './alignment.module.css';
import { LevelBar } from './level-bar.tsx';

/** Shapes and colours of the words of §9. */
export const QUALITY_TONES = { excellent: 'good', good: 'fair', poor: 'warn' } as const satisfies Record<
  string,
  Tone
>;
const IMBALANCE_TONES = { success: 'good', warning: 'warn', danger: 'bad' } as const satisfies Record<
  string,
  Tone
>;

export interface AimedEndCardProps {
  readonly side: LinkSide;
  readonly end: AimedEnd;
}

/** One end: the level now, its best mark, the difference to it, the target; then its chains. */
export function AimedEndCard({ side, end }: AimedEndCardProps) {
  const t = useText();
  const figures = useFigures();
  const quality = aimQuality(end);
  const imbalance = aimImbalance(end);
  const below = belowBestDb(end.total);
  return (
    <Card title={side === 'local' ? t('Local end') : t('Remote end')}>
      <div className={styles.now}>
        <Figure of={figures.dbm(end.total.nowDbm)} size="hero" room={3.5} />
        {quality !== undefined && (
          <StateBadge tone={QUALITY_TONES[quality]}>{t(qualityMessage(quality))}</StateBadge>
        )}
      </div>
      <LevelBar side={side} level={end.total} targetDbm={end.expectedDbm} />
      <dl className={styles.facts}>
        <Fact name={t('Best')}>
          <Figure of={figures.dbm(end.total.bestDbm)} room={7} />
        </Fact>
        <Fact name={t('Below best')}>
          <Figure of={figures.decibel(below)} room={5} />
        </Fact>
        <Fact name={t('Expected signal')}>
          <Figure of={figures.dbm(end.expectedDbm)} room={7} />
        </Fact>
      </dl>
      <ul className={styles.chains}>
        {[...end.chains.entries()].map(([chain, level]) => (
          <Chain key={chain} chain={chain} side={side} level={level} />
        ))}
      </ul>
      <div className={styles.imbalance}>
        {imbalance !== undefined && (
          <StateBadge tone={IMBALANCE_TONES[imbalance.severity]} quiet>
            {t(imbalanceMessage(imbalance))}
          </StateBadge>
        )}
      </div>
    </Card>
  );
}

interface ChainProps {
  readonly chain: number;
  readonly side: LinkSide;
  readonly level: AimedLevel;
}

function Chain({ chain, side, level }: ChainProps) {
  const t = useText();
  const figures = useFigures();
  return (
    <li className={styles.chain}>
      <span className={styles.name}>{t('chain {chain}', { chain })}</span>
      <LevelBar side={side} level={level} />
      <span className={styles.value}>
        <Figure of={figures.dbm(level.nowDbm)} room={7} />
      </span>
      <span className={styles.bestOf}>
        {t('best')} <Figure of={figures.dbm(level.bestDbm)} room={7} />
      </span>
    </li>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd data-live="">{children}</dd>
    </div>
  );
}
