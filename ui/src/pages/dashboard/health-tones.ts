import type { LinkHealth } from '@radiolink/domain/link';
import type { Tone } from '../../components/index.ts';

/** How each link health is shown. */
export const HEALTH_TONES: Readonly<Record<LinkHealth, Tone>> = {
  excellent: 'good',
  good: 'warn',
  poor: 'bad',
};
