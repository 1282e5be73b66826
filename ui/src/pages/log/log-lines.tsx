import { LogModel, type LogEntry } from '@radiolink/application/log';
import { useUnit } from 'effector-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useRef } from 'react';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { LogRow } from './log-row.tsx';
import styles from './log.module.css';
import { useFollow } from './use-follow.ts';
import { useLogRows } from './use-log-rows.ts';
import { useLogTime } from './use-log-time.ts';

/** The box scrolls, so it has to be reached by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

/**
 * The lines, of which only those in sight are drawn. The newest stays in sight until one scrolls up. Their
 * places are properties of their own: an inherited variable would have the style of every line worked out anew.
 */
export function LogLines({ entries }: { readonly entries: readonly LogEntry[] }) {
  const t = useText();
  const log = useModel(LogModel);
  const box = useRef<HTMLElement>(null);
  const rows = useLogRows(box, entries);
  const follow = useFollow(box, rows.height, entries);
  const [relative, deviceTime] = useUnit([log.$relative, log.$deviceTime]);
  const time = useLogTime(relative, deviceTime ?? undefined);
  return (
    <div className={styles.lines}>
      <section ref={box} className={styles.box} aria-label={t('Lines of the log')} {...FOCUSABLE}>
        <ul className={styles.list} style={{ blockSize: `${rows.height}px` }}>
          {rows.items.map(item => {
            const entry = entries[item.index];
            if (entry === undefined) return null;
            return (
              <li
                key={item.key}
                ref={rows.measure}
                className={styles.row}
                data-index={item.index}
                aria-setsize={entries.length}
                aria-posinset={item.index + 1}
                style={{ insetBlockStart: `${item.start}px` }}
              >
                <LogRow line={entry.line} time={time} />
              </li>
            );
          })}
        </ul>
      </section>
      {!follow.following && (
        <Button className={styles.newest} onClick={follow.toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {follow.unseen === 0 ? t('To the newest') : t('{count} new', { count: follow.unseen })}
        </Button>
      )}
    </div>
  );
}
