import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import type { ChannelRow, Span } from '@radiolink/domain/radio';
import type { SurveyCell } from '@radiolink/domain/tools';
import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react';
import { classNames } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './channel-strip.module.css';
import { ChannelWords, useChannelWords } from './channel-summary.tsx';
import { radarNewsOf } from './prescan/radar-news.ts';
import {
  axisMarks,
  channelAt,
  channelBlock,
  channelTowards,
  neighbourBlock,
  type StripBlock,
  stripAxis,
  stripChannels,
} from './strip-channels.ts';

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
        <li className={styles.received}>{t('Neighbors')}</li>
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
