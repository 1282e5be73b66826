import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { LogModel } from '@radiolink/application/log/log.model';
import type { LogEntry } from '@radiolink/application/log/log-report';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, classNames } from '../../components/index.ts';
import { usePaper } from '../../components/use-media.ts';
import { useText } from '../../i18n/use-text.ts';
import {
  useVirtualRows,
  type VirtualRows,
  type LongRows,
} from '../../components/long-list/use-virtual-rows.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './log.module.css';
import { LogRow } from './log-row.tsx';
import { type LogTimes, useLogTime } from './use-log-time.ts';
import typography from '../../theme/typography.module.css';

/** Characters of the probe's text, which the style sheet makes `100ch` wide. */
const PROBE_CHARACTERS = 100;

/** How a line is laid out at the present width. Pixels. */
interface LineSize {
  /** Of an entry with one line of text. */
  readonly row: number;
  readonly textLine: number;
  /** Characters on a line of text; 0 if not known. */
  readonly columns: number;
}

/** Before the probe was measured. */
const USUAL: LineSize = { row: 28, textLine: 19, columns: 0 };

/**
 * The entries as rows, whose heights are worked out before they are drawn, so that drawing one moves none of the others. They
 * come from a probe: an entry with one line of text, whose text has a child as wide as 100 characters.
 */
function useLogRows(probe: RefObject<HTMLElement | null>, entries: readonly LogEntry[]): LongRows {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const row = probe.current;
    const text = row?.lastElementChild ?? null;
    const characters = text?.firstElementChild ?? null;
    if (row === null || text === null || characters === null) return undefined;
    const measured = new ResizeObserver(() => {
      const character = characters.getBoundingClientRect().width / PROBE_CHARACTERS;
      setSize({
        row: row.offsetHeight,
        textLine: Number.parseFloat(getComputedStyle(text).lineHeight),
        columns: Math.floor(text.clientWidth / character),
      });
    });
    measured.observe(row);
    measured.observe(characters);
    return () => measured.disconnect();
  }, [probe]);
  return useMemo(() => rowsOf(entries, size), [entries, size]);
}

const rowsOf = (entries: readonly LogEntry[], { row, textLine, columns }: LineSize): LongRows => ({
  count: entries.length,
  keyAt: position => entries[position]?.number ?? position,
  heightAt: position => {
    const lines = wrappedLines(entries[position]?.line.text ?? '', columns);
    return row + (lines - 1) * textLine;
  },
});

/**
 * On how many lines a text stands that is wrapped at so many characters of one width: between words, inside of those that
 * are longer than a line. An estimate, since a browser has further rules; 1 without a known width.
 */
export function wrappedLines(text: string, columns: number): number {
  if (!(columns >= 1) || text.length <= columns) return 1;
  let lines = 1;
  let column = 0;
  for (const word of text.split(' ')) {
    if (column > 0 && column + word.length > columns) {
      lines += 1;
      column = 0;
    }
    const last = Math.max(0, Math.ceil(word.length / columns) - 1);
    lines += last;
    column += word.length - last * columns + 1;
  }
  return lines;
}

/** The box scrolls, so it has to be reached by keyboard. */
const FOCUSABLE = { tabIndex: 0 };
/** Lines on paper: some 20 pages. */
const PRINTED = 1000;

/**
 * The lines, of which only those in sight are drawn. The newest stays in sight until one scrolls up. Their
 * places are properties of their own: an inherited variable would have the style of every line worked out anew.
 */
export function LogLines({ entries }: { readonly entries: readonly LogEntry[] }) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const paper = usePaper();
  const shown = useMemo(() => (paper ? entries.slice(-PRINTED) : entries), [paper, entries]);
  const all = useLogRows(probe, shown);
  const rows = useVirtualRows({ box, rows: all });
  const follow = useFollow(box, rows.height, entries);
  const [relative, deviceTime] = useUnitsOf(LogModel, '$relative', '$deviceTime');
  const saved = useUnitsOf(EditingModel, '$saved');
  const time = useLogTime(relative, deviceTime ?? undefined, saved?.get('system.timezone'));
  return (
    <div className={styles.lines}>
      <section ref={box} className={styles.box} aria-label={t('Lines of the log')} {...FOCUSABLE}>
        <Probe ref={probe} />
        <ul className={styles.list} style={{ blockSize: `${rows.height}px` }}>
          {shown.length < entries.length && (
            <li className={styles.cut}>
              {t('Only the newest lines are printed: {printed} of {total}.', {
                printed: shown.length,
                total: entries.length,
              })}
            </li>
          )}
          {rows.items.map(({ key, index, start }) => {
            const entry = shown[index];
            if (entry === undefined) return null;
            return (
              <LogItem
                key={key}
                entry={entry}
                index={index}
                start={start}
                count={entries.length}
                time={time}
                measure={paper ? undefined : rows.measure}
              />
            );
          })}
        </ul>
      </section>
      {!follow.following && (
        <Button className={styles.newest} onClick={follow.toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {follow.unseen === 0 ? t('Jump to latest') : t('{count} new', { count: follow.unseen })}
        </Button>
      )}
    </div>
  );
}

interface LogItemProps {
  readonly entry: LogEntry;
  readonly index: number;
  /** Its distance from the first line, pixels. */
  readonly start: number;
  readonly count: number;
  readonly time: LogTimes;
  /** Undefined on paper, where each line takes what it needs. */
  readonly measure: VirtualRows['measure'] | undefined;
}

const LogItem = memo(function LogItem({ entry, index, start, count, time, measure }: LogItemProps) {
  return (
    <li
      ref={measure}
      className={styles.row}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ insetBlockStart: `${start}px` }}
    >
      <LogRow line={entry.line} time={time} />
    </li>
  );
});

/** An entry with one line of text that is never seen: the heights of those that are not drawn are worked out of it. */
function Probe({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={ref} className={classNames(styles.row, styles.probe)} aria-hidden="true">
      <span className={styles.time}>0</span>
      <span className={styles.severity} />
      <span className={classNames(typography.muted, typography.anywhere)}>0</span>
      <span className={styles.text}>
        <span className={styles.characters}>0</span>
      </span>
    </div>
  );
}

/** So near to the end is at the end, pixels: zoomed pages scroll by fractions. */
const AT_END = 4;
const LISTENING = { passive: true, capture: true };

interface Follow {
  /** The newest line is kept in sight. */
  readonly following: boolean;
  /** Lines that came since one scrolled up. */
  readonly unseen: number;
  readonly toEnd: () => void;
}

/** Keeps the end of a growing list in sight, until one scrolls up and from when one is at the end again. */
function useFollow(box: RefObject<HTMLElement | null>, height: number, entries: readonly LogEntry[]): Follow {
  /** Number of the newest line when one scrolled up; null while the end is followed. */
  const [since, setSince] = useState<number | null>(null);
  const newest = useRef(0);
  useLayoutEffect(() => {
    newest.current = entries.at(-1)?.number ?? 0;
    if (since === null) box.current?.scrollTo({ top: height });
  }, [box, height, entries, since]);
  useEffect(() => {
    const scrolling = box.current;
    if (scrolling === null) return undefined;
    let before = scrolling.scrollTop;
    const scrolled = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = scrolling;
      if (scrollHeight - scrollTop - clientHeight <= AT_END) setSince(null);
      else if (scrollTop < before) setSince(then => then ?? newest.current);
      before = scrollTop;
    };
    const sized = new ResizeObserver(() => {
      setSince(then => {
        if (then === null) scrolling.scrollTo({ top: scrolling.scrollHeight });
        return then;
      });
    });
    sized.observe(scrolling);
    // Before the rows are drawn for it: afterwards, reading the place would have them laid out at once.
    scrolling.addEventListener('scroll', scrolled, LISTENING);
    return () => {
      sized.disconnect();
      scrolling.removeEventListener('scroll', scrolled, LISTENING);
    };
  }, [box]);
  return {
    following: since === null,
    unseen: since === null ? 0 : entries.length - 1 - entries.findLastIndex(({ number }) => number <= since),
    toEnd: () => setSince(null),
  };
}
