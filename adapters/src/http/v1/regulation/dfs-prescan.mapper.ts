import type { PrescanProgress, PrescanVerdict } from '@radiolink/application/regulation';
import type { JobStatus } from '@radiolink/domain/tools';
import { type Range, Section } from '../../wire/index.ts';

const MHZ: Range = [1, 100_000];
const SECONDS: Range = [0, 86_400];

const STATUSES: Readonly<Record<string, JobStatus>> = {
  not_started: 'not-started',
  in_progress: 'in-progress',
  finished: 'finished',
  failed: 'failed',
  stopped: 'stopped',
};

const VERDICTS: ReadonlySet<string> = new Set<PrescanVerdict>(['clear', 'radar', 'scanning', 'pending']);
const isVerdict = (word: string | undefined): word is PrescanVerdict =>
  word !== undefined && VERDICTS.has(word);

/** A prescan; a channel without its centre is left out, and an unknown state is that of none that runs. */
export function mapPrescan(json: unknown): PrescanProgress {
  return Section.read(
    json,
    () => undefined,
    scan => ({
      status: STATUSES[scan.text('status') ?? ''] ?? 'not-started',
      frequencyMhz: scan.number('frequency', MHZ),
      remainingSeconds: scan.number('remaining', SECONDS),
      channels: scan.sections('results').flatMap(channel => {
        const centerMhz = channel.number('center', MHZ);
        if (centerMhz === undefined) return [];
        const verdict = channel.text('state');
        return [
          {
            centerMhz,
            widthMhz: channel.number('bw', MHZ),
            verdict: isVerdict(verdict) ? verdict : undefined,
          },
        ];
      }),
    }),
  );
}
