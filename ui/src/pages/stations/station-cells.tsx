import type { ListedStation } from '@radiolink/application/station/station-list';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { trendOf, trendSpanMs } from '@radiolink/application/station/station-trace';
import { type LinkVerdict, problemDirection } from '@radiolink/domain/link';
import { isOnBackup, type StationRow } from '@radiolink/domain/station';
import { type Figure as Quantity, MISSING_TEXT } from '@radiolink/domain/units';
import { memo } from 'react';
import { Figure, SignalBar, StateShape, ForeignText } from '../../components/index.ts';
import type { Figures } from '../../i18n/use-figures.ts';
import type { Text } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { wholeScore } from '../../components/link-states.ts';
import styles from './station-cells.module.css';
import { stationTone, stationWords } from './station-tone.ts';
import { TREND, trendPath } from './trend-path.ts';
import tones from '../../theme/tones.module.css';

interface LinkCellProps {
  readonly row: ListedStation;
  readonly t: Text;
}

/** Problem of a link, or its health, with its score; rendered when one of them changed. */
export const LinkCell = memo(DrawnLinkCell, (one, other) => one.t === other.t && isSameLink(one, other));

function isSameLink({ row: before }: LinkCellProps, { row: after }: LinkCellProps) {
  const [one, other] = [before.verdict, after.verdict];
  return (
    before.leftAt === after.leftAt &&
    isOnBackup(before) === isOnBackup(after) &&
    one.reasons === other.reasons &&
    one.problem === other.problem &&
    one.health === other.health &&
    shownScore(one) === shownScore(other)
  );
}

/** The score of what the words say: of the poor direction where that is the problem, else of the link. */
function shownScore(verdict: LinkVerdict): number | '' {
  const score = problemDirection(verdict)?.score ?? verdict.score;
  return score === undefined ? '' : wholeScore(score);
}

function DrawnLinkCell({ row, t }: LinkCellProps) {
  const words = stationWords(row, t);
  if (words === undefined) return <Figure of={undefined} />;
  const tone = stationTone(row);
  return (
    <span className={styles.link}>
      <span className={tones[tone]}>
        <StateShape tone={tone} />
      </span>
      <span className={styles.words} title={words}>
        {words}
      </span>
      <span className={styles.score}>
        {row.leftAt === undefined ? shownScore(row.verdict) : <ClockTime at={row.leftAt} />}
      </span>
    </span>
  );
}

interface SignalCellProps {
  readonly row: ListedStation;
  readonly figures: Figures;
}

/** The signals of both ends, each as bar and figure, and where there is room how the local one went. */
export function SignalCell({ row, figures }: SignalCellProps) {
  const { local, remote } = row.ends;
  return (
    <span className={styles.signals}>
      <SignalBar end="local" signalDbm={local.signalDbm} expectedDbm={local.signalExpectedDbm} />
      <Figure of={figures.dbm(local.signalDbm)} room={7} />
      <SignalBar end="remote" signalDbm={remote?.signalDbm} expectedDbm={remote?.signalExpectedDbm} />
      <Figure of={figures.dbm(remote?.signalDbm)} room={7} />
      <SignalTrend of={row.key} />
    </span>
  );
}

/** The local signal of the last two minutes as a line, the newest at its end: its figure stands beside it. */
function SignalTrend({ of: key }: { readonly of: string }) {
  const trends = useUnitsOf(StationsModel, '$trends');
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${TREND.width} ${TREND.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={trendPath(trendOf(trends, key), trendSpanMs(trends))} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Two figures under each other. */
export function FigurePair({
  one,
  other,
  reason,
}: {
  readonly one: Quantity | undefined;
  readonly other: Quantity | undefined;
  /** Why one of them is missing, where it is known. */
  readonly reason?: string | undefined;
}) {
  const why = reason === undefined ? {} : { reason };
  return (
    <span className={styles.pair}>
      <Figure of={one} {...why} />
      <Figure of={other} {...why} />
    </span>
  );
}

/** A time of the day, as the clock of the browser shows it. */
export function ClockTime({ at }: { readonly at: number }) {
  return <time>{useClockText()(at)}</time>;
}

/** A name that can be seen; undefined where there is none or it is of spaces only. */
export function visibleName(name: string | undefined): string | undefined {
  return name === undefined || name.trim() === '' ? undefined : name;
}

interface StationNameProps {
  readonly row: StationRow;
  /** In one line, which is cut at its end. */
  readonly cut?: boolean | undefined;
}

/** Display name of a station: its name, else its MAC. */
export function StationName({ row: { station, ends }, cut }: StationNameProps) {
  return (
    <ForeignText cut={cut}>{visibleName(ends.remote?.name) ?? (station.mac || MISSING_TEXT)}</ForeignText>
  );
}
