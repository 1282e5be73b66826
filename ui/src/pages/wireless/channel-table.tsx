import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import type { ChannelRow } from '@radiolink/domain/radio';
import { prescanStateMessage, type SurveyCell, type PrescanState } from '@radiolink/domain/tools';
import { Figure, ScrollArea, StateBadge, type Tone, VisuallyHidden } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { waitOf, radarNewsOf, type RadarNews } from './channel-labels.ts';
import styles from './channel-picker.module.css';
import { neighbourWords, useMostPower } from './channel-summary.tsx';
import { useWirelessFacts } from './wireless-facts.ts';

const TONES: Readonly<Record<PrescanState, Tone>> = {
  pending: 'idle',
  scanning: 'busy',
  clear: 'good',
  radar: 'bad',
};

/** Radar state of a channel, as a state badge. */
function RadarState({ news }: { readonly news: RadarNews }) {
  const t = useText();
  const clock = useClockText();
  if (news.kind === 'received') {
    const { state, secondsLeft } = news;
    return (
      <StateBadge tone={TONES[state]} quiet>
        {secondsLeft === undefined
          ? t(prescanStateMessage(state))
          : t('CAC running, {seconds} s left', { seconds: secondsLeft })}
      </StateBadge>
    );
  }
  return (
    <StateBadge tone="bad" quiet>
      {news.until === undefined
        ? t('Blocked by radar')
        : t('Blocked by radar until {time}', { time: clock(news.until) })}
    </StateBadge>
  );
}

export interface ChannelTableProps {
  readonly rows: readonly ChannelRow[];
  readonly chosen: ChannelRow | undefined;
  /** Undefined before the first scan. */
  readonly cells: readonly SurveyCell[] | undefined;
  /** Left out for those who may not change it. */
  readonly onChoose?: (row: ChannelRow) => void;
}

/** Channels to compare and to choose from. */
export function ChannelTable({ rows, chosen, cells, onChoose }: ChannelTableProps) {
  const t = useText();
  const [radar, shut] = useUnitsOf(WirelessModel, '$prescan', '$shutChannels');
  const listens = radar !== null || shut.length > 0;
  return (
    <ScrollArea label={t('Channels')} className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('Channels')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Channel')}</th>
            {listens && <th scope="col">{t('DFS prescan')}</th>}
            <th scope="col">{t('Frequency range')}</th>
            <th scope="col">{t('DFS')}</th>
            <th scope="col" className={styles.end}>
              {t('EIRP limit')}
            </th>
            <th scope="col" className={styles.end}>
              {t('Max. transmit power')}
            </th>
            <th scope="col">{t('Neighbors')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row
              key={`${row.control} ${row.center}`}
              row={row}
              isChosen={row === chosen}
              {...(listens && { news: radarNewsOf(row, radar, shut) ?? null })}
              cells={cells}
              {...(onChoose && { onChoose })}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface RowProps extends Pick<ChannelTableProps, 'cells' | 'onChoose'> {
  readonly row: ChannelRow;
  readonly isChosen: boolean;
  /** Null if unknown; omitted if the device does not report it. */
  readonly news?: RadarNews | null;
}

function Row({ row, isChosen, news, cells, onChoose }: RowProps) {
  const t = useText();
  const figures = useFigures();
  const { countryCode } = useWirelessFacts();
  const most = useMostPower()(row);
  const wait = waitOf(row, countryCode);
  const name = t('{frequency} MHz', { frequency: row.control });
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <th scope="row">
        <label className={styles.name}>
          {onChoose !== undefined && (
            <input type="radio" name="channel" checked={isChosen} onChange={() => onChoose(row)} />
          )}
          <span>
            {name}
            <small className={styles.channel}>{t('channel {number}', { number: row.ch })}</small>
          </span>
        </label>
      </th>
      {news !== undefined && <td>{news === null ? '—' : <RadarState news={news} />}</td>}
      <td>{t('{from} to {to} MHz', { from: row.center - row.bw / 2, to: row.center + row.bw / 2 })}</td>
      <td>
        {row.dfs ? (
          <StateBadge tone="warn" quiet>
            {t('CAC {seconds} s', { seconds: wait })}
          </StateBadge>
        ) : (
          t('none')
        )}
      </td>
      <td className={styles.end}>
        <Figure of={figures.dbm(row.maxEirp)} />
      </td>
      <td className={styles.end}>
        {most === undefined ? t('not allowed with this antenna') : <Figure of={figures.dbm(most)} />}
      </td>
      <td>{cells === undefined ? '—' : neighbourWords(row, cells, t)}</td>
    </tr>
  );
}
