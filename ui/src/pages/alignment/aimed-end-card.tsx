import type { LinkSide } from '@radiolink/domain/link';
import {
  aimImbalance,
  type AimedEnd,
  aimQuality,
  belowBestDb,
  imbalanceMessage,
  qualityMessage,
  type AimedLevel,
} from '@radiolink/domain/tools';
import {
  Card,
  Figure,
  StateBadge,
  type Tone,
  VisuallyHidden,
  classNames,
  signalShare,
} from '../../components/index.ts';
import signal from '../../components/signal-bar.module.css';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './alignment.module.css';
import levelsStyles from './levels.module.css';
import typography from '../../theme/typography.module.css';

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

interface ChainTableProps {
  readonly side: LinkSide;
  readonly chains: readonly AimedLevel[];
}

/** The chains of one end: level now, its best mark, the difference to it. */
function ChainTable({ side, chains }: ChainTableProps) {
  const t = useText();
  const figures = useFigures();
  if (chains.length === 0) return <p className={typography.muted}>{t('No chain signals reported.')}</p>;
  return (
    <table className={levelsStyles.chains}>
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
              <span className={levelsStyles.chain}>
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

interface LevelBarProps {
  readonly side: LinkSide;
  readonly level: AimedLevel;
  /** The expected signal, as a tick. */
  readonly targetDbm?: number | undefined;
}

/** A level on the scale of −84 to −45 dBm with its best mark, which stays. Its figures stand next to it. */
export function LevelBar({ side, level, targetDbm }: LevelBarProps) {
  const fill = signalShare(level.nowDbm);
  const best = signalShare(level.bestDbm);
  const target = signalShare(targetDbm);
  return (
    <div className={classNames(signal.bar, levelsStyles.bar)} aria-hidden="true" data-live="">
      {fill !== undefined && (
        <div
          className={classNames(signal.fill, signal[side], levelsStyles.fill)}
          style={{ '--fill': fill }}
        />
      )}
      {best !== undefined && <div className={levelsStyles.best} style={{ '--tick': best }} />}
      {target !== undefined && <div className={levelsStyles.target} style={{ '--tick': target }} />}
    </div>
  );
}
