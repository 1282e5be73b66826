import type { RunEnd, ToolRun } from '@radiolink/application/tool-runs/tool-report';
import { message, type Message } from '@radiolink/domain/errors';
import { toolFailureMessage } from '@radiolink/domain/tools';
import { Banner, StateBadge, type Tone } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './tools.module.css';
import { useClockTime } from '../../i18n/use-time-text.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const TONES: Readonly<Record<RunEnd, Tone>> = {
  finished: 'good',
  stopped: 'idle',
  failed: 'bad',
  interrupted: 'warn',
};
const WORDS: Readonly<Record<RunEnd, string>> = {
  finished: 'Finished',
  stopped: 'Stopped',
  failed: 'Failed',
  interrupted: 'Interrupted',
};

type AnyRun = ToolRun<unknown, unknown>;

export interface RunStateProps {
  readonly run: AnyRun | null;
  /** How far the run is, 0 to 1, where its end is known. */
  readonly progress: number | undefined;
  /** Whether a run that failed has results all the same. */
  readonly hasResults: boolean;
}

/** What is going on, for everyone: the state with its time, and why a run did not come to its end. */
export function RunState({ run, progress, hasResults }: RunStateProps) {
  const t = useText();
  const clock = useClockTime();
  const failure = run === null ? undefined : failureOf(run);
  return (
    <div className={layout.apart}>
      <output className={styles.stateLine}>
        {run === null ? (
          <StateBadge tone="idle">{t('Not started')}</StateBadge>
        ) : (
          <>
            <RunBadge run={run} />
            <span className={typography.muted}>
              {run.endedAt === null || run.endedAt === run.startedAt
                ? t('since {time}', { time: clock(run.startedAt) })
                : t('{from} to {until}', { from: clock(run.startedAt), until: clock(run.endedAt) })}
            </span>
          </>
        )}
      </output>
      {run?.end === null && progress !== undefined && <RunProgress of={progress} />}
      {failure !== undefined && (
        <Banner tone={run?.end === 'interrupted' ? 'warn' : 'bad'}>
          {t(failure)}
          {hasResults && ` ${t('The results so far are kept.')}`}
        </Banner>
      )}
    </div>
  );
}

/** The state of a run as shape and word. */
export function RunBadge({
  run: { end },
  quiet = false,
}: {
  readonly run: AnyRun;
  readonly quiet?: boolean;
}) {
  const t = useText();
  return (
    <StateBadge tone={end === null ? 'busy' : TONES[end]} quiet={quiet}>
      {t(end === null ? 'Running' : WORDS[end])}
    </StateBadge>
  );
}

/** Why a run is not whole; undefined when it is. */
function failureOf({ end, failure }: AnyRun): Message | undefined {
  if (end === 'interrupted') {
    return message('The page was reloaded during the test. Only results up to that point are shown.');
  }
  if (failure === null) return undefined;
  return failure.failure === null ? message(failure.message) : toolFailureMessage(failure.failure);
}

/** How far a run is whose end is known, 0 to 1. */
function RunProgress({ of }: { readonly of: number }) {
  const t = useText();
  return <progress className={styles.progress} value={Math.min(1, of)} max={1} aria-label={t('Progress')} />;
}
