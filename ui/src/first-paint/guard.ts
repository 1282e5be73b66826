import type { FirstPaint } from './first-paint.ts';

/**
 * Stands inline in the page and runs before anything is painted. It takes a ticket out of the address, hides a form
 * that is not the one to come, puts on the chosen look, keeps an early Enter from submitting natively and says so when
 * a script of the page does not load. Written out as text by the build: it may use nothing from outside itself, so that
 * the expression that finds a ticket is handed to it.
 */
export function guardFirstPaint(ticketInHash: string): void {
  const root = document.documentElement;
  const ticket = new RegExp(ticketInHash).test(location.hash);
  const held: FirstPaint = { hash: ticket ? location.hash : '', submitted: false, ready: false };
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
