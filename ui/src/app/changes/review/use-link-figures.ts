import type { LinkQuantity } from '@radiolink/domain/link';
import type { LinkPrediction, PredictedFigure, PredictedQuantity } from '@radiolink/domain/prediction';
import type { Figure } from '@radiolink/domain/units';
import { useText } from '../../../i18n/use-text.ts';
import { useFigures } from '../../../i18n/use-figures.ts';

type Ratio = LinkPrediction['ratio'];
type Quantity = PredictedQuantity | LinkQuantity;

const NAMES = {
  'local-signal': 'Local signal',
  'remote-signal': 'Remote signal',
  'local-ratio': { CINR: 'Local CINR', SNR: 'Local SNR' },
  'remote-ratio': { CINR: 'Remote CINR', SNR: 'Remote SNR' },
  'downlink-rate': 'Downlink rate',
  'uplink-rate': 'Uplink rate',
  'downlink-capacity': 'Downlink capacity',
  'uplink-capacity': 'Uplink capacity',
  latency: 'Latency',
  airtime: 'Airtime',
  'fade-margin': 'Fade margin',
  'rain-outage': 'Link lost in rain, hours a year',
} as const satisfies Readonly<Record<Quantity, string | Readonly<Record<Ratio, string>>>>;

/** The figures by which a change of a link is judged, in the reader's words and units. */
export interface LinkFigures {
  readonly nameOf: (quantity: Quantity, ratio?: Ratio) => string;
  readonly figureOf: (quantity: Quantity, value: number | undefined) => Figure | undefined;
  /** `From 320 to 464 Mbps`; undefined where both ends read alike. */
  readonly rangeOf: (figure: PredictedFigure) => string | undefined;
  /**
   * What it gains or loses, between the figures as they are read: a share of a capacity, the points of an airtime, of
   * everything else its own unit.
   */
  readonly differenceOf: (figure: PredictedFigure) => Figure | undefined;
}

/** Words and units of the figures of a link. */
export function useLinkFigures(): LinkFigures {
  const t = useText();
  const figures = useFigures();
  const figureOf = (quantity: Quantity, value: number | undefined): Figure | undefined => {
    if (quantity === 'latency') return figures.latency(value);
    if (quantity.endsWith('-signal')) return figures.dbm(value);
    if (quantity.endsWith('-ratio')) return figures.decibel(value);
    if (quantity.endsWith('-capacity')) return figures.speed(value, 'Mbps');
    if (quantity === 'airtime') return figures.percent(value);
    if (quantity === 'fade-margin') return figures.decibel(value);
    if (quantity === 'rain-outage') return figures.hours(value);
    const rate = figures.count(value);
    return rate && { value: `${rate.value}x`, unit: '' };
  };
  return {
    nameOf: (quantity, ratio = 'CINR') => {
      const name = NAMES[quantity];
      return t(typeof name === 'string' ? name : name[ratio]);
    },
    figureOf,
    rangeOf: ({ quantity, low, high }) => {
      const [min, max] = [figureOf(quantity, low), figureOf(quantity, high)];
      if (min?.value === max?.value) return undefined;
      return t('From {min} to {max} {unit}', {
        min: min?.value ?? '—',
        max: max?.value ?? '—',
        unit: max?.unit ?? '',
      }).trim();
    },
    differenceOf: ({ quantity, now, expected }) => {
      if (now === undefined) return undefined;
      const change = expected - now;
      if (quantity.endsWith('-capacity')) {
        const share = now > 0 ? figures.count(Math.round((change / now) * 100)) : undefined;
        return signed(share && { ...share, unit: '%' }, change);
      }
      if (quantity === 'rain-outage') return withSign(figures.hours(Math.abs(change)), change);
      const read = asRead(expected) - asRead(now);
      if (quantity.endsWith('-rate')) return signed(figureOf(quantity, read), read);
      if (quantity !== 'airtime') return signed(figures.decibel(read), read);
      const points = t('{count} points', { count: Math.abs(read) });
      return withSign({ value: points, unit: '' }, read);
    },
  };
}

/** A figure without digits, as numbers are written: a half goes away from 0. */
const asRead = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** What has no figure below 0 gets its sign here. */
function withSign(figure: Figure | undefined, change: number): Figure | undefined {
  return figure && { ...figure, value: `${change < 0 ? '−' : '+'}${figure.value}` };
}

/** A gain has its sign too. */
function signed(figure: Figure | undefined, change: number): Figure | undefined {
  return figure && { ...figure, value: change > 0 ? `+${figure.value}` : figure.value };
}
