import { type HistoryQuantity, historyQuantity } from '@radiolink/domain/history';
import type { Figure } from '@radiolink/domain/units';
import { useFigures } from '../../i18n/use-figures.ts';

/** A recorded value in the reader's language and measures. */
export function useHistoryFigure(): (
  quantity: HistoryQuantity,
  value: number | undefined,
) => Figure | undefined {
  const figures = useFigures();
  return (quantity, value) => {
    switch (historyQuantity(quantity).unit) {
      case 'dBm':
        return figures.dbm(value);
      case 'dB':
        return figures.decibel(value);
      case 'kbps':
        return figures.columnSpeed(value);
      case 'Mbps':
        return portSpeed(figures.count(value));
      case '%':
        return figures.percent(value);
      case 'ms':
        return figures.latency(value);
      case 'm':
        return figures.distance(value);
      case '°C':
        return figures.temperature(value);
      case '':
        return figures.count(value);
    }
  };
}

/** A port has one of a few whole speeds: no tenths. */
const portSpeed = (figure: Figure | undefined): Figure | undefined =>
  figure === undefined ? undefined : { ...figure, unit: 'Mbps' };
