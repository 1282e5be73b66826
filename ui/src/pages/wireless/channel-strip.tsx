import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { MIN_POWER_DBM } from '@radiolink/domain/link';
import { type ChannelRow, type Span, occupiedSpan } from '@radiolink/domain/radio';
import type { SurveyCell } from '@radiolink/domain/tools';
import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react';
import { classNames } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './channel-strip.module.css';
import { ChannelWords, useChannelWords } from './channel-summary.tsx';
import { radarNewsOf } from './channel-labels.ts';

/** The narrowest step of a frequency. */
const STEP_MHZ = 5;

export interface ChannelStripProps {
  readonly rows: readonly ChannelRow[];
  readonly chosen: ChannelRow | undefined;
  /** Undefined before the first scan. */
  readonly cells: readonly SurveyCell[] | undefined;
  /** Left out for those who may not change it. */
  readonly onChoose?: (row: ChannelRow) => void;
}

const placed = ({ start, width, height }: StripBlock): CSSProperties => ({
  left: `${start * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/**
 * The channels on their frequencies: occupied width, DFS, permitted power, and the neighbours above them. A click picks one;
 * so do the arrow keys. It runs from low to high in every language, as frequency axes do.
 */
export function ChannelStrip({ rows, chosen, cells, onChoose }: ChannelStripProps) {
  const t = useText();
  const channels = useMemo(() => stripChannels(rows, chosen), [rows, chosen]);
  const axis = useMemo(() => stripAxis(channels), [channels]);
  const [pointed, setPointed] = useState<ChannelRow>();
  const words = useChannelWords();
  if (axis === undefined) return null;
  const shown = pointed ?? chosen;
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setPointed(channelAt(channels, axis.startMhz + share * (axis.endMhz - axis.startMhz)));
  };
  return (
    <div className={styles.strip}>
      <div className={styles.axis} onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
        <Neighbours cells={cells ?? []} axis={axis} />
        <Blocks channels={channels} chosen={chosen} pointed={pointed} axis={axis} />
        {onChoose !== undefined && (
          <input
            type="range"
            className={styles.picker}
            aria-label={t('Channel')}
            aria-valuetext={chosen === undefined ? t('Auto') : words(chosen, cells)}
            min={axis.startMhz}
            max={axis.endMhz}
            step={STEP_MHZ}
            value={chosen?.center ?? axis.startMhz}
            onChange={({ target }) => {
              const row = channelTowards(channels, chosen, Number(target.value));
              if (row !== undefined && row !== chosen) onChoose(row);
            }}
          />
        )}
      </div>
      <div className={styles.marks} aria-hidden="true">
        {axisMarks(axis).map(mhz => (
          <span
            key={mhz}
            style={{ left: `${((mhz - axis.startMhz) / (axis.endMhz - axis.startMhz)) * 100}%` }}
          >
            {mhz}
          </span>
        ))}
      </div>
      <div className={styles.summary}>
        {shown === undefined ? (
          t('The radio selects its channel automatically.')
        ) : (
          <ChannelWords row={shown} cells={cells} />
        )}
      </div>
      <ul className={styles.legend}>
        <li className={styles.height}>{t('Height: EIRP limit')}</li>
        <li className={styles.radar}>{t('DFS')}</li>
        {cells !== undefined && cells.length > 0 && <li className={styles.received}>{t('Neighbors')}</li>}
      </ul>
    </div>
  );
}

interface BlocksProps {
  readonly channels: readonly ChannelRow[];
  readonly chosen: ChannelRow | undefined;
  readonly pointed: ChannelRow | undefined;
  readonly axis: Span;
}

function Blocks({ channels, chosen, pointed, axis }: BlocksProps) {
  const [radar, shut] = useUnitsOf(WirelessModel, '$prescan', '$shutChannels');
  const most = Math.max(...channels.map(({ maxEirp }) => maxEirp));
  return (
    <div className={styles.channels} aria-hidden="true">
      {channels.map(row => (
        <span
          key={`${row.control} ${row.center}`}
          className={classNames(
            styles.channel,
            row.dfs && styles.dfs,
            radarNewsOf(row, radar, shut)?.kind === 'shut' && styles.shut,
            row === pointed && styles.pointed,
            row === chosen && styles.chosen,
          )}
          style={placed(channelBlock(row, axis, most))}
        />
      ))}
    </div>
  );
}

function Neighbours({ cells, axis }: { readonly cells: readonly SurveyCell[]; readonly axis: Span }) {
  const blocks = cells.flatMap(cell => {
    const block = neighbourBlock(cell, axis);
    return block === undefined ? [] : [{ mac: cell.mac, block }];
  });
  return (
    <div className={styles.neighbours} aria-hidden="true">
      {blocks.map(({ mac, block }) => (
        <span key={mac} className={styles.neighbour} style={placed(block)} />
      ))}
    </div>
  );
}

const DEFAULT_CELL_WIDTH_MHZ = 20;
/** Signal at the top of the strip, dBm; the least power of a signal is at its bottom. */
const STRONGEST_DBM = -35;

/** What is drawn at its place on the axis, as shares of the strip, 0 to 1. */
interface StripBlock {
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** The channels of the strip, side by side by frequency: of those that overlap the first one, and always the chosen one. */
export function stripChannels(
  rows: readonly ChannelRow[],
  chosen: ChannelRow | undefined,
): readonly ChannelRow[] {
  const shown: ChannelRow[] = [];
  let end = 0;
  for (const row of rows.toSorted((a, b) => a.center - b.center)) {
    const { startMhz, endMhz } = occupiedSpan(row.center, row.bw);
    if (startMhz < end && row !== chosen) continue;
    shown.push(row);
    end = Math.max(end, endMhz);
  }
  return shown;
}

/** From the lowest to the highest frequency of these channels; undefined without any. */
export function stripAxis(rows: readonly ChannelRow[]): Span | undefined {
  const spans = rows.map(({ center, bw }) => occupiedSpan(center, bw));
  if (spans.length === 0) return undefined;
  return {
    startMhz: Math.min(...spans.map(({ startMhz }) => startMhz)),
    endMhz: Math.max(...spans.map(({ endMhz }) => endMhz)),
  };
}

/** A channel on the axis, as high as its permitted EIRP among the highest of them. */
export function channelBlock(row: ChannelRow, axis: Span, mostEirpDbm: number): StripBlock {
  return blockOf(occupiedSpan(row.center, row.bw), axis, row.maxEirp / Math.max(1, mostEirpDbm));
}

/** A neighbour on the axis, as high as its signal; undefined where its frequency is not on the axis or not known. */
export function neighbourBlock(cell: SurveyCell, axis: Span): StripBlock | undefined {
  const { frequencyMhz, channelWidthMhz = DEFAULT_CELL_WIDTH_MHZ, signalDbm = MIN_POWER_DBM } = cell;
  if (frequencyMhz === undefined) return undefined;
  const { startMhz, endMhz } = occupiedSpan(frequencyMhz, channelWidthMhz);
  const seen = { startMhz: Math.max(startMhz, axis.startMhz), endMhz: Math.min(endMhz, axis.endMhz) };
  if (!(seen.startMhz < seen.endMhz)) return undefined;
  return blockOf(seen, axis, (signalDbm - MIN_POWER_DBM) / (STRONGEST_DBM - MIN_POWER_DBM));
}

function blockOf({ startMhz, endMhz }: Span, axis: Span, height: number): StripBlock {
  const whole = axis.endMhz - axis.startMhz;
  return {
    start: (startMhz - axis.startMhz) / whole,
    width: (endMhz - startMhz) / whole,
    height: Math.min(1, Math.max(0.15, height)),
  };
}

/** The channel at a frequency: the nearest. */
function channelAt(rows: readonly ChannelRow[], mhz: number): ChannelRow | undefined {
  return rows.toSorted((a, b) => Math.abs(a.center - mhz) - Math.abs(b.center - mhz))[0];
}

/**
 * The channel that a move to a frequency means: the nearest, and at least the next one in its direction. A key moves by less
 * than a channel.
 */
export function channelTowards(
  rows: readonly ChannelRow[],
  chosen: ChannelRow | undefined,
  mhz: number,
): ChannelRow | undefined {
  const nearest = channelAt(rows, mhz);
  if (chosen === undefined || nearest !== chosen || mhz === chosen.center) return nearest;
  return rows[rows.indexOf(chosen) + (mhz > chosen.center ? 1 : -1)] ?? nearest;
}

/** Frequencies of the marks of an axis, each a whole 100 MHz. */
export function axisMarks({ startMhz, endMhz }: Span): readonly number[] {
  const first = Math.ceil(startMhz / 100) * 100;
  return Array.from(
    { length: Math.max(0, Math.floor((endMhz - first) / 100) + 1) },
    (_, place) => first + place * 100,
  );
}
