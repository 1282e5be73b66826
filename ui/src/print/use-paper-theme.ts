import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { isPaper, PAPER } from '../components/use-media.ts';

/**
 * Puts the page into the theme of paper while the browser prints it. Drawings follow as they follow any other theme; what is
 * drawn otherwise is drawn at once, since the browser waits for no other task.
 */
export function usePaperTheme(): void {
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
