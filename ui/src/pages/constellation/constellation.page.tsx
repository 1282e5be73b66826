import { ConstellationModel, type Received } from '@radiolink/application/constellation/constellation.model';
import type { LinkSide } from '@radiolink/domain/link';
import {
  evmDb,
  nextModulation,
  constellationOrder,
  constellationPoints,
  idealConstellation,
  type ConstellationPoint,
} from '@radiolink/domain/tools';
import { memo } from 'react';
import { Skeleton, Card, classNames, Figure } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { PeerField } from '../tools/peer-field.tsx';
import styles from './constellation.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** The spread of what both ends receive, around the ideal points of their modulation. §1.tools. */
export function ConstellationPage() {
  const t = useText();
  const [received, peers, peer, choose] = useUnitsOf(
    ConstellationModel,
    '$received',
    '$peers',
    '$peer',
    'peerChosen',
  );
  useWhileShown(...useUnitsOf(ConstellationModel, 'shown', 'left'));
  return (
    <div className={layout.page}>
      <h1 className={typography.title}>{t('Constellation diagram')}</h1>
      <PeerField peers={peers} peer={peer} onChoose={choose} />
      {received === null ? (
        <Skeleton height="360px" />
      ) : received.local === null && received.remote === null ? (
        <p className={typography.measured}>
          {t('No EVM reported. Only airMAX AC radios report it, while the link is up.')}
        </p>
      ) : (
        <>
          <p className={typography.measured}>
            {t(
              'The device reports the spread of 64 samples, not single symbols and not by chain. The points are drawn from that spread.',
            )}
          </p>
          <div className={styles.ends}>
            <EndDiagrams side="local" received={received.local} />
            <EndDiagrams side="remote" received={received.remote} />
          </div>
        </>
      )}
    </div>
  );
}

/** From the middle of the diagram to its edge, in rms amplitudes. */
const REACH = 1.6;

interface DiagramProps {
  readonly side: LinkSide;
  readonly rateIndex: number;
  readonly samples: readonly number[];
}

/** The ideal points of a modulation as crosses, the received ones as dots. Its figures are in the caption. */
const Diagram = memo(function Diagram({ side, rateIndex, samples }: DiagramProps) {
  const ideal = crossesOf(idealConstellation(constellationOrder(rateIndex) ?? 0));
  const received = dotsOf(constellationPoints(rateIndex, samples, Math.random));
  return (
    <svg
      className={styles.diagram}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
    >
      <path className={styles.axes} d={`M${-REACH} 0H${REACH}M0 ${-REACH}V${REACH}`} />
      <path className={styles.ideal} d={ideal} />
      <path className={classNames(styles.received, styles[side])} d={received} />
    </svg>
  );
});

const ARM = 0.025;

function crossesOf(points: readonly ConstellationPoint[]): string {
  return points
    .map(({ i, q }) => `M${(i - ARM).toFixed(3)} ${(-q).toFixed(3)}h${2 * ARM}m${-ARM} ${-ARM}v${2 * ARM}`)
    .join('');
}

/** A line of no length with round ends is a dot. */
function dotsOf(points: readonly ConstellationPoint[]): string {
  return points.map(({ i, q }) => `M${i.toFixed(3)} ${(-q).toFixed(3)}h0`).join('');
}

interface EndDiagramsProps {
  readonly side: LinkSide;
  readonly received: Received | null;
}

/** What one end receives: with interference, and above the noise alone. */
function EndDiagrams({ side, received }: EndDiagramsProps) {
  const t = useText();
  return (
    <Card title={side === 'local' ? t('Local end') : t('Remote end')} aside={received?.rate}>
      {received === null ? (
        <p className={typography.measured}>{t('No EVM reported by this end.')}</p>
      ) : (
        <>
          <div className={styles.pair}>
            <Spread
              side={side}
              title={t('Interference and noise')}
              received={received}
              row="interferenceDb"
            />
            <Spread side={side} title={t('Noise only')} received={received} row="noiseDb" />
          </div>
          <NextModulation received={received} />
        </>
      )}
    </Card>
  );
}

interface SpreadProps {
  readonly side: LinkSide;
  readonly title: string;
  readonly received: Received;
  readonly row: 'interferenceDb' | 'noiseDb';
}

function Spread({ side, title, received, row }: SpreadProps) {
  const t = useText();
  const figures = useFigures();
  const samples = received[row];
  return (
    <figure className={layout.stack}>
      {received.rateIndex !== undefined && samples.length > 0 && (
        <Diagram side={side} rateIndex={received.rateIndex} samples={samples} />
      )}
      <figcaption>
        {title}: {t('EVM')}{' '}
        <span data-live="">
          <Figure of={figures.decibel(evmDb(samples))} room={7} />
        </span>
      </figcaption>
    </figure>
  );
}

/** What the next denser modulation needs, and how far the EVM is from it. */
function NextModulation({ received: { rateIndex, interferenceDb } }: { readonly received: Received }) {
  const t = useText();
  if (rateIndex === undefined) return null;
  const next = nextModulation(rateIndex);
  const now = evmDb(interferenceDb);
  if (next === undefined) return <p className={styles.next}>{t('The highest modulation is in use.')}</p>;
  const missing = now === undefined ? undefined : Math.round((now - next.evmDb) * 10) / 10;
  return (
    <p className={styles.next} data-live="">
      {missing === undefined || missing <= 0
        ? t('{rate} needs an EVM of {needed} dB or less.', { rate: next.rate, needed: next.evmDb })
        : t('{rate} needs an EVM of {needed} dB or less: {missing} dB missing.', {
            rate: next.rate,
            needed: next.evmDb,
            missing,
          })}
    </p>
  );
}
