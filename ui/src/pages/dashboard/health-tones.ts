import type { LinkHealth } from '@radiolink/domain/link';
import type { Tone } from '../../components/index.ts';

/** Tone of each link health. */
export const HEALTH_TONES: Readonly<Record<LinkHealth, Tone>> = {
  excellent: 'good',
  good: 'fair',
  poor: 'bad',
};

/** One word for each health, where a table has room for no more. */
export const HEALTH_WORDS: Readonly<Record<LinkHealth, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  poor: 'Poor',
};

/** A score in whole points, cut rather than rounded: 69.5 is poor and must not read 70. */
export function wholeScore(score: number): number {
  return Math.floor(score);
}
