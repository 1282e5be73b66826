import type { Span } from '@radiolink/domain/radio';
import type { PermittedChannel } from '@radiolink/domain/tools';
import { memo } from 'react';
import { classNames } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import type { AirRange } from './range.ts';
import styles from './spectrum.module.css';

export interface ReceivedNetwork {
  readonly id: string;
  readonly name: string;
  readonly span: Span;
  readonly signalDbm: number | undefined;
}

export interface AxisRowsProps {
  readonly range: AirRange;
  readonly own: Span | null;
  readonly permitted: readonly PermittedChannel[];
  readonly networks: readonly ReceivedNetwork[];
}

/** Channel, permission and networks under the spectrum, on the same axis. Their figures are in the tables below it. */
export const AxisRows = memo(function AxisRows({ range, own, permitted, networks }: AxisRowsProps) {
  const t = useText();
  const stretches = stretchesOf(permitted);
  return (
    <div className={styles.rows}>
      {own !== null && (
        <AxisRow name={t('This radio')}>
          <Block span={own} range={range} look="own" title={spanText(own)} />
        </AxisRow>
      )}
      {stretches.length > 0 && (
        <AxisRow name={t('Permitted')}>
          {stretches.map(({ span, maxEirpDbm, cacSeconds }) => (
            <Block
              key={span.startMhz}
              span={span}
              range={range}
              look={cacSeconds > 0 ? 'dfs' : 'permitted'}
              title={
                cacSeconds > 0
                  ? t('{range} MHz, EIRP up to {eirp} dBm, DFS with a CAC of {seconds} s', {
                      range: spanText(span),
                      eirp: maxEirpDbm,
                      seconds: cacSeconds,
                    })
                  : t('{range} MHz, EIRP up to {eirp} dBm', { range: spanText(span), eirp: maxEirpDbm })
              }
            >
              {maxEirpDbm}
            </Block>
          ))}
        </AxisRow>
      )}
      {networks.length > 0 && (
        <AxisRow name={t('Networks')}>
          {networks.map(({ id, name, span, signalDbm }) => (
            <Block
              key={id}
              span={span}
              range={range}
              look="network"
              title={`${name} ${spanText(span)} MHz ${signalDbm ?? '—'} dBm`}
            />
          ))}
        </AxisRow>
      )}
    </div>
  );
});

const spanText = ({ startMhz, endMhz }: Span): string => `${startMhz}–${endMhz}`;

function AxisRow({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <div className={styles.lane} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

interface BlockProps {
  readonly span: Span;
  readonly range: AirRange;
  readonly look: 'own' | 'permitted' | 'dfs' | 'network';
  readonly title: string;
  readonly children?: React.ReactNode;
}

function Block({ span, range, look, title, children }: BlockProps) {
  const width = range.toMhz - range.fromMhz;
  const from = Math.max(0, (span.startMhz - range.fromMhz) / width);
  const to = Math.min(1, (span.endMhz - range.fromMhz) / width);
  if (to <= from) return null;
  return (
    <span
      className={classNames(styles.block, styles[look])}
      style={{ '--from': `${from * 100}%`, '--width': `${(to - from) * 100}%` }}
      title={title}
    >
      {children !== undefined && <span className={styles.blockText}>{children}</span>}
    </span>
  );
}

/** A stretch of the axis with one limit and one rule of radar detection; what lies between two is a gap. */
interface Stretch {
  readonly span: Span;
  readonly maxEirpDbm: number;
  readonly cacSeconds: number;
}

/** The narrowest channels side by side, joined where their terms are the same. */
export function stretchesOf(permitted: readonly PermittedChannel[]): readonly Stretch[] {
  const narrowest = Math.min(...permitted.map(({ widthMhz }) => widthMhz));
  const channels = permitted
    .filter(({ widthMhz }) => widthMhz === narrowest)
    .toSorted((a, b) => a.centerMhz - b.centerMhz);
  const stretches: Stretch[] = [];
  for (const { centerMhz, widthMhz, maxEirpDbm, cacSeconds } of channels) {
    const span = { startMhz: centerMhz - widthMhz / 2, endMhz: centerMhz + widthMhz / 2 };
    const last = stretches.at(-1);
    const joins = last !== undefined && span.startMhz <= last.span.endMhz;
    if (joins && last.maxEirpDbm === maxEirpDbm && last.cacSeconds === cacSeconds) {
      stretches.splice(-1, 1, { ...last, span: { ...last.span, endMhz: span.endMhz } });
    } else {
      const startMhz = joins ? last.span.endMhz : span.startMhz;
      if (startMhz < span.endMhz) stretches.push({ span: { ...span, startMhz }, maxEirpDbm, cacSeconds });
    }
  }
  return stretches;
}
