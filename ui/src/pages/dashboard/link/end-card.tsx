import { firmwareText, parseFirmwareVersion } from '@radiolink/domain/device';
import { isOversaturated, type LinkEnd, rateTextWithStreams, chainImbalance } from '@radiolink/domain/link';
import { MISSING_TEXT } from '@radiolink/domain/units';
import type { ReactNode } from 'react';
import {
  classNames,
  Figure,
  ForeignText,
  SignalBar,
  StateShape,
  visibleLine,
  VisuallyHidden,
  TextWithFigures,
  type End,
} from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './end-card.module.css';
import { hasEthernetFault, ethernetLabel } from '../ethernet-labels.ts';
import chainBarsStyles from './chain-bars.module.css';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';
import tones from '../../../theme/tones.module.css';

export interface EndCardProps {
  readonly end: LinkEnd;
  /** What is to be known of the readings: that they are old. */
  readonly note?: string | undefined;
  /** What may be done to it. */
  readonly children?: ReactNode;
}

/** One end of the link: signal and connection. The remote end is mirrored. */
export function EndCard({ end, note, children }: EndCardProps) {
  const t = useText();
  const figures = useFigures();
  const tooStrong = end.signalDbm !== undefined && isOversaturated(end.signalDbm);
  const { side, chainSignalsDbm } = end;
  const remote = side === 'remote';
  const name = end.name || end.mac || MISSING_TEXT;
  const model = [end.model, shortFirmware(end.firmware)].filter(Boolean).join(' · ') || MISSING_TEXT;
  return (
    <section
      className={classNames(styles.end, remote && styles.remote)}
      aria-label={remote ? t('Remote end') : t('Local end')}
    >
      <div className={styles.head}>
        <span className={styles.side}>{remote ? t('Remote') : t('Local')}</span>
        <h2 className={styles.name} title={visibleLine(name)}>
          <ForeignText cut>{name}</ForeignText>
        </h2>
        <span className={styles.model} title={visibleLine(model)}>
          <ForeignText cut>{model}</ForeignText>
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.signal}>
        <VisuallyHidden>{t('Signal')} </VisuallyHidden>
        <Figure of={figures.dbm(end.signalDbm)} size="hero" room={3.5} />
        {tooStrong ? (
          <span className={classNames(typography.strong, tones.bad)} data-live="">
            {t('too strong')}
          </span>
        ) : (
          <span className={styles.expected}>
            <TextWithFigures
              text={names => t('expected {signal}', names)}
              of={{ signal: figures.dbm(end.signalExpectedDbm) }}
            />
          </span>
        )}
      </div>
      <div className={layout.stack}>
        <SignalBar
          end={side}
          signalDbm={end.signalDbm}
          expectedDbm={end.signalExpectedDbm}
          mirrored={remote}
          tall
        />
        {chainSignalsDbm?.[0] !== undefined && <ChainBars end={side} signals={chainSignalsDbm} />}
      </div>
      <dl className={styles.facts}>
        <Fact name={end.ratio === 'SNR' ? t('SNR') : t('CINR')}>
          <Figure of={figures.decibel(end.cinrDb)} room={5} />
        </Fact>
        <Fact name={t('Noise floor')}>
          <Figure of={figures.dbm(end.noiseFloorDbm)} room={7} />
        </Fact>
        <Fact name={t('Receive rate')} wide>
          {rateTextWithStreams(end.rxRate) ?? MISSING_TEXT}
        </Fact>
        <Fact name={t('Transmit rate')} wide>
          {rateTextWithStreams(end.txRate) ?? MISSING_TEXT}
        </Fact>
        <Fact name={t('Transmit power')}>
          <Figure of={figures.dbm(end.txPowerDbm)} room={7} />
        </Fact>
        {end.eirpDbm !== undefined && (
          <Fact name={t('EIRP')}>
            <Figure of={figures.dbm(end.eirpDbm)} room={7} />
          </Fact>
        )}
        <Fact name={t('Antenna gain')}>
          <Figure of={figures.gain(end.antennaGainDbi)} room={5} />
        </Fact>
        {end.ethernet.map(port => (
          <Fact key={port.name} name={<ForeignText>{port.name}</ForeignText>} wide>
            <span className={layout.word}>
              {hasEthernetFault(port) && <StateShape tone="warn" size={11} />}
              <span>{ethernetLabel(port, t) ?? MISSING_TEXT}</span>
            </span>
          </Fact>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** The short version; the full text is under all readings. */
function shortFirmware(text: string | undefined): string | undefined {
  const version = text === undefined ? undefined : parseFirmwareVersion(text);
  return version === undefined ? text : firmwareText(version);
}

function Fact({ name, wide = false, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.fact, wide && styles.wide)}>
      <dt>{name}</dt>
      <dd data-live="">{children}</dd>
    </div>
  );
}

interface ChainBarsProps {
  readonly end: End;
  readonly signals: readonly number[];
}

/** The chains of one end under each other; a weak one says by how much. */
function ChainBars({ end, signals }: ChainBarsProps) {
  const t = useText();
  const figures = useFigures();
  const apart = chainImbalance(signals);
  return (
    <ul className={classNames(layout.near, end === 'remote' && chainBarsStyles.mirrored)}>
      {[...signals.entries()].map(([chain, signal]) => (
        <li key={chain} className={chainBarsStyles.chain}>
          <span className={chainBarsStyles.name}>
            {t('chain {chain}', { chain })}
            {apart !== undefined && apart.severity !== 'success' && apart.weakChain === chain && (
              <span
                className={classNames(chainBarsStyles.apart, chainBarsStyles[apart.severity])}
                data-live=""
              >
                {apart.severity === 'danger' && <StateShape tone="bad" size={11} />}
                <span aria-hidden="true">{apart.differenceDb}</span>
                <VisuallyHidden>
                  {t('{difference} dB weaker', { difference: apart.differenceDb })}
                </VisuallyHidden>
              </span>
            )}
          </span>
          <span className={chainBarsStyles.bar}>
            <SignalBar end={end} signalDbm={signal} mirrored={end === 'remote'} />
          </span>
          <Figure of={figures.dbm(signal)} />
        </li>
      ))}
    </ul>
  );
}
