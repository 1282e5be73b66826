import type { Problem } from '@radiolink/domain/errors';
import type { Span } from '@radiolink/domain/radio';
import {
  entryAgeSeconds,
  surveyChannel,
  surveySpan,
  type SurveyCell,
  type SurveyEntry,
} from '@radiolink/domain/tools';
import { use, createContext } from 'react';
import { Button, Figure, ForeignText, VisuallyHidden } from '../../components/index.ts';
import type { Figures } from '../../i18n/use-figures.ts';
import type { Text } from '../../i18n/use-text.ts';
import styles from './site-survey.module.css';
import typography from '../../theme/typography.module.css';

/** Units of the drawing; the style sheet gives it its size. */
const WIDTH = 120;
const HEIGHT = 12;
/** The narrowest block that can be seen. */
const NARROWEST = 2;

interface ChannelAxisProps {
  readonly span: Span;
  /** From the lowest to the highest network of the survey. */
  readonly axis: Span;
}

/**
 * The frequencies that a network takes, as a block on the axis of the survey. It runs from low to high in every language, as
 * frequency axes do. Shown next to its figures, which are the text for screen readers.
 */
function ChannelAxis({ span, axis }: ChannelAxisProps) {
  const scale = WIDTH / (axis.endMhz - axis.startMhz);
  const width = Math.max(NARROWEST, (span.endMhz - span.startMhz) * scale);
  const start = Math.min(WIDTH - width, Math.max(0, (span.startMhz - axis.startMhz) * scale));
  return (
    <svg
      className={styles.axis}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={styles.line} x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} />
      <rect className={styles.block} x={start} y={1} width={width} height={HEIGHT - 2} rx={1} />
    </svg>
  );
}

/** What every cell is drawn with. One object for the list: asking for it in each cell costs more than drawing it. */
export interface NetworkWords {
  readonly t: Text;
  readonly figures: Figures;
  /** From the lowest to the highest network of the survey. */
  readonly axis: Span | undefined;
  /** Puts joining a network into the pending changes; null where none can be joined. */
  readonly join: {
    /** Why a network cannot be joined; undefined if it can. */
    readonly problem: (cell: SurveyCell) => Problem | undefined;
    readonly to: (cell: SurveyCell) => void;
    /** MAC of the network whose joining is among the pending changes. */
    readonly pending: string | undefined;
  } | null;
}

export interface NetworkCellProps {
  readonly cell: SurveyCell;
  readonly words: NetworkWords;
}

export interface NetworkNameProps {
  readonly cell: Pick<SurveyCell, 'ssid'>;
  readonly words: Pick<NetworkWords, 't'>;
}

/** The name of a network, or that it hides it; some report a hidden name as spaces. */
export function NetworkName({ cell: { ssid = '' }, words: { t } }: NetworkNameProps) {
  if (ssid.trim() === '') return <span className={typography.muted}>{t('Network name hidden')}</span>;
  return <ForeignText>{ssid}</ForeignText>;
}

/** A text of the device, or that it sent none. */
export function NetworkText({ children = '' }: { readonly children: string | undefined }) {
  return children === '' ? <Figure of={undefined} /> : <ForeignText>{children}</ForeignText>;
}

/** The security of a network, or that it has none. */
export function NetworkSecurity({ cell: { security }, words: { t } }: NetworkCellProps) {
  return security === 'none' ? t('None') : <NetworkText>{security}</NetworkText>;
}

/** The frequencies of a network on the axis of the survey. */
export function NetworkAxis({ cell, words: { axis } }: NetworkCellProps) {
  const span = surveySpan(cell);
  return axis !== undefined && span !== undefined && <ChannelAxis span={span} axis={axis} />;
}

/** Channel and frequency in figures. */
export function NetworkChannel({ cell, words: { t, figures } }: NetworkCellProps) {
  const channel = surveyChannel(cell);
  return (
    <>
      <Figure of={figures.frequency(cell.frequencyMhz, 'MHz')} />
      {channel !== undefined && (
        <span className={typography.muted}>{t('channel {number}', { number: channel })}</span>
      )}
    </>
  );
}

/** How long ago a network was last received. */
export function NetworkAge({
  entry,
  words: { figures },
}: {
  readonly entry: SurveyEntry;
  readonly words: NetworkWords;
}) {
  return <Figure of={figures.duration(entryAgeSeconds(entry, use(NowContext)))} />;
}

/** Puts joining a network into the pending changes, says that it is there, or why it cannot be joined. */
export function JoinNetwork({ cell, words: { t, join } }: NetworkCellProps) {
  if (join === null) return null;
  const problem = join.problem(cell);
  if (problem !== undefined) return <span className={styles.reason}>{t(problem)}</span>;
  const isPending = join.pending === cell.mac;
  return (
    // The same button, which keeps the focus: a second click on it changes nothing.
    <Button look="quiet" aria-pressed={isPending} onClick={() => isPending || join.to(cell)}>
      {isPending ? t('Selected') : t('Select')}
      <VisuallyHidden>
        {' '}
        <ForeignText>{cell.ssid ?? ''}</ForeignText> {cell.mac}
      </VisuallyHidden>
    </Button>
  );
}

/** To which the ages are counted, ms since the epoch: only the ages are drawn again as it passes, not their rows. */
export const NowContext = createContext(0);
