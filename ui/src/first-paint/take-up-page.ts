import type { PublicInfo } from '@radiolink/application/session';
import type { FirstPaint } from './first-paint.ts';
import { readPaintedInfo } from './painted-info.ts';

/** The served page in the hands of its script. */
export interface TakenUpPage {
  readonly place: HTMLElement;
  /** The hash that brought a ticket; empty when there was none. */
  readonly hash: string;
  /**
   * The existing content of `place`, ready to be hydrated; undefined if it is to be rendered from scratch.
   */
  readonly painted: PublicInfo | undefined;
  /** To be called when the form works. Sends what was entered too early. */
  readonly usable: () => void;
}

/** Where a measurement finds when the form worked. */
const USABLE_MARK = 'login-usable';

const NOTHING_HELD: FirstPaint = { hash: '', submitted: false, ready: false };

/**
 * Takes over the events of the guard. The code after the login is fetched once the form works: before, it
 * would only compete with it.
 */
export function takeUpPage(page: Window, preload: () => void): TakenUpPage {
  const { document } = page;
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root to draw into.');
  const held = page.radiolinkFirstPaint ?? NOTHING_HELD;
  const painted = readPaintedInfo(document);
  if ('held' in document.documentElement.dataset) place.replaceChildren();
  delete document.documentElement.dataset['held'];
  return { place, hash: held.hash, painted, usable: () => beUsable(document, held, preload) };
}

function beUsable(document: Document, held: FirstPaint, preload: () => void): void {
  if (held.ready) return;
  held.ready = true;
  performance.mark(USABLE_MARK);
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.value !== '') preload();
  else onFirstAction(document, preload);
  if (held.submitted) document.querySelector('form')?.requestSubmit();
}

/** Events of the user. Focus is not one of them, because the form focuses its first field itself. */
const ACTIONS = ['pointerdown', 'keydown', 'input'] as const;

function onFirstAction(document: Document, run: () => void): void {
  const first = new AbortController();
  const act = (): void => {
    first.abort();
    run();
  };
  for (const action of ACTIONS) document.addEventListener(action, act, { signal: first.signal });
}
