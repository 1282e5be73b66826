import {
  chainImbalance,
  interferenceDb,
  type LinkEnd,
  type LinkEnds,
  rateForSignal,
} from '@radiolink/domain/link';
import type { AirmaxDirection, StationRow } from '@radiolink/domain/station';
import { Figure, Reading, Readings, SignalBar, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './station-details.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Reception at each end: signal and expected signal, chains, noise, CINR and EVM. */
export function SignalDetails({ row: { ends, station } }: { readonly row: StationRow }) {
  const t = useText();
  return (
    <DetailSection title={t('Signal')}>
      <div className={layout.apart}>
        <End end={ends.local} ends={ends} received={station.airmax?.rx} title={t('Local')} />
        {ends.remote !== undefined && (
          <End end={ends.remote} ends={ends} received={station.airmax?.tx} title={t('Remote')} />
        )}
      </div>
    </DetailSection>
  );
}

interface EndProps {
  readonly end: LinkEnd;
  readonly ends: LinkEnds;
  /** What this end receives, as the device tells it. */
  readonly received: AirmaxDirection | undefined;
  readonly title: string;
}

function End({ end, ends, received, title }: EndProps) {
  const t = useText();
  const figures = useFigures();
  const { side, chainSignalsDbm: chains = [] } = end;
  const { evmInterferenceDb: evm = [], evmNoiseDb } = received ?? {};
  const rate = rateForSignal(end, ends);
  return (
    <div className={layout.tight}>
      <div className={styles.endHead}>
        <strong className={styles[side]}>{title}</strong>
        <Figure of={figures.dbm(end.signalDbm)} size="large" room={7} />
      </div>
      <SignalBar end={side} signalDbm={end.signalDbm} expectedDbm={end.signalExpectedDbm} tall />
      <Chains end={end} signals={chains} />
      <Readings column="150px">
        <Reading label={t('Expected')}>
          <Figure of={figures.dbm(end.signalExpectedDbm)} />
        </Reading>
        {rate !== undefined && <Reading label={t('Rate for this signal')}>{rate}</Reading>}
        <Reading label={t('Noise floor')}>
          <Figure of={figures.dbm(end.noiseFloorDbm)} />
        </Reading>
        <Reading label={end.ratio === 'SNR' ? t('SNR') : t('CINR')}>
          <Figure of={figures.decibel(end.cinrDb)} />
        </Reading>
        <Reading label={t('Interference')}>
          <Figure of={figures.decibel(interferenceDb(end))} />
        </Reading>
      </Readings>
      {evm.length > 1 && (
        <>
          <span className={typography.remark}>
            {t('EVM: thick line includes interference, thin line noise only')}
          </span>
          <EvmStrip noise={evmNoiseDb} interference={evm} colour={`var(--${side})`} />
        </>
      )}
    </div>
  );
}

/** The chains under each other; a weak one says by how much. */
function Chains({ end, signals }: { readonly end: LinkEnd; readonly signals: readonly number[] }) {
  const t = useText();
  const figures = useFigures();
  const apart = chainImbalance(signals);
  return (
    <ul className={layout.tight}>
      {[...signals.entries()].map(([chain, signal]) => {
        const weak = apart !== undefined && apart.severity !== 'success' && apart.weakChain === chain;
        return (
          <li key={chain} className={styles.chain}>
            <span className={typography.muted}>{t('chain {chain}', { chain })}</span>
            <SignalBar end={end.side} signalDbm={signal} />
            <Figure of={figures.dbm(signal)} room={7} />
            {weak && (
              <span className={styles.weak}>
                <StateBadge tone={apart.severity === 'danger' ? 'bad' : 'warn'} quiet>
                  {t('{difference} dB weaker', { difference: apart.differenceDb })}
                </StateBadge>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The range that the strip shows, dB. */
const HIGHEST_DB = 45;
const HEIGHT = 48;

/**
 * The samples of one end: over noise alone as a thin line, over noise and interference as a thick one. Its
 * figures are next to it.
 */
function EvmStrip({
  noise,
  interference,
  colour,
}: {
  readonly noise: readonly number[] | undefined;
  readonly interference: readonly number[];
  readonly colour: string;
}) {
  const figures = useFigures();
  return (
    <div className={styles.evm}>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${Math.max(1, interference.length - 1)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {noise !== undefined && (
          <polyline
            points={pointsOf(noise)}
            fill="none"
            stroke="var(--muted)"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <polyline
          points={pointsOf(interference)}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={styles.scale}>
        {[HIGHEST_DB, 0].map(db => (
          <Figure key={db} of={figures.decibel(db)} />
        ))}
      </span>
    </div>
  );
}

function pointsOf(samples: readonly number[]): string {
  return samples
    .map((sample, place) => {
      const share = Math.min(1, Math.max(0, sample / HIGHEST_DB));
      return `${place},${(HEIGHT * (1 - share)).toFixed(1)}`;
    })
    .join(' ');
}
