import './drawings.css';
import './long-lists.css';
import './print.css';
import { ExpectedOutage } from '@radiolink/application/outage/expected-outage';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { useLayoutEffect, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { ForeignText, visibleLine } from '../../components/index.ts';
import { ConnectionBadge } from '../frame/connection-note.tsx';
import { usePaper, isPaper, PAPER } from '../../components/use-media.ts';
import { useDayTime } from '../../i18n/use-time-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './print-head.module.css';

/** Head of the first printed page: which device, at which address, when, and how old its data is. */
export function PrintHead() {
  usePaperTheme();
  return usePaper() ? <Head /> : null;
}

function Head() {
  const t = useText();
  const dayTime = useDayTime();
  const [at] = useState(() => Date.now());
  const glance = useUnitsOf(DashboardModel, '$glance');
  const reconnecting = useUnitsOf(StatusModel, '$reconnecting');
  const absence = useUnitsOf(ExpectedOutage, '$absence');
  const name = glance?.name ?? glance?.model ?? t('Unnamed device');
  const printed = t('Printed {time}', { time: dayTime(at) });
  const address = window.location.host;
  const foot = [visibleLine(name), address, printed].join(' · ');
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-foot', cssString(foot));
    return () => void style.removeProperty('--print-foot');
  }, [foot]);
  return (
    <div className={styles.head} data-print-head="">
      <p className={styles.device}>
        <ForeignText>{name}</ForeignText>
      </p>
      {glance?.model !== undefined && glance.model !== name && <p>{glance.model}</p>}
      <p>
        <bdi>{address}</bdi>
      </p>
      <p>{printed}</p>
      {reconnecting && absence === null && <ConnectionBadge />}
    </div>
  );
}

/**
 * Puts the page into the theme of paper while the browser prints it. Drawings follow as they follow any other theme; what is
 * drawn otherwise is drawn at once, since the browser waits for no other task.
 */
function usePaperTheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | undefined;
    const changed = ({ type }: Event): void => {
      const prints = type === 'beforeprint';
      // A browser may say the same twice.
      if (prints === isPaper()) return;
      if (prints) before = root.dataset['theme'];
      const theme = prints ? 'print' : before;
      if (theme === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = theme;
      flushSync(() => dispatchEvent(new Event(PAPER)));
    };
    const end = new AbortController();
    addEventListener('beforeprint', changed, end);
    addEventListener('afterprint', changed, end);
    return () => end.abort();
  }, []);
}

/** Text as a string of CSS. No character of it ends the string or begins an escape. */
export const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}]/gu, character => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;
