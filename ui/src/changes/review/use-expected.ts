import type { LinkPrediction, PredictedFigure, PredictedQuantity } from '@radiolink/domain/prediction';
import type { Figure } from '@radiolink/domain/units';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';

type Ratio = LinkPrediction['ratio'];

const NAMES = {
  'local-signal': 'Local signal',
  'remote-signal': 'Remote signal',
  'local-ratio': { CINR: 'Local CINR', SNR: 'Local SNR' },
  'remote-ratio': { CINR: 'Remote CINR', SNR: 'Remote SNR' },
  'downlink-rate': 'Downlink rate',
  'uplink-rate': 'Uplink rate',
  'downlink-capacity': 'Downlink capacity',
  'uplink-capacity': 'Uplink capacity',
  airtime: 'Airtime',
} as const satisfies Readonly<Record<PredictedQuantity, string | Readonly<Record<Ratio, string>>>>;

/** A predicted figure in the reader's words and units. */
export interface ExpectedWords {
  readonly name: string;
  readonly now: Figure | undefined;
  readonly expected: Figure | undefined;
  /** `From 320 to 464 Mbps`. */
  readonly range: string;
}

/** Words and units of a predicted figure. */
export function useExpected(figure: PredictedFigure, ratio: Ratio): ExpectedWords {
  const t = useText();
  const of = useFigureOf(figure.quantity);
  const { now, expected, low, high } = figure;
  const [min, max] = [of(low), of(high)];
  const name = NAMES[figure.quantity];
  return {
    name: t(typeof name === 'string' ? name : name[ratio]),
    now: of(now),
    expected: of(expected),
    range: t('From {min} to {max} {unit}', {
      min: min?.value ?? '—',
      max: max?.value ?? '—',
      unit: max?.unit ?? '',
    }).trim(),
  };
}

function useFigureOf(quantity: PredictedQuantity): (value: number | undefined) => Figure | undefined {
  const figures = useFigures();
  return value => {
    if (quantity.endsWith('-signal')) return figures.dbm(value);
    if (quantity.endsWith('-ratio')) return figures.decibel(value);
    if (quantity.endsWith('-capacity')) return figures.speed(value, 'Mbps');
    if (quantity === 'airtime') return figures.percent(value);
    const rate = figures.count(value);
    return rate && { value: `${rate.value}x`, unit: '' };
  };
}
