import { figureText, numberText } from '@radiolink/domain/units';

/** A mark of a value axis: whole megabits where it can be, so that the largest fits beside the plot. */
export function axisSpeed(kbps: number, language: string): string {
  const mbps = kbps / 1000;
  const value = numberText(mbps, language, { digits: Number.isInteger(mbps) ? 0 : 1 });
  return figureText({ value, unit: 'Mbps' });
}
