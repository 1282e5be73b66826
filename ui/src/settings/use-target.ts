import { useEffect } from 'react';
import { openAround } from '../scrolling/open-around.ts';
import { targetOfHash } from './setting-target.ts';

/** Not the buttons around a control: a changed field has the mark of the change ahead of it. */
const CONTROL = 'input:not([type="range"]), select, textarea';

/** Brings a setting, by its name or its key, or a section into sight and gives it the focus. False when it is not on the page. */
function showTarget(page: HTMLElement, target: string): boolean {
  const name = CSS.escape(target);
  const place =
    page.querySelector<HTMLElement>(
      `[data-setting="${name}"], [data-key="${name}"], [data-section="${name}"]`,
    ) ?? page.querySelector<HTMLElement>(`[data-also~="${name}"]`);
  if (place === null) return false;
  openAround(place);
  // A service opens for itself too.
  place.querySelector('[data-opens]')?.setAttribute('open', '');
  const control = place.matches('[data-setting]') ? place.querySelector<HTMLElement>(CONTROL) : place;
  place.scrollIntoView({ block: place.matches('[data-setting]') ? 'center' : 'start' });
  control?.focus({ preventScroll: true });
  return true;
}

/**
 * Follows the address: scrolls to its target once the page is ready, whenever the target changes, and when it
 * is requested again.
 */
export function useTarget(page: { readonly current: HTMLElement | null }, target: string | undefined): void {
  useEffect(() => {
    const follow = (): void => {
      const named = targetOfHash(window.location.hash);
      if (named !== undefined && page.current !== null) showTarget(page.current, named);
    };
    if (target !== undefined) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [page, target]);
}
