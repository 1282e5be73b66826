import type { LogEntry } from '@radiolink/application/log/log-entries';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end is at the end, pixels: zoomed pages scroll by fractions. */
const AT_END = 4;
const LISTENING = { passive: true, capture: true };

export interface Follow {
  /** The newest line is kept in sight. */
  readonly following: boolean;
  /** Lines that came since one scrolled up. */
  readonly unseen: number;
  readonly toEnd: () => void;
}

/** Keeps the end of a growing list in sight, until one scrolls up and from when one is at the end again. */
export function useFollow(
  box: RefObject<HTMLElement | null>,
  height: number,
  entries: readonly LogEntry[],
): Follow {
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
