import type { LinkSide } from '@radiolink/domain/link';
import {
  aimImbalance,
  type AimedEnd,
  aimQuality,
  belowBestDb,
  imbalanceMessage,
  qualityMessage,
} from '@radiolink/domain/tools';
import { Card, Figure, StateBadge, type Tone } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './alignment.module.css';
import { ChainTable } from './chain-table.tsx';
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
      <ChainTable side={side} chains={end.chains} />
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

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd data-live="">{children}</dd>
    </div>
  );
}
