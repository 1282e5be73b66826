import { openAround } from '../../components/scrolling/open-around.ts';

/** The page may still be loading, but not for ever. */
const LONGEST_WAIT_MS = 5000;

/** Buttons and headings, which name what can be done. */
const NAMED = 'main :is(button, h2, h3)';

const title = (): Element | null => document.querySelector('main h1');

/**
 * Opens a page, and takes the focus to the button or the heading that begins with a text, as soon as the page has it.
 * Whoever acts meanwhile keeps the focus.
 *
 * @param open sets the address of the page
 */
export function focusTask(label: string, open: () => void): void {
  const [address, left] = [window.location.hash, title()];
  open();
  const isHere = window.location.hash === address;
  const observer = new MutationObserver(reach);
  const timer = setTimeout(stop, LONGEST_WAIT_MS);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('pointerdown', stop);
    window.removeEventListener('keydown', stop);
  }

  function reach(): void {
    // A button of the same name may stand on the page that is left.
    if (!isHere && title() === left) return;
    const place = [...document.querySelectorAll<HTMLElement>(NAMED)].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    );
    if (place === undefined) return;
    stop();
    openAround(place);
    place.scrollIntoView({ block: 'center' });
    if (place.tagName !== 'BUTTON') place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  window.addEventListener('pointerdown', stop);
  window.addEventListener('keydown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  reach();
}
