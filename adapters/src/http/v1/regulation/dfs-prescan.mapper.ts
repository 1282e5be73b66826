import type { Received } from '@radiolink/openapi/received';
import type { DfsPrescan, PrescanState } from '@radiolink/domain/tools';
import type { Range } from '../../wire/scalars.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { jobStatusOf } from '../job.mapper.ts';

const MHZ: Range = [1, 100_000];
const SECONDS: Range = [0, 86_400];

const STATES: ReadonlySet<string> = new Set<PrescanState>(['clear', 'radar', 'scanning', 'pending']);
const isState = (word: string | undefined): word is PrescanState => word !== undefined && STATES.has(word);

/** A prescan; a channel without its centre is left out, and an unknown state is that of none that runs. */
export function mapPrescan(json: Received<'/api/v1.0/system/airmax/dfsprescan'>): DfsPrescan {
  return readAnswer(json, scan => ({
    status: jobStatusOf(scan.text('status')),
    frequencyMhz: scan.number('frequency', MHZ),
    remainingSeconds: scan.number('remaining', SECONDS),
    channels: scan.sections('results').flatMap(channel => {
      const centerMhz = channel.number('center', MHZ);
      if (centerMhz === undefined) return [];
      const state = channel.text('state');
      return [{ centerMhz, widthMhz: channel.number('bw', MHZ), state: isState(state) ? state : undefined }];
    }),
  }));
}
