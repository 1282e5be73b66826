import type { FirstPaint } from './first-paint.ts';

/**
 * Inlined in the page; runs before the first paint. It takes a ticket out of the address and hides a form
 * that is not the one to come. It applies the selected theme, keeps an early press of a button, and reports a
 * script that does not load. The build serialises it as text: it may use nothing from outside, so the
 * expression that finds a ticket is a parameter.
 */
export function guardFirstPaint(ticketInHash: string): void {
  const root = document.documentElement;
  const ticket = new RegExp(ticketInHash).test(location.hash);
  const held: FirstPaint = {
    hash: ticket ? location.hash : '',
    submitted: false,
    clicked: undefined,
    press: undefined,
    ready: false,
  };
  window.radiolinkFirstPaint = held;
  if (ticket) history.replaceState(null, '', location.pathname + location.search);

  const stored = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };
  const language = stored('sessionStorage', 'new_ui_lang');
  const otherLanguage = language !== null && language !== JSON.stringify(root.dataset['painted']);
  if (ticket || otherLanguage || stored('sessionStorage', 'logged_in') === 'true') root.dataset['held'] = '';
  const theme = stored('localStorage', 'radiolink.theme');
  if (theme !== null && theme !== 'auto') root.dataset['theme'] = theme;

  document.addEventListener(
    'submit',
    event => {
      if (held.ready) return;
      event.preventDefault();
      held.submitted = true;
      root.dataset['pressed'] = '';
      held.press?.();
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
      if (button && !held.ready) held.clicked = button;
    },
    true,
  );
  const failed = (reason: string): void => {
    if (held.ready) return;
    root.dataset['failed'] = reason;
  };
  window.addEventListener(
    'error',
    event => {
      if (event.target instanceof HTMLScriptElement) failed('missing');
    },
    true,
  );
  setTimeout(failed, 120_000, 'time-out');
}

/**
 * Inlined in the page, before everything else: a browser without popovers is older than those that the interface is built
 * for, and gets a page that says so, in its language. The build serialises it as text that the oldest browsers read: nothing
 * from outside, and no syntax or call newer than ECMAScript 5.
 */
export function leaveOldBrowser(page: string): void {
  if (!('popover' in HTMLElement.prototype))
    location.replace(page.concat('#', String(navigator.language).slice(0, 2)));
}
