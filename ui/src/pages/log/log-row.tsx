import { LOG_INCIDENT_LABELS, LOG_SEVERITY_LABELS } from '@radiolink/application/log/log-report';
import { logHighlights, type LogHighlight, type LogLine, type LogSeverity } from '@radiolink/domain/tools';
import { memo } from 'react';
import { classNames, StateShape, type Tone, visibleText, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LogTimes } from './use-log-time.ts';
import styles from './log.module.css';
import typography from '../../theme/typography.module.css';

const TONES: Readonly<Partial<Record<LogSeverity, Tone>>> = { error: 'bad', warning: 'warn' };
/** Beyond what the wire lets through. */
const LONGEST = 300;

export interface LogRowProps {
  readonly line: LogLine;
  /** The same function while the times are written the same way. */
  readonly time: LogTimes;
}

/** One line: its time, severity and process, and the words with those of an incident marked. All of it is text. */
export const LogRow = memo(function LogRow({
  line: { stamp, process, severity, text },
  time: timeOf,
}: LogRowProps) {
  const t = useText();
  const { time, dateTime } = timeOf(stamp);
  const tone = TONES[severity];
  return (
    <>
      <time className={styles.time} dateTime={dateTime}>
        {time}
      </time>
      <span className={styles.severity} data-severity={severity}>
        {tone !== undefined && (
          <>
            <StateShape tone={tone} />
            <VisuallyHidden>{t(LOG_SEVERITY_LABELS[severity])}</VisuallyHidden>
          </>
        )}
      </span>
      <bdi className={classNames(typography.muted, typography.anywhere)}>{process}</bdi>
      <bdi className={styles.text} dir="ltr">
        <LineText text={text} />
      </bdi>
    </>
  );
});

function LineText({ text }: { readonly text: string }) {
  const t = useText();
  return piecesOf(text, logHighlights(text)).map(({ start, words, incident }) =>
    incident === undefined ? (
      <Visible key={start} text={words} />
    ) : (
      <mark
        key={start}
        className={styles.mark}
        data-incident={incident}
        title={t(LOG_INCIDENT_LABELS[incident])}
      >
        <Visible text={words} />
      </mark>
    ),
  );
}

/** Control characters and marks of direction are shown as what they are. */
function Visible({ text }: { readonly text: string }) {
  return visibleText(text, LONGEST).map(run =>
    run.hidden ? (
      <span key={run.at} className={typography.unseen}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}

interface Piece {
  readonly start: number;
  readonly words: string;
  readonly incident: LogHighlight['incident'] | undefined;
}

/** The text cut at its highlights. */
function piecesOf(text: string, highlights: readonly LogHighlight[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, incident } of highlights) {
    if (start > from) pieces.push({ start: from, words: text.slice(from, start), incident: undefined });
    pieces.push({ start, words: text.slice(start, end), incident });
    from = end;
  }
  if (from < text.length) pieces.push({ start: from, words: text.slice(from), incident: undefined });
  return pieces;
}
