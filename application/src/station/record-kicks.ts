import { message } from '@radiolink/domain/errors';
import { sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { StationsModel } from './stations.model.ts';
import type { RecorderModel } from '../timeline/recorder.token.ts';

/** Puts each kick on the time axis: the silence of the station then has its reason. */
export function recordKicks(
  { $kick }: Pick<StationsModel, '$kick'>,
  { noted }: Pick<RecorderModel, 'noted'>,
  clock: Clock,
): void {
  sample({
    clock: $kick.updates.filterMap(kick => (kick.kind === 'done' ? kick.target : undefined)),
    fn: ({ mac, name }) => [
      {
        at: clock.now(),
        kind: 'kick' as const,
        message: message('{station} was kicked.', { station: name ?? mac }),
      },
    ],
    target: noted,
  });
}
