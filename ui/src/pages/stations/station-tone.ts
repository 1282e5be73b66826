import { linkHealthMessage } from '@radiolink/domain/link';
import type { Message } from '@radiolink/domain/errors';
import type { StationRow } from '@radiolink/domain/station';
import type { Tone } from '../../components/index.ts';
import { HEALTH_TONES } from '../dashboard/health-tones.ts';

/** How a station's link is shown: by its worst reason, else by its health. */
export function stationTone({ verdict: { reasons, health } }: StationRow): Tone {
  const worst = reasons[0]?.severity;
  if (worst !== undefined) return worst === 'danger' ? 'bad' : 'warn';
  return health === undefined ? 'idle' : HEALTH_TONES[health];
}

/** The link in few words: what is wrong with it, else how it is. Undefined when nobody can tell. */
export function stationWords({ verdict: { reasons, health } }: StationRow): Message | undefined {
  return reasons[0]?.message ?? (health === undefined ? undefined : linkHealthMessage(health));
}
